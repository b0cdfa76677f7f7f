// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Runs the due ``updateConstraints()`` methods of the view and of the views inside it. Frames
  /// stay as they are.
  ///
  /// AppKit's counterpart has the same name.
  ///
  /// - Complexity: The cost grows with what changed in the tree.
  public final func updateConstraintsForSubtreeIfNeeded() {
    bringUpToDateForQuestion()
  }

  /// Lays out the view's tree now if a layout is due, with or without a ``LayoutRoot``.
  ///
  /// The pass of a tree with a root is ``LayoutRoot/layoutIfNeeded()``. A tree without one is laid out
  /// as if its outermost view were the top-level view of a root at scale 0, so that frames are not
  /// rounded to pixels. As long as that view's ``translatesAutoresizingMaskIntoConstraints`` is true,
  /// it keeps the size of the frame that it was given. Along an axis where the given frame is empty,
  /// or if the property is false, the view gets the size that its content and constraints ask for:
  ///
  /// ```swift
  /// let grid = GridView(views: [[nameLabel, nameField]])
  /// grid.layoutSubtreeIfNeeded()
  /// print(grid.frame.size == grid.fittingSize)  // true
  /// ```
  ///
  /// Conflicts and mistakes are written to standard error; to handle them, a tree needs a root. AppKit
  /// lays out only the view and what is inside it, and shrinks a view with an empty frame to nothing.
  ///
  /// - Complexity: With a root, the cost grows with what changed. Without one, a layout that is due
  ///   costs as much as the first layout of a root.
  public final func layoutSubtreeIfNeeded() {
    if let layoutRoot {
      layoutRoot.layoutIfNeeded()
    } else {
      outermostView.layOutByItself()
    }
  }

  /// The same as ``layoutSubtreeIfNeeded()``, spelled as in UIKit.
  ///
  /// - Complexity: That of ``layoutSubtreeIfNeeded()``.
  public final func layoutIfNeeded() { layoutSubtreeIfNeeded() }

  /// The top-level view of the tree.
  final var outermostView: LayoutView {
    var view = self
    while let next = view.parent { view = next }
    return view
  }

  /// Lays out a tree without a root by a root that lives as long as the layout.
  private final func layOutByItself() {
    guard isDueWithoutRoot, treeCallback == nil else { return }
    let origin = frameStorage.origin
    LayoutRoot(
      self, width: givenExtent(along: .horizontal), height: givenExtent(along: .vertical), scale: 0
    ).layoutIfNeeded()
    frameStorage.origin = origin
  }

  /// Whether a layout of the view's tree, which has no root, would do anything.
  final var isDueWithoutRoot: Bool {
    !dirtyFlags.isDisjoint(with: [.changed, .layout, .layoutBelow])
  }

  /// Whether the view was given a frame by hand that counts along both axes.
  final var hasGivenSize: Bool {
    LayoutAxis.allCases.allSatisfy { givenExtent(along: $0) != .fitting }
  }

  /// The extent of the frame that the view was given by hand, as long as the frame counts.
  private final func givenExtent(along axis: LayoutAxis) -> LayoutExtent {
    let extent = autoresizingBasis.frame.size[axis]
    return translatesStorage && extent > 0 ? .exact(extent) : .fitting
  }
}
