// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The pages of an invoice.
struct InvoicePages {
  let invoice: Invoice
  /// A4, in points.
  let pageSize = LayoutSize(width: 595, height: 842)
  /// The distance from the edges of the page to its text, in points.
  let margin = 54.0

  private var textWidth: Double { pageSize.width - 2 * margin }

  /// Composes, lays out and breaks the invoice; throws an error for text that the fonts cannot set
  /// and for rows that fit on no page.
  func file() throws -> PDFFile {
    let letterhead = try letterhead()
    let table = try InvoiceTable(invoice, width: textWidth)
    let footerHeight = try footer(page: 1, of: 1).view.frame.height
    let top = margin
    let firstTop = margin + letterhead.view.frame.height + 24
    let bottom = pageSize.height - margin - footerHeight - 12
    let breaks = try PageBreaks(
      table.layout.rows, keepingWithPrevious: table.rowsKeptWithPrevious,
      firstHeight: bottom - firstTop, height: bottom - top)

    var pages: [PageCanvas] = []
    for (index, rows) in breaks.pages.enumerated() {
      var page = PageCanvas(pageHeight: pageSize.height)
      if index == 0 { page.draw(letterhead.view, at: LayoutPoint(x: margin, y: margin)) }
      draw(rows, of: table, on: &page, at: index == 0 ? firstTop : top)
      let footer = try footer(page: index + 1, of: breaks.pages.count)
      page.draw(
        footer.view, at: LayoutPoint(x: margin, y: pageSize.height - margin - footerHeight))
      pages.append(page)
    }
    return PDFFile(title: "Invoice \(invoice.number)", pageSize: pageSize, pages: pages)
  }

  /// Draws the header and some rows below it, shifted from where they are in the grid to where they
  /// are on the page.
  private func draw(
    _ rows: Range<Int>, of table: InvoiceTable, on page: inout PageCanvas, at top: Double
  ) {
    guard !rows.isEmpty else { return }
    let tracks = table.layout.rows
    let header = tracks[0]
    page.fill(
      LayoutRect(x: margin, y: top, width: textWidth, height: header.outerExtent), grey: 0.9)
    draw(0..<1, of: table, on: &page, shiftedBy: top - header.top)
    let first = top + header.outerExtent + header.spacingAfter
    draw(rows, of: table, on: &page, shiftedBy: first - tracks[rows.lowerBound].top)
  }

  private func draw(
    _ rows: Range<Int>, of table: InvoiceTable, on page: inout PageCanvas, shiftedBy shift: Double
  ) {
    let tracks = table.layout.rows[rows]
    for track in tracks {
      for column in 0..<table.grid.numberOfColumns {
        let cell = table.grid.row(at: track.index).cell(at: column)
        // The head of a merged area answers for all columns that it covers.
        guard cell.column === table.grid.column(at: column), let view = cell.contentView else {
          continue
        }
        page.draw(view, at: LayoutPoint(x: margin, y: shift))
      }
    }
    // The lines between these rows, and the one below them.
    guard let top = tracks.first?.top, let last = tracks.last else { return }
    for line in table.layout.separators
    where line.minY > top && line.minY < last.bottom + last.spacingAfter {
      page.fill(line.offsetBy(dx: margin, dy: shift), grey: 0.6)
    }
  }

  // MARK: Above and below the table

  /// The sender, the recipient, and beside them the invoice's number and dates.
  private func letterhead() throws(UnencodableCharacter) -> LayoutRoot {
    let facts = GridView(views: [
      [try text("Invoice", bold: true, size: 20).spanning(columns: 2).placed(x: .trailing)],
      [try text("Number", bold: true), try text(invoice.number)],
      [try text("Date", bold: true), try text(invoice.date)],
      [try text("Due", bold: true), try text(invoice.dueDate)],
    ])
    facts.rowSpacing = 2
    facts.columnSpacing = 10
    facts.rowAlignment = .firstBaseline
    facts.column(at: 1).xPlacement = .trailing
    facts.row(at: 0).bottomPadding = 8

    let addresses = StackView(views: [])
    addresses.orientation = .vertical
    addresses.alignment = .leading
    addresses.spacing = 2
    addresses.distribution = .fill
    for (index, line) in invoice.sender.enumerated() {
      addresses.addArrangedSubview(
        try text(line, bold: index == 0, size: index == 0 ? 14 : 9.5))
    }
    if let last = addresses.arrangedSubviews.last { addresses.setCustomSpacing(28, after: last) }
    for line in invoice.recipient { addresses.addArrangedSubview(try text(line, size: 10.5)) }

    let grid = GridView(views: [[addresses, facts]])
    grid.column(at: 0).weight = 1
    return laidOut(grid)
  }

  /// Who sends the invoice, and which page this is.
  private func footer(page: Int, of count: Int) throws(UnencodableCharacter) -> LayoutRoot {
    let stack = StackView(views: [
      try text("\(invoice.sender[0]) \u{B7} Invoice \(invoice.number)", size: 8)
    ])
    stack.addView(try text("Page \(page) of \(count)", size: 8), in: .trailing)
    stack.alignment = .firstBaseline
    return laidOut(stack)
  }

  private func text(
    _ text: String, bold: Bool = false, size: Double = 9.5
  ) throws(UnencodableCharacter) -> LayoutView {
    LayoutView(content: try PageText(text, font: bold ? .helveticaBold : .helvetica, size: size))
  }

  private func laidOut(_ view: LayoutView) -> LayoutRoot {
    let root = LayoutRoot(view, width: .exact(textWidth), scale: 0)
    root.layoutIfNeeded()
    return root
  }
}
