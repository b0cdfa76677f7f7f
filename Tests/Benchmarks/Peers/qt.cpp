// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0
//
// The scenes in Qt 6: QGridLayout and QBoxLayout, with QWidgets, or with `-DBARE_ITEMS` with layout items
// that are nothing but a size and a rectangle. Nothing is painted.

#include <QtWidgets>

#include "scenes.hpp"

using scenes::Size;

namespace {

#ifdef BARE_ITEMS

class Leaf : public QLayoutItem {
 public:
  Leaf(QWidget *, Size size, bool grows) : hint(size.width, size.height), grows(grows) {}

  QSize sizeHint() const override { return hint; }
  QSize minimumSize() const override { return hint; }
  // The cell may be larger than what is in it.
  QSize maximumSize() const override { return {QLAYOUTSIZE_MAX, QLAYOUTSIZE_MAX}; }
  Qt::Orientations expandingDirections() const override {
    return grows ? Qt::Horizontal : Qt::Orientations();
  }
  bool isEmpty() const override { return hidden; }
  QRect geometry() const override { return frame; }
  void setGeometry(const QRect &cell) override {
    const QSize size(grows ? cell.width() : std::min(cell.width(), hint.width()),
                     std::min(cell.height(), hint.height()));
    frame = QStyle::alignedRect(Qt::LeftToRight, alignment(), size, cell);
  }

  void setWidth(int width, const std::vector<QLayout *> &around) {
    hint.setWidth(width);
    invalidate(around);
  }
  void setHidden(bool isHidden, const std::vector<QLayout *> &around) {
    hidden = isHidden;
    invalidate(around);
  }

 private:
  // Without widgets, nothing tells the layouts.
  static void invalidate(const std::vector<QLayout *> &around) {
    for (QLayout *layout : around) layout->invalidate();
  }

  QSize hint;
  QRect frame;
  bool grows, hidden = false;
};

#else

class Leaf : public QWidget {
 public:
  Leaf(QWidget *parent, Size size, bool grows)
      : QWidget(parent), hint(size.width, size.height) {
    setSizePolicy(grows ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
  }

  QSize sizeHint() const override { return hint; }
  QSize minimumSizeHint() const override { return hint; }

  void setWidth(int width, const std::vector<QLayout *> &) {
    hint.setWidth(width);
    updateGeometry();
  }
  void setHidden(bool isHidden, const std::vector<QLayout *> &) { setVisible(!isHidden); }

 private:
  QSize hint;
};

#endif

struct QtTree : scenes::Tree {
  QWidget *window = nullptr;
  /// The outermost layout first.
  std::vector<QLayout *> layouts;
  std::vector<Leaf *> leaves;

  QtTree() {
#ifndef BARE_ITEMS
    window = new QWidget;
#endif
  }

  ~QtTree() override {
    // A window owns its layout and its widgets.
    if (window) delete window;
    else delete layouts.front();
  }

  template <typename Layout>
  Layout *begin(Layout *layout, int spacing) {
    layout->setSpacing(spacing);
    layout->setContentsMargins(0, 0, 0, 0);
    if (layouts.empty() && window) {
      layout->setSizeConstraint(QLayout::SetNoConstraint);
      window->setLayout(layout);
    }
    layouts.push_back(layout);
    return layout;
  }

  Leaf *put(QGridLayout *grid, int row, int column, Size size, bool grows, Qt::Alignment alignment) {
    Leaf *leaf = new Leaf(window, size, grows);
#ifdef BARE_ITEMS
    grid->addItem(leaf, row, column, 1, 1, alignment);
#else
    grid->addWidget(leaf, row, column, alignment);
    leaf->show();
#endif
    return leaf;
  }

  void append(QBoxLayout *box, Size size) {
    Leaf *leaf = new Leaf(window, size, false);
#ifdef BARE_ITEMS
    leaf->setAlignment(Qt::AlignCenter);
    box->addItem(leaf);
#else
    box->addWidget(leaf, 0, Qt::AlignCenter);
    leaf->show();
#endif
    leaves.push_back(leaf);
  }

  void show(int initialWidth, int initialHeight) {
    width = initialWidth;
    height = initialHeight;
    if (!window) return;
    window->resize(width, height);
    window->show();
  }

  void layOut() override {
    if (window) {
      if (window->width() != width) window->resize(width, height);
      layouts.front()->activate();
    } else {
      layouts.front()->setGeometry(QRect(0, 0, width, height));
    }
  }

  double sumOfFrames() override {
    double sum = 0;
    for (const Leaf *leaf : leaves) {
      const QRect frame = leaf->geometry();
      sum += frame.x() + frame.y() + frame.width() + frame.height();
    }
    return sum;
  }
};

struct Form : QtTree {
  QGridLayout *grid;

  explicit Form(int rows) : grid(begin(new QGridLayout, 6)) {
    scenes::Sizes sizes;
    for (int row = 0; row < rows; ++row) {
      const Size label = sizes.label(), field = sizes.field();
      addRow(row, label, field, &leaves);
    }
    grid->setColumnStretch(1, 1);
    show(600, rows * 31 + 100);
    const int middle = rows / 2;
    Leaf *label = leaves[2 * middle], *field = leaves[2 * middle + 1];
    edits = {
        {"resize", [this](int time) { width = 500 + time % 300; }},
        {"content", [=, this](int time) { label->setWidth(60 + time % 80, layouts); }},
        {"hide",
         [=, this](int time) {
           label->setHidden(time % 2 == 0, layouts);
           field->setHidden(time % 2 == 0, layouts);
         }},
        {"insert", [=, this](int time) { time % 2 == 0 ? insertRow(middle) : removeRow(middle); }},
    };
  }

  void addRow(int row, Size label, Size field, std::vector<Leaf *> *into = nullptr) {
    Leaf *first = put(grid, row, 0, label, false, Qt::AlignRight | Qt::AlignVCenter);
    Leaf *second = put(grid, row, 1, field, true, Qt::AlignVCenter);
    if (into) into->insert(into->end(), {first, second});
  }

  /// QGridLayout has no insertion: the rows below are taken out, and put in again.
  void insertRow(int row) {
    moveRows(row, 1);
    addRow(row, {80, 16, 12}, {90, 22, 15});
  }

  void removeRow(int row) {
    for (int column = 0; column < 2; ++column) {
      QLayoutItem *item = grid->itemAtPosition(row, column);
      grid->removeItem(item);
      delete item->widget();
      delete item;
    }
    moveRows(row + 1, -1);
  }

  void moveRows(int from, int by) {
    struct Place {
      QLayoutItem *item;
      int row, column;
    };
    std::vector<Place> places;
    for (int index = grid->count() - 1; index >= 0; --index) {
      int row, column, rows, columns;
      grid->getItemPosition(index, &row, &column, &rows, &columns);
      if (row >= from) places.push_back({grid->takeAt(index), row, column});
    }
    for (auto place = places.rbegin(); place != places.rend(); ++place)
      grid->addItem(place->item, place->row + by, place->column, 1, 1, place->item->alignment());
  }
};

struct Cells : QtTree {
  Cells(int rows, int columns) {
    QGridLayout *grid = begin(new QGridLayout, 6);
    scenes::Sizes sizes;
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) {
        const Size size = leaves.empty() ? Size{60, 20} : sizes.box();
        leaves.push_back(put(grid, row, column, size, false, Qt::AlignCenter));
      }
    show(columns * 100, rows * 50);
    edits = {
        {"resize", [=, this](int time) { width = columns * 100 + time % 300; }},
        {"content", [this](int time) { leaves.front()->setWidth(60 + time % 80, layouts); }},
    };
  }
};

struct Stacks : QtTree {
  explicit Stacks(int depth) {
    QBoxLayout *box = nullptr;
    for (int level = depth - 1; level >= 0; --level) {
      const auto direction = level % 2 == 0 ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
      QBoxLayout *inner = begin(new QBoxLayout(direction), 8);
      if (box) box->addLayout(inner);
      box = inner;
      append(box, {30, 12});
    }
    append(box, {40, 16});
    show(depth * 40 + 200, depth * 30 + 200);
    edits = {
        {"resize", [=, this](int time) { width = depth * 40 + 200 + time % 100; }},
        {"content", [this](int time) { leaves.back()->setWidth(40 + time % 20, layouts); }},
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
  QApplication application(argc, argv);
  const scenes::Scene scene(argc, argv);
  // What Qt makes once in a program is not measured.
  Form warm(3);
  warm.layOut();
  scenes::measure(scene, [&] { return compose(scene); });
}
