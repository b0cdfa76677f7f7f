// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The pieces by their numbers.

extension Shortage {
  /// A piece of a container's cost, by its number.
  struct MissingPiece {
    var shortage: Shortage
    var number: Int

    /// Whether it is known, or known not to exist.
    var isFound: Bool { shortage.isComplete || number < shortage.pieces.count }
  }

  /// Returns a piece by its number; nil if the container cannot be that small.
  ///
  /// - Complexity: O(1) for a piece that was asked for before, otherwise O(tracks · log tracks), and as
  ///   much for every container inside of which it takes another piece.
  func piece(at number: Int) -> Piece? {
    find(MissingPiece(shortage: self, number: number))
    return number < pieces.count ? pieces[number] : nil
  }

  /// Returns so many pieces, from the first on; fewer if the container cannot be as small as the next one.
  ///
  /// - Complexity: O(pieces), and what it takes to find them.
  func pieces(_ count: Int) -> [Piece] {
    find(MissingPiece(shortage: self, number: count - 1))
    return Array(pieces.prefix(count))
  }

  /// Returns the number of the piece that a shortage lies in; nil if the container cannot be that
  /// small.
  func indexOfPiece(at shortage: Double) -> Int? {
    let radius = LengthTolerance.radius(at: shortage)
    while !isComplete, end + radius < shortage {
      find(MissingPiece(shortage: self, number: pieces.count))
    }
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if shortage <= pieces[middle].end + radius { high = middle } else { low = middle + 1 }
    }
    return low < pieces.count ? low : nil
  }

  /// The end of the last piece that is known.
  var end: Double { pieces.isEmpty ? 0 : pieces[pieces.count - 1].end }

  /// Finds the pieces up to one, unless they are known.
  private func find(_ piece: MissingPiece) {
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
