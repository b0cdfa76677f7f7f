// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A classic mistake: constraints pin a view, but `translatesAutoresizingMaskIntoConstraints` is
// still true, so its empty frame becomes constraints too. If nothing contradicts them, everything
// inside the view gets an extent of zero.

extension LayoutView {
  /// Describes the problem with the view's own frame if it pins an extent to zero although
  /// constraints relate the view and there is something to show; nil otherwise.
  final var emptyFrameProblem: String? {
    guard translatesStorage, parent != nil else { return nil }
    let axes = LayoutAxis.allCases.filter {
      holdsZero(along: $0) && isMentioned(along: $0)
        && (!subviewStorage.isEmpty || metrics.size[$0] > 0)
    }
    guard !axes.isEmpty else { return nil }
    let extents = axes.map { "\($0.extent)" }.joined(separator: " and ")
    return
      "The empty frame of \(label) holds its \(extents) at 0, although constraints relate the view: "
      + "its translatesAutoresizingMaskIntoConstraints is true. Set it to false to place the view by "
      + "constraints, or give the view a frame."
  }

  /// Whether frame and mask say that the extent is 0.
  private final func holdsZero(along axis: LayoutAxis) -> Bool {
    autoresizingBasis.frame.size[axis] == 0 && !autoresizingMask.flexibility(axis).size
  }
}
