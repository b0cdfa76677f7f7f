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
  // What is found step by step. It never changes while anyone but the grid has the formula.
  private(set) var breakpoints: [CostBreakpoint] = []
  /// The extent that the needs take, including padding and gaps.
  private(set) var needed = 0.0
  private var growing = GrowingTracks()
  /// The distance from the grid's near edge to the first track, and from each track to the next.
  private(set) var gaps: [Double] = []
  /// Whether growing costs more, at every level, the more the grid has grown.
  private(set) var isConvex = true

  /// The formula of an axis; `nestedContainers` is the depth of nested containers, this grid included.
  ///
  /// Nil if the tracks need variables: because a constraint may refer to them, because content views give way
  /// to a fitting size, because content views require more room than the tracks may give, or because growing costs less at some level the more the
  /// grid has grown.
  static func of(
    _ axis: borrowing ResolvedAxis, _ needs: borrowing TrackNeeds, _ cellDemands: [CellDemand],
    resisting resistance: LayoutPriority, nestedContainers: Int32
  ) -> AxisFormula? {
    guard !axis.tracks.isEmpty, axis.compressionResistance > 1,
      holds(for: axis, needs, cellDemands)
    else { return nil }
    let formula = AxisFormula()
    formula.find(axis, needs, resisting: resistance, nestedContainers: nestedContainers)
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

  /// Finds the function of the tracks in a formula that has none, given the weakest priority that resists a
  /// smaller extent.
  func find(
    _ axis: borrowing ResolvedAxis, _ needs: borrowing TrackNeeds,
    resisting resistance: LayoutPriority, nestedContainers: Int32
  ) {
    // Most axes have three: for a shortage, for a surplus and how small the grid is.
    if breakpoints.capacity == 0 { breakpoints.reserveCapacity(3) }
    let last = axis.tracks.count - 1
    gaps.reserveCapacity(last + 1)
    gaps.append(axis.outerNearPadding)
    var inside = 0.0
    for position in 0..<last {
      let gap = axis.gap(after: TrackIndex(position))
      gaps.append(gap)
      inside += gap
    }
    // In the order of `extentBesidesTracks`, so that rounding gives the same.
    let besides = gaps[0] + inside + axis.outerFarPadding
    needed = needs.sum + besides
    // Raised needs, and those of other grids, may exceed what the tracks take.
    if needs.areLeast(axis.tracks) {
      breakpoints.append(.shortage(below: needed, resisting: resistance))
    }
    isConvex = growing.take(needs, axis, nestedContainers: nestedContainers) { price, surplus in
      breakpoints.append(.growth(price.weight, past: needed + surplus, at: price.priority))
    }
    breakpoints.append(.growth(1, past: needed, at: .stackExtent))
  }

  // MARK: Changed tracks

  /// Returns a formula without tracks: the given one if nothing else refers to it, so that its lists, and
  /// those that it shares with the tracks, are changed in place.
  static func withoutTracks(_ formula: consuming AxisFormula) -> AxisFormula {
    var formula = formula
    guard isKnownUniquelyReferenced(&formula) else { return AxisFormula() }
    formula.forgetTracks()
    return formula
  }

  private func forgetTracks() {
    breakpoints.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
    growing.forget()
  }

  // MARK: Solved

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
      if surplus > radius { growing.widen(lines, by: surplus) }
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
