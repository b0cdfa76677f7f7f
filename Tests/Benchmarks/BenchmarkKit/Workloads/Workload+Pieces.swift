// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// What the shapes are put together from.
extension Workload {
  static let margin = 20.0
  static let columnGap = 8.0
  static let rowGap = 6.0

  /// Two edges.
  struct Span {
    var near: LinearForm
    var far: LinearForm
    var extent: LinearForm { far - near }
  }

  /// The outer edges; the width follows a window that can be resized.
  struct Frame {
    var x: Span
    var y: Span
  }

  struct Box {
    var x: LinearForm
    var y: LinearForm
    var width: LinearForm
    var height: LinearForm
  }

  enum Placement: CaseIterable {
    case near, far, center, fill
  }

  mutating func span() -> Span { Span(near: variable(), far: variable()) }

  mutating func frame(width: Double) -> Frame {
    windowWidth = width
    let frame = Frame(x: span(), y: span())
    let window = variable()
    addEdit(window, width, at: 500)
    add(frame.x.near, .equal, 0)
    add(frame.y.near, .equal, 0)
    add(frame.x.extent - window, .equal, 0)
    return frame
  }

  /// A content view: a size that is not negative, hugging and compression resistance.
  mutating func box(width: Int, height: Int, hugging: Float = 250, across: Float = 250) -> Box {
    let box = Box(x: variable(), y: variable(), width: variable(), height: variable())
    add(box.width, .greaterThanOrEqual, 0)
    add(box.height, .greaterThanOrEqual, 0)
    contents.append(
      Content(
        widths: [
          add(box.width, .lessThanOrEqual, Double(width), at: hugging),
          add(box.width, .greaterThanOrEqual, Double(width), at: 750),
        ],
        heights: [
          add(box.height, .lessThanOrEqual, Double(height), at: across),
          add(box.height, .greaterThanOrEqual, Double(height), at: 750),
        ]))
    return box
  }

  mutating func contain(_ box: Box, _ columns: Span, _ rows: Span) {
    for (origin, extent, span) in [
      (box.x, box.width, columns), (box.y, box.height, rows),
    ] {
      add(origin - span.near, .greaterThanOrEqual, 0)
      add(span.far - origin - extent, .greaterThanOrEqual, 0)
    }
  }

  mutating func place(
    _ origin: LinearForm, _ extent: LinearForm, in span: Span, _ placement: Placement
  ) {
    if placement == .near || placement == .fill { add(origin - span.near, .equal, 0) }
    if placement == .far || placement == .fill { add(origin + extent - span.far, .equal, 0) }
    if placement == .center { add(2 * origin + extent - span.near - span.far, .equal, 0) }
  }

  /// Tracks side by side between margins.
  mutating func tracks(_ count: Int, in span: Span, gap: Double) -> [Span] {
    let tracks = (0..<count).map { _ in self.span() }
    for (first, second) in zip(tracks, tracks.dropFirst()) {
      add(second.near - first.far, .equal, gap)
    }
    for track in tracks { add(track.extent, .greaterThanOrEqual, 0) }
    if let first = tracks.first, let last = tracks.last {
      add(first.near - span.near, .equal, Self.margin)
      add(span.far - last.far, .equal, Self.margin)
    }
    return tracks
  }
}
