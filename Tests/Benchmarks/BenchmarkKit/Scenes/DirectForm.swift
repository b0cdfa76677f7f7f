// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The form laid out by hand, for this form only: the least work that anything could do.
///
/// The greatest widths and the running sum of heights; four numbers for every view. Surplus is shared
/// as a grid does: the column of the labels, which are pulled just below 249, takes all in width, as the
/// fields fill the other one and hug at 250. Rows, which cost the same, share equally.
struct DirectForm {
  private let contents: [(width: Double, height: Double, ascent: Double)]
  /// Position and size of every view: x, y, width, height.
  private(set) var numbers: [Double]

  static let spacing = 6.0

  /// The contents in order, a label and a field for every row.
  init(_ contents: [Metrics]) {
    self.contents = contents.map {
      (
        $0.intrinsicContentSize.width, $0.intrinsicContentSize.height,
        $0.firstBaselineOffsetFromTop ?? 0
      )
    }
    numbers = [Double](repeating: 0, count: 4 * contents.count)
  }

  mutating func layOut(width: Double, height: Double) {
    let rows = contents.count / 2
    var labels = 0.0
    var fields = 0.0
    var needed = Double(rows - 1) * Self.spacing
    for row in 0..<rows {
      let (label, field) = (contents[2 * row], contents[2 * row + 1])
      labels = max(labels, label.width)
      fields = max(fields, field.width)
      let ascent = max(label.ascent, field.ascent)
      needed += ascent + max(label.height - label.ascent, field.height - field.ascent)
    }
    labels += max(0, width - labels - fields - Self.spacing)
    let taller = max(0, height - needed) / Double(rows)
    var top = 0.0
    for row in 0..<rows {
      let (label, field) = (contents[2 * row], contents[2 * row + 1])
      let ascent = max(label.ascent, field.ascent)
      let descent = max(label.height - label.ascent, field.height - field.ascent)
      put(row * 2, labels - label.width, top + ascent - label.ascent, label.width, label.height)
      put(
        row * 2 + 1, labels + Self.spacing, top + ascent - field.ascent, fields, field.height)
      top += ascent + descent + taller + Self.spacing
    }
  }

  private mutating func put(
    _ view: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    numbers[4 * view] = x
    numbers[4 * view + 1] = y
    numbers[4 * view + 2] = width
    numbers[4 * view + 3] = height
  }
}
