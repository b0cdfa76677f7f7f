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

  /// Notes where the frame is now, for the constraints that stand for it.
  final func renewAutoresizing() {
    guard translatesStorage else { return }
    autoresizingBasis = AutoresizingBasis(
      frame: frameStorage, superview: parent?.frameStorage.size ?? .zero)
    rootStorage?.enqueue(self)
    markChanged()
  }
}

/// The frame and the superview's size at the time when frame or mask were set.
struct AutoresizingBasis {
  var frame = LayoutRect.zero
  var superview = LayoutSize.zero
}
