// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A PDF file: pages of one size, set in the standard fonts.
///
/// The objects are the catalog, the page tree, the information, the fonts, and for each page the
/// page and its content stream. The same pages make the same bytes.
struct PDFFile {
  var title: String
  var pageSize: LayoutSize
  var pages: [PageCanvas]

  /// The bytes of the file, all of them ASCII.
  var bytes: [UInt8] {
    let fonts = [StandardFont.helvetica, .helveticaBold]
    let firstFont = 4
    let firstPage = firstFont + fonts.count
    let kids = pages.indices.map { "\(firstPage + 2 * $0) 0 R" }
    let resources = fonts.enumerated().map { "/\($1.name) \(firstFont + $0) 0 R" }

    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [\(kids.joined(separator: " "))] /Count \(pages.count) >>",
      "<< /Title \(pdfTextString(title)) /Producer (Gridwork) >>",
    ]
    for font in fonts {
      objects.append(
        "<< /Type /Font /Subtype /Type1 /BaseFont /\(font.name) /Encoding /WinAnsiEncoding >>")
    }
    for (index, page) in pages.enumerated() {
      objects.append(
        """
        << /Type /Page /Parent 2 0 R \
        /MediaBox [0 0 \(pdfNumber(pageSize.width)) \(pdfNumber(pageSize.height))] \
        /Resources << /Font << \(resources.joined(separator: " ")) >> >> \
        /Contents \(firstPage + 2 * index + 1) 0 R >>
        """)
      objects.append(
        "<< /Length \(page.operators.utf8.count) >>\nstream\n\(page.operators)\nendstream")
    }
    return Self.assembled(objects)
  }

  /// The header, the objects by number, the table that says where each begins, and the trailer.
  private static func assembled(_ objects: [String]) -> [UInt8] {
    var file = "%PDF-1.4\n"
    var length = file.utf8.count
    // Every entry of the table is 20 bytes long; the first one stands for no object.
    var table = "0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let digits = String(length)
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
      let text = "\(index + 1) 0 obj\n\(object)\nendobj\n"
      file += text
      length += text.utf8.count
    }
    let count = objects.count + 1
    file += "xref\n0 \(count)\n\(table)"
    file += "trailer\n<< /Size \(count) /Root 1 0 R /Info 3 0 R >>\nstartxref\n\(length)\n%%EOF\n"
    return Array(file.utf8)
  }
}
