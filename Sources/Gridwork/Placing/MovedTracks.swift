// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The columns and rows of a container of which at least one line has moved since its contents were last
/// placed: on each axis, all from the first to the last of these.
struct MovedTracks {
  var columns: Range<Int32> = 0..<0
  var rows: Range<Int32> = 0..<0

  var isEmpty: Bool { columns.isEmpty && rows.isEmpty }

  /// The axis along which alone tracks moved; nil if they did along both, or along none.
  var axis: LayoutAxis? {
    columns.isEmpty == rows.isEmpty ? nil : columns.isEmpty ? .vertical : .horizontal
  }

  /// Whether a content view may lie elsewhere. One that is taken out of the layout does not.
  @inline(__always)
  func concern(_ content: ContentFormula) -> Bool {
    content.x.first < columns.upperBound && content.x.last >= columns.lowerBound
      || content.y.first < rows.upperBound && content.y.last >= rows.lowerBound
  }

  mutating func formUnion(_ other: MovedTracks) {
    columns = Self.hull(columns, other.columns)
    rows = Self.hull(rows, other.rows)
  }

  private static func hull(_ a: Range<Int32>, _ b: Range<Int32>) -> Range<Int32> {
    if a.isEmpty || b.isEmpty { return a.isEmpty ? b : a }
    return min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
  }
}
