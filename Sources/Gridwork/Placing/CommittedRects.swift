// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The views that a container lays out by formula, by their numbers, and their committed alignment
/// rectangles relative to the container's frame origin.
///
/// A value to read while the memory that it refers to is borrowed: reading it calls no method of the
/// container.
struct CommittedRects {
  let formulas: UnsafeBufferPointer<ContentFormula>
  /// The near and far line of every visible track.
  let columns: UnsafeBufferPointer<Double>
  let rows: UnsafeBufferPointer<Double>
  /// The width of the container's frame if its left edge is the trailing one.
  let mirror: Double?

  var indices: Range<Int> { formulas.indices }

  @inline(__always)
  func view(_ index: Int) -> Unretained<LayoutView> { formulas[index].view }

  @inline(__always)
  subscript(index: Int) -> LayoutRect {
    let (x, y) = (horizontal(index), vertical(index))
    return LayoutRect(x: x.position, y: y.position, width: x.extent, height: y.extent)
  }

  /// Returns the vertical part of a rectangle.
  @inline(__always)
  func vertical(_ index: Int) -> (position: Double, extent: Double) {
    formulas[index].y.solved(rows)
  }

  /// Returns the horizontal part of a rectangle.
  @inline(__always)
  func horizontal(_ index: Int) -> (position: Double, extent: Double) {
    let x = formulas[index].x.solved(columns)
    var left = x.position
    // What is taken out of the layout lies at zero, whatever the direction.
    if let mirror, formulas[index].x.rest != .nowhere { left = mirror - x.position - x.extent }
    return (left, x.extent)
  }

  /// Whether the rectangle of a view lies in tracks that moved.
  @inline(__always)
  func isMoved(_ index: Int, with tracks: MovedTracks) -> Bool { tracks.concern(formulas[index]) }
}
