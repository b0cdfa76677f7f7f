// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport

/// A system of a known shape and size, being written.
///
/// The shapes are those that the literature and other solvers are measured by; each has a file of its
/// own. `+Edits` adds what happens to them.
package struct Workload {
  /// What is known of a content view: the constraints that hold its intrinsic size.
  struct Content {
    var widths: [Int]
    var heights: [Int]
  }

  var script: ConstraintScript
  /// Every constraint there is, by slot; those of the script's edits come last.
  var records: [ConstraintScript.Record] = []
  var random: RandomSource
  /// The width that the window starts with.
  var windowWidth = 0.0
  var contents: [Content] = []
  /// What inserts a row and takes it out again; only a form has one.
  var rowInsertion: RowInsertion?

  init(name: String, seed: Int) {
    script = ConstraintScript(name: name)
    random = RandomSource(seed: seed)
  }

  mutating func variable() -> LinearForm {
    defer { script.variableCount += 1 }
    return LinearForm(Variable(index: Int32(script.variableCount)))
  }

  /// Adds a constraint, required unless it is said otherwise.
  @discardableResult
  mutating func add(
    _ form: LinearForm, _ relation: Relation, _ constant: Double, at strength: Float = 1000
  ) -> Int {
    let slot = records.count
    records.append(
      ConstraintScript.Record(
        slot: slot, strength: Strength(strength), relation: relation, constant: constant,
        terms: script.addTerms(form.terms)))
    script.ids.append(slot)
    return slot
  }

  mutating func addEdit(_ form: LinearForm, _ value: Double, at strength: Float) {
    for term in form.terms {
      script.editVariables.append(
        ConstraintScript.EditVariable(
          variable: term.variable, strength: Strength(strength), value: value))
    }
  }

  /// What has been added so far is the build section.
  mutating func finishBuild() {
    script.constraints = records
  }

  /// Puts the build section into the order that is friendliest to solvers that optimise after every
  /// addition: required equalities, required inequalities, the others from the strongest down.
  mutating func sortBuild() {
    func rank(_ record: ConstraintScript.Record) -> Float {
      if record.strength < .required { return 2000 - record.strength.value }
      return record.relation == .equal ? 0 : 1
    }
    let order = script.constraints.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    script.constraints = order.map(\.element)
  }
}
