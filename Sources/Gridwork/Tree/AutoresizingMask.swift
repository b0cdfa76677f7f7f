// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// What gives way when the superview's size changes; nothing by default.
  ///
  /// AppKit's counterpart is `NSView.AutoresizingMask`. The minimum y margin is the top one.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask, as in AppKit.
    public let rawValue: UInt

    /// Makes a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin gives way.
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    /// The width gives way.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The right margin gives way.
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    /// The top margin gives way.
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    /// The height gives way.
    public static let height = AutoresizingMask(rawValue: 16)
    /// The bottom margin gives way.
    public static let maxYMargin = AutoresizingMask(rawValue: 32)

    /// The three letters of the logs along an axis: minimum margin, size, maximum margin; `&` gives
    /// way, `-` does not. A mask in which nothing gives way is printed like a flexible maximum margin.
    func notation(_ axis: LayoutAxis) -> String {
      let (min, size, max) = flexibility(axis)
      if !min && !size && !max { return "--&" }
      return (min ? "&" : "-") + (size ? "&" : "-") + (max ? "&" : "-")
    }

    func flexibility(_ axis: LayoutAxis) -> (min: Bool, size: Bool, max: Bool) {
      axis == .horizontal
        ? (contains(.minXMargin), contains(.width), contains(.maxXMargin))
        : (contains(.minYMargin), contains(.height), contains(.maxYMargin))
    }
  }
}

/// What an autoresizing mask demands along one axis, given where the frame was when it was set.
///
/// With L, W, R the flexible minimum margin, size and maximum margin; x, w the frame; S the
/// superview's extent and a = S - x - w. Both demands are linear in min, size and S:
/// `min·cMin + size·cSize + S·cSuper == constant`.
struct AutoresizingDemand: Equatable {
  var min: Double
  var size: Double
  var superview: Double
  var constant: Double

  /// The two demands of a mask along an axis, after the table in the documentation of
  /// ``LayoutView/translatesAutoresizingMaskIntoConstraints``.
  static func demands(
    of mask: LayoutView.AutoresizingMask, along axis: LayoutAxis,
    position x: Double, extent w: Double, superview s: Double
  ) -> (AutoresizingDemand, AutoresizingDemand) {
    let a = s - x - w
    func ratio(_ part: Double, of whole: Double) -> Double { whole == 0 ? 0 : part / whole }
    // min == x, size == w, S - max == a with max = min + size.
    let fixedMin = AutoresizingDemand(min: 1, size: 0, superview: 0, constant: x)
    let fixedSize = AutoresizingDemand(min: 0, size: 1, superview: 0, constant: w)
    let fixedMax = AutoresizingDemand(min: -1, size: -1, superview: 1, constant: a)
    switch mask.flexibility(axis) {
    case (false, false, _):
      return (fixedMin, fixedSize)
    case (true, false, false):
      return (fixedMax, fixedSize)
    case (false, true, false):
      return (fixedMin, fixedMax)
    case (true, false, true):
      // min == m(S - w)
      let m = ratio(x, of: x + a)
      return (fixedSize, AutoresizingDemand(min: 1, size: 0, superview: -m, constant: -m * w))
    case (true, true, false):
      // size == m(S - a)
      let m = ratio(w, of: x + w)
      return (fixedMax, AutoresizingDemand(min: 0, size: 1, superview: -m, constant: -m * a))
    case (false, true, true):
      // size == m(S - x)
      let m = ratio(w, of: w + a)
      return (fixedMin, AutoresizingDemand(min: 0, size: 1, superview: -m, constant: -m * x))
    case (true, true, true):
      return (
        AutoresizingDemand(min: 1, size: 0, superview: -ratio(x, of: s), constant: 0),
        AutoresizingDemand(min: 0, size: 1, superview: -ratio(w, of: s), constant: 0)
      )
    }
  }
}
