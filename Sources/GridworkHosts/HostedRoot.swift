// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The root of the layout in a host view, whatever framework the view belongs to.
@MainActor final class HostedRoot {
  let root: LayoutRoot
  /// Whether the host is changing the root itself, just before it lays out.
  private var isPreparing = false
  /// The width for which the last intrinsic height was computed, in points.
  private var measuredWidth = 0.0

  /// Takes over a root. The closure runs when the root needs a layout that the host has not begun.
  init(_ root: LayoutRoot, onNeedsLayout: @escaping @MainActor () -> Void) {
    self.root = root
    root.onNeedsLayout = { [weak self] in
      guard let self, !isPreparing else { return }
      onNeedsLayout()
    }
  }

  /// Lays out in the size, direction and scale of the host.
  ///
  /// - Returns: Whether the intrinsic height depends on the width, and was computed for another one.
  func layOut(in size: LayoutSize, isRightToLeft: Bool, scale: Double) -> Bool {
    isPreparing = true
    root.direction = isRightToLeft ? .rightToLeft : .leftToRight
    root.scale = scale
    isPreparing = false
    root.layOut(in: size)
    return root.isHeightForWidth && size.width != measuredWidth
  }

  /// The natural width, and the height that the content needs at the host's width.
  func intrinsicSize(atWidth width: Double) -> LayoutSize {
    measuredWidth = width
    let natural = root.intrinsicContentSize
    let height = width > 0 ? root.height(forWidth: width) : nil
    return LayoutSize(width: natural.width, height: height ?? natural.height)
  }
}
