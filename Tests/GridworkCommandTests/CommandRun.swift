// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument
import Testing

@testable import GridworkCommand

/// A run of the command with what it printed.
struct CommandRun {
  let status: Int32
  let output: String
  let diagnostics: String

  /// Runs the command; `input` is what standard input has, `documents` are files by name, whose places
  /// take the place of their names among the words.
  init(_ words: String..., input: String = "", documents: [String: String] = [:]) throws {
    try self.init(words, input: input, documents: documents)
  }

  init(_ words: [String], input: String = "", documents: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in documents.merging(["-input": input], uniquingKeysWith: { a, _ in a }) {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let inputFile = try FileHandle(forReadingFrom: folder.appendingPathComponent("-input"))
    final class Collected {
      var output = ""
      var diagnostics = ""
    }
    let collected = Collected()
    let console = Console(
      output: { collected.output += $0 }, diagnostics: { collected.diagnostics += $0 },
      input: { inputFile })
    let arguments = words.map { word in
      documents[word] == nil ? word : folder.appendingPathComponent(word).path
    }
    status = GridworkCommand.run(arguments, on: console).rawValue
    output = collected.output.replacingOccurrences(of: folder.path + "/", with: "")
    diagnostics = collected.diagnostics.replacingOccurrences(of: folder.path + "/", with: "")
  }
}
