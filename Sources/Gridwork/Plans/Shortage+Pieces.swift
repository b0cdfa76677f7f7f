// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The pieces by their numbers.

extension Shortage {
  /// A piece of a container's cost, by its number.
  struct Piece {
    var shortage: Shortage
    var number: Int

    /// Whether it is known, or known not to exist.
    var isFound: Bool { shortage.isComplete || number < shortage.steps.count }
  }

  /// Returns a piece by its number; nil if the container cannot be that small.
  ///
  /// - Complexity: O(1) for a piece that was asked for before, otherwise O(tracks · log tracks), and as
  ///   much for every container inside of which it takes another piece.
  func step(at number: Int) -> Step? {
    find(Piece(shortage: self, number: number))
    return number < steps.count ? steps[number] : nil
  }

  /// Returns so many pieces, from the first on; fewer if the container cannot be as small as the next one.
  ///
  /// - Complexity: O(pieces), and what it takes to find them.
  func steps(_ count: Int) -> [Step] {
    find(Piece(shortage: self, number: count - 1))
    return Array(steps.prefix(count))
  }

  /// Returns the number of the piece that a shortage lies in; nil if the container cannot be that
  /// small.
  func indexOfStep(at shortage: Double) -> Int? {
    let radius = LengthTolerance.radius(at: shortage)
    while !isComplete, end + radius < shortage {
      find(Piece(shortage: self, number: steps.count))
    }
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if shortage <= steps[middle].end + radius { high = middle } else { low = middle + 1 }
    }
    return low < steps.count ? low : nil
  }

  /// The end of the last piece that is known.
  var end: Double { steps.isEmpty ? 0 : steps[steps.count - 1].end }

  /// Finds the pieces up to one, unless they are known.
  private func find(_ piece: Piece) {
    guard !piece.isFound else { return }
    // One after the other: containers may be nested as deep as there is memory.
    var asked = [piece]
    while let piece = asked.last {
      if piece.isFound {
        asked.removeLast()
      } else if let missing = piece.shortage.extend() {
        asked.append(missing)
      }
    }
  }
}
