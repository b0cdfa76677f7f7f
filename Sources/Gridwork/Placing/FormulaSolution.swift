// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The lines between which a container has its contents, and the size for which it has them.
///
/// A container has two solutions: the one that it follows, and the one that it has committed, from which
/// frames are read. Both own their lines; where these are the same, they share them.
struct FormulaSolution {
  /// Whether there is a solution. There may be lines without one.
  var isKnown = false
  /// The size of the container's alignment rectangle.
  var size = LayoutSize.zero
  /// The width of the container's frame if its left edge is the trailing one.
  var mirror: Double?
  var lines = AxisPair(TrackLines())

  /// Takes over another solution, whose lines both share from now on. Returns the tracks that moved; nil if
  /// all contents may lie elsewhere.
  mutating func take(over other: inout FormulaSolution) -> MovedTracks? {
    guard isKnown || other.isKnown else { return MovedTracks() }
    let isKin = isKnown == other.isKnown && mirror == other.mirror
    (isKnown, size, mirror) = (other.isKnown, other.size, other.mirror)
    let moved = MovedTracks(
      columns: lines.horizontal.take(over: &other.lines.horizontal),
      rows: lines.vertical.take(over: &other.lines.vertical))
    return isKin ? moved : nil
  }

  /// The same solution with lines of its own.
  func copy() -> FormulaSolution {
    var copy = self
    copy.lines = lines.map { TrackLines($0.numbers) }
    return copy
  }

  /// Frees the lines, but for those that another solution shares.
  func free(keeping other: FormulaSolution = FormulaSolution()) {
    for axis in LayoutAxis.allCases where !lines[axis].isShared(with: other.lines[axis]) {
      lines[axis].free()
    }
  }
}
