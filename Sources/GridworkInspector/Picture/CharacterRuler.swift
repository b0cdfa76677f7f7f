// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Maps the edges along one axis to columns or rows of a character canvas.
///
/// A character is much larger than a point, so small views would vanish if they were drawn to
/// scale. The ruler preserves the order of the edges, keeps equal edges equal, and leaves room for
/// a name in every box. Apart from that it is to scale.
struct CharacterRuler {
  /// The two edges of a box along this axis, in points, and the least distance between its lines,
  /// in characters.
  struct Box {
    var low: Double
    var high: Double
    var need: Int
  }

  /// The distinct edges in ascending order.
  private(set) var edges: [Double]
  /// The column or row of each edge.
  private(set) var places: [Int]

  /// The distance below which two edges count as equal, in points.
  private static let sameEdge = 0.005

  /// The last column or row at which the scale alone places an edge.
  private static let mostCharacters = 10_000.0

  /// Places the edges.
  ///
  /// - Parameters:
  ///   - boxes: The boxes whose edges are placed.
  ///   - marks: Further positions to place, in points.
  ///   - charactersPerPoint: The scale to reach where there is room.
  ///   - separation: The least distance between different edges: 0 or 1.
  init(boxes: [Box], marks: [Double] = [], charactersPerPoint: Double, separation: Int) {
    edges = Self.distinct(boxes.flatMap { [$0.low, $0.high] } + marks)
    places = [Int](repeating: 0, count: edges.count)
    guard let origin = edges.first else { return }

    // 1. List every box at its far edge.
    var closing = [[(low: Int, need: Int)]](repeating: [], count: edges.count)
    for box in boxes {
      let low = index(of: box.low)
      let high = index(of: box.high)
      if low < high { closing[high].append((low, box.need)) }
    }

    // 2. Place the edges in order: to scale, but at least as far as the boxes that end there need.
    for edge in edges.indices.dropFirst() {
      var place = places[edge - 1] + separation
      let ideal = ((edges[edge] - origin) * charactersPerPoint).rounded()
      place = max(place, Int(min(ideal, Self.mostCharacters)))
      for box in closing[edge] { place = max(place, places[box.low] + box.need) }
      places[edge] = place
    }
  }

  /// The number of columns or rows of the axis.
  var extent: Int { (places.last ?? 0) + 1 }

  /// The column or row of an edge.
  func place(of edge: Double) -> Int { places.isEmpty ? 0 : places[index(of: edge)] }

  /// The index in ``edges`` of the edge nearest to a value.
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
