// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How large a document may be.
///
/// They are far above what a person lays out, and keep a hostile file from using up memory or the
/// stack: beyond them a document is refused with an error.
enum DocumentLimits {
  /// How many bytes the text may have.
  static let bytes = 32 << 20
  /// How many arrays and objects may lie inside each other.
  static let nesting = 256
  /// How many characters an id may have.
  static let name = 1000
  /// How many bytes a relation or a visual format may have.
  static let constraint = 10_000
  /// How many views and guides there may be.
  static let views = 50_000
  /// How many cells a grid may have.
  static let cells = 250_000
  /// How many merged areas a grid may have, spans among them.
  static let areas = 5000
  /// The greatest magnitude of a number of points, and of a factor.
  static let magnitude = 1e9
}

extension LayoutDocument {
  /// How many bytes a document's text may have; a longer one is refused.
  public static let maximumByteCount = DocumentLimits.bytes
}
