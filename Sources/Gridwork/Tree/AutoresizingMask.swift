// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The parts of a view that change when the superview's size changes; none by default.
  ///
  /// AppKit's counterpart is `NSView.AutoresizingMask`. The minimum y margin is the top one.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask, as in AppKit.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No part is flexible.
    public static let none: AutoresizingMask = []
    /// The left margin is flexible.
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The right margin is flexible.
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let height = AutoresizingMask(rawValue: 16)
    /// The bottom margin is flexible.
    public static let maxYMargin = AutoresizingMask(rawValue: 32)

    /// Returns the three letters that logs print for an axis: minimum margin, size, maximum margin.
    /// `&` stands for a flexible part, `-` for a fixed one. A mask without flexible parts is
    /// printed like a flexible maximum margin.
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

/// One of the two demands of an autoresizing mask along an axis: `part == share·S + constant`.
///
/// S is the superview's extent, of which min + size + max == S.
struct AutoresizingDemand: Equatable {
  enum Part {
    case minMargin
    case size
    case maxMargin
  }

  var part: Part
  /// The fraction of the superview's extent that the part takes.
  var share = 0.0
  /// The part's extent, in points, apart from its share.
  var constant: Double

  /// The demand as a row: `cMin·min + cSize·size + cSuper·S == constant`.
  var coefficients: (min: Double, size: Double, superview: Double) {
    switch part {
    case .minMargin: (1, 0, -share)
    case .size: (0, 1, -share)
    // max == S - min - size.
    case .maxMargin: (-1, -1, 1 - share)
    }
  }

  /// Returns the two demands of a mask along an axis, given the frame at the time when it was set.
  ///
  /// They follow the table in the documentation of
  /// ``LayoutView/translatesAutoresizingMaskIntoConstraints``: x and w are the frame's position and
  /// extent, S is the superview's extent at that time, and a = S - x - w.
  static func demands(
    of mask: LayoutView.AutoresizingMask, along axis: LayoutAxis,
    position x: Double, extent w: Double, superview s: Double
  ) -> (AutoresizingDemand, AutoresizingDemand) {
    let a = s - x - w
    let fixedMin = AutoresizingDemand(part: .minMargin, constant: x)
    let fixedSize = AutoresizingDemand(part: .size, constant: w)
    let fixedMax = AutoresizingDemand(part: .maxMargin, constant: a)
    /// part == m(S - fixed), where the flexible parts take `whole`.
    func flexible(
      _ part: Part, _ length: Double, of whole: Double, besides fixed: Double
    ) -> AutoresizingDemand {
      let m = whole == 0 ? 0 : length / whole
      return AutoresizingDemand(part: part, share: m, constant: -m * fixed)
    }
    return switch mask.flexibility(axis) {
    case (false, false, _): (fixedMin, fixedSize)
    case (true, false, false): (fixedMax, fixedSize)
    case (false, true, false): (fixedMin, fixedMax)
    case (true, false, true): (fixedSize, flexible(.minMargin, x, of: x + a, besides: w))
    case (true, true, false): (fixedMax, flexible(.size, w, of: x + w, besides: a))
    case (false, true, true): (fixedMin, flexible(.size, w, of: w + a, besides: x))
    case (true, true, true):
      (flexible(.minMargin, x, of: s, besides: 0), flexible(.size, w, of: s, besides: 0))
    }
  }
}
