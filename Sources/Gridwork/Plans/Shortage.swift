// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a container costs that is smaller than it needs along one axis, and how it shares what it
/// lacks, for a container whose contents are laid out by formula.
///
/// With d the extent that the container lacks, x_j what track j gives way, o what the tracks run
/// past the container's edge, and f_j the cost to the contents of track j, the cost is the least
///
///     Σ f_j(x_j) + o · overflow + k · max x_j @1      where Σ x_j + o = d, 0 <= x_j <= reach_j
///
/// Every f_j is convex: content in the track resists from a certain loss on, a leaf at one
/// priority, a container by its own shortage. So the cost is convex, too, and piecewise linear. Its
/// pieces are found one after the other, from the cheapest on, and only as far as somebody asks:
/// whatever gave way at one price gives way at any higher one, and the cheapest way to lose another
/// point is one of three,
///
///     a track alone, while it has lost less than the track that lost most
///     several of those that lost most, together: (k + Σ slopes) ÷ their number
///     the edge
///
/// Where two ways cost the same, how the tracks share is ambiguous, and only a solve can report it.
final class Shortage {
  /// One piece of the cost.
  struct Step {
    /// The shortage at which the piece begins, and how long it is; infinite at the last one.
    var start: Double
    var length: Double
    /// The cost of a point; a lower bound if the piece is not known.
    var slope: Slope
    /// The tracks that give way, in equal parts; none if they run past the edge.
    var moving: [Int]
    /// Whether the slope is exact.
    var isKnown: Bool
    /// Whether no other sharing costs the same.
    var isUnique = true

    var end: Double { start + length }
  }

  /// A content view that occupies a track alone.
  struct Content: Equatable {
    /// What the track can lose before the content begins to; negative if the content lacks room
    /// already.
    var spare: Double
    var cost: Cost

    enum Cost: Equatable {
      case leaf(LayoutPriority)
      /// The cost of a container, by its number in the shortage.
      case container(Int)
      /// Only a solve knows the cost, which is not less than that of a priority, if there is one.
      case unknown(LayoutPriority?)
    }
  }

  struct Track: Equatable {
    /// The most that the track can lose.
    var reach: Double
    var contents: [Content] = []
  }

  /// The tracks, and the costs of the containers in them.
  struct Contents: Equatable {
    var tracks: [Track] = []
    var containers: [Shortage] = []
  }

  private struct State {
    var track: Track
    var loss = 0.0
    /// The piece of each container's cost that it has arrived at.
    var pieces: [Int]

    init(_ track: Track) {
      self.track = track
      pieces = Array(repeating: 0, count: track.contents.count)
    }
  }

  /// What a track can do next: give way at a slope for some distance.
  private struct Option {
    var track: Int
    var slope = Slope()
    var room: Double
    var isKnown = true
  }

  /// Finds the tracks when the first piece is asked for; nil if only a solve knows how they shrink.
  var source: () -> Contents? = { nil }
  private var containers: [Shortage] = []
  private let overflow: Slope
  private let sharing: Double
  private let isStack: Bool
  private var states: [State]?
  private var greatest = 0.0
  private var steps: [Step] = []
  private var isComplete = false

  /// Creates the cost of a container without tracks; they come from its ``source``. `sharing` is k, 0
  /// if the tracks need not share; `isStack` tells that it is a stack which becomes smaller.
  init(overflow: Slope, sharing: Double = 0, isStack: Bool = false) {
    self.isStack = isStack
    self.overflow = overflow
    self.sharing = sharing
  }

  deinit {
    // One after the other: containers may be nested as deep as there is memory.
    var released = containers
    containers = []
    while var last = released.popLast() {
      guard isKnownUniquelyReferenced(&last) else { continue }
      released += last.containers
      last.containers = []
    }
  }

  // MARK: Pieces

  /// Whether no piece was asked for.
  var isUntouched: Bool { states == nil }

  /// Returns a piece by its number; nil if the container cannot be that small.
  ///
  /// - Complexity: O(1) for a piece that was asked for before, otherwise O(tracks · log tracks), and as
  ///   much for every container inside of which it takes another piece.
  func step(at index: Int) -> Step? {
    var asked = [(shortage: self, index: index)]
    while let (shortage, index) = asked.last {
      if shortage.knows(index) {
        asked.removeLast()
      } else if let missing = shortage.extend() {
        asked.append(missing)
      }
    }
    return steps.indices.contains(index) ? steps[index] : nil
  }

  /// Whether a piece is known, or known not to exist.
  private func knows(_ index: Int) -> Bool { index < steps.count || isComplete }

  /// Returns what each track loses; nil if only a solve can determine it.
  func losses(at shortage: Double) -> [Double]? {
    guard var index = indexOfStep(at: shortage) else { return nil }
    guard steps[index].isKnown, steps[index].isUnique, let states else { return nil }
    var losses = [Double](repeating: 0, count: states.count)
    var rest = shortage
    while true {
      let step = steps[index]
      let part = (min(rest, step.end) - step.start) / Double(step.moving.count)
      for track in step.moving { losses[track] += part }
      guard index > 0 else { return losses }
      index -= 1
      rest = steps[index].end
    }
  }

  /// Returns the number of the piece that a shortage lies in; nil if the container cannot be that
  /// small.
  func indexOfStep(at shortage: Double) -> Int? {
    let radius = LengthTolerance.radius(at: shortage)
    var index = 0
    while let step = step(at: index) {
      if shortage <= step.end + radius { return index }
      index += 1
    }
    return nil
  }

  /// Finds the next piece, unless that takes a piece of a container that is not known yet: returns
  /// which, and finds nothing.
  private func extend() -> (shortage: Shortage, index: Int)? {
    if states == nil {
      let contents = source()
      states = contents?.tracks.map(State.init) ?? []
      containers = contents?.containers ?? []
      if contents == nil { steps = [unknown] }
    }
    guard steps.last?.isKnown ?? true else {
      isComplete = true
      return nil
    }
    var options: [Option] = []
    for track in states?.indices ?? 0..<0 {
      if let missing = findPieces(of: track) { return missing }
      if let option = option(track) { options.append(option) }
    }
    guard var step = cheapest(of: options) else {
      isComplete = true
      return nil
    }
    if let last = steps.indices.last, steps[last].slope.order(to: step.slope) == .same,
      steps[last].moving != step.moving
    {
      steps[last].isUnique = false
      step.isUnique = false
    }
    steps.append(step)
    if !step.isKnown || step.length == .infinity { isComplete = true } else { advance(by: step) }
    return nil
  }

  private func advance(by step: Step) {
    let part = step.length / Double(step.moving.count)
    for track in step.moving {
      states?[track].loss += part
      greatest = max(greatest, states?[track].loss ?? 0)
    }
  }

  // MARK: The cheapest way

  private func cheapest(of options: [Option]) -> Step? {
    var alone: Option?
    var isTied = false
    var foremost: [Option] = []
    let radius = LengthTolerance.radius(at: greatest)
    for var option in options {
      if sharing > 0 {
        let lead = greatest - (states?[option.track].loss ?? 0)
        guard lead > radius else {
          foremost.append(option)
          continue
        }
        option.room = min(option.room, lead)
      }
      switch alone.map({ option.slope.order(to: $0.slope) }) ?? .less {
      case .less: (alone, isTied) = (option, false)
      case .same: isTied = true
      case .greater: break
      }
    }
    var best = alone.map { step([$0], $0.slope, isTied: isTied) }
    func consider(_ step: Step) {
      switch best.map({ step.slope.order(to: $0.slope) }) ?? .less {
      case .less: best = step
      case .same: best?.isUnique = false
      case .greater: break
      }
    }
    if let step = together(foremost) { consider(step) }
    if !overflow.isProhibitive { consider(step([], overflow, isTied: false)) }
    return best
  }

  /// The tracks that lost most lose more: as many of those that cost least above priority 1 as make
  /// a point cheaper.
  private func together(_ options: [Option]) -> Step? {
    let options = options.sorted { $0.slope.order(to: $1.slope) == .less }
    guard let first = options.first else { return nil }
    var sum = Slope(sharing: sharing)
    var chosen: [Option] = []
    var isTied = false
    for option in options {
      guard option.slope.orderAboveSharing(to: first.slope) == .same else { break }
      if !chosen.isEmpty {
        let average = sum.divided(by: chosen.count).besidesResistance
        let order = option.slope.besidesResistance.order(to: average)
        isTied = order == .same
        guard order == .less else { break }
      }
      sum.add(option.slope)
      chosen.append(option)
    }
    return step(chosen, sum.divided(by: chosen.count), isTied: isTied)
  }

  /// A whole cost that only a solve knows.
  private var unknown: Step {
    var slope = Slope()
    if isStack { slope.addShrinkingStack() }
    return Step(start: 0, length: .infinity, slope: slope, moving: [], isKnown: false)
  }

  private func step(_ options: [Option], _ slope: Slope, isTied: Bool) -> Step {
    let isKnown = options.allSatisfy(\.isKnown)
    let room = options.map(\.room).min() ?? .infinity
    var slope = slope
    if isStack { slope.addShrinkingStack() }
    return Step(
      start: steps.last?.end ?? 0,
      length: isKnown ? room * Double(max(options.count, 1)) : .infinity, slope: slope,
      moving: options.map(\.track), isKnown: isKnown, isUnique: !isTied)
  }

  /// Finds the pieces of cost that the containers in a track have arrived at. Returns one that is not
  /// known yet.
  private func findPieces(of track: Int) -> (shortage: Shortage, index: Int)? {
    guard let state = states?[track], state.loss < state.track.reach else { return nil }
    for (place, content) in state.track.contents.enumerated() {
      guard case .container(let number) = content.cost else { continue }
      let container = containers[number]
      let radius = LengthTolerance.radius(at: state.track.reach)
      let lacking = state.loss - content.spare
      guard lacking >= -radius else { continue }
      var piece = state.pieces[place]
      while piece < container.steps.count, container.steps[piece].end <= lacking + radius {
        piece += 1
      }
      states?[track].pieces[place] = piece
      if !container.knows(piece) { return (container, piece) }
    }
    return nil
  }

  /// What a track can do next; nil if it cannot lose any more.
  private func option(_ index: Int) -> Option? {
    guard let state = states?[index] else { return nil }
    let radius = LengthTolerance.radius(at: state.track.reach)
    var option = Option(track: index, room: state.track.reach - state.loss)
    guard option.room > radius else { return nil }
    for (place, content) in state.track.contents.enumerated() {
      let lacking = state.loss - content.spare
      guard lacking >= -radius else {
        option.room = min(option.room, -lacking)
        continue
      }
      switch content.cost {
      case .leaf(let priority):
        option.slope.add(priority)
      case .unknown(let priority):
        if let priority { option.slope.add(priority) }
        option.isKnown = false
      case .container(let number):
        let steps = containers[number].steps
        guard state.pieces[place] < steps.count else { return nil }
        let step = steps[state.pieces[place]]
        option.slope.add(step.slope)
        option.room = min(option.room, step.end - lacking)
        if !step.isKnown { option.isKnown = false }
      }
    }
    return option.slope.isProhibitive ? nil : option
  }
}

extension Shortage: Equatable {
  /// Whether both cost the same for the contents that they would find now.
  static func == (first: Shortage, second: Shortage) -> Bool {
    first === second
      || first.overflow == second.overflow && first.sharing == second.sharing
        && first.isStack == second.isStack && first.source() == second.source()
  }
}
