// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The formulas of a content view.
struct ContentFormula: Equatable {
  var x: CellFormula
  var y: CellFormula

  init(x: CellFormula, y: CellFormula) { (self.x, self.y) = (x, y) }

  /// Creates the formulas of a leaf that is taken out of the layout.
  init(hidden leaf: LayoutView) {
    x = CellFormula(hidden: leaf.metrics.size.width)
    y = CellFormula(hidden: leaf.metrics.size.height)
  }

  subscript(axis: LayoutAxis) -> CellFormula {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
