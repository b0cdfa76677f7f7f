// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension VertexOracle {
  /// Whether rows can hold together, bounds in force.
  func canHold(_ labels: some Collection<Int>) -> Bool {
    let indices = self.indices(of: labels)
    return vertices.contains { vertex in indices.allSatisfy { vertex.violations[$0] == 0 } }
  }

  /// The required rows that contradict those before them, oldest first.
  func broken() -> [Int] {
    var kept: [Int] = []
    var broken: [Int] = []
    for row in system.rows.filter(\.isRequired).sorted(by: { $0.age < $1.age }) {
      if canHold(kept + [row.label]) { kept.append(row.label) } else { broken.append(row.label) }
    }
    return broken
  }

  /// Of all minimal sets of rows that contradict a broken one, all kept before it, the earliest.
  func earliestSet(endingWith label: Int) -> [Int] {
    system.earliestSet(endingWith: label, broken: Set(broken())) { canHold($0) }
  }

  /// The least violation of a row while others hold; nil when they cannot.
  func leastViolation(of label: Int, whileHolding labels: some Collection<Int>) -> Fraction? {
    let indices = self.indices(of: labels)
    guard let row = system.rows.firstIndex(where: { $0.label == label }) else { return nil }
    return vertices.filter { vertex in indices.allSatisfy { vertex.violations[$0] == 0 } }
      .map { Fraction($0.violations[row], over: $0.denominator) }.min()
  }

  private func indices(of labels: some Collection<Int>) -> [Int] {
    system.rows.indices.filter { labels.contains(system.rows[$0].label) }
  }
}

extension LinearSystem {
  /// Of all minimal sets of rows that contradict a broken one, all kept before it, the earliest: every
  /// row is dropped that is not needed, from the last to the first. `canHold` tells whether rows can hold
  /// together.
  func earliestSet(
    endingWith label: Int, broken: Set<Int>, _ canHold: ([Int]) -> Bool
  ) -> [Int] {
    let age = self[label: label]?.age ?? 0
    let older = rows.filter { $0.isRequired && $0.age < age && !broken.contains($0.label) }
    var members = older.sorted { $0.age < $1.age }.map(\.label)
    for candidate in members.reversed() {
      let others = members.filter { $0 != candidate }
      if !canHold(others + [label]) { members = others }
    }
    return members + [label]
  }
}
