// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A constraint of a document and the constraints of the living tree that it stands for.
struct LiveConstraint {
  /// A constraint of the tree, with its values before any variant.
  struct Part {
    var constraint: LayoutConstraint
    let constant: Double
    let priority: LayoutPriority
    let systemSpacing: Double?

    init(_ constraint: LayoutConstraint) {
      self.constraint = constraint
      constant = constraint.statedConstant
      priority = constraint.priority
      systemSpacing = constraint.systemSpacing
    }
  }

  let model: LayoutDocument.Constraint
  /// The path of the constraint in the document, for diagnostics.
  let path: JSONPath
  /// The index of the first part among the parts of all constraints of the document.
  let place: Int
  var parts: [Part]

  /// Sets the parts, with their order of activation and their source in the document.
  mutating func setParts(_ made: [LayoutConstraint]) {
    for (offset, constraint) in made.enumerated() {
      constraint.holdPlace(place + offset)
      constraint.setSource(path: "\(path)")
    }
    parts = made.map { Part($0) }
  }

  /// Sets the constants and priorities of a situation.
  func setValues(_ situation: Situation) {
    for part in parts {
      let constraint = part.constraint
      if let constant = situation.constant(model) {
        constraint.constant = constant
      } else if let spacing = part.systemSpacing {
        constraint.keepSystemSpacing(spacing)
      } else {
        constraint.constant = part.constant
      }
      constraint.priority = situation.priority(model) ?? part.priority
    }
  }
}

/// The custom placement constraints of a cell, identified by the cell's position in the document.
struct CellConstraints {
  /// The index of the grid among the arrangements.
  let grid: Int
  let column: Int
  let row: Int
  var constraints: [LiveConstraint]
}

extension DocumentTree {
  /// Makes the constraints of the document without activating them.
  func makeConstraints() {
    var count = 0
    let names = index.numbers.mapValues { items[$0] }
    constraints = live(document.constraints, JSONPath() + "constraints", names, &count)
    for (number, grid) in grids.enumerated() {
      for (index, cell) in grid.model.cells.enumerated() where !cell.constraints.isEmpty {
        let path = grid.item.path + "cells" + index + "constraints"
        cellConstraints.append(
          CellConstraints(
            grid: number, column: cell.column, row: cell.row,
            constraints: live(cell.constraints, path, names, &count)))
      }
    }
  }

  /// The constraint of the document that a constraint of the tree comes from.
  func liveConstraint(at source: LayoutSourceLocation) -> LiveConstraint? {
    source.line == 0 ? constraintPlaces[source.fileID] : nil
  }

  func makeConstraintPlaces() -> [String: LiveConstraint] {
    let all = constraints + cellConstraints.flatMap { $0.constraints }
    return Dictionary(first: all.map { ("\($0.path)", $0) })
  }

  private func live(
    _ models: [LayoutDocument.Constraint], _ path: JSONPath, _ names: [String: LayoutItem],
    _ count: inout Int
  ) -> [LiveConstraint] {
    var result: [LiveConstraint] = []
    for (number, model) in models.enumerated() {
      if model.isPlaceholder && purpose == .application { continue }
      let made: [LayoutConstraint]
      switch model.form {
      case .relation(let relation):
        made = makeConstraint(relation, model).map { [$0] } ?? []
      case .visualFormat(let format, let options):
        // The index has checked the format. Only the superview of a view may be missing now, if a
        // merged area keeps the view out of the tree.
        let format = try? LayoutConstraint.constraints(
          parsingVisualFormat: format, options: options, metrics: document.metrics, views: names,
          identifier: model.identifier)
        made = format ?? []
      }
      var live = LiveConstraint(model: model, path: path + number, place: count, parts: [])
      live.setParts(made)
      result.append(live)
      count += max(1, made.count)
    }
    return result
  }

  private func makeConstraint(
    _ relation: LayoutDocument.Relation, _ model: LayoutDocument.Constraint
  ) -> LayoutConstraint? {
    guard let first = item(relation.first) else { return nil }
    let second = relation.second.flatMap { item($0) }
    if relation.second != nil, second == nil { return nil }
    let constraint = LayoutConstraint(
      item: first, attribute: relation.first.attribute, relatedBy: relation.relation,
      toItem: second, attribute: relation.second?.attribute ?? .notAnAttribute,
      multiplier: relation.multiplier, constant: relation.constant)
    constraint.priority = model.priority
    constraint.identifier = model.identifier
    return constraint
  }

  /// The item that an attribute belongs to; nil if its row or column is not in the grid now.
  private func item(_ attribute: LayoutDocument.Attribute) -> LayoutItem? {
    guard let number = index.numbers[attribute.id] else { return nil }
    switch attribute.part {
    case .whole: return items[number]
    case .margins:
      let guide = view(number)?.layoutMarginsGuide
      guide?.identifier = "\(index.items[number].id).margins"
      return guide
    case .safeArea:
      let guide = view(number)?.safeAreaLayoutGuide
      guide?.identifier = "\(index.items[number].id).safeArea"
      return guide
    case .row(let row):
      return grids.first { $0.number == number }?.guide(row, along: .vertical)
    case .column(let column):
      return grids.first { $0.number == number }?.guide(column, along: .horizontal)
    }
  }

  // MARK: Showing

  /// Activates exactly the constraints that hold in a situation, with the situation's values.
  func showConstraints(_ situation: Situation) {
    // 1. Values, and attributes of rows and columns whose guides have changed.
    for number in constraints.indices { renew(&constraints[number], situation) }
    for number in cellConstraints.indices {
      for place in cellConstraints[number].constraints.indices {
        renew(&cellConstraints[number].constraints[place], situation)
      }
    }
    // 2. The document's own constraints.
    for constraint in constraints {
      let isWanted = !situation.isInactive(constraint.model)
      for part in constraint.parts {
        part.constraint.isActive = isWanted && isInTree(part.constraint)
      }
    }
    // 3. The constraints of cells, which their grid activates while the cell is visible.
    showCellConstraints(situation)
  }

  private func renew(_ constraint: inout LiveConstraint, _ situation: Situation) {
    if case .relation(let relation) = constraint.model.form, relation.mentionsTracks {
      let first = item(relation.first)
      let second = relation.second.flatMap { item($0) }
      let old = constraint.parts.first?.constraint
      if old == nil || old?.firstItem !== first || old?.secondItem !== second {
        old?.isActive = false
        constraint.setParts(makeConstraint(relation, constraint.model).map { [$0] } ?? [])
      }
    }
    constraint.setValues(situation)
  }

  private func showCellConstraints(_ situation: Situation) {
    var wanted: [ObjectIdentifier: (cell: GridCell, constraints: [LayoutConstraint])] = [:]
    for entry in cellConstraints {
      guard let cell = grids[entry.grid].cell(column: entry.column, row: entry.row) else {
        continue
      }
      let live = entry.constraints.filter { !situation.isInactive($0.model) }
      wanted[ObjectIdentifier(cell), default: (cell, [])].constraints += live.flatMap {
        constraint in
        constraint.parts.map { $0.constraint }.filter { isInTree($0) }
      }
    }
    for entry in wanted.values { entry.cell.customPlacementConstraints = entry.constraints }
  }

  private func isInTree(_ constraint: LayoutConstraint) -> Bool {
    guard let first = constraint.firstItem, isInTree(first) else { return false }
    guard constraint.secondAttribute != .notAnAttribute else { return true }
    return constraint.secondItem.map { isInTree($0) } ?? false
  }

  private func isInTree(_ item: LayoutItem) -> Bool {
    let view = item as? LayoutView ?? (item as? LayoutGuide)?.owningView
    return view?.layoutRoot === root
  }
}

extension LayoutDocument.Relation {
  /// Whether an attribute of the relation belongs to a row or a column.
  fileprivate var mentionsTracks: Bool {
    func isTrack(_ attribute: LayoutDocument.Attribute?) -> Bool {
      switch attribute?.part {
      case .row, .column: true
      case .whole, .margins, .safeArea, nil: false
      }
    }
    return isTrack(first) || isTrack(second)
  }
}
