// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A convex polygon in the plane of widths and text scales.
struct ConvexPolygon: Sendable, Hashable {
  /// The corners in order around the polygon; at least three.
  var corners: [LayoutAreas.Point]

  init(widths: ClosedRange<Double>, textScales: ClosedRange<Double>) {
    corners = [
      LayoutAreas.Point(width: widths.lowerBound, textScale: textScales.lowerBound),
      LayoutAreas.Point(width: widths.upperBound, textScale: textScales.lowerBound),
      LayoutAreas.Point(width: widths.upperBound, textScale: textScales.upperBound),
      LayoutAreas.Point(width: widths.lowerBound, textScale: textScales.upperBound),
    ]
  }

  /// The part in which a function is at least 0; nil if it is too thin to be noticed.
  func clipped(to function: PlaneFunction) -> ConvexPolygon? {
    let part = cut(function)
    return part == self || !part.isThin ? part : nil
  }

  /// The part in which a function is at least 0, however thin; without corners if there is none.
  private func cut(_ function: PlaneFunction) -> ConvexPolygon {
    let values = corners.map { function.value(at: $0) }
    if values.allSatisfy({ $0 >= 0 }) { return self }
    var result = self
    result.corners.removeAll()
    for (index, corner) in corners.enumerated() {
      let next = (index + 1) % corners.count
      if values[index] >= 0 { result.corners.append(corner) }
      if (values[index] > 0 && values[next] < 0) || (values[index] < 0 && values[next] > 0) {
        let share = values[index] / (values[index] - values[next])
        result.corners.append(
          LayoutAreas.Point(corner.place + share * (corners[next].place - corner.place)))
      }
    }
    result.removeDuplicates()
    return result
  }

  /// The parts on both sides of the line on which a function is 0.
  func divided(by function: PlaneFunction) -> [ConvexPolygon] {
    let parts = [function, -function].compactMap { clipped(to: $0) }
    return parts.isEmpty ? [self] : parts
  }

  /// The parts that another polygon leaves of this one: convex, and without what is too thin to be noticed.
  func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
    var parts: [ConvexPolygon] = []
    var rest = self
    for side in other.sides {
      if let part = rest.clipped(to: -side) {
        if part == rest { return [self] }
        parts.append(part)
      }
      guard let inside = rest.clipped(to: side) else { return [self] }
      rest = inside
    }
    return parts
  }

  /// For every side, the function that is 0 on it and positive inside: the distance, with a percent of text scale as
  /// long as a point.
  var sides: [PlaneFunction] {
    corners.indices.compactMap { index in
      let (here, next) = (corners[index], corners[(index + 1) % corners.count])
      let along = (next.place - here.place) * Self.units
      let length = (along * along).sum().squareRoot()
      guard length > 0 else { return nil }
      return PlaneFunction(
        0, SIMD2(-along.y, along.x) / length * Self.units, at: here)
    }
  }

  /// The part in which several functions are at least 0; nil if it is too thin to be noticed.
  func clipped(to functions: [PlaneFunction]) -> ConvexPolygon? {
    functions.reduce(self) { $0?.clipped(to: $1) }
  }

  /// How far inside a point is; negative outside.
  func depth(of point: LayoutAreas.Point) -> Double {
    sides.reduce(.infinity) { min($0, $1.value(at: point)) }
  }

  /// Whether the polygon is too narrow to be noticed.
  var isThin: Bool {
    corners.count < 3
      || sides.contains { side in
        corners.allSatisfy { side.value(at: $0) <= Self.border }
      }
  }

  /// A point inside that is unlikely to be special; another one for every attempt.
  func inner(_ attempt: Int = 0) -> LayoutAreas.Point {
    var (sum, total) = (SIMD2<Double>(), 0.0)
    for (index, corner) in corners.enumerated() {
      let turn = Double(1 + index + attempt * (index + 3)) * 0.618033988749895
      let weight = 0.35 + turn - turn.rounded(.down)
      sum += weight * corner.place
      total += weight
    }
    return LayoutAreas.Point(sum / total)
  }

  /// The corners of the polygon without its border: where two areas meet, neither proof need hold to the last bit.
  var innerCorners: [LayoutAreas.Point] {
    let border = min(LengthTolerance.noticeable, depth(of: inner()) / 4)
    return sides.reduce(self) { $0.cut($1 - border) }.corners
  }

  private mutating func removeDuplicates() {
    var kept: [LayoutAreas.Point] = []
    for corner in corners where corner != kept.last { kept.append(corner) }
    if kept.count > 1, kept.first == kept.last { kept.removeLast() }
    corners = kept
  }

  /// The width of a border between areas, in points: there, needs that are almost met are met, and a line of text
  /// that is almost too long is not broken.
  private static let border = 40 * LengthTolerance.noticeable

  /// A percent of text scale counts as a point.
  private static let units = SIMD2(1.0, 100.0)
}
