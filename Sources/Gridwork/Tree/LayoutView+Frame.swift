// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The view's rectangle in its superview, snapped to the pixel grid of the root, in points.
  ///
  /// The second pass of a layout sets the frame. Setting it yourself marks the view as needing
  /// layout, and its superview unless that is being laid out. If
  /// ``translatesAutoresizingMaskIntoConstraints`` is true, it also renews the constraints derived
  /// from the frame; otherwise the next layout overwrites the frame. A frame that is not finite or
  /// has a negative size is a programmer error.
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
      guard let parent else { return }
      // The next layout of the superview overwrites the frame.
      parent.dirtyFlags.insert(.placesAll)
      if rootStorage?.unretainedViewInLayout?.refers(to: parent) != true {
        parent.needLayout(because: "setting the frame of \(label)")
      }
    }
  }

  /// The view's rectangle in its own coordinates: the size of ``frame``, at the origin.
  ///
  /// In AppKit the bounds can be set, to scroll or scale the contents.
  public final var bounds: LayoutRect { LayoutRect(origin: .zero, size: frameStorage.size) }

  /// Sets the size of ``frame`` and keeps its origin.
  public final func setFrameSize(_ size: LayoutSize) {
    frame = LayoutRect(origin: frameStorage.origin, size: size)
  }

  /// Sets the origin of ``frame`` and keeps its size.
  public final func setFrameOrigin(_ origin: LayoutPoint) {
    frame = LayoutRect(origin: origin, size: frameStorage.size)
  }

  /// Returns the alignment rectangle, which constraints relate, of a frame.
  ///
  /// It is the frame inset by ``alignmentRectInsets``.
  public final func alignmentRect(forFrame frame: LayoutRect) -> LayoutRect {
    let insets = alignmentRectInsets
    return LayoutRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// Returns the frame of an alignment rectangle.
  ///
  /// It is the rectangle outset by ``alignmentRectInsets``.
  public final func frame(forAlignmentRect rect: LayoutRect) -> LayoutRect {
    let insets = alignmentRectInsets
    return LayoutRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// Returns the extent of the frame whose alignment rectangle has an extent, by the insets as last read.
  final func frameExtent(_ extent: Double, along axis: LayoutAxis) -> Double {
    let insets = metrics.insets[axis]
    return extent + insets.near + insets.far
  }

  /// Stops the program if no view can have the frame.
  final func checkFrame(_ frame: LayoutRect) {
    guard frame.isFinite else {
      programmerError("The frame of \(label) must have finite numbers, not \(frame).")
    }
    guard frame.width >= 0, frame.height >= 0 else {
      programmerError(
        "The frame of \(label) must not have a negative size, but is \(frame). "
          + "To make a view vanish, give it a size of 0 or set isHidden.")
    }
  }
}

extension LayoutRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
