// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@testable import InvoicePDF

struct InvoicePagesTests {
  @Test func `totals add up`() {
    let invoice = Invoice(
      number: "1", date: "", dueDate: "", sender: [""], recipient: [],
      lines: [
        Invoice.Line(description: "a", quantity: 3, unitPrice: 33),
        Invoice.Line(description: "b", quantity: 1, unitPrice: 3),
      ], taxRate: 25)
    // 99 + 3 = 102; a quarter of that is 25.5, rounded up.
    #expect(invoice.subtotal == 102)
    #expect(invoice.tax == 26)
    #expect(invoice.total == 128)
  }

  @Test(arguments: [0, 1, 20, 64, 200])
  func `all rows are one grid, and the layout is sound`(count: Int) throws {
    let table = try InvoiceTable(.sample(lines: count), width: 487)
    #expect(table.grid.numberOfRows == count + 4)
    #expect(table.grid.frame.width == 487)
    let layout = try #require(table.grid.layoutRoot?.computedLayout)
    #expect(layout.isSound)
    #expect(layout.grids == [table.layout])
    // Every row stands on the baselines of its texts, and the amounts end at the table's padding.
    for row in 0..<table.grid.numberOfRows {
      let views = (0..<5).compactMap { table.grid.row(at: row).cell(at: $0).contentView }
      let first = try #require(views.first)
      for view in views {
        #expect(abs(view.frame.minY - first.frame.minY) < 1e-9)
      }
      let amount = try #require(views.last)
      #expect(abs(amount.frame.maxX - 483) < 1e-9)
    }
  }

  @Test(
    .enabled(if: PDFTool.isInstalled("pdftotext"), "poppler-utils is not installed"),
    arguments: [1, 20, 64, 200])
  func `pages repeat the header, and split no row`(count: Int) throws {
    let invoice = Invoice.sample(lines: count)
    let pages = try PDFTool.pageTexts(of: try InvoicePages(invoice: invoice).file())
    let lines = pages.map { $0.split(separator: "\n").map { String($0) } }
    func words(_ line: String) -> [String] { line.split(separator: " ").map { String($0) } }

    // The header stands once on every page, and the page's number at its end.
    let header = ["No.", "Description", "Quantity", "Unit", "price", "Amount,", "€"]
    for (index, page) in lines.enumerated() {
      #expect(page.count { words($0) == header } == 1)
      #expect(page.last?.hasSuffix("Page \(index + 1) of \(pages.count)") == true)
    }

    // Every line of the invoice: its number, all words of its description, and its numbers come in a
    // row on one page, in the order of the invoice.
    var remaining = lines.map { $0.map(words) }
    var page = 0
    for (index, line) in invoice.lines.enumerated() {
      let first = "\(index + 1)"
      while page < remaining.count, !remaining[page].contains(where: { $0.first == first }) {
        page += 1
      }
      try #require(page < remaining.count, "row \(first)")
      let start = try #require(remaining[page].firstIndex { $0.first == first })
      let numbers = ["\(line.quantity)", money(line.unitPrice), money(line.amount)]
      #expect(Array(remaining[page][start].suffix(3)) == numbers)
      var found = Array(remaining[page][start].dropFirst().dropLast(3))
      let wanted = words(line.description)
      var next = start + 1
      while found.count < wanted.count, next < remaining[page].count {
        found += remaining[page][next]
        next += 1
      }
      #expect(found == wanted)
      remaining[page].removeSubrange(..<next)
    }

    // The totals follow the last line on its page.
    let rest = remaining[page].prefix(3)
    #expect(
      Array(rest) == [
        ["Subtotal", money(invoice.subtotal)], ["VAT", "25", "%", money(invoice.tax)],
        ["Total", "due,", "€", money(invoice.total)],
      ])
    #expect(page == pages.count - 1)
  }

  @Test(.enabled(if: PDFTool.isInstalled("pdftotext"), "poppler-utils is not installed"))
  func `amounts end in one column, descriptions begin in one`() throws {
    let invoice = Invoice.sample(lines: 64)
    let file = try InvoicePages(invoice: invoice).file()
    for page in try PDFTool.pageTexts(of: file) {
      let lines = page.split(separator: "\n")
      let header = try #require(lines.first { $0.contains("Unit price") })
      let description = try #require(header.firstRange(of: "Description"))
      let column = header.distance(from: header.startIndex, to: description.lowerBound)
      let rows = lines.filter { $0.contains(/^ *[0-9]+ .*[0-9]+\.[0-9]{2}$/) }
      for line in rows {
        #expect(line.count == rows[0].count)
        let start = line.index(line.startIndex, offsetBy: column)
        #expect(line[line.index(before: start)] == " " && line[start] != " ", "\(line)")
      }
    }
    // To the thousandth of a point: the page's width less its margin and the table's padding.
    let amounts = Set((invoice.lines.map(\.amount) + [invoice.total]).map(money))
    let words = try PDFTool.words(of: file).filter { amounts.contains($0.text) && $0.maxX > 500 }
    #expect(words.count >= 65)
    for word in words { #expect(abs(word.maxX - 537) < 0.01, "\(word.text)") }
  }
}
