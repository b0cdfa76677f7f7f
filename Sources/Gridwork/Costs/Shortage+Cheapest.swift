// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The cheapest way to lose another point.

extension Shortage {
  /// Returns the cheapest way.
  func cheapest() -> Candidate? {
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
      let average = sum.divided(by: Double(count)).besidesResistance
      let order = options[option].slope.besidesResistance.order(to: average)
      isUnique = order != .same
      guard order == .less else { break }
      sum.add(options[option].slope)
      room = min(room, options[option].room)
      count += 1
    }
    return candidate(
      count == 1 ? .alone(first) : .foremost(count), sum.divided(by: Double(count)),
      foremost.prefix(count), room, isUnique)
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

  /// Finds the pieces of cost that the containers in a track have arrived at. Returns one that is not known
  /// yet.
  func findPieces(of track: Int) -> MissingPiece? {
    let state = states[track]
    guard state.loss < state.reach else { return nil }
    for place in state.contents {
      guard case .container(let number) = contents[place].content.cost else { continue }
      let container = containers[number]
      let radius = LengthTolerance.radius(at: state.reach)
      let lacking = state.loss - contents[place].content.spare
      guard lacking >= -radius else { continue }
      var piece = contents[place].piece
      while piece < container.pieces.count, container.pieces[piece].end <= lacking + radius {
        piece += 1
      }
      contents[place].piece = piece
      let next = MissingPiece(shortage: container, number: piece)
      if !next.isFound { return next }
    }
    return nil
  }

  /// What a track can do next; nil if it can lose nothing further.
  func option(_ index: Int) -> Option? {
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
        guard contents[place].piece < container.pieces.count else { return nil }
        let piece = container.pieces[contents[place].piece]
        option.slope.add(piece.slope)
        option.room = min(option.room, piece.end - lacking)
        if !piece.isKnown { option.isKnown = false }
      }
    }
    return option.slope.isProhibitive ? nil : option
  }
}
