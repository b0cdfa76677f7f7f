// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The classic mistake: a view is pinned by constraints, and nobody said that its empty frame is not to
// become constraints, too. Where nothing contradicts that, everything inside is laid out as zeros.

extension LayoutView {
  /// What is wrong with the frame that the view was given, when it holds an extent at zero although
  /// constraints relate the view and there is something to be seen; nil otherwise.
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
      + "its translatesAutoresizingMaskIntoConstraints is true. Set it to false where constraints are to "
      + "place the view, or give the view a frame."
  }

  /// Whether frame and mask say that the extent is 0.
  private final func holdsZero(along axis: LayoutAxis) -> Bool {
    autoresizingBasis.frame.size[axis] == 0 && !maskStorage.flexibility(axis).size
  }
}
