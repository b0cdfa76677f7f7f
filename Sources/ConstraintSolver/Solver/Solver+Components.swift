// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The components in which the proof of an answer fails.
extension Solver {
  /// Returns the components of some variables.
  func components(of variables: [Int]) -> [Component] {
    if variables.isEmpty { return [] }
    var groups = VariableGroups(count: forest.nodes.count)
    for index in 0..<table.records.count where table.records[index].isInForceOrBroken {
      table.join(Int32(index), in: &groups)
    }
    // Components are numbered from 1.
    var places = [Int](repeating: 0, count: forest.nodes.count)
    for variable in variables { places[groups.group(of: variable)] = -1 }
    var components: [Component] = []
    for variable in 0..<forest.nodes.count {
      let group = groups.group(of: variable)
      if places[group] == 0 { continue }
      if places[group] < 0 {
        components.append(Component())
        places[group] = components.count
      }
      components[places[group] - 1].variables.append(Int32(variable))
    }
    for index in 0..<table.records.count where table.records[index].isInForceOrBroken {
      guard let variable = table.firstVariable(of: Int32(index)) else { continue }
      let place = places[groups.group(of: variable)]
      if place > 0 { components[place - 1].constraints.append(Int32(index)) }
    }
    return components
  }

  /// The constraints of a component, bounds apart: first the required ones, in order of precedence.
  func orderedConstraints(
    of component: Component, _ precedes: (ConstraintID, ConstraintID) -> Bool
  ) -> [Int32] {
    component.constraints.filter { !table.records[Int($0)].isBound }.sorted { a, b in
      let (first, second) = (table.records[Int(a)], table.records[Int(b)])
      if first.isRequired && second.isRequired {
        return precedes(ConstraintID(index: a), ConstraintID(index: b))
      }
      return first.isRequired != second.isRequired ? first.isRequired : a < b
    }
  }

  /// The constraints of a component in whole numbers, with the names of its parts.
  func exactSystem(of component: Component, _ constraints: [Int32]) -> NamedSystem {
    var columns = [Int](repeating: -1, count: forest.nodes.count)
    for (column, variable) in component.variables.enumerated() { columns[Int(variable)] = column }
    var levels: [Int16] = [0]
    for constraint in constraints { levels.append(table.records[Int(constraint)].level) }
    levels.sort()
    levels = levels.indices.filter { $0 == 0 || levels[$0] != levels[$0 - 1] }.map { levels[$0] }
    let rows = constraints.map { constraint in
      let record = table.records[Int(constraint)]
      return ExactRow(
        terms: record.terms.indices.map { position in
          let entry = table.terms.element(record.terms, position)
          return (column: columns[Int(entry.index)], coefficient: entry.coefficient)
        }, relation: record.relation, constant: record.constant,
        level: levels.firstIndex(of: record.level) ?? 0)
    }
    var bounds = [Int32](repeating: -1, count: component.variables.count)
    for constraint in component.constraints where table.records[Int(constraint)].isBound {
      if let variable = table.firstVariable(of: constraint) {
        bounds[columns[variable]] = constraint
      }
    }
    let system = ExactSystem(
      isNonNegative: component.variables.map { forest.nodes[Int($0)].isNonNegative }, rows: rows,
      levelCount: levels.count)
    return NamedSystem(
      system: system, variables: component.variables, constraints: constraints, levels: levels,
      bounds: bounds)
  }
}

/// Variables that constraints connect, and these constraints.
struct Component {
  var variables: [Int32] = []
  var constraints: [Int32] = []
}
