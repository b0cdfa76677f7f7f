// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// A length that changes evenly with the root's width and with the text scale, in points:
/// `constant + widthSlope · width + textSlope · textScale`.
public struct PlaneFunction: Sendable, Hashable {
  /// The value at the width 0 and the text scale 0, in points.
  public var constant: Double
  /// The change for every point of width.
  public var widthSlope: Double
  /// The change where the text scale grows by 1, such as from 100 % to 200 %.
  public var textSlope: Double

  /// Creates a function.
  public init(constant: Double, widthSlope: Double, textSlope: Double) {
    self.constant = constant
    self.widthSlope = widthSlope
    self.textSlope = textSlope
  }

  /// The function with a value and two slopes at a point.
  init(_ value: Double, _ slopes: SIMD2<Double>, at point: LayoutAreas.Point) {
    self.init(
      constant: value - slopes.x * point.width - slopes.y * point.textScale, widthSlope: slopes.x,
      textSlope: slopes.y)
  }

  /// The value at a point of the plane, in points.
  public func value(at point: LayoutAreas.Point) -> Double {
    constant + widthSlope * point.width + textSlope * point.textScale
  }

  var slopes: SIMD2<Double> { SIMD2(widthSlope, textSlope) }

  /// The function without rounding errors.
  var rounded: Self {
    Self(
      constant: constant.roundedLength, widthSlope: widthSlope.roundedSlope,
      textSlope: textSlope.roundedLength)
  }

  static func + (a: Self, b: Self) -> Self {
    Self(
      constant: a.constant + b.constant, widthSlope: a.widthSlope + b.widthSlope,
      textSlope: a.textSlope + b.textSlope)
  }

  static func - (a: Self, b: Self) -> Self {
    Self(
      constant: a.constant - b.constant, widthSlope: a.widthSlope - b.widthSlope,
      textSlope: a.textSlope - b.textSlope)
  }

  static prefix func - (a: Self) -> Self {
    Self(constant: -a.constant, widthSlope: -a.widthSlope, textSlope: -a.textSlope)
  }

  static func - (a: Self, b: Double) -> Self {
    Self(constant: a.constant - b, widthSlope: a.widthSlope, textSlope: a.textSlope)
  }
}

/// A rectangle that changes evenly with the root's width and with the text scale.
public struct PlaneFrame: Sendable, Hashable {
  /// The distance from the left edge of the top-level view.
  public var x: PlaneFunction
  /// The distance from the top edge of the top-level view.
  public var y: PlaneFunction
  /// The width of the frame.
  public var width: PlaneFunction
  /// The height of the frame.
  public var height: PlaneFunction

  /// The frame at a point of the plane, in points.
  public func rect(at point: LayoutAreas.Point) -> LayoutRect {
    LayoutRect(
      x: x.value(at: point), y: y.value(at: point), width: width.value(at: point),
      height: height.value(at: point))
  }
}

/// How fast numbers change with the width and the text scale, from their values at two or three points.
struct PlaneSlopes: Sendable {
  let point: LayoutAreas.Point
  /// What the differences from the first value to the second and to the third one count for.
  private let weights: (SIMD2<Double>, SIMD2<Double>)
  /// What rounding may make of slopes that are 0.
  let error: SIMD2<Double>

  /// The slopes from two points of one text scale, or from three that are not in line; nil from others.
  init?(_ points: [LayoutAreas.Point]) {
    guard points.count > 1 else { return nil }
    point = points[0]
    let first = points[1].place - points[0].place
    if points.count == 2 {
      weights = (SIMD2(1 / first.x, 0), SIMD2(0, 0))
      error = SIMD2(
        max(LengthTolerance.rounding, 1e-12 * max(1, point.width) / first.x.magnitude), 0)
      return
    }
    let second = points[2].place - points[0].place
    let area = first.x * second.y - first.y * second.x
    guard area.magnitude > 0 else { return nil }
    weights = (SIMD2(second.y, -second.x) / area, SIMD2(-first.y, first.x) / area)
    let largest = 1e-12 * max(1, points.map { $0.width }.max() ?? 1)
    error = SIMD2(
      max(
        LengthTolerance.rounding,
        largest * (first.y.magnitude + second.y.magnitude) / area.magnitude),
      max(
        LengthTolerance.rounding,
        largest * (first.x.magnitude + second.x.magnitude) / area.magnitude))
  }

  /// The slopes of a number with these values at the points.
  func callAsFunction(_ values: [Double]) -> SIMD2<Double> {
    let last = values.count > 2 ? values[2] : values[0]
    return weights.0 * (values[1] - values[0]) + weights.1 * (last - values[0])
  }

  /// The function with these values at the points.
  func function(_ values: [Double]) -> PlaneFunction {
    PlaneFunction(values[0], self(values), at: point)
  }
}
