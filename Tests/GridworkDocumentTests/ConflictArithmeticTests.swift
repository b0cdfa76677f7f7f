// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import TestSupport
import Testing

/// The sums that say why constraints contradict each other.
struct ConflictArithmeticTests {
  private func layout(_ constraints: [String]) throws -> ComputedLayout {
    let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
    return try DocumentTree(
      LayoutDocument(
        json: """
          {"root": {"id": "page", "subviews": [{"id": "a"}, {"id": "b"}, {"id": "c"}]},
           "constraints": [\(list)]}
          """)
    ).root.computedLayout
  }

  private func sum(_ constraints: String...) throws -> String? {
    let layout = try layout(constraints)
    let conflict = try #require(layout.conflicts.first)
    return ConflictArithmetic(conflict, in: layout)?.text
  }

  @Test func `edges and extents`() throws {
    #expect(
      try sum(
        "page.width == 200", "a.leading == page.leading + 10", "a.trailing == page.trailing - 10",
        "a.width == 300")
        == "a.width can only be 180 (200 - 10 - 10), but must be 300: 120 too much.")
    #expect(
      try sum(
        "a.width == 300", "a.leading == page.leading + 10", "a.trailing == page.trailing - 10",
        "page.width <= 200")
        == "page.width can only be 320 (300 + 10 + 10), but must be at most 200: 120 too little.")
  }

  @Test func `inequalities bound one way, and extents are not negative`() throws {
    #expect(
      try sum("a.width >= 30", "b.width >= 2*a.width", "b.width <= 50")
        == "b.width must be at least 60, but must be at most 50: 10 too little.")
    // b would be -10 wide.
    #expect(
      try sum(
        "page.width == 100", "a.width == 110", "a.leading == page.leading",
        "b.leading == a.trailing", "b.trailing == page.trailing")
        == "b.trailing - page.trailing must be at least 10 (110 - 100), but must be 0: 10 too little."
    )
  }

  @Test func `centres count extents by half`() throws {
    #expect(
      try sum(
        "page.width == 100", "a.width == 20", "a.centerX == page.centerX",
        "a.leading == page.leading + 30")
        == "a.leading - page.leading can only be 40 (50 - 10), but must be 30: 10 too little.")
  }

  @Test func `factors of the broken constraint are divided out`() throws {
    #expect(
      try sum("a.width == 30", "b.width == 40", "b.width == 2*a.width")
        == "b.width - 2 * a.width can only be -20 (40 - 60), but must be 0: 20 too much.")
  }

  @Test func `there is none where positions have factors`() throws {
    #expect(
      try sum(
        "page.width == 100", "a.leading == 0.5*page.trailing", "a.leading == page.leading + 30")
        == nil)
  }

  /// What is reported is a contradiction by itself, its parts are none, and the sum says by how much.
  @Test(arguments: 0..<40) func `random conflicts are minimal, and their sums add up`(seed: Int)
    throws
  {
    var random = RandomSource(seed: seed)
    var (explained, all) = (0, 0)
    for _ in 0..<50 {
      let constraints = (0..<random.integer(5...9)).map { _ in constraint(&random) }
      let layout = try layout(constraints)
      for conflict in layout.conflicts {
        all += 1
        guard let sum = ConflictArithmetic(conflict, in: layout) else { continue }
        explained += 1
        #expect(abs(sum.summands.reduce(0, +) - sum.value) < 1e-6)
        #expect(abs(abs(sum.wanted - sum.value) - conflict.excess) < 1e-5, "\(constraints)")
        // The sum contradicts what the broken constraint says.
        switch (sum.bound, sum.relation) {
        case (.equal, .equal): break
        case (.greaterThanOrEqual, .greaterThanOrEqual), (.lessThanOrEqual, .lessThanOrEqual):
          Issue.record("\(sum.text) is no contradiction: \(constraints)")
        case (.greaterThanOrEqual, _), (_, .lessThanOrEqual):
          #expect(sum.value > sum.wanted, "\(sum.text) \(constraints)")
        case (.lessThanOrEqual, _), (_, .greaterThanOrEqual):
          #expect(sum.value < sum.wanted, "\(sum.text) \(constraints)")
        }
        // Without any one of the others there is no conflict.
        let members = conflict.constraints.compactMap { member -> String? in
          guard let source = member.source else { return nil }
          return constraints.indices.first { "\(source)" == "constraints[\($0)]" }
            .map { constraints[$0] }
        }
        guard members.count == conflict.constraints.count else { continue }
        #expect(try !self.layout(members).conflicts.isEmpty, "\(members)")
        for index in members.indices {
          var rest = members
          rest.remove(at: index)
          #expect(try self.layout(rest).conflicts.isEmpty, "\(members) without \(index)")
        }
      }
    }
    // Nearly all have a sum that one can follow.
    #expect(all > 0 && Double(explained) >= 0.9 * Double(all), "\(explained) of \(all)")
  }

  private func constraint(_ random: inout RandomSource) -> String {
    let views = ["page", "a", "b", "c"]
    let first = random.pick(views)
    let second = random.pick(views.filter { $0 != first })
    let relation = random.pick(["==", "==", "<=", ">="])
    let constant = random.integer(-6...12) * 5
    let sign = constant < 0 ? "- \(-constant)" : "+ \(constant)"
    switch random.below(4) {
    case 0: return "\(first).width \(relation) \(abs(constant))"
    case 1: return "\(first).width \(relation) \(random.pick([1, 1, 2]))*\(second).width \(sign)"
    default:
      let edges = ["leading", "trailing", "centerX"]
      return "\(first).\(random.pick(edges)) \(relation) \(second).\(random.pick(edges)) \(sign)"
    }
  }
}
