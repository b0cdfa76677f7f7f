// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork explain [FILE]`: explains every number of a document's layout, or explains the logs in
/// which AppKit and UIKit report unsatisfiable constraints.
struct ExplainSubcommand {
  let arguments: Arguments
  let console: Console

  func run() throws(CommandError) -> GridworkCommand.Status {
    let file = arguments.inputFiles.first ?? InputFile(path: "-")
    let output = try arguments[.output].map { path throws(CommandError) in
      try OutputFile(path: path, reading: ReadFiles([file], on: console))
    }
    let bytes = try file.bytes(on: console)
    // A log may begin with anything, also with JSON or XML. No document has the address of a constraint.
    let isLog = bytes.range(of: Data("Constraint:0x".utf8)) != nil
    let start = bytes.trimmingPrefix([0xEF, 0xBB, 0xBF]).first { !$0.isJSONBlank }
    if !isLog, start == UInt8(ascii: "{") || bytes.isInterfaceBuilderFile {
      if let option = arguments.spelling(of: .output) {
        throw .usage("\(option) is for a log; gridwork inspect draws a document.")
      }
      return try explainDocument(file, bytes)
    }
    guard arguments[.view] == nil else {
      throw .usage("--view is for a document; a log is explained as a whole.")
    }
    let explanations = try explainLogs(file, bytes)
    let text =
      arguments.format == .json
      ? JSONOutput.object([
        ("file", .string(file.name)), ("reports", .array(explanations.map(\.output))),
      ]).text
      : explanations.map { $0.text(ofFile: file.name) }.joined(separator: "\n\n")
    if output?.path == "-" { console.error(text) } else { console.print(text) }
    try output?.write(drawing(explanations, file, output?.kind), on: console)
    if explanations.allSatisfy(\.log.constraints.isEmpty) { return .unreadable }
    return explanations.allSatisfy(\.conflicts.isEmpty) ? .done : .found
  }

  /// Prints the reasons for the numbers of a document's layout: for all of them, or for those of
  /// the view that `--view` names.
  private func explainDocument(
    _ file: InputFile, _ bytes: Data
  ) throws(CommandError) -> GridworkCommand.Status {
    let (source, tree) = try file.document(in: bytes, on: console)
    let layout = tree.root.explainedLayout
    var reasons = layout.reasons
    if let name = arguments[.view] {
      guard let view = layout.index(of: name) else {
        throw .unknown(name, "view", among: layout.items.map(\.name))
      }
      reasons = reasons.filter { layout.owner(of: $0.quantity) == view }
    }
    let texts = source.texts(of: reasons, in: layout, tree, ofFile: file.name)
    if arguments.format == .json {
      let output = zip(reasons, texts).map { reason, text in
        JSONOutput.object([
          ("view", .optional(layout.owner(of: reason.quantity).map { layout.items[$0].name })),
          ("value", .number(reason.value)), ("text", .string(text)),
        ])
      }
      console.print(
        JSONOutput.object([("file", .string(file.name)), ("reasons", .array(output))]).text)
    } else {
      for text in texts { console.print(text) }
    }
    let state = VerificationReport.State(variant: nil, findings: tree.findingsWithRemedies())
    return console.report(VerificationReport(states: [state]), in: file, source)
  }

  /// Reads the logs in the file's bytes and solves them.
  private func explainLogs(
    _ file: InputFile, _ bytes: Data
  ) throws(CommandError) -> [LogExplanation] {
    try file.using { () throws(DocumentError) in
      let logs = try ConstraintLog.logs(in: bytes)
      guard !logs.isEmpty else {
        throw DocumentError(
          path: "",
          message: "There is no constraint in the text. A line of a log looks like "
            + "<NSLayoutConstraint:0x600000c9c0a0 UIView:0x7fa0d5c05e30.width == 320   (active)>.")
      }
      return try logs.map { log throws(DocumentError) in try log.explanation() }
    }
  }

  /// A page with the layouts of all logs, or a picture of the first one.
  private func drawing(
    _ explanations: [LogExplanation], _ file: InputFile, _ kind: OutputFile.Kind?
  ) -> String {
    guard kind == .html else { return explanations.first?.layout.svgPicture() ?? "" }
    return InspectorPage(
      title: file.shortName,
      variants: explanations.enumerated().map { number, explanation in
        InspectorPage.Variant(name: "log \(number + 1)", samples: [explanation.layout])
      }
    ).html
  }
}

extension Data {
  /// Whether the bytes begin as an Interface Builder file does. A constraint of a log begins with the
  /// same character.
  fileprivate var isInterfaceBuilderFile: Bool {
    let start = String(decoding: prefix(1000), as: UTF8.self)
    return ["<?xml", "<document", "<archive"].contains { start.contains($0) }
  }
}

extension UInt8 {
  /// Whether JSON treats the byte as white space.
  fileprivate var isJSONBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}

extension ComputedLayout {
  /// The position of the item that a number belongs to: a view, or the grid or stack that contains
  /// the track or gap.
  fileprivate func owner(of quantity: Quantity) -> Int? {
    switch quantity {
    case .number(let item, _), .firstBaseline(let item), .lastBaseline(let item): item
    case .track(let grid, _, _), .trackGap(let grid, _, _): grids[grid].item
    case .gap(_, let first, _): items[first].parent
    }
  }
}
