// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork diff A B`: compares two documents and prints which views moved, and by how much.
struct DiffSubcommand {
  let arguments: Arguments
  let console: Console

  func run() throws(CommandError) -> GridworkCommand.Status {
    let files = arguments.files.map(InputFile.init(path:))
    let before = try files[0].layouts(on: console)
    let after = try files[1].layouts(on: console)
    let scope = before.scope.intersection(after.scope)
    guard !scope.isEmpty else {
      throw .other(
        "One text has the layout of a document, the other those of its variants; print both with "
          + "gridwork layout, or both with gridwork layout --variants.")
    }
    let comparison = DocumentComparison(from: before.states(in: scope), to: after.states(in: scope))
    if arguments.format == .json {
      console.print(comparison.json(before: files[0].name, after: files[1].name))
    } else if !comparison.isSame {
      console.print(comparison.text)
    }
    return comparison.isSame ? .done : .found
  }
}

/// The layouts of one side of a comparison.
private struct Layouts {
  let states: [DocumentComparison.State]
  let scope: Scope

  /// The states that a file can have. A text has either the document or its variants, so the other
  /// ones are not missing from it.
  struct Scope: OptionSet {
    let rawValue: Int

    static let document = Scope(rawValue: 1)
    static let variants = Scope(rawValue: 2)
  }

  func states(in scope: Scope) -> [DocumentComparison.State] {
    states.filter { scope.contains($0.variant == nil ? .document : .variants) }
  }
}

extension InputFile {
  /// The layouts of a document and its variants, or those of a text that `layout` printed.
  fileprivate func layouts(on console: Console) throws(CommandError) -> Layouts {
    let bytes = try bytes(on: console)
    if let printed = PrintedLayout.layouts(in: String(decoding: bytes, as: UTF8.self)) {
      return Layouts(
        states: printed.map { DocumentComparison.State($0) },
        scope: printed[0].variant == nil ? .document : .variants)
    }
    let tree = try document(in: bytes).tree
    let states = try tree.document.states.map { state throws(CommandError) in
      try using { () throws(DocumentError) in try tree.show(state) }
      return DocumentComparison.State(variant: state?.name, layout: tree.root.computedLayout)
    }
    return Layouts(states: states, scope: [.document, .variants])
  }
}
