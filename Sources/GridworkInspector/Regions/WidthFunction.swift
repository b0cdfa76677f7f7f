// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// A length that changes evenly with the root's width: `constant + slope · width`, in points.
public struct WidthFunction: Sendable, Hashable {
  /// The value at the width 0, in points.
  public var constant: Double
  /// The change for every point of width.
  public var slope: Double

  /// Creates a function.
  public init(constant: Double, slope: Double) {
    self.constant = constant
    self.slope = slope
  }

  /// The function that has two values at two widths, or the first value everywhere if the widths are the same.
  init(_ first: (width: Double, value: Double), _ second: (width: Double, value: Double)) {
    let slope =
      second.width == first.width
      ? 0 : (second.value - first.value) / (second.width - first.width)
    self.slope = slope.roundedSlope
    constant = (first.value - self.slope * first.width).roundedLength
  }

  /// The value at a width, in points.
  public func value(at width: Double) -> Double { constant + slope * width }
}

// Rounding errors would show in every number. What is left of them is less than what can be noticed.
extension Double {
  /// The number, as a length in points for a text scale or on its own, without rounding errors.
  var roundedLength: Double { (self * 0x1p30).rounded() / 0x1p30 }

  /// The number, as a change for every point of width, without rounding errors.
  var roundedSlope: Double { (self * 0x1p40).rounded() / 0x1p40 }
}

/// A rectangle that changes evenly with the root's width.
public struct WidthFrame: Sendable, Hashable {
  /// The distance from the left edge of the top-level view.
  public var x: WidthFunction
  /// The distance from the top edge of the top-level view.
  public var y: WidthFunction
  /// The width of the frame.
  public var width: WidthFunction
  /// The height of the frame.
  public var height: WidthFunction

  /// The frame that is at two places at two widths.
  init(_ first: (width: Double, frame: LayoutRect), _ second: (width: Double, frame: LayoutRect)) {
    func function(_ part: (LayoutRect) -> Double) -> WidthFunction {
      WidthFunction((first.width, part(first.frame)), (second.width, part(second.frame)))
    }
    x = function { $0.minX }
    y = function { $0.minY }
    width = function { $0.width }
    height = function { $0.height }
  }

  /// The frame at a width, in points.
  public func rect(at width: Double) -> LayoutRect {
    LayoutRect(
      x: x.value(at: width), y: y.value(at: width), width: self.width.value(at: width),
      height: height.value(at: width))
  }
}
