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
    /// The tracks that give way, in equal parts, as places in a list; none if they run past the edge.
    fileprivate var moving: Range<Int>
    /// Whether the slope is exact.
    var isKnown: Bool
    /// Whether no other sharing costs the same.
    var isUnique = true

    var end: Double { start + length }
  }

  /// A track after the last piece that was found.
  private struct State {
    var reach: Double
    var loss = 0.0
    /// The places of its contents.
    var contents: Range<Int>
  }

  private struct ContentState {
    var content: Content
    /// The piece of a container's cost that it has arrived at.
    var piece = 0
  }

  /// What a track can do next: give way at a slope for some distance.
  private struct Option {
    var track: Int
    var slope = Slope()
    var room: Double
    var isKnown = true
  }

  /// A piece that may be the next one.
  private struct Candidate {
    enum Moving {
      /// One of the options.
      case alone(Int)
      /// So many of the foremost options.
      case foremost(Int)
      case edge
    }

    var moving: Moving
    var slope: Slope
    var length: Double
    var isKnown = true
    var isUnique = true
  }

  /// Finds the tracks when the first piece is asked for; nil if only a solve knows how they shrink.
  var source: () -> Contents? = { nil }
  @exclusivity(unchecked) private var containers: [Shortage] = []
  private var overflow: Slope
  private var sharing: Double
  private let isStack: Bool
  /// Whether no piece was asked for.
  @exclusivity(unchecked) private(set) var isUntouched = true
  @exclusivity(unchecked) private var states: [State] = []
  @exclusivity(unchecked) private var contents: [ContentState] = []
  @exclusivity(unchecked) private var greatest = 0.0
  @exclusivity(unchecked) private var steps: [Step] = []
  /// The tracks that give way in the pieces, one piece after the other.
  @exclusivity(unchecked) private var moving: [Int] = []
  @exclusivity(unchecked) private var isComplete = false
  /// The most that the container can lose; nil until somebody asks.
  @exclusivity(unchecked) private(set) var knownLoss: Double?
  // Scratch memory for one piece.
  @exclusivity(unchecked) private var options: [Option] = []
  @exclusivity(unchecked) private var foremost: [Int] = []

  /// Creates the cost of a container without tracks; they come from its ``source``. `sharing` is k, 0
  /// if the tracks need not share; `isStack` tells that it is a stack which becomes smaller.
  init(overflow: Slope, sharing: Double = 0, isStack: Bool = false) {
    self.isStack = isStack
    self.overflow = overflow
    self.sharing = sharing
  }

  /// Changes what the container costs besides its tracks, before anyone asks for a piece.
  func setCosts(overflow: Slope, sharing: Double) {
    (self.overflow, self.sharing) = (overflow, sharing)
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

  /// Returns a piece by its number; nil if the container cannot be that small.
  ///
  /// - Complexity: O(1) for a piece that was asked for before, otherwise O(tracks · log tracks), and as
  ///   much for every container inside of which it takes another piece.
  func step(at index: Int) -> Step? {
    find(index)
    return steps.indices.contains(index) ? steps[index] : nil
  }

  /// Finds a piece by its number, and those before it, unless they are known.
  private func find(_ index: Int) {
    if knows(index) { return }
    var asked = [(shortage: self, index: index)]
    while let (shortage, index) = asked.last {
      if shortage.knows(index) {
        asked.removeLast()
      } else if let missing = shortage.extend() {
        asked.append(missing)
      }
    }
  }

  /// Whether a piece is known, or known not to exist.
  private func knows(_ index: Int) -> Bool { index < steps.count || isComplete }

  /// Returns what each track loses; nil if only a solve can determine it.
  func losses(at shortage: Double) -> [Double]? {
    guard let index = indexOfStep(at: shortage), steps[index].isKnown, steps[index].isUnique else {
      return nil
    }
    var losses = [Double](repeating: 0, count: states.count)
    for place in (0...index).reversed() {
      let end = place == index ? min(shortage, steps[place].end) : steps[place].end
      let part = (end - steps[place].start) / Double(steps[place].moving.count)
      for track in moving[steps[place].moving] { losses[track] += part }
    }
    return losses
  }

  /// Returns the number of the piece that a shortage lies in; nil if the container cannot be that
  /// small.
  func indexOfStep(at shortage: Double) -> Int? {
    let radius = LengthTolerance.radius(at: shortage)
    while !isComplete, steps.last.map({ shortage > $0.end + radius }) ?? true { find(steps.count) }
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if shortage <= steps[middle].end + radius { high = middle } else { low = middle + 1 }
    }
    return low < steps.count ? low : nil
  }

  /// Finds the next piece, unless that takes a piece of a container that is not known yet: returns
  /// which, and finds nothing.
  private func extend() -> (shortage: Shortage, index: Int)? {
    if isUntouched { takeContents() }
    guard steps.last?.isKnown ?? true else {
      isComplete = true
      return nil
    }
    options.removeAll(keepingCapacity: true)
    for track in states.indices {
      if let missing = findPieces(of: track) { return missing }
      if let option = option(track) { options.append(option) }
    }
    guard let candidate = cheapest() else {
      isComplete = true
      return nil
    }
    append(candidate)
    return nil
  }

  private func takeContents() {
    isUntouched = false
    guard let found = source() else {
      steps = [unknown]
      return
    }
    if !found.isKnown { steps = [unknown] }
    containers = found.containers
    for track in found.tracks {
      let first = contents.count
      for content in track.contents { contents.append(ContentState(content: content)) }
      states.append(State(reach: track.reach, contents: first..<contents.count))
    }
  }

  /// Makes a candidate the next piece.
  private func append(_ candidate: Candidate) {
    let first = moving.count
    switch candidate.moving {
    case .alone(let option): moving.append(options[option].track)
    case .foremost(let count):
      for option in foremost.prefix(count) { moving.append(options[option].track) }
    case .edge: break
    }
    var step = Step(
      start: steps.last?.end ?? 0, length: candidate.length, slope: candidate.slope,
      moving: first..<moving.count, isKnown: candidate.isKnown, isUnique: candidate.isUnique)
    if isStack { step.slope.addShrinkingStack() }
    if let last = steps.indices.last, steps[last].slope.order(to: step.slope) == .same,
      moving[steps[last].moving] != moving[step.moving]
    {
      steps[last].isUnique = false
      step.isUnique = false
    }
    steps.append(step)
    if !step.isKnown || step.length == .infinity {
      isComplete = true
      return
    }
    let part = step.length / Double(step.moving.count)
    for track in moving[step.moving] {
      states[track].loss += part
      greatest = max(greatest, states[track].loss)
    }
  }

  // MARK: The most

  /// The most that the container can lose before something required is violated, or more; infinite if it
  /// can be as small as one likes.
  ///
  /// - Complexity: O(contents) when it is first asked for, in the container and in those inside of it.
  var greatestLoss: Double {
    if let knownLoss { return knownLoss }
    // One after the other: containers may be nested as deep as there is memory.
    var asked = [(shortage: self, contents: source())]
    while let (shortage, contents) = asked.last {
      let missing = contents?.containers.filter { $0.knownLoss == nil } ?? []
      if missing.isEmpty {
        shortage.knownLoss =
          shortage.overflow.isProhibitive ? contents?.greatestLoss ?? .infinity : .infinity
        asked.removeLast()
      } else {
        asked += missing.map { ($0, $0.source()) }
      }
    }
    return knownLoss ?? .infinity
  }

  // MARK: The cheapest way

  private func cheapest() -> Candidate? {
    var alone: (option: Int, room: Double)?
    var isUnique = true
    foremost.removeAll(keepingCapacity: true)
    let radius = LengthTolerance.radius(at: greatest)
    for index in options.indices {
      var room = options[index].room
      if sharing > 0 {
        let lead = greatest - states[options[index].track].loss
        guard lead > radius else {
          foremost.append(index)
          continue
        }
        room = min(room, lead)
      }
      switch alone.map({ options[index].slope.order(to: options[$0.option].slope) }) ?? .less {
      case .less: (alone, isUnique) = ((index, room), true)
      case .same: isUnique = false
      case .greater: break
      }
    }
    var best = alone.map { option, room in
      candidate(.alone(option), options[option].slope, [option], room, isUnique)
    }
    func consider(_ candidate: Candidate) {
      switch best.map({ candidate.slope.order(to: $0.slope) }) ?? .less {
      case .less: best = candidate
      case .same: best?.isUnique = false
      case .greater: break
      }
    }
    if let candidate = together() { consider(candidate) }
    if !overflow.isProhibitive {
      consider(Candidate(moving: .edge, slope: overflow, length: .infinity))
    }
    return best
  }

  /// The tracks that lost most lose more: as many of those that cost least above priority 1 as make
  /// a point cheaper.
  private func together() -> Candidate? {
    if foremost.count > 1 {
      foremost.sort { options[$0].slope.order(to: options[$1].slope) == .less }
    }
    guard let first = foremost.first else { return nil }
    var sum = Slope(sharing: sharing)
    sum.add(options[first].slope)
    var room = options[first].room
    var count = 1
    var isUnique = true
    for option in foremost.dropFirst() {
      guard options[option].slope.orderAboveSharing(to: options[first].slope) == .same else {
        break
      }
      let average = sum.divided(by: count).besidesResistance
      let order = options[option].slope.besidesResistance.order(to: average)
      isUnique = order != .same
      guard order == .less else { break }
      sum.add(options[option].slope)
      room = min(room, options[option].room)
      count += 1
    }
    return candidate(
      .foremost(count), sum.divided(by: count), foremost.prefix(count), room, isUnique)
  }

  /// The piece in which some options lose the same, each at most `room`.
  private func candidate(
    _ moving: Candidate.Moving, _ slope: Slope, _ chosen: some Collection<Int>, _ room: Double,
    _ isUnique: Bool
  ) -> Candidate {
    let isKnown = chosen.allSatisfy { options[$0].isKnown }
    return Candidate(
      moving: moving, slope: slope,
      length: isKnown ? room * Double(chosen.count) : .infinity, isKnown: isKnown,
      isUnique: isUnique)
  }

  /// A whole cost that only a solve knows.
  private var unknown: Step {
    var slope = Slope()
    if isStack { slope.addShrinkingStack() }
    return Step(start: 0, length: .infinity, slope: slope, moving: 0..<0, isKnown: false)
  }

  /// Finds the pieces of cost that the containers in a track have arrived at. Returns one that is not
  /// known yet.
  private func findPieces(of track: Int) -> (shortage: Shortage, index: Int)? {
    let state = states[track]
    guard state.loss < state.reach else { return nil }
    for place in state.contents {
      guard case .container(let number) = contents[place].content.cost else { continue }
      let container = containers[number]
      let radius = LengthTolerance.radius(at: state.reach)
      let lacking = state.loss - contents[place].content.spare
      guard lacking >= -radius else { continue }
      var piece = contents[place].piece
      while piece < container.steps.count, container.steps[piece].end <= lacking + radius {
        piece += 1
      }
      contents[place].piece = piece
      if !container.knows(piece) { return (container, piece) }
    }
    return nil
  }

  /// What a track can do next; nil if it cannot lose any more.
  private func option(_ index: Int) -> Option? {
    let state = states[index]
    let radius = LengthTolerance.radius(at: state.reach)
    var option = Option(track: index, room: state.reach - state.loss)
    guard option.room > radius else { return nil }
    for place in state.contents {
      let content = contents[place].content
      let lacking = state.loss - content.spare
      guard lacking >= -radius else {
        option.room = min(option.room, -lacking)
        continue
      }
      switch content.cost {
      case .leaf(let priority):
        option.slope.add(priority)
      case .unknown(let priority, _):
        if let priority { option.slope.add(priority) }
        option.isKnown = false
      case .container(let number):
        let container = containers[number]
        let piece = contents[place].piece
        guard piece < container.steps.count else { return nil }
        option.slope.add(container.steps[piece].slope)
        option.room = min(option.room, container.steps[piece].end - lacking)
        if !container.steps[piece].isKnown { option.isKnown = false }
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
