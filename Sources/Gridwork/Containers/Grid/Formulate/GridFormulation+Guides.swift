// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridFormulation {
  /// Places the layout guides that the app asked for over their tracks. Along the axis, a guide
  /// covers the content area; across it, the whole grid. A hidden track's guide is empty and lies
  /// where the track would begin.
  mutating func placeGuides() {
    for axis in LayoutAxis.allCases {
      let resolved = grid[axis]
      for (position, track) in resolved.tracks.enumerated() {
        guard let guide = track.guide else { continue }
        let index = TrackIndex(position)
        place(
          ItemReference(guide), between: near(index, axis), and: far(index, axis), axis,
          reason(.trackSize, index, axis))
      }
      for (guide, line) in resolved.hiddenGuides {
        let edge =
          line.position == 0
          ? .item(owner, axis.near) : far(TrackIndex(line.position - 1), axis)
        // Nothing depends on an empty guide's position across the axis, so user constraints may
        // move it.
        place(
          ItemReference(guide), between: edge, and: edge, axis, ConstraintReason(.trackEmpty),
          LayoutPriority.required.nextDown)
      }
    }
  }

  private mutating func place(
    _ guide: ItemReference, between near: Quantity, and far: Quantity, _ axis: LayoutAxis,
    _ reason: ConstraintReason, _ priority: LayoutPriority = .required
  ) {
    let subject = ObjectIdentifier(guide.item)
    let across = axis.other
    let edges: [(GridRole, LayoutConstraint.Attribute, Quantity)] = [
      (.guideNear, axis.near, near), (.guideFar, axis.far, far),
      (.guideStart, across.near, .item(owner, across.near)),
      (.guideEnd, across.far, .item(owner, across.far)),
    ]
    for (role, attribute, edge) in edges {
      want(
        key(subject, role, axis), [WantedTerm(1, .item(guide, attribute)), WantedTerm(-1, edge)],
        .equal, 0, reason, at: priority)
    }
  }
}
