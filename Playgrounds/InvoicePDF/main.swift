// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// An invoice of several pages. Its lines are one grid, which is laid out once and then broken between
// rows; the grid's header comes again on every page.
//
//     swift run InvoicePDF -o invoice.pdf
//     swift run InvoicePDF -o invoice.pdf --lines 200

import Foundation

let usage = "usage: InvoicePDF -o FILE [--lines COUNT]"

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

var path: String?
var count = 64
// `swift run InvoicePDF -- -o FILE` passes the two dashes on.
var words = CommandLine.arguments.dropFirst().drop { $0 == "--" }
while let word = words.popFirst() {
  switch word {
  case "-o":
    guard let value = words.popFirst() else { fail("-o needs a file name.\n\(usage)") }
    path = value
  case "--lines":
    guard let value = words.popFirst().flatMap({ Int($0) }), (0...10_000).contains(value) else {
      fail("--lines needs a number from 0 to 10000.\n\(usage)")
    }
    count = value
  case "-h", "--help":
    print(usage)
    exit(0)
  default:
    fail("There is no option \(word).\n\(usage)")
  }
}
guard let path else { fail(usage) }

let file: PDFFile
do {
  file = try InvoicePages(invoice: .sample(lines: count)).file()
} catch {
  fail("\(error)")
}
do {
  try Data(file.bytes).write(to: URL(fileURLWithPath: path))
} catch {
  let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
  fail("\(path) cannot be written: \(cause.localizedDescription)")
}
print("\(path): \(file.pages.count) \(file.pages.count == 1 ? "page" : "pages")")
