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
  exit(1)
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
  default:
    fail("\(word) is no option.\n\(usage)")
  }
}
guard let path else { fail(usage) }

do {
  let file = try InvoicePages(invoice: .sample(lines: count)).file()
  try Data(file.bytes).write(to: URL(fileURLWithPath: path))
  print("\(path): \(file.pages.count) pages")
} catch {
  fail("\(error)")
}
