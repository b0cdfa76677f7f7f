// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork explain [FILE]`: explains the logs of AppKit and UIKit about unsatisfiable constraints.
struct ExplainSubcommand {
  private let arguments: Arguments

  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(words, flags: ["--help", "-h"], options: ["-o", "--output"])
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
    let logs = ConstraintLog.logs(
      in: String(decoding: try file.bytes(on: console), as: UTF8.self))
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
