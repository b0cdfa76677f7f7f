// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The place that made a constraint: a line of a program, or a path in a document.
public struct LayoutSourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, as `#fileID` says them; the path where a document made the constraint,
  /// such as `constraints[3]`.
  public var fileID: String
  /// The line, counted from 1; 0 for a path in a document.
  public var line: Int

  /// Makes a location.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// `Module/File.swift:line`, or the path in a document.
  public var description: String { line > 0 ? "\(fileID):\(line)" : fileID }
}
