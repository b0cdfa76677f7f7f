// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

// Findings that the solver and the containers report.

extension LayoutInspection {
  mutating func findConflicts() {
    for conflict in layout.independentConflicts {
      let broken = conflict.constraints[conflict.broken]
      add(
        .conflict, at: place(of: broken), amount: conflict.excess, about: conflict,
        "\(conflict.summary): \(conflict.arithmetic.dropLast())")
    }
  }

  mutating func findUndecided() {
    guard tree.root.isUndecided else { return }
    add(
      .undecided, at: JSONPath() + "root",
      "the constraints' numbers differ so much in size that the layout may not be the best one")
  }

  mutating func findProblems() {
    for problem in layout.problems {
      // The message already names the view.
      add(.problem, at: path(problem.item), problem.text)
    }
  }

  mutating func findAmbiguities() {
    for sentence in layout.sentences(about: layout.forbiddenAmbiguities) {
      add(
        .ambiguity, at: path(sentence.item), part: "\(sentence.axis)", amount: sentence.distance,
        sentence.text)
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
    return constraint.provenance.isEmpty ? constraint.statement : constraint.provenance
  }

  /// The member of the document that a constraint of the layout comes from.
  func place(of constraint: ComputedLayout.Constraint) -> JSONPath {
    if let live = live(constraint) { return live.path }
    if constraint.owner == "root" { return JSONPath() + "size" }
    return constraint.items.first.map { path($0) } ?? JSONPath() + "root"
  }

  private func live(_ constraint: ComputedLayout.Constraint) -> LiveConstraint? {
    guard let source = constraint.source else { return nil }
    return tree.liveConstraint(at: source)
  }
}
