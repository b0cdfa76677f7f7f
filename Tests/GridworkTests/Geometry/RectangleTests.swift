// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// What two rectangles have in common, and what contains both.
@Suite struct RectangleTests {
  private let room = LayoutRect(x: 10, y: 20, width: 30, height: 40)

  @Test(arguments: [
    // Inside, across a corner, apart, touching along an edge and at a corner.
    (LayoutRect(x: 15, y: 25, width: 5, height: 5), "10 20 30 40", "15 25 5 5"),
    (LayoutRect(x: 35, y: 50, width: 20, height: 20), "10 20 45 50", "35 50 5 10"),
    (LayoutRect(x: 60, y: 20, width: 10, height: 10), "10 20 60 40", "nothing"),
    (LayoutRect(x: 40, y: 30, width: 10, height: 10), "10 20 40 40", "40 30 0 10"),
    (LayoutRect(x: 0, y: 10, width: 10, height: 10), "0 10 40 50", "10 20 0 0"),
    // A point outside counts.
    (LayoutRect.zero, "0 0 40 60", "nothing"),
  ])
  func `two rectangles`(_ other: LayoutRect, _ both: String, _ common: String) {
    func text(_ rect: LayoutRect?) -> String {
      rect.map {
        [$0.minX, $0.minY, $0.width, $0.height].map { "\(Int($0))" }.joined(separator: " ")
      }
        ?? "nothing"
    }
    #expect(text(room.union(other)) == both)
    #expect(text(other.union(room)) == both)
    #expect(text(room.intersection(other)) == common)
    #expect(text(other.intersection(room)) == common)
  }
}
