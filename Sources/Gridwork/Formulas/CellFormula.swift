// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Where a content without variables lies along one axis, and how large it is, as a function of the
/// lines n and f of its cell.
///
/// A content is as large as it wants to be and as there is room for: that is what its hugging, its
/// resistance and its containment come to as long as nobody else wants anything of it.
///
///     w = f - n - inset      size = min(extent, w), or w where it fills the cell
struct CellFormula: Equatable {
  enum Rest: Equatable {
    /// At the near line, but for the inset.
    case near
    /// At the far line, but for the inset.
    case far
    case center
    case fill
    /// Taken out of the layout: at zero, as large as it wants to be.
    case nowhere
  }

  var first: Int32
  var last: Int32
  var rest: Rest
  /// The distance from the line that a baseline keeps the content at.
  var inset = 0.0
  /// The size that the content wants.
  var extent: Double

  /// A content between the near line of the first track and the far line of the last one.
  init(_ tracks: Range<Int>, _ rest: Rest, inset: Double = 0, extent: Double) {
    first = Int32(tracks.lowerBound)
    last = Int32(tracks.upperBound - 1)
    self.rest = rest
    self.inset = inset
    self.extent = extent
  }

  /// A content that is not to be seen.
  init(hidden extent: Double) {
    first = 0
    last = 0
    rest = .nowhere
    self.extent = max(extent, 0)
  }

  /// Position and size, given the near and far lines of all tracks.
  @inline(__always)
  func solved(_ lines: UnsafeBufferPointer<Double>) -> (position: Double, extent: Double) {
    if rest == .nowhere { return (0, extent) }
    let near = lines[2 * Int(first)]
    let far = lines[2 * Int(last) + 1]
    let room = far - near - inset
    let size = min(extent, room)
    switch rest {
    case .near: return (near + inset, size)
    case .far: return (far - inset - size, size)
    case .center: return (near + (room - size) / 2, size)
    case .fill, .nowhere: return (near, room)
    }
  }
}
