// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0
//
// The scenes in GTK 4: GtkGrid and GtkBox around widgets that are nothing but a size and a baseline. They
// are measured and allocated as a window does it, and never shown.

#include <gtk/gtk.h>

#include "scenes.hpp"

using scenes::Size;

namespace {

struct PeerLeaf {
  GtkWidget widget;
  Size size;
};

struct PeerLeafClass {
  GtkWidgetClass parent;
};

G_DEFINE_TYPE(PeerLeaf, peer_leaf, GTK_TYPE_WIDGET)

PeerLeaf *asLeaf(GtkWidget *widget) { return reinterpret_cast<PeerLeaf *>(widget); }

void measureLeaf(GtkWidget *widget, GtkOrientation orientation, int, int *minimum, int *natural,
                 int *minimumBaseline, int *naturalBaseline) {
  const Size size = asLeaf(widget)->size;
  const bool isVertical = orientation == GTK_ORIENTATION_VERTICAL;
  *minimum = *natural = isVertical ? size.height : size.width;
  *minimumBaseline = *naturalBaseline = isVertical ? size.ascent : -1;
}

void peer_leaf_class_init(PeerLeafClass *type) { GTK_WIDGET_CLASS(type)->measure = measureLeaf; }
void peer_leaf_init(PeerLeaf *) {}

GtkWidget *makeLeaf(Size size) {
  GtkWidget *leaf = GTK_WIDGET(g_object_new(peer_leaf_get_type(), nullptr));
  asLeaf(leaf)->size = size;
  return leaf;
}

void setWidth(GtkWidget *leaf, int width) {
  asLeaf(leaf)->size.width = width;
  gtk_widget_queue_resize(leaf);
}

void centre(GtkWidget *widget) {
  gtk_widget_set_halign(widget, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(widget, GTK_ALIGN_CENTER);
}

struct GtkTree : scenes::Tree {
  GtkWidget *top = nullptr;

  ~GtkTree() override { g_object_unref(top); }

  void own(GtkWidget *widget) { top = GTK_WIDGET(g_object_ref_sink(widget)); }

  void layOut() override {
    int minimum, natural;
    gtk_widget_measure(top, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nullptr, nullptr);
    gtk_widget_measure(top, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, nullptr, nullptr);
    gtk_widget_allocate(top, width, height, -1, nullptr);
  }

  double sumOfFrames() override { return sumOfFrames(top); }

  static double sumOfFrames(GtkWidget *widget) {
    GtkAllocation frame;
    gtk_widget_get_allocation(widget, &frame);
    double sum = frame.x + frame.y + frame.width + frame.height;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
         child = gtk_widget_get_next_sibling(child))
      sum += sumOfFrames(child);
    return sum;
  }
};

GtkGrid *makeGrid() {
  GtkGrid *grid = GTK_GRID(gtk_grid_new());
  gtk_grid_set_row_spacing(grid, 6);
  gtk_grid_set_column_spacing(grid, 6);
  return grid;
}

struct Form : GtkTree {
  GtkGrid *grid = makeGrid();

  explicit Form(int rows) {
    own(GTK_WIDGET(grid));
    scenes::Sizes sizes;
    for (int row = 0; row < rows; ++row) {
      const Size label = sizes.label(), field = sizes.field();
      addRow(row, label, field);
    }
    width = 600;
    height = rows * 31 + 100;
    const int middle = rows / 2;
    GtkWidget *label = gtk_grid_get_child_at(grid, 0, middle);
    GtkWidget *field = gtk_grid_get_child_at(grid, 1, middle);
    edits = {
        {"resize", [this](int time) { width = 500 + time % 300; }},
        {"content", [=](int time) { setWidth(label, 60 + time % 80); }},
        {"hide",
         [=](int time) {
           gtk_widget_set_visible(label, time % 2 == 1);
           gtk_widget_set_visible(field, time % 2 == 1);
         }},
        {"insert",
         [=, this](int time) {
           if (time % 2 == 1) return gtk_grid_remove_row(grid, middle);
           gtk_grid_insert_row(grid, middle);
           addRow(middle, {80, 16, 12}, {90, 22, 15});
         }},
    };
  }

  void addRow(int row, Size labelSize, Size fieldSize) {
    GtkWidget *label = makeLeaf(labelSize), *field = makeLeaf(fieldSize);
    gtk_widget_set_halign(label, GTK_ALIGN_END);
    gtk_widget_set_valign(label, GTK_ALIGN_BASELINE);
    gtk_widget_set_valign(field, GTK_ALIGN_BASELINE);
    gtk_widget_set_hexpand(field, TRUE);
    gtk_grid_attach(grid, label, 0, row, 1, 1);
    gtk_grid_attach(grid, field, 1, row, 1, 1);
  }
};

struct Cells : GtkTree {
  Cells(int rows, int columns) {
    GtkGrid *grid = makeGrid();
    own(GTK_WIDGET(grid));
    scenes::Sizes sizes;
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) {
        GtkWidget *leaf = makeLeaf(row + column == 0 ? Size{60, 20} : sizes.box());
        centre(leaf);
        gtk_widget_set_hexpand(leaf, TRUE);
        gtk_widget_set_vexpand(leaf, TRUE);
        gtk_grid_attach(grid, leaf, column, row, 1, 1);
      }
    width = columns * 100;
    height = rows * 50;
    GtkWidget *first = gtk_grid_get_child_at(grid, 0, 0);
    edits = {
        {"resize", [=, this](int time) { width = columns * 100 + time % 300; }},
        {"content", [=](int time) { setWidth(first, 60 + time % 80); }},
    };
  }
};

struct Stacks : GtkTree {
  explicit Stacks(int depth) {
    GtkWidget *leaf = makeLeaf({40, 16}), *inner = leaf;
    for (int level = 0; level < depth; ++level) {
      const auto axis = level % 2 == 0 ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
      GtkWidget *box = gtk_box_new(axis, 8);
      for (GtkWidget *child : {makeLeaf({30, 12}), inner}) {
        centre(child);
        gtk_box_append(GTK_BOX(box), child);
      }
      inner = box;
    }
    own(inner);
    width = depth * 40 + 200;
    height = depth * 30 + 200;
    edits = {
        {"resize", [=, this](int time) { width = depth * 40 + 200 + time % 100; }},
        {"content", [=](int time) { setWidth(leaf, 40 + time % 20); }},
    };
  }
};

std::unique_ptr<scenes::Tree> compose(const scenes::Scene &scene) {
  if (scene.name == "form") return std::make_unique<Form>(scene.sizes.at(0));
  if (scene.name == "cells") return std::make_unique<Cells>(scene.sizes.at(0), scene.sizes.at(1));
  if (scene.name == "stacks") return std::make_unique<Stacks>(scene.sizes.at(0));
  scenes::refuse(scene);
}

}  // namespace

int main(int argc, char **argv) {
  gtk_init();
  const scenes::Scene scene(argc, argv);
  // What GTK makes once in a program is not measured.
  Form warmForm(3);
  warmForm.layOut();
  Stacks warmStacks(3);
  warmStacks.layOut();
  scenes::measure(scene, [&] { return compose(scene); });
}
