// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Gridwork

/// Divides a rectangle of widths and text scales into areas.
///
/// Three layouts close to each other say how the answer moves, and the proof of one of them says how far. What is
/// left of the rectangle is searched in the same way.
struct AreaSearch {
  private let limit: Int
  private let layOut: (LayoutAreas.Point) -> ProvedLayout
  private(set) var layoutCount = 0
  /// The layouts that the search for one area has needed.
  private var known: [LayoutAreas.Point: ProvedLayout] = [:]

  init(limit: Int, _ layOut: @escaping (LayoutAreas.Point) -> ProvedLayout) {
    self.limit = limit
    self.layOut = layOut
  }

  /// The areas of a rectangle, without gaps.
  mutating func areas(of whole: ConvexPolygon) -> [LayoutAreas.Area] {
    var found: [LayoutAreas.Area] = []
    guard !whole.isThin else {
      let first = layout(at: whole.corners[0])
      return [unproved(whole, .undecided, first)]
    }
    var gaps = [whole]
    while let gap = gaps.popLast() {
      let area = area(in: gap, of: whole)
      found.append(area)
      known.removeAll()
      gaps = (gaps + [gap]).flatMap { $0.subtracting(area.polygon) }
    }
    return found
  }

  private mutating func layout(at point: LayoutAreas.Point) -> ProvedLayout {
    if let layout = known[point] { return layout }
    layoutCount += 1
    let layout = layOut(point)
    known[point] = layout
    return layout
  }

  // MARK: One area

  /// Finds an area that covers a part of a gap; the whole gap if the limit is reached, or if no proof holds anywhere.
  private mutating func area(in gap: ConvexPolygon, of whole: ConvexPolygon) -> LayoutAreas.Area {
    var doubt = LayoutRegions.Doubt.undecided
    var attempt = 0
    var first = layout(at: gap.inner())
    while layoutCount < limit, attempt < Self.attempts {
      let whole = attempt < Self.attempts / 3 ? whole : part(of: gap, around: first.point, attempt)
      // 1. Layouts close to each other say how the answer moves, and how far.
      if let rough = movingLayout(from: first, in: gap), let bounds = rough.bounds,
        let polygon = even(rough, in: whole.clipped(to: bounds))
      {
        // 2. Layouts that are far apart say it exactly.
        let corners = widest(polygon.innerCorners).map { layout(at: $0) }
        if let layout = MovingLayout(corners), let bounds = layout.bounds,
          let exact = even(layout, in: whole.clipped(to: bounds)), gap.subtracting(exact) != [gap]
        {
          // 3. The tree follows the proof, and the checker accepts it, at all corners and inside.
          let area = LayoutAreas.Area(
            polygon: exact, doubt: first.doubt ?? (layout.hasMeasuredRows ? .measured : nil),
            layout: layout, samples: corners.map { ($0.point, $0.frames) })
          if isFollowed(area, attempt) { return area }
          doubt = .measured
        }
      }
      attempt += 1
      first = layout(at: gap.inner(attempt))
    }
    return unproved(gap, layoutCount < limit ? doubt : .unfinished, first)
  }

  private func unproved(
    _ polygon: ConvexPolygon, _ doubt: LayoutRegions.Doubt, _ layout: ProvedLayout
  ) -> LayoutAreas.Area {
    LayoutAreas.Area(
      polygon: polygon, doubt: doubt, layout: nil, samples: [(layout.point, layout.frames)])
  }

  private static let attempts = 12

  /// One side of a gap, which is divided where nothing else says where the rows of a part change.
  private func part(
    of gap: ConvexPolygon, around point: LayoutAreas.Point, _ attempt: Int
  ) -> ConvexPolygon {
    let other = gap.inner(attempt + 1)
    let way = point.place - other.place
    let slopes = attempt.isMultiple(of: 2) ? SIMD2(way.x, 0) : SIMD2(0, way.y)
    return gap.clipped(to: PlaneFunction(0, slopes, at: other)) ?? gap
  }

  /// How the answer moves around a layout; nil if no two layouts close to it have the same proof.
  private mutating func movingLayout(
    from first: ProvedLayout, in gap: ConvexPolygon
  ) -> MovingLayout? {
    let room = min(1, gap.depth(of: first.point))
    var share = 0.061803
    while layoutCount < limit, share > 1e-4 {
      let step = share * room
      let wider = LayoutAreas.Point(first.point.place + SIMD2(step, 0))
      let larger = LayoutAreas.Point(first.point.place + SIMD2(0, step / 100))
      if let answer = MovingLayout([first, layout(at: wider), layout(at: larger)]),
        let bounds = answer.bounds,
        bounds.allSatisfy({ $0.value(at: wider) >= 0 && $0.value(at: larger) >= 0 })
      {
        return answer
      }
      share /= 8
    }
    return nil
  }

  /// The part of a polygon, around the layout from which an answer moves, in which the constants of rows are even.
  ///
  /// Such a constant may be the greatest of several lengths, some of which grow with the text. Since it does not
  /// depend on the width, it bends at a text scale.
  private mutating func even(_ answer: MovingLayout, in polygon: ConvexPolygon?) -> ConvexPolygon? {
    var polygon = polygon
    for _ in 0..<Self.attempts {
      guard let corners = polygon?.innerCorners else { return nil }
      guard let corner = corners.first(where: { !answer.isFollowed(by: layout(at: $0)) }) else {
        break
      }
      let way = answer.first.point.place - corner.place
      let beside = LayoutAreas.Point(corner.place + 0.01 * way)
      guard let share = answer.bend(layout(at: corner), layout(at: beside)), share < 100 else {
        break
      }
      let side = PlaneFunction(
        0, SIMD2(0, way.y), at: LayoutAreas.Point(corner.place + 0.01 * share * way))
      polygon = polygon?.clipped(to: side)
    }
    return polygon
  }

  /// The three corners with the greatest triangle, of at most the first dozen.
  private func widest(_ corners: [LayoutAreas.Point]) -> [LayoutAreas.Point] {
    var (best, found) = (0.0, Array(corners.prefix(3)))
    for a in corners.indices.prefix(12) {
      for b in corners.indices.prefix(12).dropFirst(a + 1) {
        for c in corners.indices.prefix(12).dropFirst(b + 1) {
          let (first, second) = (
            corners[b].place - corners[a].place, corners[c].place - corners[a].place
          )
          let area = (first.x * second.y - first.y * second.x).magnitude
          if area > best { (best, found) = (area, [corners[a], corners[b], corners[c]]) }
        }
      }
    }
    return found
  }

  /// Whether the tree has the frames and rows of an area at all of its corners and in between.
  ///
  /// A constant that is the greatest of several lengths bends upwards, and one that is the least of them downwards: if
  /// it is even at all corners and at one point inside, it is even everywhere.
  private mutating func isFollowed(_ area: LayoutAreas.Area, _ attempt: Int) -> Bool {
    guard let layout = area.layout else { return false }
    return (area.polygon.innerCorners + [area.polygon.inner(attempt + 1)]).allSatisfy { point in
      let other = self.layout(at: point)
      return layout.holds(at: point) && layout.isFollowed(by: other)
        && area.contains(other.frames, at: point)
    }
  }
}
