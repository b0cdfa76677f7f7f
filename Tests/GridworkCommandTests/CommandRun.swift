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

  /// Runs the command. Among the words, FOLDER is the folder with the documents, which `prepare` may change
  /// first, and which is left out of what the run prints.
  init(
    _ words: [String], input: String = "", documents: [String: String] = [:],
    progressDelay: Double? = nil, prepare: (_ folder: URL) throws -> Void = { _ in }
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in documents.merging(["-input": input], uniquingKeysWith: { a, _ in a }) {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try prepare(folder)
    let inputFile = try FileHandle(forReadingFrom: folder.appendingPathComponent("-input"))
    final class Collected {
      var output = ""
      var diagnostics = ""
    }
    let collected = Collected()
    let console = Console(
      output: { collected.output += $0 }, diagnostics: { collected.diagnostics += $0 },
      input: { inputFile }, progressDelay: progressDelay)
    let arguments = words.map { word in
      documents[word] == nil
        ? word.replacingOccurrences(of: "FOLDER", with: folder.path)
        : folder.appendingPathComponent(word).path
    }
    status = GridworkCommand.run(arguments, on: console).rawValue
    output = collected.output.replacingOccurrences(of: folder.path + "/", with: "")
    diagnostics = collected.diagnostics.replacingOccurrences(of: folder.path + "/", with: "")
  }
}
