// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument

/// `gridwork verify FILE`: reports faults in any state of a document.
struct VerifySubcommand {
  /// The format of the report.
  private enum Format: String, CaseIterable {
    case text, json, sarif, github
  }

  private let arguments: Arguments

  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(
      words, flags: ["--help", "--certify"], options: ["--widths", "--format"])
  }

  func run(on console: inout Console) throws(CommandError) -> GridworkCommand.Status {
    if arguments.has("--help") {
      console.print(try Help.text(for: "verify"))
      return .done
    }
    let file = InputFile(path: try arguments.files("FILE")[0])
    let widths = try arguments.range("--widths")
    let format = try arguments.word("--format", of: Format.self) ?? .text
    let bytes = try file.bytes(on: console)
    let source: DocumentSource
    let tree: DocumentTree
    do throws(DocumentError) {
      source = try DocumentSource(json: bytes)
      tree = try DocumentTree(source.document)
    } catch {
      switch format {
      case .text, .json: break
      case .sarif: console.print(error.sarif(ofFile: file.name, version: Help.version))
      case .github: console.print(error.workflowCommand(ofFile: file.name))
      }
      throw CommandError(message: error.text(inFile: file.name))
    }
    tree.root.provesAnswers = arguments.has("--certify")
    let progress = widths.map { Progress($0, on: console) }
    let report = DocumentVerifier(tree).report(widths: widths) { progress?.reached($1, of: $0) }
    progress?.reachedEnd()
    switch format {
    case .text: console.print(report.text(ofFile: file.name, source))
    case .json: console.print(report.json(ofFile: file.name, source))
    case .sarif: console.print(report.sarif(ofFile: file.name, source, version: Help.version))
    case .github: console.print(report.workflowCommands(ofFile: file.name, source))
    }
    return report.isSound ? .done : .found
  }
}

/// Shows the progress of a verification on standard error once it has run for more than a second.
private final class Progress {
  private let widths: ClosedRange<Double>
  private let console: Console
  private let start = Date()
  private var shown: (name: String, percent: Int)?

  init(_ widths: ClosedRange<Double>, on console: Console) {
    self.widths = widths
    self.console = console
  }

  func reached(_ width: Double, of name: String) {
    if let shown, shown.name != name { reachedEnd() }
    guard Date().timeIntervalSince(start) > 1, widths.upperBound > width else { return }
    let length = widths.upperBound - widths.lowerBound
    let percent = Int(100 * (width - widths.lowerBound) / length)
    if let shown, shown.name == name, percent < shown.percent + 10 { return }
    show(name, percent)
  }

  /// Reports the state shown last as complete.
  func reachedEnd() {
    if let shown, shown.percent < 100 { show(shown.name, 100) }
    shown = nil
  }

  private func show(_ name: String, _ percent: Int) {
    shown = (name, percent)
    console.error("\(name): \(percent) % of the widths")
  }
}
