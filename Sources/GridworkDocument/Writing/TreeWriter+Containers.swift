// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension TreeWriter {
  // MARK: Grids

  func grid(_ view: GridView) throws(DocumentError) -> LayoutDocument.Grid {
    guard view.numberOfRows > 0 || view.numberOfColumns == 0 else {
      throw unwritable(view, "has columns, but no row")
    }
    var grid = LayoutDocument.Grid(rows: [])
    grid.xPlacement = view.xPlacement
    grid.yPlacement = view.yPlacement
    grid.rowAlignment = view.rowAlignment
    grid.rowSpacing = view.rowSpacing
    grid.columnSpacing = view.columnSpacing
    grid.rowSeparator = view.rowSeparator
    grid.columnSeparator = view.columnSeparator
    var areas: [ObjectIdentifier: LayoutDocument.Grid.Merge] = [:]
    for row in 0..<view.numberOfRows {
      var entries: [LayoutDocument.Grid.Entry?] = []
      for column in 0..<view.numberOfColumns {
        let cell = view.cell(atColumnIndex: column, rowIndex: row)
        let area = areas[ObjectIdentifier(cell)]
        // The first cell of a merged area in row-major order is its head.
        areas[ObjectIdentifier(cell)] = LayoutDocument.Grid.Merge(
          columns: (area?.columns.lowerBound ?? column)..<max(
            area?.columns.upperBound ?? 0, column + 1),
          rows: (area?.rows.lowerBound ?? row)..<row + 1)
        guard area == nil else {
          entries.append(nil)
          continue
        }
        entries.append(
          try cell.contentView.map { content throws(DocumentError) in
            LayoutDocument.Grid.Entry(try self.view(content))
          })
        if let cell = try self.cell(cell, column, row) { grid.cells.append(cell) }
      }
      grid.rows.append(entries)
    }
    grid.merges = areas.values.filter { $0.columns.count > 1 || $0.rows.count > 1 }
      .sorted {
        ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
      }
    for axis in LayoutAxis.allCases {
      for (index, track) in view.tracks(along: axis).enumerated() {
        let settings = track.settings
        if settings != LayoutDocument.Grid.Track() { grid[options: axis][index] = settings }
      }
    }
    return grid
  }

  /// The settings of a cell; nil if it has none of its own.
  private func cell(
    _ cell: GridCell, _ column: Int, _ row: Int
  ) throws(DocumentError) -> LayoutDocument.Grid.Cell? {
    var result = LayoutDocument.Grid.Cell(column: column, row: row)
    result.xPlacement = cell.xPlacement
    result.yPlacement = cell.yPlacement
    result.rowAlignment = cell.rowAlignment
    for constraint in cell.customPlacementConstraints {
      result.constraints.append(try self.constraint(constraint))
    }
    return result == LayoutDocument.Grid.Cell(column: column, row: row) ? nil : result
  }

  // MARK: Stacks

  func stack(_ view: StackView) throws(DocumentError) -> LayoutDocument.Stack {
    var stack = LayoutDocument.Stack([], orientation: view.orientation)
    for (arranged, gravity) in arrangement(of: view) {
      var entry = LayoutDocument.Stack.Entry(try self.view(arranged))
      switch gravity {
      case .leading: entry.gravity = .leading
      case .center: entry.gravity = .center
      case .trailing: entry.gravity = .trailing
      }
      entry.customSpacingAfter = view.customSpacing(after: arranged)
      let priority = view.visibilityPriority(for: arranged)
      if priority != .mustHold { entry.visibilityPriority = Double(priority.rawValue) }
      stack.arranged.append(entry)
    }
    if let distribution = LayoutDocument.Stack.Distribution(rawValue: view.distribution.rawValue) {
      stack.distribution = distribution
    }
    stack.alignment = try alignment(of: view)
    stack.spacing = view.spacing
    stack.edgeInsets = LayoutDocument.DirectionalInsets(
      view.edgeInsets, view.effectiveUserInterfaceLayoutDirection)
    stack.isLayoutMarginsRelative = view.isLayoutMarginsRelativeArrangement
    stack.detachesHiddenViews = view.detachesHiddenViews
    let hugging = LayoutDocument.Priorities(
      horizontal: view.huggingPriority(for: .horizontal),
      vertical: view.huggingPriority(for: .vertical))
    let usual = LayoutPriority.defaultLow.nextDown
    if hugging != LayoutDocument.Priorities(horizontal: usual, vertical: usual) {
      stack.huggingPriority = hugging
    }
    let clipping = LayoutDocument.Priorities(
      horizontal: view.clippingResistancePriority(for: .horizontal),
      vertical: view.clippingResistancePriority(for: .vertical))
    if clipping != LayoutDocument.Priorities(horizontal: .required, vertical: .required) {
      stack.clippingResistancePriority = clipping
    }
    return stack
  }

  /// The arranged views of a stack. They are in the order of its subviews if every gravity area has
  /// its views in that order, and otherwise area by area.
  private func arrangement(
    of view: StackView
  ) -> [(view: LayoutView, gravity: StackView.Gravity)] {
    let areas = StackView.Gravity.allCases.flatMap { gravity in
      view.views(in: gravity).map { (view: $0, gravity: gravity) }
    }
    let places = Dictionary(
      uniqueKeysWithValues: view.subviews.enumerated().map {
        (ObjectIdentifier($0.element), $0.offset)
      })
    func place(_ view: LayoutView) -> Int { places[ObjectIdentifier(view)] ?? 0 }
    let isInOrder = zip(areas, areas.dropFirst()).allSatisfy {
      $0.gravity != $1.gravity || place($0.view) < place($1.view)
    }
    return isInOrder ? areas.sorted { place($0.view) < place($1.view) } : areas
  }

  private func alignment(
    of view: StackView
  ) throws(DocumentError) -> LayoutDocument.Stack.Alignment? {
    // `left` and `right` become leading or trailing in the stack's effective direction.
    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    switch (view.alignment, view.orientation) {
    case (.centerY, .horizontal), (.centerX, .vertical): return nil
    // An extent along the stack's axis counts as centring.
    case (.width, .horizontal), (.height, .vertical): return nil
    case (.fill, _), (.height, .horizontal), (.width, .vertical): return .fill
    case (.left, _): return isLeftToRight ? .leading : .trailing
    case (.right, _): return isLeftToRight ? .trailing : .leading
    case (let attribute, _):
      return LayoutDocument.Stack.Alignment(rawValue: attribute.description)
    }
  }

  // MARK: Constraints

  /// The constraints of the tree in order of activation, without those of cells.
  func constraints() throws(DocumentError) -> [LayoutDocument.Constraint] {
    var ofCells: Set<ObjectIdentifier> = []
    for grid in views.compactMap({ $0 as? GridView }) {
      for row in 0..<grid.numberOfRows {
        for column in 0..<grid.numberOfColumns {
          for constraint in grid.cell(atColumnIndex: column, rowIndex: row)
            .customPlacementConstraints
          {
            ofCells.insert(ObjectIdentifier(constraint))
          }
        }
      }
    }
    let all = views.flatMap { $0.constraints }.filter { !ofCells.contains(ObjectIdentifier($0)) }
    var result: [LayoutDocument.Constraint] = []
    for constraint in all.sorted(by: { $0.activationNumber < $1.activationNumber }) {
      result.append(try self.constraint(constraint))
    }
    return result
  }

  private func constraint(
    _ constraint: LayoutConstraint
  ) throws(DocumentError) -> LayoutDocument.Constraint {
    guard let item = constraint.firstItem else {
      throw DocumentError(path: "", message: "A constraint has lost its item.")
    }
    if let identifier = constraint.identifier, identifier.hasControlCharacters {
      throw unwritable(item, "has a constraint called \(quotation(identifier))")
    }
    guard abs(constraint.multiplier) <= DocumentLimits.magnitude else {
      throw unwritable(
        item, "has a constraint with the factor \(exactNumberText(constraint.multiplier))")
    }
    var relation = LayoutDocument.Relation(
      attribute(item, constraint.firstAttribute), constraint.relation,
      constant: constraint.constant)
    if let start = constraint.firstStart {
      guard constraint.secondItem == nil else {
        throw unwritable(item, "relates two distances")
      }
      // end - start relates to c, so end relates to start + c.
      relation.second = attribute(start.item, start.attribute)
    } else if let second = constraint.secondItem {
      guard !constraint.isSecondADistance else { throw unwritable(item, "relates two distances") }
      relation.multiplier = constraint.multiplier
      relation.second = attribute(second, constraint.secondAttribute)
    }
    return LayoutDocument.Constraint(
      .relation(relation), priority: constraint.priority, identifier: constraint.identifier,
      isPlaceholder: constraint.isPlaceholder)
  }

  private func attribute(
    _ item: LayoutItem, _ attribute: LayoutConstraint.Attribute
  ) -> LayoutDocument.Attribute {
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else {
      return LayoutDocument.Attribute(id(item), attribute)
    }
    switch guide.role {
    case .own: return LayoutDocument.Attribute(id(guide), attribute)
    case .margins: return LayoutDocument.Attribute(id(owner), attribute, of: .margins)
    case .safeArea: return LayoutDocument.Attribute(id(owner), attribute, of: .safeArea)
    case .row(let index): return LayoutDocument.Attribute(id(owner), attribute, of: .row(index))
    case .column(let index):
      return LayoutDocument.Attribute(id(owner), attribute, of: .column(index))
    }
  }
}
