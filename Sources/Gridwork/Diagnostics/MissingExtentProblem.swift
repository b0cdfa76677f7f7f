// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A text field has a height and no width of its own. In a stack that is no wider than its content, nothing
// gives it one, and it stays invisible.

extension LayoutView {
  /// Describes the problem with a leaf that cannot be seen because nothing gives it an extent along an axis;
  /// nil otherwise.
  ///
  /// The leaf has an intrinsic extent along the other axis. A view with neither, such as a spacer between
  /// others, is meant to have whatever room is left, and may have none. A constraint, a frame or an
  /// explicit size of a row or column says that an extent is 0, and is no mistake.
  final var missingExtentProblem: String? {
    guard subviewStorage.isEmpty, !isContainer, !translatesStorage, parent != nil,
      let axis = LayoutAxis.allCases.first(where: isMissingExtent)
    else { return nil }
    let constrain = "constrain the \(axis.extent) of \(label)"
    return
      "\(label) is 0 \(axis.sizeWord): nothing gives it a \(axis.extent). "
      + (viewToFill(along: axis).map { "Place \($0.label) .fill, or \(constrain)." }
        ?? "Give it an intrinsic \(axis.extent), or \(constrain).")
  }

  private final func isMissingExtent(along axis: LayoutAxis) -> Bool {
    metrics.size[axis] < 0 && metrics.size[axis.other] > 0
      && frameStorage.size[axis] < LengthTolerance.noticeable
      && !isMentioned(along: axis) && parent?.compiler?.hasOwnExtent(of: self, along: axis) != true
  }

  /// The nearest view around this one that a grid does not place fill, although that would give it an
  /// extent.
  private final func viewToFill(along axis: LayoutAxis) -> LayoutView? {
    var next = parent
    while let view = next, let container = view.parent {
      if container.compiler?.leavesRoom(around: view, along: axis) == true { return view }
      next = container
    }
    return nil
  }
}
