// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Variables that may be ambiguous, and how far each was seen to move.
struct Candidates {
  /// In ascending order.
  let variables: [Int32]
  /// The first change seen of each variable; 0 until then.
  private(set) var changes: [Double]
  /// Places in preorder, ascending, with the positions of their variables in `variables`.
  private let places: [(place: Int32, position: Int)]

  init(_ variables: [Int32], _ extents: borrowing Storage<Extent>) {
    self.variables = variables
    changes = [Double](repeating: 0, count: variables.count)
    var places: [(place: Int32, position: Int)] = []
    for (position, variable) in variables.enumerated() {
      places.append((extents[Int(variable)].start, position))
    }
    self.places = places.sorted { $0.place < $1.place }
  }

  /// Records that the variables in a range of the preorder moved by the same amount.
  mutating func note(
    _ change: Double, inPreorder range: Range<Int32>, _ values: borrowing Storage<Double>
  ) {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].place < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < places.count && places[low].place < range.upperBound {
      let position = places[low].position
      let value = values[Int(variables[position])]
      if changes[position] == 0
        && change.magnitude > Tolerance.otherValue * Swift.max(1, value.magnitude)
      {
        changes[position] = change
      }
      low += 1
    }
  }
}
