// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// What is installed of a container.
final class ContainerRecord {
  /// The engine only knows containers of its own tree.
  unowned(unsafe) let view: LayoutView
  /// What the container wanted last, and the row of each.
  var wanted: [WantedConstraint] = []
  var rows: [Int32] = []
  /// The container's private variables, and how many rows mention each.
  var variables: [OwnVariable: (variable: Int32, uses: Int)] = [:]
  /// The views that the container's baselines came from when it was installed last.
  var firstSource: ObjectIdentifier?
  var lastSource: ObjectIdentifier?
  private var positions: [ConstraintKey: Int]?
  private var variablePositions: [OwnVariable: Int]?

  init(_ view: LayoutView) { self.view = view }

  func forgetPositions() {
    positions = nil
    variablePositions = nil
  }

  /// The place of a constraint among the wanted ones.
  func position(of key: ConstraintKey) -> Int {
    if positions == nil {
      positions = Dictionary(
        wanted.indices.map { (wanted[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return positions?[key] ?? wanted.count
  }

  /// The place of a private variable, by where it is first mentioned.
  func position(of name: OwnVariable) -> Int {
    if variablePositions == nil {
      var places: [OwnVariable: Int] = [:]
      for constraint in wanted {
        for case .own(let name) in constraint.terms.lazy.map(\.quantity) where places[name] == nil {
          places[name] = places.count
        }
      }
      variablePositions = places
    }
    return variablePositions?[name] ?? Int.max
  }
}

extension LayoutEngine {
  /// Brings the rows of a container in step with what it wants, by the fewest edits.
  func installContainer(_ view: LayoutView, _ wanted: [WantedConstraint]) {
    let index = Int(slot(of: view).index)
    let record = items[index].container ?? ContainerRecord(view)
    items[index].container = record
    noteBaselineSources(of: record)
    let old = record.wanted
    let oldRows = record.rows
    var rows = [Int32](repeating: -1, count: wanted.count)
    if old.count == wanted.count, zip(old, wanted).allSatisfy({ $0.key == $1.key }) {
      // Nothing came or went: compare one by one.
      var kept: [(Int, Int)] = []
      kept.reserveCapacity(wanted.count)
      for position in wanted.indices { kept.append((position, position)) }
      install(kept, old, oldRows, wanted, &rows, record)
    } else {
      var places: [ConstraintKey: Int] = [:]
      places.reserveCapacity(old.count)
      for position in old.indices { places[old[position].key] = position }
      var kept: [(Int, Int)] = []
      for position in wanted.indices {
        if let place = places.removeValue(forKey: wanted[position].key) {
          kept.append((place, position))
        }
      }
      for position in old.indices where places[old[position].key] != nil {
        remove(old[position], oldRows[position], record)
      }
      install(kept, old, oldRows, wanted, &rows, record)
    }
    for position in wanted.indices where rows[position] < 0 {
      rows[position] = add(wanted[position], record)
    }
    record.wanted = wanted
    record.rows = rows
    record.forgetPositions()
    releaseUnusedVariables(of: record)
  }

  private func install(
    _ kept: [(Int, Int)], _ old: [WantedConstraint], _ oldRows: [Int32],
    _ wanted: [WantedConstraint], _ rows: inout [Int32], _ record: ContainerRecord
  ) {
    for (before, after) in kept {
      let was = old[before]
      let now = wanted[after]
      let row = oldRows[before]
      guard was.relation == now.relation, was.terms == now.terms else {
        remove(was, row, record)
        continue
      }
      rows[after] = row
      if was.constant != now.constant {
        lower(now, record)
        setConstant(now.constant - form.offset, of: row)
      }
      setStrength(Strength(now.priority.rawValue), of: row)
    }
  }

  /// Removes every row of a container.
  func removeAll(of record: ContainerRecord) {
    for position in record.wanted.indices {
      remove(record.wanted[position], record.rows[position], record)
    }
    record.wanted = []
    record.rows = []
    record.forgetPositions()
    releaseUnusedVariables(of: record)
  }

  /// Lowers what is installed again, after baselines or insets moved.
  func lowerAgain(_ record: ContainerRecord, sourcesMoved: Bool) {
    for (position, constraint) in record.wanted.enumerated() {
      let row = record.rows[position]
      if sourcesMoved && constraint.mentionsContainerBaseline {
        remove(constraint, row, record)
        record.rows[position] = add(constraint, record)
      } else {
        lower(constraint, record)
        setConstant(constraint.constant - form.offset, of: row)
      }
    }
  }

  private func add(_ constraint: WantedConstraint, _ record: ContainerRecord) -> Int32 {
    lower(constraint, record)
    for term in constraint.terms {
      if case .own(let name) = term.quantity { record.variables[name]?.uses += 1 }
    }
    return addRow(
      Relation(constraint.relation), constraint.constant, Strength(constraint.priority.rawValue),
      .container(Unmanaged.passUnretained(record), constraint.key))
  }

  private func remove(_ constraint: WantedConstraint, _ row: Int32, _ record: ContainerRecord) {
    removeRow(row)
    for term in constraint.terms {
      if case .own(let name) = term.quantity { record.variables[name]?.uses -= 1 }
    }
  }

  /// Makes the form of what a container wants, measured from its leading and top frame edges.
  func lower(_ constraint: WantedConstraint, _ record: ContainerRecord) {
    form.reset()
    let mirrored = record.view.directionStorage == .rightToLeft
    for term in constraint.terms {
      switch term.quantity {
      case .item(let reference, let attribute):
        lower(
          term.coefficient, reference.item, attribute, in: record.view, mirrored: mirrored)
      case .own(let name):
        form.add(term.coefficient, variable(named: name, of: record))
      }
    }
    settleAncestorWidth(record.view)
  }

  private func variable(named name: OwnVariable, of record: ContainerRecord) -> Int32 {
    if let known = record.variables[name] { return known.variable }
    let variable = makeVariable(.own(Unmanaged.passUnretained(record), name))
    record.variables[name] = (variable, 0)
    return variable
  }

  private func releaseUnusedVariables(of record: ContainerRecord) {
    for (name, entry) in record.variables where entry.uses == 0 {
      variables[Int(entry.variable)] = .none
      graveyard.append(entry.variable)
      record.variables[name] = nil
    }
  }

  /// Sees whether the container's baselines come from other views than before.
  private func noteBaselineSources(of record: ContainerRecord) {
    let first = ObjectIdentifier(record.view.firstBaselineSource)
    let last = ObjectIdentifier(record.view.lastBaselineSource)
    if record.firstSource != nil, record.firstSource != first || record.lastSource != last {
      baselineSourcesAreStale = true
    }
    record.firstSource = first
    record.lastSource = last
  }
}

extension WantedConstraint {
  /// Whether a term is a baseline of a view that has it from another one.
  var mentionsContainerBaseline: Bool {
    terms.contains { term in
      guard case .item(let reference, let attribute) = term.quantity, attribute.isBaseline else {
        return false
      }
      return reference.item.asView?.compiler != nil
    }
  }
}
