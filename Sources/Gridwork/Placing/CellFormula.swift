// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Position and extent of a content view along one axis, as functions of the near and far lines n
/// and f of its cell.
///
/// The view has its own extent, or the room in the cell if that is less: this is the optimum of its
/// hugging, its resistance and its containment as long as no other constraint mentions it.
///
///     w = f - n - inset >= 0      size = min(extent, w), or w where it fills the cell
struct CellFormula: Equatable {
  enum Rest: Equatable {
    /// At the near line, at a distance of the inset.
    case near
    /// At the far line, at a distance of the inset.
    case far
    case center
    case fill
    /// Taken out of the layout: at zero, with its own extent.
    case nowhere
  }

  var first: Int32
  var last: Int32
  var rest: Rest
  /// The priority that longer tracks violate for the view.
  var hold: LayoutPriority
  /// The distance from the line at which a baseline keeps the view.
  var inset = 0.0
  /// The view's own extent.
  var extent: Double

  /// Creates the formula of a view between the near line of the first track and the far line of the
  /// last one.
  init(
    _ tracks: Range<Int>, _ rest: Rest, inset: Double = 0, extent: Double,
    hold: LayoutPriority = .lowest
  ) {
    first = Int32(tracks.lowerBound)
    last = Int32(tracks.upperBound - 1)
    self.rest = rest
    self.hold = hold
    self.inset = inset
    self.extent = extent
  }

  /// Creates the formula of a hidden view.
  init(hidden extent: Double) { self.init(0..<1, .nowhere, extent: max(extent, 0)) }

  /// Gives the view another extent of its own, negative if it has none. A hidden view then has 0.
  mutating func setExtent(_ extent: Double) {
    self.extent = rest == .nowhere ? max(extent, 0) : extent
  }

  /// Moves the cell by so many tracks.
  mutating func move(by tracks: Int) {
    first += Int32(tracks)
    last += Int32(tracks)
  }

  /// Returns position and extent, given the near and far lines of all tracks.
  @inline(__always)
  func solved(_ lines: UnsafeBufferPointer<Double>) -> (position: Double, extent: Double) {
    guard rest != .nowhere else { return (0, extent) }
    let near = lines[2 * Int(first)]
    let far = lines[2 * Int(last) + 1]
    // A row of no height may have its lines the wrong way round by a rounding error.
    let room = max(far - near - inset, 0)
    if rest == .fill { return (near, room) }
    let size = min(extent, room)
    if rest == .near { return (near + inset, size) }
    return (rest == .far ? far - inset - size : near + (room - size) / 2, size)
  }
}
