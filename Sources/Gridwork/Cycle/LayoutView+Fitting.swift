// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The smallest frame size that the content and constraints of the subtree allow, in points,
  /// rounded up to the pixel grid of the root.
  ///
  /// The size is found by another solver, so that nothing in the layout changes. AppKit's counterpart has the
  /// same name.
  ///
  /// - Complexity: The first query after a change in the subtree takes about as long as laying out the
  ///   subtree; later queries return the cached size.
  public final var fittingSize: LayoutSize {
    bringUpToDateForQuestion()
    return roundedUpFrameSize(measuredFittingSize())
  }

  /// Returns the frame size that comes nearest to a proposed size, in points, rounded up to the
  /// pixel grid of the root.
  ///
  /// Each axis has a constraint to the proposed extent at its priority. At
  /// ``LayoutPriority/fittingSizeCompression``, a proposal of 0 asks for the smallest extent. At
  /// ``LayoutPriority/required``, a proposal fixes the extent, such as the width at which to
  /// measure the height of wrapping content. A proposed size that is negative or not finite is a
  /// programmer error.
  ///
  /// UIKit's counterpart is
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  ///
  /// - Complexity: Each call takes about as long as laying out the subtree. Nothing is cached.
  public final func fittingSize(
    proposing size: LayoutSize,
    horizontalPriority: LayoutPriority = .fittingSizeCompression,
    verticalPriority: LayoutPriority = .fittingSizeCompression
  ) -> LayoutSize {
    guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
      programmerError(
        "The size proposed to \(label) must be finite and not negative, not \(size.width) by "
          + "\(size.height).")
    }
    bringUpToDateForQuestion()
    let fitting = MeasurementCache(for: engine).size(
      of: self,
      AxisPair(
        horizontal: .preferred(size.width, priority: horizontalPriority),
        vertical: .preferred(size.height, priority: verticalPriority)))
    return roundedUpFrameSize(fitting)
  }

  /// Returns the frame size for the size of an alignment rectangle, rounded up to pixels.
  final func roundedUpFrameSize(_ size: LayoutSize) -> LayoutSize {
    let pixels = layoutRoot?.pixelGrid ?? PixelGrid(scale: 0)
    return LayoutSize(
      width: pixels.roundedUp(frameExtent(size.width, along: .horizontal)),
      height: pixels.roundedUp(frameExtent(size.height, along: .vertical)))
  }
}
