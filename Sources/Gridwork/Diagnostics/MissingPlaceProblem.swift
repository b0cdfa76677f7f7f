// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A classic mistake of people who come from AppKit: a view was given to a grid or a stack with
// `addSubview(_:)`, so that the container does not know of it, and nothing else places it either.

extension LayoutView {
  /// Describes the problem with a subview of a container that the container does not place, if no
  /// constraint and no frame places it and there is something to show; nil otherwise.
  final var missingPlaceProblem: String? {
    guard let parent, let remedy = parent.compiler?.remedy(forSubview: self),
      !subviewStorage.isEmpty || metrics.size.width > 0 || metrics.size.height > 0,
      LayoutAxis.allCases.allSatisfy({ !isMentioned(along: $0) && !hasFrame(along: $0) })
    else { return nil }
    return
      "\(label) is a subview of \(parent.label), but nothing places it: \(remedy), or place it by "
      + "constraints."
  }

  /// Whether the frame that the app gave the view gives it an extent.
  private final func hasFrame(along axis: LayoutAxis) -> Bool {
    translatesStorage
      && (autoresizingBasis.frame.size[axis] > 0 || autoresizingMask.flexibility(axis).size)
  }
}
