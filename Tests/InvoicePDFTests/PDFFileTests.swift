// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@testable import InvoicePDF

struct PDFFileTests {
  let file = PDFFile(
    title: "Two pages", pageSize: LayoutSize(width: 100, height: 50.5),
    pages: [PageCanvas(pageHeight: 50.5), PageCanvas(pageHeight: 50.5)])

  @Test func `the table says where each object begins`() throws {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: "startxref"))
    let offset = try #require(Int(lines[start + 1]))
    let table = try #require(lines.firstIndex(of: "xref"))
    #expect(text.utf8.dropFirst(offset).starts(with: "xref\n".utf8))
    // Catalog, page tree, information, two fonts, and two objects for each page; and the free entry.
    #expect(lines[table + 1] == "0 10")
    #expect(lines[table + 2] == "0000000000 65535 f ")
    for number in 1...9 {
      let place = try #require(Int(lines[table + 2 + number].prefix(10)))
      #expect(text.utf8.dropFirst(place).starts(with: "\(number) 0 obj\n".utf8))
    }
  }

  @Test func `a stream is as long as it says`() throws {
    var page = PageCanvas(pageHeight: 100)
    page.fill(LayoutRect(x: 10, y: 20, width: 30, height: 5), grey: 0.5)
    page.draw(
      try EncodedText("é").codes[...], in: .helvetica, size: 10, at: LayoutPoint(x: 1, y: 90))
    let operators = "0.5 g 10 75 30 5 re f 0 g\nBT /Helvetica 10 Tf 1 10 Td (\\351) Tj ET\n"
    #expect(page.operators == operators)
    let file = PDFFile(title: "", pageSize: LayoutSize(width: 1, height: 1), pages: [page])
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(
      text.contains("<< /Length \(operators.count) >>\nstream\n\(operators)\nendstream\n"))
  }

  @Test func `a title is written in ASCII`() {
    let text = String(
      decoding: PDFFile(title: ")é", pageSize: .zero, pages: []).bytes, as: UTF8.self)
    #expect(text.contains("/Title <feff002900e9>"))
  }

  @Test(.enabled(if: PDFTool.isInstalled("pdfinfo"), "poppler-utils is not installed"))
  func `an independent program reads any title`() throws {
    var file = file
    file.title = #"Invoice 7) \ (é 日 🙂"#
    let result = try #require(PDFTool("pdfinfo")).run(["FILE"], on: file)
    #expect(result.output.split(separator: "\n").first?.hasSuffix(" " + file.title) == true)
  }

  @Test(.enabled(if: PDFTool.isInstalled("qpdf"), "qpdf is not installed"))
  func `an independent program finds no fault`() throws {
    let invoice = try InvoicePages(invoice: .sample(lines: 64)).file()
    for file in [file, invoice] {
      let result = try #require(PDFTool("qpdf")).run(["--check", "FILE"], on: file)
      #expect(result.status == 0, "\(result.output)")
    }
  }

  @Test(
    .enabled(if: PDFTool.isInstalled("pdftotext"), "poppler-utils is not installed"),
    arguments: [StandardFont.helvetica, .helveticaBold])
  func `an independent program measures every glyph as wide`(font: StandardFont) throws {
    // A page with every printable character between two of a known width, all of them words apart.
    let codes = (33...126).map { UInt8($0) } + (161...255).map { UInt8($0) }
    let size = 10.0
    var page = PageCanvas(pageHeight: 8000)
    for (index, code) in codes.enumerated() {
      let word = [UInt8(ascii: "H"), code, UInt8(ascii: "H")]
      page.draw(
        word[...], in: font, size: size, at: LayoutPoint(x: 50, y: 40 + 40 * Double(index)))
    }
    let file = PDFFile(
      title: "Widths", pageSize: LayoutSize(width: 200, height: 8000), pages: [page])
    let words = try PDFTool.words(of: file)
    // The soft hyphen is left out by readers of text.
    try #require(words.count >= codes.count - 1)
    var measured = 0
    for word in words {
      let text = word.text.replacing("&amp;", with: "&").replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      guard text.count == 3, let encoded = try? EncodedText(text) else { continue }
      measured += 1
      let width = font.width(of: encoded.codes[...], size: size)
      #expect(abs(word.maxX - word.minX - width) < 0.002, "\(text)")
    }
    #expect(measured >= 185)
  }
}
