// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Whether the frame and the autoresizing mask become constraints; true for a plain view, false
  /// for a view that a grid or a stack manages.
  ///
  /// If true, two required constraints per axis are derived from the frame and the superview's size
  /// at the time when the frame or the mask was set. Views with and without constraints can
  /// therefore be siblings. With L, W, R the flexible minimum margin, size and maximum margin, x
  /// and w the frame,
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
  /// If a denominator is zero, m is zero. Set the property to false for a view that other
  /// constraints place: with the empty frame of a new view, true pins its size to zero. The
  /// top-level view of a root is exempt.
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

  /// The parts of the view that change when the superview's size changes; none by default.
  public final var autoresizingMask: AutoresizingMask {
    get { rareProperties?.mask ?? [] }
    set {
      guard newValue != autoresizingMask else { return }
      ownRareProperties.mask = newValue
      renewAutoresizing()
    }
  }

  /// Records the current frame as the basis of the constraints derived from it.
  final func renewAutoresizing() {
    guard translatesStorage else { return }
    autoresizingBasis = AutoresizingBasis(
      frame: cut(frameStorage), superview: parent?.frameStorage.size ?? .zero)
    rootStorage?.enqueue(self)
    markChanged()
  }
}

/// The frame and the superview's size at the time when the frame or the mask was set.
struct AutoresizingBasis: Equatable {
  var frame = LayoutRect.zero
  var superview = LayoutSize.zero
}
