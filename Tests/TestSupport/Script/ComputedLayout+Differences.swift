// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

extension ComputedLayout {
  /// What is another in the two: frames, baselines, visibility, tracks, ambiguities, conflicts, and
  /// problems unless the trees are composed in different ways. Numbers are the same up to rounding.
  package func differences(
    from other: ComputedLayout, comparingProblems: Bool = true
  ) -> [String] {
    let (names, others) = (items.map(\.name), other.items.map(\.name))
    guard names == others else { return ["items \(names) not \(others)"] }
    var result: [String] = []
    for (a, b) in zip(items, other.items) {
      if !a.frame.isClose(b.frame) { result.append("\(a.name): \(a.frame) not \(b.frame)") }
      if !isClose(a.firstBaseline, b.firstBaseline) || !isClose(a.lastBaseline, b.lastBaseline) {
        result.append("\(a.name): other baselines")
      }
      if a.visibility != b.visibility {
        result.append("\(a.name): \(a.visibility) not \(b.visibility)")
      }
    }
    for (a, b) in zip(grids, other.grids) {
      let tracks = zip(a.columns + a.rows, b.columns + b.rows)
      let isSame = tracks.allSatisfy {
        isClose($0.position, $1.position) && isClose($0.extent, $1.extent)
      }
      if !isSame { result.append("\(items[a.item].name): other tracks") }
    }
    func compare(_ what: String, _ list: (ComputedLayout) -> [String]) {
      let (mine, others) = (list(self), list(other))
      if mine != others { result.append("\(what) \(mine) not \(others)") }
    }
    compare("ambiguous") { $0.openPlaces }
    compare("broken") { $0.brokenConstraints }
    if comparingProblems {
      compare("problems") { layout in
        layout.problems.map { "\(layout.items[$0.item].name) \($0.message)" }
      }
    }
    return result
  }

  /// What is broken, by how much, and which constraints of the script it contradicts. (Those of
  /// containers may be told one way or another.)
  private var brokenConstraints: [String] {
    conflicts.map { conflict in
      let constraint = conflict.constraints[conflict.broken]
      let names = constraint.items.map { items[$0].name }
      let excess = (conflict.excess * 1000).rounded() / 1000
      let name = constraint.identifier ?? "\(constraint.owner), \(constraint.reason), \(names)"
      let others = conflict.constraints.compactMap(\.identifier).filter { $0 != name }.sorted()
      return "\(name) by \(excess) with \(others)"
    }
  }

  private var openPlaces: [String] {
    ambiguities.map { "\(items[$0.item].name).\($0.attribute)" }.sorted()
  }
}

private func isClose(_ a: Double?, _ b: Double?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return (a - b).magnitude < 1e-6
}

extension LayoutRect {
  fileprivate func isClose(_ other: LayoutRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { $0.magnitude < 1e-6 }
  }
}
