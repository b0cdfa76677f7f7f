// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import GridworkInterfaceBuilder

/// `gridwork diff A B`: compares two documents and prints which views moved, and by how much.
struct DiffSubcommand {
  let arguments: Arguments
  let console: Console

  func run() throws(CommandError) -> GridworkCommand.Status {
    let files = arguments.inputFiles
    let output = try arguments[.output].map { path throws(CommandError) in
      try OutputFile(path: path)
    }
    let before = try files[0].layouts(on: console)
    let after = try files[1].layouts(on: console)
    let scope = before.scope.intersection(after.scope)
    guard !scope.isEmpty else {
      throw .other(
        "One text has the layout of a document, the other those of its variants; print both with "
          + "gridwork layout, or both with gridwork layout --variants.")
    }
    let comparison = DocumentComparison(from: before.states(in: scope), to: after.states(in: scope))
    let isJSON = arguments.format == .json
    let text =
      isJSON ? comparison.json(before: files[0].name, after: files[1].name) : comparison.text
    if isJSON || !comparison.isSame {
      if output?.path == "-" { console.error(text) } else { console.print(text) }
    }
    try output?.write(drawing(comparison, files[1], output?.kind), on: console)
    return comparison.isSame ? .done : .found
  }

  /// The states that changed, drawn over their earlier layouts. If nothing changed, the first state
  /// as it is.
  private func drawing(
    _ comparison: DocumentComparison, _ file: InputFile, _ kind: OutputFile.Kind?
  ) -> String {
    let unchanged = comparison.states.prefix(1).map { (before: $0.state, after: $0.state) }
    let changes = comparison.changes.isEmpty ? unchanged : comparison.changes
    guard kind == .html else {
      return ComputedLayout.svgComparisons(
        changes.map { ($0.after.name, $0.before.layout, $0.after.layout) })
    }
    var page = InspectorPage(
      title: file.shortName,
      variants: changes.map {
        InspectorPage.Variant(name: $0.after.name, samples: [$0.after.layout])
      })
    page.comparison = changes.first.map {
      InspectorPage.Comparison(before: $0.before.layout, after: $0.after.layout)
    }
    return page.html
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
    if let trees = try trees(in: bytes) {
      let states = try trees.map { tree throws(CommandError) in
        let layout = try using { () throws(DocumentError) in try tree.makeLayout() }
        return DocumentComparison.State(
          tree: tree.name, variant: nil, layout: layout.root.computedLayout)
      }
      return Layouts(states: states, scope: [.document, .variants])
    }
    let tree = try document(in: bytes).tree
    let states = try tree.document.states.map { state throws(CommandError) in
      try using { () throws(DocumentError) in try tree.show(state) }
      return DocumentComparison.State(variant: state?.name, layout: tree.root.computedLayout)
    }
    return Layouts(states: states, scope: [.document, .variants])
  }
}
