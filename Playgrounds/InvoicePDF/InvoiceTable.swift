// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The lines of an invoice as one grid: a header, a row for each line, and the totals.
struct InvoiceTable {
  let grid: GridView
  /// The layout at the width of a page's text.
  let layout: ComputedLayout.Grid
  /// The positions of the rows that stay on the page of the row before them: the totals, which
  /// follow the last line.
  let rowsKeptWithPrevious: Set<Int>

  /// What lays out the grid.
  private let root: LayoutRoot

  /// Composes the grid and lays it out at a width, in points.
  init(_ invoice: Invoice, width: Double) throws(UnencodableCharacter) {
    let grid = GridView(numberOfColumns: 5, rows: 0)
    grid.identifier = "invoice"
    grid.rowAlignment = .firstBaseline
    grid.columnSpacing = 14
    grid.rowSpacing = 0
    grid.rowSeparator = 0.5
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 0).leadingPadding = 4
    grid.column(at: 1).weight = 1
    for index in 2...4 { grid.column(at: index).xPlacement = .trailing }
    grid.column(at: 4).trailingPadding = 4

    try Self.addRow(
      to: grid, ["No.", "Description", "Quantity", "Unit price", "Amount, €"], bold: true)
    for (index, line) in invoice.lines.enumerated() {
      try Self.addRow(
        to: grid,
        [
          "\(index + 1)", line.description, "\(line.quantity)", money(line.unitPrice),
          money(line.amount),
        ])
    }
    let firstTotal = grid.numberOfRows
    try Self.addTotal(to: grid, "Subtotal", invoice.subtotal)
    try Self.addTotal(to: grid, "VAT \(invoice.taxRate) %", invoice.tax)
    try Self.addTotal(to: grid, "Total due, €", invoice.total, bold: true)
    for index in 0..<grid.numberOfRows {
      grid.row(at: index).topPadding = 4
      grid.row(at: index).bottomPadding = 4
    }

    root = LayoutRoot(grid, width: .exact(width), scale: 0)
    root.layoutIfNeeded()
    self.grid = grid
    layout = root.computedLayout.grids[0]
    rowsKeptWithPrevious = Set(firstTotal..<grid.numberOfRows)
  }

  private static func addRow(
    to grid: GridView, _ texts: [String], bold: Bool = false
  ) throws(UnencodableCharacter) {
    var views: [LayoutView] = []
    for (column, text) in texts.enumerated() {
      views.append(try label(text, bold: bold, wraps: column == 1))
    }
    grid.addRow(with: views)
  }

  /// A total stands under the amounts; its label reaches across all columns before them.
  private static func addTotal(
    to grid: GridView, _ title: String, _ cents: Int, bold: Bool = false
  ) throws(UnencodableCharacter) {
    let title = try label(title, bold: bold).spanning(columns: 4).placed(x: .trailing)
    let amount = try label(money(cents), bold: bold)
    grid.addRow(with: [title, nil, nil, nil, amount])
  }

  private static func label(
    _ text: String, bold: Bool, wraps: Bool = false
  ) throws(UnencodableCharacter) -> LayoutView {
    let font = bold ? StandardFont.helveticaBold : .helvetica
    return LayoutView(content: try PageText(text, font: font, wraps: wraps))
  }
}
