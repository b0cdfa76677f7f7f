// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

// What the solver and the containers report.

extension LayoutInspection {
  mutating func findConflicts() {
    for conflict in layout.conflicts {
      let broken = conflict.constraints[conflict.broken]
      let others = conflict.constraints.indices.filter { $0 != conflict.broken }
      let names = others.map { words(of: conflict.constraints[$0]) }
      let list: String
      switch names.count {
      case 0: list = "cannot hold: it misses"
      case 1: list = "contradicts \(names[0])"
      case 2: list = "contradicts \(names[0]) and \(names[1])"
      default: list = "contradicts \(names.count) others"
      }
      add(
        .conflict, at: place(of: broken), amount: conflict.excess,
        "\(words(of: broken)) \(list) by \(numberText(conflict.excess))")
    }
  }

  mutating func findProblems() {
    for problem in layout.problems {
      add(.problem, at: path(problem.item), "\(name(problem.item)): \(problem.message)")
    }
  }

  mutating func findAmbiguities() {
    var rest = layout.forbiddenAmbiguities[...]
    while let first = rest.first {
      // The position and the extent of an item along an axis have one cause.
      let same = rest.prefix { $0.item == first.item && $0.axis == first.axis }
      rest = rest.dropFirst(same.count)
      let attributes = same.map { "the \($0.attribute.words)" }.joined(separator: " and ")
      let values = same.map { numberText($0.value) }.joined(separator: " and ")
      let others = same.map { numberText($0.alternative) }.joined(separator: " and ")
      add(
        .ambiguity, at: path(first.item), part: "\(first.axis)",
        amount: same.map { abs($0.alternative - $0.value) }.max() ?? 0,
        "nothing fixes \(attributes) of \(name(first.item)); \(same.count > 1 ? "they are" : "it is")"
          + " \(values) and could as well be \(others)")
    }
  }

  // MARK: Constraints in the document's words

  func words(of constraint: ComputedLayout.Constraint) -> String {
    if let live = live(constraint) {
      let text =
        switch live.model.form {
        case .relation(let relation): relation.text
        case .visualFormat(let format, _): quotation(format)
        }
      return live.model.identifier.map { "constraint \($0) (\(text))" } ?? "constraint \(text)"
    }
    guard !constraint.owner.isEmpty else { return constraint.text }
    return "the \(constraint.reason) of \(constraint.owner)"
  }

  private func place(of constraint: ComputedLayout.Constraint) -> JSONPath {
    live(constraint)?.path ?? constraint.items.first.map { path($0) } ?? JSONPath() + "root"
  }

  private func live(_ constraint: ComputedLayout.Constraint) -> LiveConstraint? {
    guard let source = constraint.source else { return nil }
    return tree.liveConstraint(at: source)
  }
}

extension ComputedLayout.Ambiguity.Attribute {
  fileprivate var words: String {
    switch self {
    case .minX: "horizontal position"
    case .width: "width"
    case .minY: "vertical position"
    case .height: "height"
    }
  }
}
