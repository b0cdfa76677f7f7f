// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Many pieces at once.
//
// While nothing gives way but the track of a container, the pieces of the cost are those of the container.
// With s_i their slopes,
//
//     slope i = s_i + m        m: what else the track costs, and sharing, and a stack that becomes smaller
//
// as long as that is less than the next cheapest way. Found one after the other, the pieces of containers
// nested n deep take n² steps. A run refers to all that follow each other, and the container is asked for
// as many at once.

extension Shortage {
  /// Pieces of a container that are the next ones of the container around it.
  struct Run {
    var track: Int
    /// The place of the container among the contents, and its number.
    var content: Int
    var container: Int
    /// The number of its first piece, and what the container has lost before.
    var first: Int
    var start: Double
    var count: Int
    /// What is added to the slopes.
    var markup: Slope
    /// The first and the last piece, at what they cost here: in a nest, those are asked for again.
    var ends: (first: Step, last: Step)
  }

  /// A price, and what is added to the slopes that are compared with it.
  struct Limit {
    var price: Slope
    var markup = Slope()

    func includes(_ slope: Slope) -> Bool { slope.adding(markup).order(to: price) == .less }
  }

  /// A question about pieces: one of them, and more until one of three limits.
  struct Request {
    /// More pieces than there are.
    static let all = Int.max / 2

    var shortage: Shortage
    /// The number of a piece that must be known.
    var index: Int
    /// The number of pieces that is enough.
    var count: Int
    /// The shortage that is enough.
    var reach: Double
    /// No more pieces are needed after one that this does not include.
    var limit: Limit?

    init(shortage: Shortage, index: Int) {
      self.init(shortage: shortage, index: index, count: index + 1, reach: 0)
    }

    init(shortage: Shortage, index: Int, count: Int, reach: Double) {
      (self.shortage, self.index, self.count, self.reach) = (shortage, index, count, reach)
    }

    var isSingle: Bool { count == index + 1 }

    /// Whether all that must be known is known, or known not to exist.
    var isMet: Bool {
      if shortage.isComplete { return true }
      guard index < shortage.pieceCount else { return false }
      return count <= shortage.pieceCount
        || reach < .infinity && reach <= shortage.end + LengthTolerance.radius(at: reach)
        || limit?.includes(shortage.steps[shortage.steps.count - 1].slope) == false
    }
  }

  /// Finds the pieces that are asked for, unless they are known.
  func find(_ request: Request) {
    guard !request.isMet else { return }
    // One after the other: containers may be nested as deep as there is memory.
    var asked = [request]
    while let request = asked.last {
      if request.isMet {
        asked.removeLast()
      } else if let missing = request.shortage.extend(request) {
        asked.append(missing)
      }
    }
  }

  // MARK: What is asked for

  /// Returns the request for the next pieces of the container in a track, where all options are known but
  /// that one: for as many as are pieces of this container, too, as far as it is asked itself.
  func extended(_ request: Request, from track: Int, for outer: Request) -> Request {
    let isAlone = !isForemost(track) || !options.contains { isForemost($0.track) }
    guard isAlone, let lone = loneContainer(in: track) else { return request }
    var request = request
    request.count += outer.count - pieceCount - 1
    request.reach = lone.lacking + min(lone.room, outer.reach - end)
    request.limit = outer.limit.map {
      Limit(price: $0.price, markup: $0.markup.adding(lone.markup))
    }
    if let rival = rival(), outer.limit?.includes(rival) != false {
      request.limit = Limit(price: rival, markup: lone.markup)
    }
    return request
  }

  // MARK: Runs

  /// The least number of pieces in a run.
  private static var shortest: Int { 3 }

  /// Returns the known pieces of a container, from the cheapest way on, in which it stays the cheapest; nil
  /// if these are few.
  func run(from candidate: Candidate) -> Run? {
    // 1. One track gives way, as it did before, because of a container that knows more pieces.
    guard !containers.isEmpty, case .alone(let option) = candidate.moving, candidate.isKnown,
      case let track = options[option].track,
      steps.last.map({ moving[$0.moving].elementsEqual(CollectionOfOne(track)) }) ?? true,
      !isForemost(track) || foremost.count == 1,
      let lone = loneContainer(in: track)
    else { return nil }
    let first = contents[lone.content].piece
    let container = containers[lone.container]
    guard container.pieceCount - first > Self.shortest, case let next = container.piece(at: first),
      next.start >= lone.lacking - LengthTolerance.radius(at: lone.lacking)
    else { return nil }
    // 2. Whole pieces that cost less than any other way. The last one is left to be found by itself:
    //    another way may come to the same.
    let end = lone.lacking + lone.room
    let limit = rival(besides: option).map { Limit(price: $0, markup: lone.markup) }
    let count =
      container.count(endingBy: end + LengthTolerance.radius(at: end), within: limit) - first - 1
    guard count >= Self.shortest else { return nil }
    var run = Run(
      track: track, content: lone.content, container: lone.container, first: first,
      start: lone.lacking, count: count, markup: lone.markup,
      ends: (next, container.piece(at: first + count - 1)))
    var shift = Shift()
    shift.enter(run, at: self.end)
    run.ends = (shift.applied(to: run.ends.first), shift.applied(to: run.ends.last))
    return run
  }

  /// The cost of the cheapest way, or of the next one, without what one of the options does; nil if there
  /// is none.
  private func rival(besides option: Int? = nil) -> Slope? {
    guard var slope = cheapest(besides: option)?.slope else { return nil }
    if isStack { slope.addShrinkingStack() }
    return slope
  }

  /// Whether a track has lost as much as any other, so that losing more is a cost of sharing.
  private func isForemost(_ track: Int) -> Bool {
    sharing > 0 && greatest - states[track].loss <= LengthTolerance.radius(at: greatest)
  }

  /// The only container that gives way in a track.
  private struct LoneContainer {
    /// Its place among the contents, and its number.
    var content: Int
    var container: Int
    var lacking: Double
    /// What the track can lose before anything but the container has another slope.
    var room: Double
    /// What a piece costs besides, if no other track gives way.
    var markup: Slope
  }

  /// Returns the only container that gives way in a track; nil if there is none, or more than one.
  private func loneContainer(in track: Int) -> LoneContainer? {
    let state = states[track]
    let radius = LengthTolerance.radius(at: state.reach)
    var room = state.reach - state.loss
    var markup = Slope()
    if isForemost(track) {
      markup = Slope(sharing: sharing)
    } else if sharing > 0 {
      room = min(room, greatest - state.loss)
    }
    if isStack { markup.addShrinkingStack() }
    var lone: LoneContainer?
    for place in state.contents {
      let content = contents[place].content
      let lacking = state.loss - content.spare
      guard lacking >= -radius else {
        room = min(room, -lacking)
        continue
      }
      switch content.cost {
      case .leaf(let priority): markup.add(priority)
      case .unknown: return nil
      case .container(let number):
        guard lone == nil else { return nil }
        lone = LoneContainer(
          content: place, container: number, lacking: lacking, room: 0, markup: Slope())
      }
    }
    lone?.room = room
    lone?.markup = markup
    return lone
  }
}
