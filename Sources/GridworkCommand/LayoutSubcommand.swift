// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork layout FILE`: prints the frames of a document.
struct LayoutSubcommand {
  private let arguments: Arguments

  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(
      words, flags: ["--json", "--variants", "--strict", "--help", "-h"],
      options: ["--width", "--height", "--direction", "--scale"])
  }

  func run(on console: inout Console) throws(CommandError) -> GridworkCommand.Status {
    if arguments.has("--help") || arguments.has("-h") {
      console.print(try Help.text(for: "layout"))
      return .done
    }
    let file = InputFile(path: try arguments.files("FILE")[0])
    let environment = DocumentTree.Environment(
      width: try arguments.number("--width").map { .exact($0) },
      height: try arguments.number("--height").map { .exact($0) },
      direction: try arguments.direction("--direction"), scale: try arguments.number("--scale"))
    let tree = try file.tree(on: console)
    do throws(DocumentError) {
      let isSound =
        try arguments.has("--variants")
        ? showVariants(of: tree, in: environment, on: console)
        : show(tree, in: environment, on: console)
      return isSound || !arguments.has("--strict") ? .done : .found
    } catch {
      throw CommandError(message: error.text(inFile: file.name))
    }
  }

  /// Prints the document's own state; whether nothing is wrong.
  private func show(
    _ tree: DocumentTree, in environment: DocumentTree.Environment, on console: Console
  ) throws(DocumentError) -> Bool {
    try tree.show(nil, in: environment)
    let layout = tree.root.computedLayout
    console.print(arguments.has("--json") ? tree.report(of: layout) : layout.framesText)
    printProblems(of: layout, on: console)
    return layout.isSound
  }

  /// Prints every variant, one after the other on one tree; whether nothing is wrong with any.
  private func showVariants(
    of tree: DocumentTree, in environment: DocumentTree.Environment, on console: Console
  ) throws(DocumentError) -> Bool {
    var layouts: [(name: String, layout: ComputedLayout)] = []
    for variant in tree.document.variants {
      try tree.show(variant, in: environment)
      layouts.append((variant.name, tree.root.computedLayout))
    }
    if arguments.has("--json") {
      console.print(tree.report(ofVariants: layouts))
    } else {
      console.print(
        layouts.map { "variant \($0.name)\n\($0.layout.framesText)" }.joined(separator: "\n\n"))
    }
    for (name, layout) in layouts where !layout.isSound {
      console.error("In variant \"\(name)\":")
      printProblems(of: layout, on: console)
    }
    return layouts.allSatisfy(\.layout.isSound)
  }

  /// Tells a person what is wrong: conflicts as the log that other tools read, then in plain words.
  private func printProblems(of layout: ComputedLayout, on console: Console) {
    for conflict in layout.conflicts {
      console.error(conflict.log)
      console.error("")
      console.error(conflict.message)
      console.error("")
    }
    for text in layout.problemTexts.dropFirst(layout.conflicts.count) { console.error(text) }
  }
}
