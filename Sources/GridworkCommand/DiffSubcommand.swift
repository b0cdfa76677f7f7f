// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork diff A B`: compares two documents and prints which views moved, and by how much.
struct DiffSubcommand {
  private let arguments: Arguments

  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(words, flags: ["--strict", "--json", "--help"], options: [])
  }

  func run(on console: inout Console) throws(CommandError) -> GridworkCommand.Status {
    if arguments.has("--help") {
      console.print(try Help.text(for: "diff"))
      return .done
    }
    let files = try arguments.files("A", "B").map(InputFile.init(path:))
    guard files[0].path != "-" || files[1].path != "-" else {
      throw .usage("Only one of the two can be standard input.")
    }
    let comparison = DocumentComparison(
      from: try files[0].layouts(on: console), to: try files[1].layouts(on: console))
    if arguments.has("--json") {
      console.print(comparison.json(before: files[0].name, after: files[1].name))
    } else if !comparison.isSame {
      console.print(comparison.text)
    }
    return comparison.isSame || !arguments.has("--strict") ? .done : .found
  }
}

extension InputFile {
  /// The layouts of a document and its variants, or the single layout of a canonical text.
  fileprivate func layouts(on console: Console) throws(CommandError) -> [DocumentComparison.State] {
    let bytes = try bytes(on: console)
    if let layout = ComputedLayout(framesText: String(decoding: bytes, as: UTF8.self)) {
      return [DocumentComparison.State(variant: nil, layout: layout)]
    }
    let tree = try tree(reading: bytes)
    var states = [DocumentComparison.State(variant: nil, layout: tree.root.computedLayout)]
    do throws(DocumentError) {
      for variant in tree.document.variants {
        try tree.show(variant)
        states.append(
          DocumentComparison.State(variant: variant.name, layout: tree.root.computedLayout))
      }
    } catch {
      throw CommandError(message: error.text(inFile: name))
    }
    return states
  }
}
