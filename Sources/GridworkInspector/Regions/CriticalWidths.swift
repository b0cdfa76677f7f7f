// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

/// The widths at which a rule may change its mind about the layouts of a region.
///
/// Rules compare edges of views with each other along one axis, and extents with numbers. In a region both
/// sides change evenly, so that a comparison turns at most at one width; between two neighbouring
/// widths of this list every finding is there at all widths or at none.
struct CriticalWidths {
  private let region: LayoutRegions.Region
  private let views: [LayoutView?]
  private var widths: [Double] = []
  /// The frames of the views that rules look at, by position.
  private let frames: [WidthFrame?]

  init(of region: LayoutRegions.Region, _ views: [LayoutView?]) {
    self.region = region
    self.views = views
    let items = region.samples.0.items
    frames = items.indices.map { items[$0].isShownView ? region.frame(at: $0) : nil }
  }

  /// Finds the widths inside the region, in order, each once.
  mutating func find() -> [Double] {
    let items = region.samples.0.items
    var families: [[Int]] = items.indices.map { [$0] }
    var targets: [Int] = []
    for position in items.indices where frames[position] != nil {
      compareExtents(of: position)
      if views[position]?.isInteractive == true { targets.append(position) }
      guard let parent = items[position].parent else { continue }
      compareEdges(position, 0, gap: nil)
      for relative in families[parent] where frames[relative] != nil {
        compareEdges(position, relative, gap: nil)
      }
      families[parent].append(position)
    }
    for (place, target) in targets.enumerated() {
      for other in targets[..<place] {
        compareEdges(target, other, gap: LayoutInspection.targetGap)
      }
    }
    compareTracks()
    widths.sort()
    var found: [Double] = []
    for width in widths where width - (found.last ?? -.infinity) > LengthTolerance.width {
      found.append(width)
    }
    return found
  }

  /// Notes the width at which a function has a value.
  private mutating func note(_ function: WidthFunction, _ value: Double) {
    guard let width = function.width(at: value), region.widths.contains(width) else { return }
    widths.append(width)
  }

  private mutating func compareEdges(_ first: Int, _ second: Int, gap: Double?) {
    guard let one = frames[first], let other = frames[second] else { return }
    for axis in LayoutAxis.allCases {
      for edge in one.edges(along: axis) {
        for other in other.edges(along: axis) {
          note(edge - other, 0)
          guard let gap else { continue }
          note(edge - other, gap)
          note(edge - other, -gap)
        }
      }
    }
    if let gap { noteDiagonals(one, other, gap) }
  }

  /// Notes the widths at which two corners are a distance apart.
  private mutating func noteDiagonals(_ one: WidthFrame, _ other: WidthFrame, _ distance: Double) {
    for edgeX in one.edges(along: .horizontal) {
      for otherX in other.edges(along: .horizontal) {
        for edgeY in one.edges(along: .vertical) {
          for otherY in other.edges(along: .vertical) {
            let (x, y) = (edgeX - otherX, edgeY - otherY)
            // (x₀ + x₁ w)² + (y₀ + y₁ w)² = distance²
            let square = x.slope * x.slope + y.slope * y.slope
            let half = x.constant * x.slope + y.constant * y.slope
            let rest = x.constant * x.constant + y.constant * y.constant - distance * distance
            let root = (half * half - square * rest).squareRoot()
            guard square > LengthTolerance.rounding, root.isFinite else { continue }
            for width in [(-half - root) / square, (-half + root) / square]
            where region.widths.contains(width) { widths.append(width) }
          }
        }
      }
    }
  }

  private mutating func compareExtents(of position: Int) {
    guard let view = views[position], let frame = frames[position] else { return }
    let item = region.samples.0.items[position]
    let content = view.intrinsicContentSize
    let height = view.height(forWidth: item.alignmentRect.width)
    // Only a stack is compared with what its views need, which takes a measurement.
    let fitting = item.kind == .stack ? view.fittingSize : nil
    for axis in LayoutAxis.allCases {
      let extent = region.function { $0.items[position].alignmentRect.size[axis] }
      var values = [content[axis]]
      if let fitting { values.append(fitting[axis]) }
      if axis == .vertical, let height { values.append(height) }
      if axis == .horizontal, let metrics = view.textMetrics {
        values += [metrics.longestWord, LayoutInspection.lineLength * metrics.characterWidth]
      }
      for value in values { note(extent, value) }
      for value in [0, 24.0, 44] { note(frame.extent(along: axis), value) }
    }
  }

  private mutating func compareTracks() {
    let layout = region.samples.0
    for (index, grid) in layout.grids.enumerated() {
      let inside = frames.indices.filter {
        frames[$0] != nil && layout.items[$0].parent == grid.item
      }
      for axis in LayoutAxis.allCases {
        var edgesBefore: [WidthFunction] = []
        for place in grid.tracks(along: axis).indices {
          let extent = region.function { $0.grids[index].tracks(along: axis)[place].extent }
          let start = region.function { $0.grids[index].tracks(along: axis)[place].position }
          for view in inside {
            note(region.function { $0.items[view].alignmentRect.size[axis] } - extent, 0)
          }
          let edges = [start, start + extent]
          for edge in edges {
            for other in edgesBefore { note(edge - other, 0) }
          }
          edgesBefore = edges
        }
      }
    }
  }
}

extension LayoutRegions {
  /// The widths that divide the range into intervals in each of which every finding is there at all widths or at
  /// none, provided that the frames are proved, and for each interval whether they are.
  package func intervals(judging root: LayoutRoot) -> (ends: [Double], areProved: [Bool]) {
    let views = root.computedLayout.views(of: root)
    var ends = [widths.lowerBound]
    var areProved: [Bool] = []
    for region in regions {
      var inside: [Double] = []
      if region.doubt == nil {
        var critical = CriticalWidths(of: region, views)
        inside = critical.find()
      }
      // Conflicts and ambiguities may begin where a proof ends, although the frames go on as before.
      let borders = region.parts.map { $0.widths.upperBound }.filter {
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
}
