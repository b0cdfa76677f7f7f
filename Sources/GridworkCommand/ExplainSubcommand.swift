// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork explain [FILE]`: explains every number of a document's layout, or explains the logs in
/// which AppKit and UIKit report unsatisfiable constraints.
struct ExplainSubcommand {
  private let arguments: Arguments

  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(words, flags: ["--help"], options: ["--output", "--view"])
  }

  func run(on console: inout Console) throws(CommandError) -> GridworkCommand.Status {
    if arguments.has("--help") {
      console.print(try Help.text(for: "explain"))
      return .done
    }
    guard arguments.files.count <= 1 else {
      throw .usage("explain reads one file, not \(arguments.files.count).")
    }
    let file = InputFile(path: arguments.files.first ?? "-")
    let output = try arguments["--output"].map { path throws(CommandError) in
      try OutputFile(path: path)
    }
    let bytes = try file.bytes(on: console)
    if bytes.first(where: { !$0.isJSONBlank }) == UInt8(ascii: "{") {
      if let option = arguments.spelling(of: "--output") {
        throw .usage("\(option) is for a log; gridwork inspect draws a document.")
      }
      return try explainDocument(file, bytes, on: console)
    }
    guard arguments["--view"] == nil else {
      throw .usage("--view is for a document; a log is explained as a whole.")
    }
    let (logs, explanations) = try explainLogs(file, bytes)
    console.print(explanations.map { $0.text(ofFile: file.name) }.joined(separator: "\n\n"))
    try output?.write(drawing(explanations, file, isPage: output?.isPage == true))
    return logs.contains { !$0.constraints.isEmpty } ? .done : .unreadable
  }

  /// Prints the reasons for the numbers of a document's layout: for all of them, or for those of
  /// the view that `--view` names.
  private func explainDocument(
    _ file: InputFile, _ bytes: Data, on console: Console
  ) throws(CommandError) -> GridworkCommand.Status {
    let (source, tree) = try file.sourceAndTree(reading: bytes)
    let layout = tree.root.explainedLayout
    var reasons = layout.reasons
    if let name = arguments["--view"] {
      guard let view = layout.index(of: name) else {
        throw .unknown(name, "view", among: layout.items.map(\.name))
      }
      reasons = reasons.filter { layout.owner(of: $0.quantity) == view }
    }
    for text in source.texts(of: reasons, in: layout, tree, ofFile: file.name) {
      console.print(text)
    }
    return .done
  }

  /// Reads the logs in the file's bytes and solves them.
  private func explainLogs(
    _ file: InputFile, _ bytes: Data
  ) throws(CommandError) -> (logs: [ConstraintLog], explanations: [LogExplanation]) {
    do throws(DocumentError) {
      let logs = try ConstraintLog.logs(in: bytes)
      guard !logs.isEmpty else {
        throw DocumentError(
          path: "",
          message: "There is no constraint in the text. A line of a log looks like "
            + "<NSLayoutConstraint:0x600000c9c0a0 UIView:0x7fa0d5c05e30.width == 320   (active)>.")
      }
      var explanations: [LogExplanation] = []
      for log in logs { explanations.append(try log.explanation()) }
      return (logs, explanations)
    } catch {
      throw CommandError(message: error.text(inFile: file.name))
    }
  }

  /// A page with the layouts of all logs, or a picture of the first one.
  private func drawing(
    _ explanations: [LogExplanation], _ file: InputFile, isPage: Bool
  ) -> String {
    guard isPage else { return explanations.first?.layout.svgPicture() ?? "" }
    return InspectorPage(
      title: URL(fileURLWithPath: file.name).lastPathComponent,
      variants: explanations.enumerated().map { number, explanation in
        InspectorPage.Variant(name: "log \(number + 1)", samples: [explanation.layout])
      }
    ).html
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
