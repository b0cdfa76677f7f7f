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
///     W < W_0   the tracks T with the least resistance give way equally, d = (W_0 - W) ÷ |T|, as
///               long as no other content in them begins to resist: their *reach*
///
/// Beyond the reach, and where the contents that give way are containers, the tracks follow the whole
/// cost: see `Shortage`. There the first slope stands in for the function until the solver is told
/// more. It never exceeds the true cost, so an answer within reach is exact.
///
/// Only a solve knows how a grid with fractions or size groups shares its extent, unless all its tracks form
/// a single group, and how these share a shortage.
final class AxisFormula: LineFormula {
  // What is found step by step. It never changes while anyone but the grid has the formula.
  private(set) var breakpoints: [CostBreakpoint] = []
  private(set) var shortage: Shortage
  /// The extent that the needs take, including padding and gaps.
  private(set) var needed = 0.0
  private var growing = GrowingTracks()
  /// The distance from the grid's near edge to the first track, and from each track to the next.
  private(set) var gaps: [Double] = []
  /// How firmly the content of each track keeps it large.
  var firmness: TrackFirmness
  /// The tracks that give way first.
  private var yielding: [Int] = []
  /// The distance that each of these can give way; infinite if the tracks run past the grid's edge
  /// instead.
  private var reach = 0.0
  /// Whether growing costs more, at every level, the more the grid has grown.
  private(set) var isConvex = true
  /// Whether all tracks have one extent, as they form a size group.
  private(set) var areEqual = false
  /// What the tracks contain, for those who ask how they shrink.
  private var contents = TrackContents.none
  private var hasLines = false
  private let axis: LayoutAxis
  var exactShortage: Double { yielding.isEmpty ? reach : reach * Double(yielding.count) }

  /// The formula of an axis; `nestedContainers` is the depth of nested containers, this grid included.
  ///
  /// Nil if the tracks need variables: because a constraint may refer to them, because content views give way
  /// to a fitting size, because content views require more room than the tracks may give, or because growing costs less at some level the more the
  /// grid has grown.
  static func of(
    _ axis: borrowing ResolvedAxis, _ needs: borrowing TrackNeeds, _ cellDemands: [CellDemand],
    nestedContainers: Int32
  ) -> AxisFormula? {
    guard !axis.tracks.isEmpty, axis.compressionResistance > 1,
      holds(for: axis, needs, cellDemands)
    else { return nil }
    let formula = AxisFormula(
      axis, needs, TrackFirmness(needs, cellDemands), nestedContainers: nestedContainers)
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

  /// Creates the formula of an axis whose tracks need no variables.
  init(
    _ axis: borrowing ResolvedAxis, _ needs: borrowing TrackNeeds, _ firmness: TrackFirmness,
    nestedContainers: Int32
  ) {
    self.firmness = firmness
    self.axis = axis.axis
    shortage = Shortage(overflow: Slope())
    answerForShortage()
    find(axis, needs, nestedContainers: nestedContainers)
  }

  /// Finds the function of the tracks in a formula that has none.
  func find(
    _ axis: borrowing ResolvedAxis, _ needs: borrowing TrackNeeds, nestedContainers: Int32
  ) {
    // Most axes have four: for a shortage and how it is shared, for a surplus and how small the grid is.
    if breakpoints.capacity == 0 { breakpoints.reserveCapacity(4) }
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
    areEqual = needs.hasTiedGroups
    let sharing = needs.costOfSharedShortage(nestedContainers)
    shortage.setCosts(overflow: Slope(axis.compressionResistance), sharing: sharing)
    shrink(axis, needs, sharing)
    isConvex = growing.take(
      needs, axis, nestedContainers: nestedContainers, areEqual: areEqual
    ) { price, surplus in
      breakpoints.append(.growth(price.weight, past: needed + surplus, at: price.priority))
    }
    breakpoints.append(.growth(1, past: needed, at: .stackExtent))
  }

  // MARK: Changed tracks

  /// Returns a formula without tracks that is as firm as the given one: that one itself if nothing else
  /// refers to it, so that its lists, and those that it shares with the tracks, are changed in place.
  static func withoutTracks(_ formula: consuming AxisFormula) -> AxisFormula {
    var formula = formula
    guard isKnownUniquelyReferenced(&formula) else {
      return AxisFormula(along: formula.axis, formula.firmness)
    }
    formula.forgetTracks()
    return formula
  }

  private init(along axis: LayoutAxis, _ firmness: TrackFirmness) {
    self.firmness = firmness
    self.axis = axis
    shortage = Shortage(overflow: Slope())
    answerForShortage()
  }

  private func forgetTracks() {
    if !isKnownUniquelyReferenced(&shortage) || !isShortageUntouched {
      leaveShortage()
      shortage = Shortage(overflow: Slope())
      answerForShortage()
    }
    breakpoints.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
    if !yielding.isEmpty { yielding.removeAll(keepingCapacity: true) }
    reach = 0
    growing.forget()
  }

  // MARK: Contents

  /// The contents of the tracks.
  private enum TrackContents {
    case none
    case known([ContentFormula])
    /// Those that the container has when they are read, and for as long as it has them.
    case current(ContentsReference)

    var now: [ContentFormula]? {
      switch self {
      case .none: nil
      case .known(let contents): contents
      case .current(let reference): reference.contents?.cells
      }
    }
  }

  /// Takes note of the contents of the tracks while a plan is made.
  func setContents(_ contents: [ContentFormula], hasLines: Bool) {
    self.contents = .known(contents)
    self.hasLines = hasLines
  }

  /// Takes note of the contents of the tracks, which may change.
  func setContents(_ contents: FormulaContents?, hasLines: Bool) {
    self.contents = contents.map { .current($0.reference) } ?? .none
    self.hasLines = hasLines
  }

  private var shrinkingTracks: ShrinkingTracks {
    ShrinkingTracks(
      axis: axis, tracks: growing.tracks, gaps: gaps, areEqual: areEqual,
      hasLines: hasLines)
  }

  /// Tells the cost of a shortage how the tracks shrink, whenever it asks.
  private func answerForShortage() {
    shortage.source = { [formula = Unretained(self)] in
      formula.use { formula in formula.contents.now.map(formula.shrinkingTracks.shrinking) }
    }
  }

  /// Leaves the cost of a shortage to others who know it, and who may still ask how the tracks shrink.
  private func leaveShortage() {
    shortage.source = { [tracks = shrinkingTracks, contents] in
      contents.now.map(tracks.shrinking)
    }
  }

  deinit { if !isKnownUniquelyReferenced(&shortage) { leaveShortage() } }

  // MARK: Shortage

  private func shrink(
    _ axis: borrowing ResolvedAxis, _ needs: borrowing TrackNeeds, _ sharing: Double
  ) {
    // 1. The tracks that resist least. Running past the grid's edge is the alternative.
    let overflow = Slope(axis.compressionResistance)
    var weakest = overflow
    if areEqual {
      // The members of a size group shrink together.
      var together = Slope()
      for track in needs.tracks.indices where canShrink(track, needs) {
        together.add(firmness.slope(of: track))
      }
      together = together.divided(by: Double(needs.tracks.count))
      if together.order(to: overflow) == .less { weakest = together }
    } else {
      // The properties are read and written once, not for every track.
      let firmness = firmness
      var yielding: [Int] = []
      swap(&yielding, &self.yielding)
      yielding.reserveCapacity(needs.tracks.count)
      for track in needs.tracks.indices where canShrink(track, needs) {
        switch firmness.order(of: track, to: weakest) {
        case .less:
          weakest = firmness.slope(of: track)
          if !yielding.isEmpty { yielding.removeAll(keepingCapacity: true) }
          yielding.append(track)
        case .same: yielding.append(track)
        case .greater: break
        }
      }
      self.yielding = yielding
    }
    // 2. What it costs, and how far it goes.
    weakest.forEachLevel { addShortage($1, below: needed, at: $0) }
    guard !areEqual, weakest.order(to: overflow) != .same else {
      // No track may run past an edge that is required; that is a conflict.
      let runsPast = yielding.isEmpty && !axis.compressionResistance.isRequired
      reach = runsPast && !firmness.isOpen && !areEqual ? .infinity : 0
      yielding = []
      return
    }
    guard !firmness.isOpen else {
      yielding = []
      return
    }
    if sharing > 0 { addShortage(sharing / Double(yielding.count), below: needed, at: 1) }
    reach = .infinity
    for track in yielding { reach = min(reach, needs.tracks[track].need - firmness.end(of: track)) }
  }

  /// Whether a track gives way before anything forbids it, or other content in it resists.
  private func canShrink(_ track: Int, _ needs: borrowing TrackNeeds) -> Bool {
    needs.tracks[track].need > firmness.end(of: track) && needs.tracks[track].sizing == .content
  }

  private func addShortage(_ weight: Double, below extent: Double, at priority: LayoutPriority) {
    breakpoints.append(
      CostBreakpoint(
        weight: weight, extent: extent, relation: .greaterThanOrEqual, priority: priority))
  }

  /// Returns whether the formula is the same if some content that occupies a track alone needs another
  /// extent: other content of the track needs more both before and after. `isRequired` tells that the
  /// content may not be smaller.
  func isUnaffected(
    byContentOf track: Int, from old: Double, to new: Double, isRequired: Bool
  ) -> Bool {
    let end = firmness.end(of: track)
    return old == new
      || shortage.isUntouched && !(isRequired && shortage.knownLoss != nil)
        && old < end && new <= end && end < growing.tracks[track].need
  }

  // MARK: Solved

  func lines(at extent: Double, from start: Double) -> [Double]? {
    makeLines(at: extent, from: start)?.array
  }

  /// The near and far lines of every track in a grid of the given extent whose near edge lies at
  /// `start`; nil if only a solve with track variables can determine them.
  func makeLines(at extent: Double, from start: Double) -> TrackLines? {
    let radius = LengthTolerance.radius(at: needed)
    let surplus = extent - needed
    let isShort =
      surplus <= radius && surplus < -LengthTolerance.lastBits(of: needed) && reach < .infinity
    let loss = isShort ? -surplus / Double(yielding.count) : 0
    var losses: [Double]?
    if isShort, loss > reach + radius {
      losses = shortage.losses(at: -surplus)
      if losses == nil, surplus < -radius { return nil }
    }
    return TrackLines(count: 2 * growing.tracks.count) { lines in
      // 1. The extents, in the places of the far lines.
      for track in growing.tracks.indices {
        lines.initializeElement(at: 2 * track + 1, to: growing.tracks[track].need)
      }
      if surplus > radius {
        growing.widen(lines, by: surplus)
      } else if let losses {
        for track in growing.tracks.indices {
          lines[2 * track + 1] = max(growing.tracks[track].need - losses[track], 0)
        }
      } else if isShort, loss <= reach + radius {
        for track in yielding { lines[2 * track + 1] = max(growing.tracks[track].need - loss, 0) }
      }
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
