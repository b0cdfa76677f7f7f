// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import TestSupport
import Testing

/// The sums that say why constraints contradict each other.
struct ConflictSumTests {
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
    try #require(try layout(constraints).conflicts.first).sum?.text
  }

  @Test func `edges and extents, from one end to the other`() throws {
    #expect(
      try sum(
        "page.width == 200", "a.trailing == page.trailing - 10", "a.leading == page.leading + 10",
        "a.width == 300")
        == "10 + 300 + 10 = 320, but page is 200 wide: 120 too much.")
    #expect(
      try sum(
        "a.width == 300", "a.leading == page.leading + 10", "a.trailing == page.trailing - 10",
        "page.width <= 200")
        == "page must be at most 200 wide, but 300 + 10 + 10 = 320: 120 too little.")
    #expect(
      try sum("a.width == 20", "a.width == 30")
        == "a must be 30 wide, but it is 20 wide: 10 too much.")
  }

  @Test func `inequalities, and extents that are not negative`() throws {
    #expect(
      try sum("a.width >= 30", "b.width >= 2*a.width", "b.width <= 50")
        == "b must be at most 50 wide, but 2 * 30 (a.width) = 60: 10 too little.")
    // b would be -10 wide.
    #expect(
      try sum(
        "page.width == 100", "a.width == 110", "a.leading == page.leading",
        "b.leading == a.trailing", "b.trailing == page.trailing")
        == "a must be 110 wide, but page is 100 wide: 10 too much (b.width is never negative).")
    // The width of a alone would have to be less than 0.
    #expect(
      try sum("a.width <= -5")
        == "a must be at most -5 wide, but a.width is never negative: 5 too little.")
  }

  @Test func `centres count extents by half, and factors multiply`() throws {
    #expect(
      try sum(
        "page.width == 100", "a.width == 20", "a.centerX == page.centerX",
        "a.leading == page.leading + 30")
        == "30 + 0.5 * 20 (a.width) = 40, but 0.5 * 100 (page.width) = 50: 10 too little.")
    #expect(
      try sum("a.width == 30", "b.width == 40", "b.width == 2*a.width")
        == "2 * 30 (a.width) = 60, but b is 40 wide: 20 too much.")
    #expect(
      try sum(
        "page.width == 100", "a.leading == 0.5*page.trailing", "a.leading == page.leading + 30")
        == "a.leading - page.leading must be 30, but 0.5 * 100 (page.width) = 50: 20 too little.")
    // 2 * (2 * 3 + 5) + 10 is 32; the 5 counts twice, and belongs to no size alone.
    #expect(
      try sum(
        "c.width == 3", "a.width == 2*c.width + 5", "b.width == 2*a.width + 10", "b.width == 20")
        == "b must be 20 wide, but 4 * 3 (c.width) + 2 * 5 (from a.width == 2 * c.width + 5) + 10 "
        + "= 32: 12 too little.")
  }

  @Test func `gaps between edges go by their ends`() throws {
    #expect(
      try sum("b.leading == a.trailing + 12", "b.leading == a.trailing")
        == "b.leading - a.trailing must be 0, but it is 12: 12 too little.")
    // The same gap the other way round: a.trailing - b.leading is 3.
    #expect(
      try sum("a.trailing == b.leading + 3", "b.leading == a.trailing + 12")
        == "b.leading - a.trailing must be 12, but it is -3: 15 too much.")
    #expect(
      try sum("a.leading <= b.leading - 10", "a.leading >= b.leading - 4")
        == "a.leading - b.leading must be at least -4, but it is at most -10: 6 too much.")
    // Around in a circle: 10 + 5 + 3 ought to end where it began.
    #expect(
      try sum(
        "a.leading == b.leading + 10", "b.leading == c.leading + 5", "c.leading == a.leading + 3")
        == "10 + 5 + 3 = 18, but the sum has to be 0: 18 too much.")
    #expect(
      try sum("a.leading == b.leading", "b.leading == c.leading", "c.leading == a.leading + 3")
        == "c.leading - a.leading must be 3, but the others leave 0: 3 too much.")
  }

  // MARK: Random conflicts

  /// A random constraint: `Σ coefficient · number  relation  constant`, where the numbers are the width
  /// of the page, and x and width of a, b and c.
  private struct Statement {
    var text: String
    var coefficients: [Double]
    var relation: LayoutConstraint.Relation
    var constant: Double

    init(_ random: inout RandomSource) {
      let views = ["page", "a", "b", "c"]
      let first = random.below(4)
      let second = random.pick((0..<4).filter { $0 != first })
      let (sign, relation) = random.pick([
        ("==", LayoutConstraint.Relation.equal), ("==", .equal), ("<=", .lessThanOrEqual),
        (">=", .greaterThanOrEqual),
      ])
      self.relation = relation
      constant = Double(random.integer(-6...12) * 5)
      coefficients = [Double](repeating: 0, count: 7)
      let tail = constant < 0 ? "- \(Int(-constant))" : "+ \(Int(constant))"
      switch random.below(4) {
      case 0:
        constant = abs(constant)
        text = "\(views[first]).width \(sign) \(Int(constant))"
        coefficients[2 * first] += 1
      case 1:
        let factor = random.pick([1, 1, 2])
        text = "\(views[first]).width \(sign) \(factor)*\(views[second]).width \(tail)"
        coefficients[2 * first] += 1
        coefficients[2 * second] -= Double(factor)
      default:
        let edges: [(name: String, share: Double)] = [
          ("leading", 0), ("trailing", 1), ("centerX", 0.5),
        ]
        let (edge, other) = (random.pick(edges), random.pick(edges))
        text = "\(views[first]).\(edge.name) \(sign) \(views[second]).\(other.name) \(tail)"
        for (view, share, factor) in [(first, edge.share, 1.0), (second, other.share, -1)] {
          coefficients[2 * view] += factor * share
          if view > 0 { coefficients[2 * view - 1] += factor }
        }
      }
    }

    /// Whether the constraint holds in a layout.
    func holds(in layout: ComputedLayout) -> Bool {
      let numbers =
        [layout.items[0].alignmentRect.width]
        + layout.items[1...].flatMap { [$0.alignmentRect.minX, $0.alignmentRect.width] }
      let left = zip(coefficients, numbers).reduce(0) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(left - constant) < 1e-6
      case .lessThanOrEqual: left < constant + 1e-6
      case .greaterThanOrEqual: left > constant - 1e-6
      }
    }
  }

  /// The sum proves that the set cannot hold; a layout of the others proves that it can without any one.
  @Test(arguments: Soak.seeds(20))
  func `random conflicts are minimal, and their sums add up`(seed: Int) throws {
    var random = RandomSource(seed: seed)
    var count = 0
    for _ in 0..<50 {
      let statements = (0..<random.integer(5...9)).map { _ in Statement(&random) }
      let texts = statements.map(\.text)
      for conflict in try layout(texts).conflicts {
        let members = conflict.constraints.compactMap { member in
          statements.indices.first { member.source?.fileID == "constraints[\($0)]" }
        }.map { statements[$0] }
        guard members.count == conflict.constraints.count else {
          Issue.record("A member is no constraint of the document: \(texts)")
          continue
        }
        count += 1
        expectContradiction(members, conflict, "\(members.map(\.text))")
        expectArithmetic(conflict.arithmetic, "\(members.map(\.text))")
        for index in members.indices {
          var rest = members
          rest.remove(at: index)
          let witness = try layout(rest.map(\.text))
          #expect(rest.allSatisfy { $0.holds(in: witness) }, "\(members) without \(index)")
        }
      }
    }
    #expect(count > 10)
  }

  /// Checks by the coefficients alone that multiples of the members contradict each other by the excess,
  /// and that the sentence says so.
  private func expectContradiction(
    _ members: [Statement], _ conflict: ComputedLayout.Conflict, _ place: Comment
  ) {
    guard let sum = conflict.sum else {
      Issue.record("There is no sum: \(place)")
      return
    }
    #expect(Set(sum.terms.map(\.constraint)) == Set(members.indices), place)
    var left = [Double](repeating: 0, count: 7)
    var right = 0.0
    for term in sum.terms {
      let member = members[term.constraint]
      #expect(
        member.relation == .equal || (member.relation == .lessThanOrEqual) == (term.factor < 0))
      for (number, coefficient) in member.coefficients.enumerated() {
        left[number] += term.factor * coefficient
      }
      right += term.factor * member.constant
      #expect(abs(abs(term.amount) - abs(term.factor * member.constant)) < 1e-6, place)
    }
    // What is left is some negative multiple of widths, and yet at least the excess.
    let widths = left.indices.filter { $0.isMultiple(of: 2) }
    #expect(left.indices.allSatisfy { widths.contains($0) || abs(left[$0]) < 1e-6 }, place)
    #expect(widths.allSatisfy { left[$0] < 1e-6 }, place)
    #expect(widths.count { left[$0] < -1e-6 } == sum.extents.count, place)
    #expect(abs(right - conflict.excess) < 1e-5 && conflict.excess > 0, place)
    #expect(abs(abs(sum.total - sum.limit) - conflict.excess) < 1e-5, place)
  }
}
