// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import GridworkDocument

/// Something in an Interface Builder file that its layout does not contain, or that the import had to
/// assume.
public struct ImportNote: Sendable, Hashable {
  /// Where the file says it.
  public let position: DocumentSource.Position
  /// What is left out or assumed, in one sentence.
  public let message: String

  /// The note in the style of a compiler.
  public func text(ofFile file: String) -> String {
    "\(visibleName(file)):\(position.line):\(position.column): note: \(message)"
  }
}
