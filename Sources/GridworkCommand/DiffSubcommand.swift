// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork diff A B`: says what moved between two layouts, and by how much.
struct DiffSubcommand {
  private let arguments: Arguments

  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(words, flags: ["--strict", "--help", "-h"], options: [])
  }

  func run(on console: inout Console) throws(CommandError) -> GridworkCommand.Status {
    if arguments.has("--help") || arguments.has("-h") {
      console.print(try Help.text(for: "diff"))
      return .done
    }
    let files = try arguments.files("A", "B").map(InputFile.init(path:))
    guard files[0].path != "-" || files[1].path != "-" else {
      throw .usage("Only one of the two can be standard input.")
    }
    let before = try files[0].layouts(on: console)
    let after = try files[1].layouts(on: console)
    var isDifferent = false
    for (name, layout) in after {
      guard let earlier = before.first(where: { $0.name == name }) else {
        console.print("\(name): added")
        isDifferent = true
        continue
      }
      let difference = layout.difference(from: earlier.layout)
      guard !difference.isEmpty else { continue }
      isDifferent = true
      console.print("\(name):")
      for line in difference.text.split(separator: "\n") { console.print("  \(line)") }
    }
    for (name, _) in before where !after.contains(where: { $0.name == name }) {
      console.print("\(name): removed")
      isDifferent = true
    }
    return isDifferent && arguments.has("--strict") ? .found : .done
  }
}

extension InputFile {
  /// The layouts of a document and its variants, or the one of a canonical text.
  fileprivate func layouts(
    on console: Console
  ) throws(CommandError) -> [(name: String, layout: ComputedLayout)] {
    let bytes = try bytes(on: console)
    if let layout = ComputedLayout(framesText: String(decoding: bytes, as: UTF8.self)) {
      return [("document", layout)]
    }
    let tree = try tree(reading: bytes)
    var layouts = [(name: "document", layout: tree.root.computedLayout)]
    do throws(DocumentError) {
      for variant in tree.document.variants {
        try tree.show(variant)
        layouts.append(("variant \(variant.name)", tree.root.computedLayout))
      }
    } catch {
      throw CommandError(message: error.text(inFile: name))
    }
    return layouts
  }
}
