// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Whether frame and autoresizing mask become constraints; true for a plain view, false for a view
  /// that a grid or a stack manages.
  ///
  /// When true, the frame and the superview's size as they were when the frame or the mask was set
  /// become two required constraints per axis, so that views with constraints can sit beside views
  /// without. With L, W, R the flexible minimum margin, size and maximum margin, x and w the frame,
  /// S the superview's extent and a = S - x - w:
  ///
  /// - none or R: `min == x`, `size == w`
  /// - L: `S - max == a`, `size == w`
  /// - W: `min == x`, `S - max == a`
  /// - L and R: `size == w`, `min == m(S - w)` with m = x/(x+a)
  /// - L and W: `S - max == a`, `size == m(S - a)` with m = w/(x+w)
  /// - W and R: `min == x`, `size == m(S - x)` with m = w/(w+a)
  /// - all: `min == (x/S)S`, `size == (w/S)S`
  ///
  /// Where a denominator is zero, m is zero. A view that other constraints place needs false: with
  /// the empty frame of a new view, true pins its size to zero. The top-level view of a root is
  /// exempt.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesStorage }
    set {
      guard newValue != translatesStorage else { return }
      translatesStorage = newValue
      renewAutoresizing()
      rootStorage?.enqueue(self)
      markChanged()
    }
  }

  /// What gives way when the superview's size changes; nothing by default.
  public final var autoresizingMask: AutoresizingMask {
    get { maskStorage }
    set {
      guard newValue != maskStorage else { return }
      maskStorage = newValue
      renewAutoresizing()
    }
  }

  /// The view's rectangle in its superview, snapped to the pixel grid of the root, in points.
  ///
  /// The second pass of a layout sets it. Setting it by hand marks the view and its superview (unless
  /// that one is being laid out); when ``translatesAutoresizingMaskIntoConstraints`` is true it
  /// renews the constraints of the frame, else the next layout overwrites it.
  public final var frame: LayoutRect {
    get { frameStorage }
    set {
      guard newValue.isFinite else {
        programmerError("The frame of \(label) is finite; \(newValue) is not.")
      }
      guard newValue.width >= 0, newValue.height >= 0 else {
        programmerError("The frame of \(label) has no negative size; \(newValue) has.")
      }
      guard newValue != frameStorage else { return }
      noteInvalidation(.frame)
      rootStorage?.noteFrame(of: self, from: frameStorage, to: newValue, byHand: true)
      frameStorage = newValue
      renewAutoresizing()
      needLayout(because: "setting its frame")
      if let parent, !parent.marks.contains(.inLayout) {
        parent.needLayout(because: "setting the frame of \(label)")
      }
    }
  }

  /// Notes where the frame is now, for the constraints that stand for it.
  final func renewAutoresizing() {
    guard translatesStorage, let parent else { return }
    autoresizingBasis = AutoresizingBasis(frame: frameStorage, superview: parent.frameStorage.size)
    rootStorage?.enqueue(self)
    markChanged()
  }
}

/// The frame and the superview's size at the time when frame or mask were set.
struct AutoresizingBasis {
  var frame = LayoutRect.zero
  var superview = LayoutSize.zero
}

extension LayoutRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
