// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The size limits of documents.
///
/// The limits lie far above any layout written by hand. They keep a hostile file from exhausting
/// memory or the stack: a document beyond a limit is rejected with an error.
enum DocumentLimits {
  /// The maximum length of the text, in bytes.
  static let bytes = 32 << 20
  /// The maximum nesting depth of arrays and objects.
  static let nesting = 256
  /// The maximum length of an id, in characters.
  static let name = 1000
  /// The maximum length of a relation or a visual format, in bytes.
  static let constraint = 10_000
  /// The maximum number of views and guides.
  static let views = 50_000
  /// The maximum number of cells in all grids together. A row or column without cells counts as one.
  static let cells = 250_000
  /// The maximum number of merged areas in all grids together, spans included.
  static let areas = 5000
  /// The maximum number of variants.
  static let variants = 1000
  /// The maximum magnitude of a length in points, and of a factor.
  static let magnitude = 1e9
}

extension LayoutDocument {
  /// The maximum length of a document's text, in bytes. Reading a longer text throws an error.
  public static let maximumByteCount = DocumentLimits.bytes
}
