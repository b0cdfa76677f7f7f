// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Where a constraint was made: at a line of a Swift file, or at a path in a layout document.
public struct LayoutSourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The module and file in the form of `#fileID`, such as `App/Form.swift`; for a document, the
  /// path of the constraint, such as `constraints[3]`.
  public var fileID: String
  /// The line, counted from 1; 0 for a path in a document.
  public var line: Int

  /// Creates a location. Pass line 0 with a document path.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// `Module/File.swift:line`, or the document path alone.
  public var description: String { line > 0 ? "\(fileID):\(line)" : fileID }
}
