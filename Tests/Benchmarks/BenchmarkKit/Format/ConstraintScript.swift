// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import ConstraintSolver

/// What an `.lcs` file says: a linear constraint system to build, then a script of edits.
///
/// A parsed script holds together: every number is finite, every variable and constraint that an
/// operation mentions exists at that point. Running it needs no checks.
///
/// Variables are named by their number, which is also the number a fresh solver gives them.
/// Constraints are named by *slot*: the position of their ID in `ids`. The IDs of a file may have
/// gaps, as in one that was cut down to the lines that matter.
package struct ConstraintScript: Equatable, Sendable {
  /// The name of the file, without its folder.
  package var name: String
  package var variableCount = 0
  package var variableNames: [Int: String] = [:]
  package var editVariables: [EditVariable] = []
  /// The terms of all constraints, in one list: who adds many constraints counts no references then.
  package private(set) var terms: [LinearTerm] = []
  /// The constraints above `build`, in the order of the file.
  package var constraints: [Record] = []
  /// The script below `build`.
  package var operations: [Operation] = []
  /// The labels of all dumps, so that an operation is plain numbers.
  package private(set) var labels: [String] = []
  /// The ID, as written, of every slot.
  package var ids: [Int] = []

  package init(name: String) { self.name = name }

  /// Adds the terms of a constraint. Returns their positions.
  mutating func addTerms(_ new: [LinearTerm]) -> Range<Int> {
    let first = terms.count
    terms += new
    return first..<terms.count
  }

  /// Appends a dump to the script.
  mutating func appendDump(_ label: String) {
    operations.append(.dump(label: labels.count))
    labels.append(label)
  }
}

extension ConstraintScript {
  /// A variable with a constraint `variable == value` of its own.
  package struct EditVariable: Equatable, Sendable {
    package var variable: Variable
    package var strength: Strength
    package var value: Double
  }

  /// One constraint, as `c` and `a` write it.
  package struct Record: Equatable, Sendable {
    package var slot: Int
    package var strength: Strength
    package var relation: Relation
    package var constant: Double
    /// The positions of its terms among those of the script.
    package var terms: Range<Int>
  }

  /// One line of the script.
  package enum Operation: Equatable, Sendable {
    /// Sets the value of an edit variable, named by its position in `editVariables`.
    case suggest(edit: Int, value: Double)
    case setConstant(slot: Int, Double)
    case setStrength(slot: Int, Strength)
    case remove(slot: Int)
    case add(Record)
    case solve
    /// Writes all values under a label, named by its position in `labels`.
    case dump(label: Int)
  }
}
