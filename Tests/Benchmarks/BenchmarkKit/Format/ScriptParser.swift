// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// Reads the text of an `.lcs` file.
///
/// 1. `lcs 1`, then `vars N`.
/// 2. The build section, down to `build`: `+Build`.
/// 3. The script: `+Script`.
///
/// What the format leaves open is read generously: empty lines, several spaces in a row and a
/// carriage return at the end of a line are no mistakes.
package struct ScriptParser {
  enum Section {
    case version, variables, build, script
  }

  /// What is known of an ID: its slot, and the lines of its last addition and removal.
  struct Mention {
    var slot: Int
    var added: Int
    var removed: Int?
  }

  var script: ConstraintScript
  var section = Section.version
  var line = 0
  var mentions: [Int: Mention] = [:]
  /// Position in `editVariables` and line, by variable.
  var edits: [Variable: (position: Int, line: Int)] = [:]
  var labels: [Substring: Int] = [:]
  /// The position of a variable among the terms of the record being read, plus 1; 0: not there.
  var positions: [Int32] = []

  init(name: String) {
    script = ConstraintScript(name: name)
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - file: The file's name, for messages.
  /// - Returns: What the file says.
  /// - Throws: `ScriptError` for the first record that is wrong.
  package static func parse(
    _ text: String, file: String
  ) throws(ScriptError) -> ConstraintScript {
    let name = file.split(separator: "/").last.map { String($0) } ?? file
    var parser = ScriptParser(name: name)
    do {
      for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        parser.line += 1
        var line = line
        while line.last == UInt8(ascii: "\r") { line.removeLast() }
        try parser.read(Substring(line))
      }
      try parser.finish()
    } catch {
      throw ScriptError(file: file, line: parser.line, problem: error.text)
    }
    return parser.script
  }

  private mutating func read(_ line: Substring) throws(RecordProblem) {
    guard var fields = RecordFields(line: line) else { return }
    if !line.utf8.allSatisfy({ $0 < 0x80 }) { throw RecordProblem("the record is not ASCII") }
    switch section {
    case .version: try readVersion(&fields)
    case .variables: try readVariableCount(&fields)
    case .build: try readBuildRecord(&fields)
    case .script: try readScriptRecord(&fields)
    }
    try fields.end()
  }

  private func finish() throws(RecordProblem) {
    switch section {
    case .version: throw RecordProblem("the file ends before 'lcs 1'")
    case .variables: throw RecordProblem("the file ends before 'vars'")
    case .build: throw RecordProblem("the file ends before 'build'")
    case .script: break
    }
  }

  private mutating func readVersion(_ fields: inout RecordFields) throws(RecordProblem) {
    guard fields.kind == "lcs" else {
      throw RecordProblem("the first record is \(quoted(fields.kind)), not 'lcs 1'")
    }
    let version = try fields.next("version")
    guard version == "1" else {
      throw RecordProblem("version \(quoted(version)) cannot be read, only version 1")
    }
    section = .variables
  }

  private mutating func readVariableCount(_ fields: inout RecordFields) throws(RecordProblem) {
    guard fields.kind == "vars" else {
      throw RecordProblem("the second record is \(quoted(fields.kind)), not 'vars'")
    }
    let count = try fields.count("number of variables")
    // Their numbers are 32 bits wide, and so are those of everything else in the solver.
    guard count <= 1 << 24 else {
      throw RecordProblem("\(count) variables are more than the \(1 << 24) that can be read")
    }
    script.variableCount = count
    positions = [Int32](repeating: 0, count: count)
    section = .build
  }
}
