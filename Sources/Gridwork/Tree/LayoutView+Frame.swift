// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The view's rectangle in its superview, snapped to the pixel grid of the root, in points.
  ///
  /// The second pass of a layout sets it. Setting it by hand marks the view and its superview (unless
  /// that one is being laid out); when ``translatesAutoresizingMaskIntoConstraints`` is true it
  /// renews the constraints of the frame, else the next layout overwrites it. One that is not finite,
  /// or has a negative size, is a programmer error.
  public final var frame: LayoutRect {
    get { frameStorage }
    set {
      checkFrame(newValue)
      guard newValue != frameStorage else { return }
      noteInvalidation(.frame)
      rootStorage?.noteFrame(of: self, from: frameStorage, to: newValue, byHand: true)
      frameStorage = newValue
      renewAutoresizing()
      needPlacing()
      needLayout(because: "setting its frame")
      if let parent, !parent.marks.contains(.inLayout) {
        parent.needLayout(because: "setting the frame of \(label)")
      }
    }
  }

  /// The view's rectangle in its own coordinates: the size of ``frame`` at zero.
  ///
  /// In AppKit it can be set, to scroll or to scale what is inside.
  public final var bounds: LayoutRect { LayoutRect(origin: .zero, size: frameStorage.size) }

  /// Gives ``frame`` another size and leaves its corner.
  public final func setFrameSize(_ size: LayoutSize) {
    frame = LayoutRect(origin: frameStorage.origin, size: size)
  }

  /// Gives ``frame`` another corner and leaves its size.
  public final func setFrameOrigin(_ origin: LayoutPoint) {
    frame = LayoutRect(origin: origin, size: frameStorage.size)
  }

  /// Returns the alignment rectangle that goes with a frame: what constraints relate.
  ///
  /// It lies inside the frame by ``alignmentRectInsets``.
  public final func alignmentRect(forFrame frame: LayoutRect) -> LayoutRect {
    let insets = alignmentRectInsets
    return LayoutRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// Returns the frame that goes with an alignment rectangle.
  ///
  /// It lies around the rectangle by ``alignmentRectInsets``.
  public final func frame(forAlignmentRect rect: LayoutRect) -> LayoutRect {
    let insets = alignmentRectInsets
    return LayoutRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// Stops at a frame that no view can have.
  final func checkFrame(_ frame: LayoutRect) {
    guard frame.isFinite else {
      programmerError("The frame of \(label) is finite; \(frame) is not.")
    }
    guard frame.width >= 0, frame.height >= 0 else {
      programmerError("The frame of \(label) has no negative size; \(frame) has.")
    }
  }
}

extension LayoutRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
