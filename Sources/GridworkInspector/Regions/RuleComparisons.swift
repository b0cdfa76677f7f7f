// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// What rules compare in layouts that change evenly.
///
/// Rules compare edges of views with each other along one axis, and extents with numbers. Where both sides
/// change evenly, a rule can only change its mind where one of these functions becomes 0.
struct RuleComparisons {
  /// One of the layouts: all have the same visible items.
  private let layout: ComputedLayout
  private let views: [LayoutView?]
  /// The frames of the views that rules look at, by position.
  private let frames: [PlaneFrame?]
  private let function: ((ComputedLayout) -> Double) -> PlaneFunction
  /// Corners of the region or area: what has one sign at all of them has it everywhere.
  private let corners: [LayoutAreas.Point]
  /// What becomes 0 somewhere between the corners.
  private(set) var functions: [PlaneFunction] = []
  /// The distances along both axes of two corners of targets, and how far these must be apart.
  private(set) var distances: [(x: PlaneFunction, y: PlaneFunction)] = []

  /// Compares what the rules compare. `measures` and `frames` are by position; `function` turns a number of a layout
  /// into the function of it.
  init(
    _ layout: ComputedLayout, _ views: [LayoutView?], _ measures: [[Measure]],
    _ frames: [PlaneFrame?], _ corners: [LayoutAreas.Point],
    _ function: @escaping ((ComputedLayout) -> Double) -> PlaneFunction
  ) {
    self.layout = layout
    self.views = views
    self.frames = layout.items.indices.map { layout.items[$0].isShownView ? frames[$0] : nil }
    self.function = function
    self.corners = corners
    var families: [[Int]] = layout.items.indices.map { _ in [] }
    var targets: [Int] = []
    for position in layout.items.indices where self.frames[position] != nil {
      compareExtents(of: position, measures[position])
      if views[position]?.isInteractive == true { targets.append(position) }
      guard let parent = layout.items[position].parent else { continue }
      compareEnds(position, 0)
      compareEnds(position, parent)
      for sibling in families[parent] { compareSiblings(position, sibling) }
      families[parent].append(position)
    }
    for (place, target) in targets.enumerated() {
      for other in targets[..<place] { compareTargets(target, other) }
    }
    compareTracks()
  }

  /// The values at the corners, from the least to the greatest.
  private func values(_ function: PlaneFunction) -> ClosedRange<Double> {
    let values = corners.map { function.value(at: $0) }
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  /// Notes a function that becomes 0 somewhere.
  private mutating func note(_ function: PlaneFunction) {
    let values = values(function)
    let tolerance = LayoutInspection.tolerance
    if values.lowerBound < -tolerance, values.upperBound > tolerance { functions.append(function) }
  }

  // MARK: Frames

  /// Compares the edges of a view with those of one that should contain it.
  private mutating func compareEnds(_ position: Int, _ outer: Int) {
    guard let frame = frames[position], let outer = frames[outer] else { return }
    for axis in LayoutAxis.allCases {
      for (edge, end) in zip(frame.edges(along: axis), outer.edges(along: axis)) {
        note(edge - end)
      }
    }
  }

  /// Compares the edges of two views that may overlap. Those that are separate along one axis everywhere never
  /// do.
  private mutating func compareSiblings(_ position: Int, _ sibling: Int) {
    guard let frame = frames[position], let other = frames[sibling] else { return }
    var overlaps: [PlaneFunction] = []
    for axis in LayoutAxis.allCases {
      let (edges, others) = (frame.edges(along: axis), other.edges(along: axis))
      let both = [edges[1] - others[0], others[1] - edges[0]]
      if both.contains(where: { values($0).upperBound <= LayoutInspection.tolerance }) { return }
      overlaps += both
    }
    for overlap in overlaps { note(overlap) }
  }

  private mutating func compareTargets(_ first: Int, _ second: Int) {
    guard let one = frames[first], let other = frames[second] else { return }
    for axis in LayoutAxis.allCases {
      for edge in one.edges(along: axis) {
        for other in other.edges(along: axis) {
          for gap in [0, LayoutInspection.targetGap, -LayoutInspection.targetGap] {
            note(edge - other - gap)
          }
        }
      }
    }
    for edgeX in one.edges(along: .horizontal) {
      for otherX in other.edges(along: .horizontal) {
        for edgeY in one.edges(along: .vertical) {
          for otherY in other.edges(along: .vertical) {
            noteDistance(edgeX - otherX, edgeY - otherY)
          }
        }
      }
    }
  }

  /// Notes two corners that may be as far apart as targets must be.
  private mutating func noteDistance(_ x: PlaneFunction, _ y: PlaneFunction) {
    let gap = LayoutInspection.targetGap
    for axis in [x, y] {
      let values = values(axis)
      if values.lowerBound >= gap || values.upperBound <= -gap { return }
    }
    // The distance bends upwards: what is near at all corners is near everywhere.
    let isNear = corners.allSatisfy { corner in
      let (x, y) = (x.value(at: corner), y.value(at: corner))
      return x * x + y * y < gap * gap
    }
    if !isNear { distances.append((x, y)) }
  }

  private mutating func compareExtents(of position: Int, _ measures: [Measure]) {
    guard let frame = frames[position] else { return }
    for measure in measures {
      let extent = function { $0.items[position].alignmentRect.size[measure.axis] }
      note(extent - measure.length)
    }
    let isTarget = views[position]?.isInteractive == true
    for axis in LayoutAxis.allCases {
      for value in isTarget ? [0, 24.0, 44] : [0] { note(frame.extent(along: axis) - value) }
    }
  }

  private mutating func compareTracks() {
    for (index, grid) in layout.grids.enumerated() {
      let inside = frames.indices.filter {
        frames[$0] != nil && layout.items[$0].parent == grid.item
      }
      for axis in LayoutAxis.allCases {
        var edgesBefore: [PlaneFunction] = []
        for place in grid.tracks(along: axis).indices {
          let extent = function { $0.grids[index].tracks(along: axis)[place].extent }
          let start = function { $0.grids[index].tracks(along: axis)[place].position }
          for view in inside {
            note(function { $0.items[view].alignmentRect.size[axis] } - extent)
          }
          let edges = [start, start + extent]
          for edge in edges {
            for other in edgesBefore { note(edge - other) }
          }
          edgesBefore = edges
        }
      }
    }
  }
}

/// A length with which rules compare the extent of a view.
struct Measure {
  let axis: LayoutAxis
  var length: PlaneFunction

  /// What the contents of all views measure now, by position.
  static func lengths(
    of layout: ComputedLayout, _ views: [LayoutView?]
  ) -> [[(axis: LayoutAxis, length: Double)]] {
    views.indices.map { position in
      guard let view = views[position], layout.items[position].isShownView else { return [] }
      let item = layout.items[position]
      let content = view.intrinsicContentSize
      var lengths = LayoutAxis.allCases.map { (axis: $0, length: content[$0]) }
      // Only a stack is compared with what its views need, which takes a measurement.
      if item.kind == .stack {
        let fitting = view.fittingSize
        lengths += LayoutAxis.allCases.map { (axis: $0, length: fitting[$0]) }
      }
      if let height = view.height(forWidth: item.alignmentRect.width) {
        lengths.append((axis: .vertical, length: height))
      }
      if let metrics = view.textMetrics {
        lengths.append((axis: .horizontal, length: metrics.longestWord))
        lengths.append(
          (axis: .horizontal, length: LayoutInspection.lineLength * metrics.characterWidth))
      }
      return lengths
    }
  }
}

extension PlaneFrame {
  func extent(along axis: LayoutAxis) -> PlaneFunction { axis == .horizontal ? width : height }

  /// The edges along an axis, the lesser one first.
  func edges(along axis: LayoutAxis) -> [PlaneFunction] {
    let start = axis == .horizontal ? x : y
    return [start, start + extent(along: axis)]
  }
}
