// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The measures of labels beside views and grids, apart from those of their texts.
///
/// A unit is a point in an SVG picture. On the inspector page, a unit is the same number of pixels at
/// every zoom.
enum PictureLabels {
  /// The space around a drawing for its labels: in points, and in pixels on the inspector page.
  static let border = 24.0
  /// The height of letters, in parts of the font size.
  static let letterHeight = 0.7
  /// The distance of a leaf's name from the left edge of its frame.
  static let nameMargin = 2.0
  /// The distance of a ruler from its grid.
  static let rulerDistance = 1.5
  /// The height of a column ruler, including its distance from the grid.
  static let rulerHeight = 8.0

  /// A place for the name of a container, relative to its frame.
  struct TagPlace {
    /// Whether the label is at the right edge, 1, or at the left edge, 0.
    let right: Double
    /// A distance to the right.
    let x: Double
    /// Whether the label is at the bottom edge, 1, or at the top edge, 0.
    let bottom: Double
    /// A distance downward in heights of the label.
    let lines: Double
    /// A further distance downward.
    let y: Double
  }

  /// The places for the name of a container, best first.
  static let tagPlaces = [
    TagPlace(right: 0, x: 0, bottom: 0, lines: -1, y: -0.5),
    TagPlace(right: 0, x: 0, bottom: 0, lines: -1, y: -rulerHeight),
    TagPlace(right: 1, x: 0, bottom: 0, lines: -1, y: -0.5),
    TagPlace(right: 0, x: 1.5, bottom: 0, lines: 0, y: 0.5),
    TagPlace(right: 1, x: -1.5, bottom: 0, lines: 0, y: 0.5),
    TagPlace(right: 0, x: 1.5, bottom: 1, lines: -1, y: -0.5),
    TagPlace(right: 1, x: -1.5, bottom: 1, lines: -1, y: -0.5),
    TagPlace(right: 0, x: 0, bottom: 1, lines: 0, y: 0.5),
  ]
}
