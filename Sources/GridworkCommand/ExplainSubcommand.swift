// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork explain [FILE]`: says why every number of a document is what it is, or explains the logs of
/// AppKit and UIKit about unsatisfiable constraints.
struct ExplainSubcommand {
  private let arguments: Arguments

  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(
      words, flags: ["--help", "-h"], options: ["-o", "--output", "--view"])
  }

  func run(on console: inout Console) throws(CommandError) -> GridworkCommand.Status {
    if arguments.has("--help") || arguments.has("-h") {
      console.print(try Help.text(for: "explain"))
      return .done
    }
    guard arguments.files.count <= 1 else {
      throw .usage("There are too many files; explain reads one.")
    }
    let file = InputFile(path: arguments.files.first ?? "-")
    let output = try (arguments["-o"] ?? arguments["--output"]).map { path throws(CommandError) in
      try OutputFile(path: path)
    }
    let bytes = try file.bytes(on: console)
    if bytes.first(where: { !$0.isJSONBlank }) == UInt8(ascii: "{") {
      return try explainDocument(file, bytes, on: console)
    }
    let logs = ConstraintLog.logs(in: String(decoding: bytes, as: UTF8.self))
    guard !logs.isEmpty else {
      throw CommandError(
        message:
          "\(file.name): error: There is no constraint in the text. A line of a log looks like "
          + "<NSLayoutConstraint:0x600000c9c0a0 UIView:0x7fa0d5c05e30.width == 320   (active)>.")
    }
    var explanations: [LogExplanation] = []
    do throws(DocumentError) {
      for log in logs { explanations.append(try log.explanation()) }
    } catch {
      throw CommandError(message: error.text(inFile: file.name))
    }
    console.print(explanations.map { $0.text(ofFile: file.name) }.joined(separator: "\n\n"))
    try output?.write(drawing(explanations, file, isPage: output?.isPage == true))
    return logs.contains { !$0.constraints.isEmpty } ? .done : .unreadable
  }

  /// Prints why the numbers of a document are what they are: all of them, or those of one view.
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
    for reason in reasons {
      console.print(source.text(of: reason, in: layout, tree, ofFile: file.name))
    }
    return .done
  }

  /// The layouts of the logs as a page, or the first one as a picture.
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
  /// Whether the byte is white space of JSON.
  fileprivate var isJSONBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}

extension ComputedLayout {
  /// The item that a number belongs to: a view, or the grid or stack around tracks and gaps.
  fileprivate func owner(of quantity: Quantity) -> Int? {
    switch quantity {
    case .number(let item, _), .firstBaseline(let item), .lastBaseline(let item): item
    case .track(let grid, _, _), .trackGap(let grid, _, _): grids[grid].item
    case .gap(_, let first, _): items[first].parent
    }
  }
}
