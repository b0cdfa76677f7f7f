// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import TestSupport
import Testing

/// What holds of every conflict of every document.
struct RandomConflictTests {
  /// A document in which many constraints are required, from left to right and unrounded.
  private static func document(_ number: Int) -> LayoutDocument? {
    var document = RandomDocument.document(number)
    document.direction = .leftToRight
    document.scale = 0
    for index in document.constraints.indices where index.isMultiple(of: 2) {
      document.constraints[index].priority = .required
    }
    // Constraints of the library may relate frames, and those of the user alignment rectangles.
    return document.json.contains("alignmentInsets") ? nil : document
  }

  /// Whether a variable of a row is an extent.
  private static func isExtent(_ name: String) -> Bool {
    name.hasSuffix(".width") || name.hasSuffix(".height")
  }

  @Test func `conflicts of documents are minimal, and their sums add up`() throws {
    var (sets, members) = (0, 0)
    for number in Soak.seeds(150) {
      guard let document = Self.document(number) else { continue }
      let layout = try DocumentTree(document).root.computedLayout
      for conflict in layout.conflicts {
        let rows = conflict.constraints.compactMap { LinearRow($0, in: layout) }
        // A set with a constraint that only logs can write is passed over.
        guard rows.count == conflict.constraints.count else { continue }
        sets += 1
        members += rows.count
        let place: Comment = "document \(number): \(conflict.message)"
        #expect(!LinearRow.areFeasible(rows, nonNegative: Self.isExtent), place)
        for index in rows.indices {
          var rest = rows
          rest.remove(at: index)
          #expect(
            LinearRow.areFeasible(rest, nonNegative: Self.isExtent), "without \(index): \(place)")
        }
        expectContradiction(rows, conflict, place)
        expectArithmetic(conflict.arithmetic, place)
      }
    }
    #expect(sets > 50)
    #expect(members > 150)
  }

  /// Checks by the coefficients alone that multiples of the rows leave nothing but extents, which are not
  /// negative, and yet at least the excess.
  private func expectContradiction(
    _ rows: [LinearRow], _ conflict: ComputedLayout.Conflict, _ place: Comment
  ) {
    guard let sum = conflict.sum else {
      Issue.record("There is no sum: \(place)")
      return
    }
    #expect(Set(sum.terms.map(\.constraint)) == Set(rows.indices), place)
    var left: [String: Double] = [:]
    var right = 0.0
    for term in sum.terms {
      let row = rows[term.constraint]
      #expect(
        row.relation == .equal || (row.relation == .lessThanOrEqual) == (term.factor < 0), place)
      for (name, coefficient) in row.coefficients {
        left[name, default: 0] += term.factor * coefficient
      }
      right += term.factor * row.constant
    }
    for (name, coefficient) in left {
      #expect(
        abs(coefficient) < 1e-6 || Self.isExtent(name) && coefficient < 0, "\(name): \(place)")
    }
    #expect(left.values.count { $0 < -1e-6 } >= sum.extents.count, place)
    #expect(abs(right - conflict.excess) < 1e-5 && conflict.excess > 0, place)
    #expect(abs(abs(sum.total - sum.limit) - conflict.excess) < 1e-5, place)
  }

  @Test func `remedies, carried out in another tree, resolve a conflict and move what they say`()
    throws
  {
    var count = 0
    for number in Soak.seeds(60) {
      guard let document = Self.document(number) else { continue }
      let tree = try DocumentTree(document)
      let before = tree.root.computedLayout
      for remedy in tree.remedies() {
        let source = before.conflicts[remedy.conflict].constraints[remedy.member].source
        guard
          let index = document.constraints.indices.first(where: {
            source?.fileID == "constraints[\($0)]"
          })
        else { continue }
        count += 1
        var cured = document
        cured.constraints.remove(at: index)
        // They may mention it.
        cured.variants = []
        let after = try DocumentTree(cured).root.computedLayout
        let place: Comment = "document \(number) without \(remedy.constraint)"
        #expect(after.conflicts.count < before.conflicts.count, place)
        for (old, new) in zip(before.items, after.items) where new.visibility == .shown {
          let frame = remedy.frames[new.name] ?? old.frameInRoot
          for (a, b) in [
            (frame.minX, new.frameInRoot.minX), (frame.minY, new.frameInRoot.minY),
            (frame.width, new.frameInRoot.width), (frame.height, new.frameInRoot.height),
          ] {
            #expect(abs(a - b) < 0.01, "\(new.name): \(place)")
          }
        }
      }
      #expect(tree.root.computedLayout.framesText == before.framesText, "document \(number)")
    }
    #expect(count > 15)
  }
}

/// Checks the numbers in the sentence of a conflict: each sum, and the difference at the end.
func expectArithmetic(_ text: String, _ place: Comment) {
  // Names of quantities stand in parentheses.
  let plain = text.replacingOccurrences(
    of: #" \([^()]*(\([^()]*\)[^()]*)*\)"#, with: "", options: .regularExpression)
  let halves = plain.components(separatedBy: ", but ")
  guard halves.count == 2, let colon = halves[1].range(of: ": ", options: .backwards) else {
    Issue.record("\(text) has no two sides: \(place)")
    return
  }
  let verdict = halves[1][colon.upperBound...].split(separator: " ")
  let sides = [halves[0], String(halves[1][..<colon.lowerBound])].map { side -> Double? in
    if side.contains("never negative") { return 0 }
    let parts = side.components(separatedBy: " = ")
    guard
      let total = parts[parts.count - 1].split(separator: " ").last(where: { Double($0) != nil })
        .flatMap({ Double($0) })
    else { return nil }
    if parts.count == 2 {
      let sum = parts[0].components(separatedBy: " + ").reduce(0.0) { sum, term in
        sum + term.components(separatedBy: " * ").reduce(1) { $0 * (Double($1) ?? .nan) }
      }
      #expect(abs(sum - total) < 0.2, "\(text): \(place)")
    }
    return total
  }
  guard let left = sides[0], let right = sides[1], let difference = Double(verdict[0]) else {
    Issue.record("\(text) lacks a number: \(place)")
    return
  }
  #expect(abs(abs(left - right) - difference) < 0.01, "\(text): \(place)")
  #expect(verdict.last == (left > right ? "much." : "little."), "\(text): \(place)")
}
