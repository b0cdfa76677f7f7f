// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#ifndef GRIDWORK_ALLOCATOR_STATISTICS_H
#define GRIDWORK_ALLOCATOR_STATISTICS_H

#include <stddef.h>

#if defined(__APPLE__)
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif

/// The bytes that the allocator has given out and not got back.
static inline size_t allocatedBytes(void) {
#if defined(__APPLE__)
  return mstats().bytes_used;
#else
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#endif
}

#endif
