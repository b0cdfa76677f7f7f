// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// `gridwork diff A B`: compares two documents and prints which views moved, and by how much.
struct DiffSubcommand {
  let arguments: Arguments
  let console: Console

  func run() throws(CommandError) -> GridworkCommand.Status {
    let files = arguments.inputFiles
    let output = try arguments[.output].map { path throws(CommandError) in
      try OutputFile(path: path, reading: ReadFiles(files, on: console))
    }
    let sides = try files.map { file throws(CommandError) in
      try file.contents(of: try file.bytes(on: console))
    }
    let comparison = try DocumentComparison(
      from: (files[0], sides[0]), to: (files[1], sides[1]))
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
