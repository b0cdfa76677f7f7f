// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Where the edges of one axis go on a canvas of characters.
///
/// A character is far larger than a point, so that a true scale would let small views vanish. The
/// ruler keeps what a reader looks for: the order of the edges, which of them coincide, and room for
/// a name in every box; it is to scale as far as that allows.
struct CharacterRuler {
  /// A box along this axis and the least distance of its two lines, in characters.
  struct Box {
    var low: Double
    var high: Double
    var need: Int
  }

  /// The distinct edges in ascending order.
  private(set) var edges: [Double]
  /// For each edge the column or row of its line.
  private(set) var places: [Int]

  /// Edges that are nearer to each other than this are one, in points.
  private static let sameEdge = 0.005

  /// No edge goes further for the sake of the scale alone.
  private static let mostCharacters = 10_000.0

  /// Places edges.
  ///
  /// - Parameters:
  ///   - boxes: What has to fit.
  ///   - marks: Further values that want a line of their own.
  ///   - charactersPerPoint: The scale to reach where there is room.
  ///   - separation: The least distance of edges that differ, 0 or 1.
  init(boxes: [Box], marks: [Double] = [], charactersPerPoint: Double, separation: Int) {
    edges = Self.distinct(boxes.flatMap { [$0.low, $0.high] } + marks)
    places = [Int](repeating: 0, count: edges.count)
    guard let origin = edges.first else { return }

    // 1. Every box is told to the edge that closes it.
    var closing = [[(low: Int, need: Int)]](repeating: [], count: edges.count)
    for box in boxes {
      let low = index(of: box.low)
      let high = index(of: box.high)
      if low < high { closing[high].append((low, box.need)) }
    }

    // 2. From the first edge to the last: in order, to scale, and as far as the boxes need.
    for edge in edges.indices.dropFirst() {
      var place = places[edge - 1] + separation
      let ideal = ((edges[edge] - origin) * charactersPerPoint).rounded()
      place = max(place, Int(min(ideal, Self.mostCharacters)))
      for box in closing[edge] { place = max(place, places[box.low] + box.need) }
      places[edge] = place
    }
  }

  /// How many characters the axis takes.
  var extent: Int { (places.last ?? 0) + 1 }

  /// The column or row of an edge.
  func place(of edge: Double) -> Int { places.isEmpty ? 0 : places[index(of: edge)] }

  /// The position among ``edges`` of the one nearest to a value.
  private func index(of value: Double) -> Int {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] < value { low = middle + 1 } else { high = middle }
    }
    if low == edges.count { return low - 1 }
    if low > 0, value - edges[low - 1] < edges[low] - value { return low - 1 }
    return low
  }

  private static func distinct(_ values: [Double]) -> [Double] {
    var distinct: [Double] = []
    for value in values.sorted() {
      if let last = distinct.last, value - last < sameEdge { continue }
      distinct.append(value)
    }
    return distinct
  }
}
