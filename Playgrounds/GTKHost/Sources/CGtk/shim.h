// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <gtk/gtk.h>

// What GTK declares as a macro or as a variadic function, which Swift cannot import.

static inline void gridwork_set_int(gpointer object, const char *property, int value) {
  g_object_set(object, property, value, NULL);
}

static inline gpointer gridwork_new(GType type) { return g_object_new(type, NULL); }

static inline GType gridwork_type(gpointer instance) { return G_OBJECT_TYPE(instance); }
