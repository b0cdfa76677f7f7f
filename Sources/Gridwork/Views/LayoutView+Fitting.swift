// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The smallest size of the frame that the subtree's own contents and constraints allow, in points,
  /// rounded up to the pixel grid of the root.
  ///
  /// It is found aside, without disturbing the live layout, and kept until something in the subtree
  /// changes. AppKit's counterpart has the same name.
  public final var fittingSize: LayoutSize {
    bringUpToDate(runningUpdates: !(rootStorage?.isInLayoutPhase ?? false))
    return roundedUpFrameSize(measuredFittingSize())
  }

  /// The size of the frame that comes nearest to a proposal, in points, rounded up to the pixel grid
  /// of the root.
  ///
  /// Each axis is drawn to the proposal at its priority. At
  /// ``LayoutPriority/fittingSizeCompression`` a proposal of zero asks for the smallest size; at
  /// required it fixes the axis, such as the width at which wrapping content says its height. UIKit's
  /// counterpart is `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  public final func fittingSize(
    proposing size: LayoutSize,
    horizontalPriority: LayoutPriority = .fittingSizeCompression,
    verticalPriority: LayoutPriority = .fittingSizeCompression
  ) -> LayoutSize {
    guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
      programmerError("A proposed size is finite and not negative; \(size) is not.")
    }
    bringUpToDate(runningUpdates: !(rootStorage?.isInLayoutPhase ?? false))
    let fitting = Fittings(for: rootStorage).size(
      of: self,
      AxisPair(
        horizontal: .preferred(size.width, priority: horizontalPriority),
        vertical: .preferred(size.height, priority: verticalPriority)))
    return roundedUpFrameSize(fitting)
  }

  private func roundedUpFrameSize(_ size: LayoutSize) -> LayoutSize {
    let pixels = rootStorage?.pixelGrid ?? PixelGrid(scale: 0)
    let insets = metrics.insets
    return LayoutSize(
      width: pixels.roundedUp(size.width + insets.left + insets.right),
      height: pixels.roundedUp(size.height + insets.top + insets.bottom))
  }
}
