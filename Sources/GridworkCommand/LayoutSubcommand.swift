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
      words, flags: ["--json", "--variants", "--strict", "--apple-log", "--help"],
      options: ["--variant", "--width", "--height", "--direction", "--scale"])
  }

  func run(on console: inout Console) throws(CommandError) -> GridworkCommand.Status {
    if arguments.has("--help") {
      console.print(try Help.text(for: "layout"))
      return .done
    }
    let file = InputFile(path: try arguments.files("FILE")[0])
    let environment = DocumentTree.Environment(
      width: try arguments.number("--width").map { .exact($0) },
      height: try arguments.number("--height").map { .exact($0) },
      direction: try arguments.word("--direction", of: Direction.self)?.layoutDirection,
      scale: try arguments.number("--scale"))
    if arguments.has("--variants"), arguments["--variant"] != nil {
      throw .usage("--variants prints every variant; --variant prints one of them.")
    }
    let (source, tree) = try file.sourceAndTree(reading: file.bytes(on: console))
    let variant = try tree.variant(named: arguments["--variant"])
    let problems = Problems(
      file: file.name, source: source, isAppleLog: arguments.has("--apple-log"))
    do throws(DocumentError) {
      let isSound =
        try arguments.has("--variants")
        ? printVariants(of: tree, in: environment, problems, on: console)
        : printState(variant, of: tree, in: environment, problems, on: console)
      return isSound || !arguments.has("--strict") ? .done : .found
    } catch {
      throw CommandError(message: error.text(inFile: file.name))
    }
  }

  /// A layout direction as the command line spells it.
  private enum Direction: String, CaseIterable {
    case ltr, rtl

    var layoutDirection: UserInterfaceLayoutDirection {
      self == .ltr ? .leftToRight : .rightToLeft
    }
  }

  /// A layout and the faults found in it. The name is that of the variant, or empty.
  private typealias Result = (name: String, layout: ComputedLayout, findings: [Finding])

  /// Prints the layout of a variant, or of the document itself. Returns true if it has no faults.
  private func printState(
    _ variant: LayoutDocument.Variant?, of tree: DocumentTree,
    in environment: DocumentTree.Environment, _ problems: Problems, on console: Console
  ) throws(DocumentError) -> Bool {
    let result = try result(variant, of: tree, in: environment)
    console.print(
      arguments.has("--json") ? tree.report(of: result.layout) : result.layout.framesText)
    problems.print(result, on: console)
    return result.findings.isEmpty
  }

  /// Prints the layout of every variant, each shown in turn on the same tree. Returns true if none
  /// has faults.
  private func printVariants(
    of tree: DocumentTree, in environment: DocumentTree.Environment, _ problems: Problems,
    on console: Console
  ) throws(DocumentError) -> Bool {
    let results = try tree.document.variants.map { variant throws(DocumentError) in
      try result(variant, of: tree, in: environment)
    }
    if arguments.has("--json") {
      console.print(tree.report(ofVariants: results.map { ($0.name, $0.layout) }))
    } else if results.isEmpty {
      console.error("The document has no variants; without --variants, it is laid out itself.")
    } else {
      console.print(
        results.map { "variant \($0.name)\n\($0.layout.framesText)" }.joined(separator: "\n\n"))
    }
    for result in results where !result.findings.isEmpty {
      console.error("In variant \(quotation(result.name)):")
      problems.print(result, on: console)
    }
    return results.allSatisfy(\.findings.isEmpty)
  }

  private func result(
    _ variant: LayoutDocument.Variant?, of tree: DocumentTree,
    in environment: DocumentTree.Environment
  ) throws(DocumentError) -> Result {
    try tree.show(variant, in: environment)
    return (variant?.name ?? "", tree.root.computedLayout, tree.findingsWithRemedies())
  }

  /// Prints the faults of layouts.
  private struct Problems {
    let file: String
    let source: DocumentSource
    /// Whether conflicts are printed in the format of AppKit's log, for tools that parse such logs.
    let isAppleLog: Bool

    /// Prints every finding in the words of `verify`, with full explanations of conflicts.
    func print(_ result: Result, on console: Console) {
      for finding in result.findings {
        if isAppleLog, let conflict = finding.conflict {
          console.error(conflict.log)
        } else if finding.conflict != nil {
          console.error(source.message(of: finding, inFile: file) + "\n", isError: true)
        } else {
          console.error(finding.text)
        }
      }
    }
  }
}
