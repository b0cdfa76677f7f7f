// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import GridworkInterfaceBuilder

/// `gridwork verify FILE...`: reports faults in any state of documents.
struct VerifySubcommand {
  let arguments: Arguments
  let console: Console

  func run() throws(CommandError) -> GridworkCommand.Status {
    let widths = try arguments.range(.widths)
    let format = arguments.format
    let comparesFrames = arguments.has(.stored)
    if comparesFrames {
      guard widths == nil else { throw .usage("Stored frames have one width; leave --widths out.") }
      guard format == .text || format == .json else {
        throw .usage("--stored answers as text or as JSON.")
      }
    }
    var log = SARIFLog(version: GridworkCommand.version)
    var objects: [JSONOutput] = []
    var status = GridworkCommand.Status.done
    for file in arguments.inputFiles {
      do throws(CommandError) {
        var isSound = true
        if comparesFrames {
          let frames = try storedFrames(of: file)
          if format == .json { objects.append(frames.output) } else { console.print(frames.text) }
          isSound = frames.isSame
        }
        for (source, tree) in comparesFrames ? [] : try documents(of: file) {
          let report = verify(tree, widths)
          switch format {
          case .text: console.print(report.text(ofFile: file.name, source))
          case .json: objects.append(report.output(ofFile: file.name, source))
          case .sarif: log.add(report, ofFile: file.name, source)
          case .github: console.print(report.workflowCommands(ofFile: file.name, source))
          }
          isSound = report.isSound && isSound
        }
        if !isSound { status = max(status, .found) }
      } catch {
        objects.append(error.output)
        if case .file(_, let error) = error {
          log.add(error, ofFile: file.name)
          if format == .github { console.print(error.workflowCommand(ofFile: file.name)) }
        }
        console.error(error.text)
        status = .unreadable
      }
    }
    switch format {
    case .text, .github: break
    case .json: console.print((objects.count == 1 ? objects[0] : JSONOutput.array(objects)).text)
    case .sarif: console.print(log.text)
    }
    return status
  }

  /// The documents in a file: one, or those of all trees of an Interface Builder file.
  private func documents(of file: InputFile) throws(CommandError) -> [InputFile.Document] {
    let bytes = try file.bytes(on: console)
    guard let trees = try file.trees(in: bytes) else { return [try file.document(in: bytes)] }
    file.remark(trees.reduce(0) { $0 + $1.notes.count }, on: console)
    return try trees.map { tree throws(CommandError) in
      (tree.source, try file.using { () throws(DocumentError) in try tree.makeLayout() })
    }
  }

  private func storedFrames(of file: InputFile) throws(CommandError) -> StoredFrames {
    guard let trees = try file.trees(in: try file.bytes(on: console)) else {
      throw .file(file.name, "Only an Interface Builder file stores frames.")
    }
    file.remark(trees.reduce(0) { $0 + $1.notes.count }, on: console)
    return try StoredFrames(file, trees)
  }

  private func verify(_ tree: DocumentTree, _ widths: ClosedRange<Double>?) -> VerificationReport {
    tree.root.provesAnswers = arguments.has(.certify)
    let progress = widths.flatMap { Progress($0, on: console) }
    let report = DocumentVerifier(tree).report(widths: widths) { progress?.reached($1, of: $0) }
    progress?.reachedEnd()
    return report
  }
}

/// Shows the progress of a verification on a terminal once it has run for a while.
private final class Progress {
  private let widths: ClosedRange<Double>
  private let console: Console
  private let start: Date
  private var shown: (name: String, percent: Int)?

  /// Starts to measure the time; nil if no terminal shows the diagnostics.
  init?(_ widths: ClosedRange<Double>, on console: Console) {
    guard let delay = console.progressDelay else { return nil }
    self.widths = widths
    self.console = console
    start = Date().addingTimeInterval(delay)
  }

  func reached(_ width: Double, of name: String) {
    if let shown, shown.name != name { reachedEnd() }
    guard Date() > start, widths.upperBound > width else { return }
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
