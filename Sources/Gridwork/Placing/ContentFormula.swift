// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A content view and its formulas.
struct ContentFormula: Equatable {
  /// The view, which the container keeps.
  let view: Unretained<LayoutView>
  var x: CellFormula
  var y: CellFormula

  init(of view: Unretained<LayoutView>, x: CellFormula, y: CellFormula) {
    (self.view, self.x, self.y) = (view, x, y)
  }

  /// Creates the formulas of a leaf that is taken out of the layout.
  init(hidden leaf: LayoutView) {
    view = Unretained(leaf)
    x = CellFormula(hidden: leaf.metrics.size.width)
    y = CellFormula(hidden: leaf.metrics.size.height)
  }

  subscript(axis: LayoutAxis) -> CellFormula {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
