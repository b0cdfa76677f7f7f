// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The pieces by their numbers. Those of a run are found where it refers to, or where that one does.

extension Shortage {
  /// Returns a piece by its number; nil if the container cannot be that small.
  ///
  /// - Complexity: O(runs inside each other · log steps) for a piece that was asked for before, otherwise
  ///   O(tracks · log tracks), and as much for every container inside of which it takes another piece.
  func step(at index: Int) -> Step? {
    find(Request(shortage: self, index: index))
    return index < pieceCount ? piece(at: index) : nil
  }

  /// Returns so many pieces, from the first on; fewer if the container cannot be as small as the next one.
  ///
  /// - Complexity: O(pieces + runs inside each other), and what it takes to find them.
  func steps(_ count: Int) -> [Step] {
    find(Request(shortage: self, index: 0, count: count, reach: .infinity))
    var pieces: [Step] = []
    var parts = [Part(shortage: self, numbers: 0..<min(count, pieceCount))]
    while var part = parts.popLast() {
      while let number = part.numbers.first {
        let step = part.shortage.steps[part.shortage.place(ofPiece: number)]
        guard let run = step.run.map({ part.shortage.runs[$0] }) else {
          pieces.append(part.shift.applied(to: step))
          part.numbers.removeFirst()
          continue
        }
        let end = min(step.number + run.count, part.numbers.upperBound)
        var inner = Part(
          shortage: part.shortage.containers[run.container],
          numbers: run.first + number - step.number..<run.first + end - step.number,
          shift: part.shift)
        inner.shift.enter(run, at: step.start)
        part.numbers = end..<part.numbers.upperBound
        parts.append(part)
        part = inner
      }
    }
    return pieces
  }

  /// Some pieces of a container inside.
  private struct Part {
    var shortage: Shortage
    var numbers: Range<Int>
    var shift = Shift()
  }

  /// Where pieces of a container inside begin, and how much more they cost.
  struct Shift {
    var distance = 0.0
    var markup = Slope()

    mutating func enter(_ run: Run, at start: Double) {
      distance += start - run.start
      markup.add(run.markup)
    }

    func applied(to step: Step) -> Step {
      var step = step
      step.start += distance
      step.slope.add(markup)
      return step
    }
  }

  /// A known piece. What else the step says is true of the container that it comes from.
  func piece(at index: Int) -> Step {
    guard !runs.isEmpty else { return steps[index] }
    var (shortage, index, shift) = (self, index, Shift())
    while true {
      let step = shortage.steps[shortage.place(ofPiece: index)]
      guard let run = step.run.map({ shortage.runs[$0] }) else { return shift.applied(to: step) }
      if index == step.number { return shift.applied(to: run.ends.first) }
      if index == step.number + run.count - 1 { return shift.applied(to: run.ends.last) }
      shift.enter(run, at: step.start)
      index += run.first - step.number
      shortage = shortage.containers[run.container]
    }
  }

  /// The end of the last piece that is known.
  var end: Double { steps.isEmpty ? 0 : steps[steps.count - 1].end }

  // MARK: Places

  /// Returns the number of the piece that a shortage lies in; nil if the container cannot be that
  /// small.
  func indexOfStep(at shortage: Double) -> Int? {
    guard let place = place(of: shortage) else { return nil }
    guard steps[place].run != nil else { return steps[place].number }
    let radius = LengthTolerance.radius(at: shortage)
    return min(count(endingBy: shortage - radius), pieceCount - 1)
  }

  /// Returns the place of the step that a shortage lies in; nil if the container cannot be that small.
  func place(of shortage: Double) -> Int? {
    let radius = LengthTolerance.radius(at: shortage)
    find(Request(shortage: self, index: 0, count: Request.all, reach: shortage))
    let place = place { shortage <= $0.end + radius }
    return place < steps.count ? place : nil
  }

  private func place(ofPiece index: Int) -> Int {
    runs.isEmpty ? index : place { $0.number > index } - 1
  }

  /// Returns the place of the first step with which something holds, as it does from there on.
  private func place(where holds: (Step) -> Bool) -> Int {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(steps[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the number of known pieces that end by a position and stay within a limit.
  ///
  /// - Complexity: O(runs inside each other · log steps)
  func count(endingBy position: Double, within limit: Limit? = nil) -> Int {
    var (shortage, position, limit) = (self, position, limit)
    // A piece inside has another number, by `distance`.
    var (numbers, distance) = (0..<pieceCount, 0)
    while true {
      let place = shortage.place { $0.end > position || limit?.includes($0.slope) == false }
      let isEnd = place == shortage.steps.count
      let first = distance + (isEnd ? shortage.pieceCount : shortage.steps[place].number)
      guard !isEnd, let number = shortage.steps[place].run,
        case let run = shortage.runs[number],
        case let inside = numbers.clamped(to: first..<first + run.count), !inside.isEmpty
      else { return min(max(first, numbers.lowerBound), numbers.upperBound) }
      position += run.start - shortage.steps[place].start
      limit?.markup.add(run.markup)
      (numbers, distance) = (inside, first - run.first)
      shortage = shortage.containers[run.container]
    }
  }
}
