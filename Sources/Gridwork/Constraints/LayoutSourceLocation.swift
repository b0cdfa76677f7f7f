// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The place in a program that made a constraint.
public struct LayoutSourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, as `#fileID` says them.
  public var fileID: String
  /// The line, counted from 1.
  public var line: Int

  /// Makes a location.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// `Module/File.swift:line`.
  public var description: String { "\(fileID):\(line)" }
}
