// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The tracks of one axis as a function of the grid's extent W.
///
/// Its kinks are those of the rule in `GridFormulation+Needs` with everything but W eliminated. With W_0
/// for what the needs take, and all pulls at the grid's hugging h:
///
///     W > W_0   takers grow by a_i · t at a cost of A · t; those at their maximum leave the rest to
///               the others, then others take over, then something stays empty: every *stage* has one
///               slope, steeper than the one before
///     W < W_0   the tracks that resist least, T, give way equally, d = (W_0 - W) ÷ |T|, as long as
///               nothing else in them begins to resist: their *reach*
///
/// Beyond the reach, the first slope stands in for the true cost, which is never less.
struct AxisFormula: LineFormula, Equatable {
  private(set) var kinks: [Kink] = []
  /// What the needs take, with all that lies between.
  let needed: Double
  private let needs: [Double]
  /// The distance from the grid's near edge to the first track, and from each track to the next.
  private let gaps: [Double]
  private var stages: [Stage] = []
  /// The tracks that give way first.
  private var yielding: [Int] = []
  /// How far each of them can give way; infinite where the tracks run past the grid's edge instead.
  private var reach = 0.0

  /// How tracks grow from some surplus on: each that still may, by its weight.
  private struct Stage: Equatable {
    /// The surplus that the stage begins at.
    var surplus: Double
    /// How far growth has come then, per weight.
    var growth: Double
    /// The weights of those that still may grow; 0 where nothing may.
    var sum: Double
    /// Whether takers grow, or those that take over.
    var isTakeover: Bool
  }
  private let growing: Growing

  /// Who grows, how much in relation to the others, and how far.
  private struct Growing: Equatable {
    var weights: [Double]
    var takesOver: [Bool]
    var rooms: [Double]
  }

  /// Makes the formula; `nestedContainers` is how many containers lie inside each other, the grid included.
  ///
  /// nil where the tracks need lines: because somebody may look at them, because they are tied to
  /// others or to the grid's extent, because contents resist less than the grid itself shares out, or
  /// because contents must have more room than tracks may give.
  init?(
    _ axis: ResolvedAxis, _ needs: TrackNeeds, _ demands: [CellDemand], nestedContainers: Int32
  ) {
    guard !axis.tracks.isEmpty, axis.hiddenGuides.isEmpty,
      axis.tracks.indices.allSatisfy({ axis.tracks[$0].guide == nil }),
      !needs.isGrouped.contains(true),
      axis.compressionResistance > 1,
      demands.allSatisfy({ $0.resistance.map { $0 > 1 } ?? true }),
      needs.sizings.allSatisfy({ if case .fraction = $0 { false } else { true } }),
      demands.allSatisfy({ $0.canBeMet(needs.largestRoom(of: $0.span, axis)) })
    else { return nil }
    self.needs = needs.needs
    var gaps = [axis.tracks[0].nearPadding]
    for position in axis.tracks.indices.dropLast() {
      gaps.append(axis.gap(after: TrackIndex(position)))
    }
    self.gaps = gaps
    needed = needs.needs.reduce(axis.extentBesidesTracks, +)
    growing = Growing(
      weights: needs.weights, takesOver: needs.takesOver,
      rooms: axis.tracks.indices.map { needs.limits[$0].upperBound - needs.needs[$0] })
    shrink(axis, needs, demands, nestedContainers)
    grow(needs, axis.pull)
  }

  // MARK: Surplus

  private mutating func grow(_ needs: TrackNeeds, _ hugging: LayoutPriority) {
    var surplus = 0.0
    var slope = 0.0
    var canGrow = true
    for isTakeover in [false, true] where isTakeover ? needs.hasTakeover : needs.hasTakers {
      guard canGrow else { break }
      let cost = isTakeover ? needs.costOfTakeover : needs.costOfSurplus
      let weights = needs.needs.indices.map { weight(of: $0, isTakeover) }
      let order = weights.indices.filter { weights[$0] > 0 }
        .sorted { growing.rooms[$0] / weights[$0] < growing.rooms[$1] / weights[$1] }
      var growth = 0.0
      // Summed from the end, so that nothing of those at their maximum is left in what remains.
      var sums = [Double](repeating: 0, count: order.count + 1)
      for place in order.indices.reversed() {
        sums[place] = sums[place + 1] + weights[order[place]]
      }
      for (place, track) in order.enumerated() {
        let sum = sums[place]
        let end = growing.rooms[track] / weights[track]
        if end > growth {
          stages.append(
            Stage(surplus: surplus, growth: growth, sum: sum, isTakeover: isTakeover))
          addKink(cost / sum - slope, at: needed + surplus, hugging)
          slope = cost / sum
          surplus += (end - growth) * sum
          growth = end
        }
        if end == .infinity { break }
      }
      canGrow = surplus < .infinity
    }
    guard canGrow else { return }
    stages.append(Stage(surplus: surplus, growth: 0, sum: 0, isTakeover: needs.hasTakeover))
    addKink(needs.costOfRest - slope, at: needed + surplus, hugging)
  }

  private func weight(of track: Int, _ isTakeover: Bool) -> Double {
    isTakeover ? (growing.takesOver[track] ? 1 : 0) : growing.weights[track]
  }

  private mutating func addKink(
    _ weight: Double, at extent: Double, _ priority: LayoutPriority
  ) {
    kinks.append(.growth(weight, past: extent, at: priority))
  }

  // MARK: Shortage

  private mutating func shrink(
    _ axis: ResolvedAxis, _ needs: TrackNeeds, _ demands: [CellDemand], _ nestedContainers: Int32
  ) {
    // 1. How firmly every track resists, and down to where it resists no more firmly.
    var resistances = [Resistance](repeating: Resistance(), count: needs.needs.count)
    var ends = needs.needs.indices.map { needs.limits[$0].lowerBound }
    var isSpanned = false
    for demand in demands {
      guard demand.span.count == 1 else {
        isSpanned = true
        continue
      }
      let track = demand.span.first.position
      ends[track] = max(ends[track], demand.floor ?? 0)
      guard let resistance = demand.resistance else { continue }
      if demand.extent >= needs.needs[track] {
        resistances[track].add(resistance)
      } else {
        ends[track] = max(ends[track], demand.extent)
      }
    }

    // 2. Those that resist least; running past the grid's edge is another way out.
    let overflow = Resistance(axis.compressionResistance)
    var weakest = overflow
    for track in needs.needs.indices
    where needs.sizings[track] == .content && needs.needs[track] > ends[track] {
      if resistances[track] < weakest {
        weakest = resistances[track]
        yielding = [track]
      } else if resistances[track] == weakest {
        yielding.append(track)
      }
    }
    weakest.forEachSlope { priority, weight in
      kinks.append(
        Kink(weight: weight, extent: needed, relation: .greaterThanOrEqual, priority: priority))
    }
    guard weakest != overflow else {
      // Where tracks resist as firmly as the edge does, who gives way is not said here.
      reach = yielding.isEmpty ? .infinity : 0
      yielding = []
      return
    }
    if needs.squeezedCount > 1 {
      kinks.append(
        Kink(
          weight: needs.costOfShortage(nestedContainers) / Double(yielding.count), extent: needed,
          relation: .greaterThanOrEqual, priority: 1))
    }
    if !isSpanned {
      reach = yielding.map { needs.needs[$0] - ends[$0] }.min() ?? 0
    }
  }

  // MARK: Solved

  /// The near and the far line of every track, when the grid has an extent and its near edge lies at
  /// `start`; nil where only a solve with lines can tell.
  func lines(at extent: Double, from start: Double) -> [Double]? {
    let surplus = extent - needed
    let radius = 1e-9 * max(1, needed.magnitude)
    var lines = [Double](unsafeUninitializedCapacity: 2 * needs.count) { lines, count in
      count = 2 * needs.count
      for track in needs.indices { lines[2 * track + 1] = needs[track] }
    }
    if surplus > radius {
      widen(&lines, by: surplus)
    } else if surplus < -radius, !yielding.isEmpty || reach == 0 {
      let loss = -surplus / Double(yielding.count)
      guard loss <= reach + radius else { return nil }
      for track in yielding { lines[2 * track + 1] = max(needs[track] - loss, 0) }
    }
    var position = start
    for track in needs.indices {
      position += gaps[track]
      lines[2 * track] = position
      position += lines[2 * track + 1]
      lines[2 * track + 1] = position
    }
    return lines
  }

  private func widen(_ lines: inout [Double], by surplus: Double) {
    guard let stage = stages.last(where: { $0.surplus <= surplus }) else { return }
    let growth = stage.sum > 0 ? stage.growth + (surplus - stage.surplus) / stage.sum : .infinity
    for track in needs.indices {
      if growing.weights[track] > 0 {
        let share = stage.isTakeover ? .infinity : growing.weights[track] * growth
        lines[2 * track + 1] += min(share, growing.rooms[track])
      } else if stage.isTakeover, growing.takesOver[track] {
        lines[2 * track + 1] += min(growth, growing.rooms[track])
      }
    }
  }
}

extension TrackNeeds {
  /// The most that the tracks of a span come to, with the gaps between them.
  func largestRoom(of span: TrackSpan, _ axis: ResolvedAxis) -> Double {
    span.positions.reduce(axis.gaps(inside: span)) { sum, position in
      if case .fixed(let extent) = sizings[position] { return sum + extent }
      return sum + limits[position].upperBound
    }
  }
}

/// What a point less costs a track, level by level: how many contents of each resistance it squeezes.
private struct Resistance: Comparable {
  private var strongest: LayoutPriority?
  private var weight = 0.0
  /// The levels below, from the strongest down.
  private var others: [(priority: LayoutPriority, weight: Double)] = []

  init() {}

  init(_ priority: LayoutPriority) { add(priority) }

  mutating func add(_ priority: LayoutPriority) {
    guard let top = strongest, priority <= top else {
      if let top = strongest { others.insert((top, weight), at: 0) }
      (strongest, weight) = (priority, 1)
      return
    }
    if priority == top {
      weight += 1
    } else if let place = others.firstIndex(where: { $0.priority <= priority }) {
      if others[place].priority == priority {
        others[place].weight += 1
      } else {
        others.insert((priority, 1), at: place)
      }
    } else {
      others.append((priority, 1))
    }
  }

  func forEachSlope(_ body: (LayoutPriority, Double) -> Void) {
    guard let strongest else { return }
    body(strongest, weight)
    for other in others { body(other.priority, other.weight) }
  }

  static func == (a: Resistance, b: Resistance) -> Bool {
    a.strongest == b.strongest && a.weight == b.weight
      && a.others.elementsEqual(b.others, by: ==)
  }

  static func < (a: Resistance, b: Resistance) -> Bool {
    guard a.strongest == b.strongest, a.weight == b.weight else {
      guard let first = a.strongest else { return b.strongest != nil }
      guard let second = b.strongest else { return false }
      return (first, a.weight) < (second, b.weight)
    }
    for (mine, other) in zip(a.others, b.others) where mine != other {
      return mine < other
    }
    return a.others.count < b.others.count
  }
}
