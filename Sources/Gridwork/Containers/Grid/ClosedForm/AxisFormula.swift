// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The tracks of one axis as a function of the grid's extent W.
///
/// The breakpoints of the cost follow from the rule in `GridFormulation+Needs` by eliminating all
/// variables but W. With W_0 the extent that the needs take, and every pull at the grid's hugging
/// h:
///
///     W > W_0   the tracks that cost least grow together, up to their maxima, then those that cost
///               least among the others, and so on: see `GrowingTracks`. Every *stage* costs more than the
///               one before
///     W < W_0   only a solve knows who gives way. The breakpoint costs less than the weakest of what resists,
///               so that an answer with enough room is exact
///
/// Only a solve knows how a grid with fractions or size groups shares its extent, unless all its tracks form
/// a single group.
final class AxisFormula: LineFormula {
  let breakpoints: [CostBreakpoint]
  /// The extent that the needs take, including padding and gaps.
  let needed: Double
  private let growing: GrowingTracks
  /// The distance from the grid's near edge to the first track, and from each track to the next.
  private let gaps: [Double]
  /// Whether growing costs more, at every level, the more the grid has grown.
  let isConvex: Bool

  /// The formula of an axis.
  ///
  /// Nil if the tracks need variables: because a constraint may refer to them, because content views give way
  /// to a fitting size, because content views require more room than the tracks may give, or because growing
  /// costs less at some level the more the grid has grown.
  static func of(
    _ axis: ResolvedAxis, _ needs: TrackNeeds, _ cellDemands: [CellDemand],
    resisting resistance: LayoutPriority, nestedContainers: Int32
  ) -> AxisFormula? {
    guard !axis.tracks.isEmpty, axis.compressionResistance > 1,
      holds(for: axis, needs, cellDemands)
    else { return nil }
    let formula = AxisFormula(
      axis, needs, resisting: resistance, nestedContainers: nestedContainers)
    return formula.isConvex ? formula : nil
  }

  /// Whether these tracks and content views may be among those of a formula.
  static func holds(for axis: ResolvedAxis, _ needs: TrackNeeds, _ cellDemands: [CellDemand])
    -> Bool
  {
    axis.hiddenGuides.isEmpty
      && axis.tracks.indices.allSatisfy { axis.tracks[$0].guide == nil }
      && !needs.hasFractions && (!needs.hasTiedGroups || needs.isOneGroup(axis.tracks))
      && needs.haveRoom(for: cellDemands, axis)
  }

  /// Creates the formula of tracks that may have one, given the weakest priority that resists a smaller extent,
  /// and the depth of nested containers, the grid included.
  init(
    _ axis: ResolvedAxis, _ needs: TrackNeeds, resisting resistance: LayoutPriority,
    nestedContainers: Int32
  ) {
    var gaps = [axis.outerNearPadding]
    gaps.reserveCapacity(axis.tracks.count)
    var inside = 0.0
    for position in axis.tracks.indices.dropLast() {
      gaps.append(axis.gap(after: TrackIndex(position)))
      inside += gaps[position + 1]
    }
    self.gaps = gaps
    // In the order of `extentBesidesTracks`, so that rounding gives the same.
    let besides = gaps[0] + inside + axis.outerFarPadding
    let needed = needs.sum + besides
    self.needed = needed
    var breakpoints: [CostBreakpoint] = []
    // Most axes have three: for a shortage, for a surplus and how small the grid is.
    breakpoints.reserveCapacity(3)
    // Raised needs, and those of other grids, may exceed what the tracks take.
    if needs.areLeast(axis.tracks) {
      breakpoints.append(.shortage(below: needed, resisting: resistance))
    }
    let costs = SurplusCosts(needs, axis, nestedContainers)
    var last = Slope()
    var isConvex = true
    growing = GrowingTracks(needs, among: axis.tracks.indices) { stage, moving in
      let cost =
        moving.isEmpty
        ? Slope(needs.priorityOfRest(axis), needs.costOfRest) : costs.slope(in: stage, moving)
      if let rise = cost.rise(above: last) {
        for price in rise {
          breakpoints.append(
            .growth(price.weight, past: needed + stage.surplus, at: price.priority))
        }
      } else {
        isConvex = false
      }
      last = cost
    }
    breakpoints.append(.growth(1, past: needed, at: .stackExtent))
    self.breakpoints = breakpoints
    self.isConvex = isConvex
  }

  /// The near and far lines of every track in a grid of the given extent whose near edge lies at
  /// `start`; nil if only a solve with track variables can determine them.
  func makeLines(at extent: Double, from start: Double) -> TrackLines? {
    let radius = LengthTolerance.radius(at: needed)
    let surplus = extent - needed
    guard surplus >= -radius else { return nil }
    return TrackLines(count: 2 * growing.tracks.count) { lines in
      // 1. The extents, in the places of the far lines.
      for track in growing.tracks.indices {
        lines.initializeElement(at: 2 * track + 1, to: growing.tracks[track].need)
      }
      if surplus > radius { growing.forEachGrowth(at: surplus) { lines[2 * $0 + 1] += $1 } }
      // 2. The lines.
      var position = start
      for track in growing.tracks.indices {
        position += gaps[track]
        lines.initializeElement(at: 2 * track, to: position)
        position += lines[2 * track + 1]
        lines[2 * track + 1] = position
      }
    }
  }
}

/// What a point of surplus costs, by eliminating the variables of `GridFormulation+Needs`.
private struct SurplusCosts {
  private let needs: TrackNeeds
  private let ofWeights: (priority: LayoutPriority, weight: Double)?
  private let ofOthers: Double
  private let equalGrowth: LayoutPriority

  init(_ needs: TrackNeeds, _ axis: ResolvedAxis, _ nestedContainers: Int32) {
    self.needs = needs
    ofWeights = needs.hasWeights ? (needs.priorityOfWeights(axis), needs.costOfWeights) : nil
    ofOthers = needs.costOfOthers
    equalGrowth = .equalGrowth(nestedContainers)
  }

  /// The cost while some tracks of a round grow.
  func slope(in stage: GrowingTracks.Stage, _ moving: [Int]) -> Slope {
    var slope = Slope()
    for track in moving { slope.add(needs.tracks[track].cost, times: needs.tracks[track].share) }
    slope = slope.divided(by: stage.sum)
    let isByWeight = needs.tracks[moving[0]].weight > 0
    if let ofWeights {
      slope.add(ofWeights.priority, isByWeight ? ofWeights.weight / stage.sum : ofOthers)
    }
    if stage.isShared, !isByWeight { slope.add(equalGrowth, 1 / stage.sum) }
    return slope
  }
}
