// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

extension LayoutRegions {
  /// The widths that divide the range into intervals in each of which every finding is there at all widths or at
  /// none, provided that the frames are proved, and for each interval whether they are.
  package func intervals(judging root: LayoutRoot) -> (ends: [Double], areProved: [Bool]) {
    let views = root.computedLayout.views(of: root)
    var ends = [widths.lowerBound]
    var areProved: [Bool] = []
    for region in regions {
      let inside = region.doubt == nil ? region.criticalWidths(views) : []
      // Conflicts and ambiguities may begin where a proof ends, although the frames go on as before.
      let borders = region.parts.map({ $0.widths.upperBound }).filter {
        $0 < region.widths.upperBound
      }
      for width in (inside + borders).sorted() + [region.widths.upperBound]
      where width > ends[ends.count - 1] {
        ends.append(width)
        areProved.append(region.doubt == nil)
      }
    }
    return (ends, areProved)
  }

  /// The parts of the range in each of which one proof holds, or none does, from the least width to the greatest.
  /// Where one proof holds, everything changes evenly: frames, tracks, and what explains them.
  package var parts: [(widths: ClosedRange<Double>, isProved: Bool)] {
    regions.flatMap { region in
      region.doubt == nil
        ? region.parts.map { (widths: $0.widths, isProved: true) }
        : [(widths: region.widths, isProved: false)]
    }
  }
}

extension LayoutRegions.Region {
  /// The widths inside at which a rule may change its mind, in order, each once.
  fileprivate func criticalWidths(_ views: [LayoutView?]) -> [Double] {
    let textScale = samples.0.textTraits.scale
    let corners = [widths.lowerBound, widths.upperBound].map {
      LayoutAreas.Point(width: $0, textScale: textScale)
    }
    let measures = Measure.lengths(of: samples.0, views).map { lengths in
      lengths.map { axis, length in
        Measure(axis: axis, length: PlaneFunction(constant: length, widthSlope: 0, textSlope: 0))
      }
    }
    let frames = samples.0.items.indices.map { frame(at: $0).map { PlaneFrame($0) } }
    let comparisons = RuleComparisons(samples.0, views, measures, frames, corners) {
      PlaneFunction(function($0))
    }
    var found = comparisons.functions.map { -$0.constant / $0.widthSlope }
    for (x, y) in comparisons.distances {
      found += Self.widths(x, y, atDistance: LayoutInspection.targetGap)
    }
    var kept: [Double] = []
    for width in found.sorted()
    where widths.contains(width) && width - (kept.last ?? -.infinity) > LengthTolerance.width {
      kept.append(width)
    }
    return kept
  }

  /// The widths at which two corners are a distance apart.
  private static func widths(
    _ x: PlaneFunction, _ y: PlaneFunction, atDistance distance: Double
  ) -> [Double] {
    // (x₀ + x₁ w)² + (y₀ + y₁ w)² = distance²
    let square = x.widthSlope * x.widthSlope + y.widthSlope * y.widthSlope
    let half = x.constant * x.widthSlope + y.constant * y.widthSlope
    let rest = x.constant * x.constant + y.constant * y.constant - distance * distance
    let root = (half * half - square * rest).squareRoot()
    guard square > LengthTolerance.rounding, root.isFinite else { return [] }
    return [(-half - root) / square, (-half + root) / square]
  }
}

extension PlaneFunction {
  fileprivate init(_ function: WidthFunction) {
    self.init(constant: function.constant, widthSlope: function.slope, textSlope: 0)
  }
}

extension PlaneFrame {
  fileprivate init(_ frame: WidthFrame) {
    self.init(
      x: PlaneFunction(frame.x), y: PlaneFunction(frame.y), width: PlaneFunction(frame.width),
      height: PlaneFunction(frame.height))
  }
}
