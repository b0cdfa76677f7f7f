// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

extension LayoutAreas {
  /// A part of an area in which every finding is there everywhere or nowhere, provided that the frames are proved.
  package struct Cell {
    /// The corners, in order around the cell.
    package var corners: [Point] { polygon.corners }
    /// Why what is found inside need not be everywhere in the cell; nil if it is.
    package let doubt: LayoutRegions.Doubt?
    /// A point inside.
    package var middle: Point { polygon.inner() }
    /// Points beside the corners, inside the cell.
    package var ends: [Point] { polygon.innerCorners }
    let polygon: ConvexPolygon
  }

  /// Divides all areas into cells.
  ///
  /// - Complexity: Three layouts for each area.
  package func cells(judging root: LayoutRoot) -> [Cell] {
    let views = root.computedLayout.views(of: root)
    return root.unsnappedLayouts { layOut in
      areas.flatMap { $0.cells(views) { layOut($0.width, $0.textScale) } }
    }
  }
}

extension LayoutAreas.Area {
  /// The greatest number of cells of an area.
  private static let mostCells = 500

  fileprivate func cells(
    _ views: [LayoutView?], _ layOut: (LayoutAreas.Point) -> ComputedLayout
  ) -> [LayoutAreas.Cell] {
    func whole(_ doubt: LayoutRegions.Doubt?) -> [LayoutAreas.Cell] {
      [LayoutAreas.Cell(doubt: doubt, polygon: polygon)]
    }
    if let doubt { return whole(doubt) }
    guard let measures = measures(views, layOut) else { return whole(.measured) }
    let frames = samples[0].frames.items.indices.map { frame(at: $0) }
    let comparisons = RuleComparisons(samples[0].frames, views, measures, frames, corners) {
      function($0)
    }
    guard comparisons.distances.isEmpty else { return whole(.distance) }
    var parts = [polygon]
    for function in comparisons.functions {
      parts = parts.flatMap { $0.divided(by: function) }
      if parts.count > Self.mostCells { return whole(.unfinished) }
    }
    return parts.map { LayoutAreas.Cell(doubt: nil, polygon: $0) }
  }

  /// What the contents of views measure, by position; nil if that does not change evenly.
  private func measures(
    _ views: [LayoutView?], _ layOut: (LayoutAreas.Point) -> ComputedLayout
  ) -> [[Measure]]? {
    let points = samples.map({ $0.point }) + [polygon.inner()]
    let lengths = points.map { Measure.lengths(of: layOut($0), views) }
    guard let slopes = PlaneSlopes(samples.map({ $0.point })) else { return nil }
    var measures: [[Measure]] = []
    for (position, first) in lengths[0].enumerated() {
      guard lengths.allSatisfy({ $0[position].count == first.count }) else { return nil }
      measures.append([])
      for (index, (axis, _)) in first.enumerated() {
        let values = lengths.map { $0[position][index].length }
        let function = slopes.function(Array(values.dropLast())).rounded
        let middle = function.value(at: points[points.count - 1])
        guard (middle - values[values.count - 1]).magnitude <= LengthTolerance.noticeable else {
          return nil
        }
        measures[position].append(Measure(axis: axis, length: function))
      }
    }
    return measures
  }
}
