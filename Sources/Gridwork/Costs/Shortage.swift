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
/// pieces are found one after the other, from the cheapest on, and only as far as they are asked for:
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
  struct Piece {
    /// The shortage at which the piece begins, and how long it is; infinite at the last one.
    var start: Double
    var length: Double
    /// The cost of a point; a lower bound if the piece is not known.
    var slope: Slope
    /// The tracks that give way, in equal parts, as places in a list; none if they run past the edge.
    var moving: Range<Int>
    /// Whether the slope is exact.
    var isKnown: Bool
    /// Whether no other sharing costs the same.
    var isUnique = true

    var end: Double { start + length }
  }

  /// A track after the last piece that was found.
  struct State {
    var reach: Double
    var loss = 0.0
    /// The places of its contents.
    var contents: Range<Int>
  }

  struct ContentState {
    var content: Content
    /// The piece of a container's cost that it has arrived at.
    var piece = 0
  }

  /// What a track can do next: give way at a slope for some distance.
  struct Option {
    var track: Int
    var slope = Slope()
    var room: Double
    var isKnown = true
  }

  /// A piece that may be the next one.
  struct Candidate {
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
  private(set) var containers: [Shortage] = []
  private(set) var overflow: Slope
  private(set) var sharing: Double
  let isStack: Bool
  /// Whether no piece was asked for.
  private(set) var isUntouched = true
  private(set) var states: [State] = []
  var contents: [ContentState] = []
  private(set) var greatest = 0.0
  private(set) var pieces: [Piece] = []
  /// The tracks that give way in the pieces, one piece after the other.
  private(set) var moving: [Int] = []
  /// Whether there are no more pieces, or only a solve knows them.
  private(set) var isComplete = false
  /// The most that the container can lose; nil until it is asked for.
  private(set) var knownLoss: Double?
  // Scratch memory for one piece.
  var options: [Option] = []
  var foremost: [Int] = []

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

  /// Returns what each track loses; nil if only a solve can determine it.
  ///
  /// - Complexity: O(pieces), and what it takes to find them.
  func losses(at shortage: Double) -> [Double]? {
    guard let index = indexOfPiece(at: shortage), pieces[index].isKnown, pieces[index].isUnique
    else {
      return nil
    }
    var losses = [Double](repeating: 0, count: states.count)
    for place in (0...index).reversed() {
      let end = place == index ? min(shortage, pieces[place].end) : pieces[place].end
      let part = (end - pieces[place].start) / Double(pieces[place].moving.count)
      for track in moving[pieces[place].moving] { losses[track] += part }
    }
    return losses
  }

  /// Finds the next piece, unless that takes a piece of a container that is not known yet: returns which,
  /// and finds nothing.
  ///
  /// - Complexity: O(tracks · log tracks)
  func extend() -> MissingPiece? {
    if isUntouched { takeContents() }
    guard pieces.last?.isKnown ?? true else {
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
    guard let found = source() else { return appendUnknown() }
    if !found.isKnown { appendUnknown() }
    containers = found.containers
    for track in found.tracks {
      let first = contents.count
      for content in track.contents { contents.append(ContentState(content: content)) }
      states.append(State(reach: track.reach, contents: first..<contents.count))
    }
  }

  /// Makes a whole cost that only a solve knows the next piece.
  private func appendUnknown() {
    append(Candidate(moving: .edge, slope: Slope(), length: .infinity, isKnown: false))
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
    var piece = Piece(
      start: end, length: candidate.length, slope: candidate.slope,
      moving: first..<moving.count, isKnown: candidate.isKnown, isUnique: candidate.isUnique)
    if isStack { piece.slope.addShrinkingStack() }
    if let last = pieces.indices.last, pieces[last].slope.order(to: piece.slope) == .same,
      moving[pieces[last].moving] != moving[piece.moving]
    {
      pieces[last].isUnique = false
      piece.isUnique = false
    }
    pieces.append(piece)
    if !piece.isKnown || piece.length == .infinity {
      isComplete = true
      return
    }
    let part = piece.length / Double(piece.moving.count)
    for track in moving[piece.moving] {
      states[track].loss += part
      greatest = max(greatest, states[track].loss)
    }
  }

  // MARK: The most

  /// The most that the container can lose before something required is violated, or more; infinite if
  /// nothing limits how small it can be.
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
    return known(knownLoss)
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
