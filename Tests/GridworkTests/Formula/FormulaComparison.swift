// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

/// Lays one tree out by formula and by solver: as it is; with constraints that cannot matter on every
/// view, so that every view has variables and no size is known by arithmetic; and with variables for
/// everything that grids contain.
enum FormulaComparison {
  /// Where the three layouts of a random tree differ.
  static func differences(_ numbers: [Int]) -> [String] {
    differences { RandomTree(Draws(numbers)).root }
  }

  /// Where the three layouts of a tree differ; `make` makes it anew each time.
  static func differences(_ make: () -> LayoutRoot) -> [String] {
    let padded = make()
    for view in padded.view.subtree {
      for dimension in [view.widthAnchor, view.heightAnchor] {
        let constraint = dimension.constraint(greaterThanOrEqualToConstant: 0)
        constraint.priority = 1
        constraint.isActive = true
      }
    }
    let materialized = make()
    for case let grid as GridView in materialized.view.subtree { grid.materialized = .contents }
    for case let stack as StackView in materialized.view.subtree { stack.isMaterialized = true }
    let layout = make().computedLayout
    return layout.differences(from: padded.computedLayout).map { "padded: \($0)" }
      + layout.differences(from: materialized.computedLayout).map { "materialized: \($0)" }
  }
}

extension ComputedLayout {
  fileprivate func differences(from other: ComputedLayout) -> [String] {
    var result: [String] = []
    for (a, b) in zip(items, other.items) {
      if !a.frame.isClose(b.frame) {
        result.append("\(a.name): \(a.frame.numbers) not \(b.frame.numbers)")
      }
      if a.visibility != b.visibility { result.append("\(a.name): \(a.visibility)") }
      if min(a.frame.width, a.frame.height) < 0 { result.append("\(a.name): negative") }
      for (first, second) in [(a.firstBaseline, b.firstBaseline), (a.lastBaseline, b.lastBaseline)]
      where ((first ?? 0) - (second ?? 0)).magnitude > 1e-6 || (first == nil) != (second == nil) {
        result.append("\(a.name): baseline \(first ?? .nan) not \(second ?? .nan)")
      }
    }
    for (a, b) in zip(grids, other.grids) {
      for (a, b) in zip(a.columns + a.rows, b.columns + b.rows)
      where (a.position - b.position).magnitude > 1e-6 || (a.extent - b.extent).magnitude > 1e-6 {
        result.append("track \(a.index): \(a.position) \(a.extent), \(b.position) \(b.extent)")
      }
    }
    let (open, otherOpen) = (openPlaces, other.openPlaces)
    if open != otherOpen { result.append("ambiguous \(open) not \(otherOpen)") }
    let (broken, otherBroken) = (brokenConstraints, other.brokenConstraints)
    if broken != otherBroken { result.append("broken \(broken) not \(otherBroken)") }
    if problems != other.problems { result.append("problems \(problems) not \(other.problems)") }
    return result
  }

  /// What is broken. (Which others it contradicts may be listed one way or another.)
  private var brokenConstraints: [String] {
    conflicts.map { conflict in
      let constraint = conflict.constraints[conflict.broken]
      return "\(constraint.owner), \(constraint.reason), \(constraint.items.map { items[$0].name })"
    }.sorted()
  }

  private var openPlaces: [String] {
    ambiguities.map { "\(items[$0.item].name).\($0.attribute)" }.sorted()
  }
}

extension LayoutRect {
  fileprivate var numbers: String { "\(minX) \(minY) \(width) \(height)" }

  fileprivate func isClose(_ other: LayoutRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { $0.magnitude < 1e-6 }
  }
}
