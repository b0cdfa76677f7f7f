// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a file, and where.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
  package var file: String
  /// Counted from 1; nil when the file as a whole cannot be read.
  package var line: Int?
  package var problem: String

  package init(file: String, line: Int?, problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// `form.lcs:12: there is no constraint 7`, always a single line.
  package var description: String {
    if let line { "\(file):\(line): \(problem)" } else { "\(file): \(problem)" }
  }
}

/// What is wrong with a record; the parser adds the file and the line.
struct RecordProblem: Error {
  var text: String

  init(_ text: String) { self.text = text }
}
