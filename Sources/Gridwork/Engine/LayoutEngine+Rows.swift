// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// The rows for the frame of an item, each by its place, and the values that they were made from.
final class FrameRows {
  let basis: FrameRowsBasis
  var rows = SIMD4<Int32>(repeating: -1)

  init(_ basis: FrameRowsBasis) { self.basis = basis }
}

/// The values from which the rows for an item's frame were made.
enum FrameRowsBasis: Equatable {
  case autoresizing(
    mask: LayoutView.AutoresizingMask, frame: LayoutRect, superview: LayoutSize,
    insets: LayoutEdgeInsets, superviewInsets: LayoutEdgeInsets)
  /// The axes are those along which constraints mention the guide.
  case guide(LayoutEdgeInsets, ownerInsets: LayoutEdgeInsets, mentioned: [LayoutAxis])
}

extension LayoutEngine {
  // MARK: Rows in general

  /// Adds the current form as a row: `Σ terms  relation  constant - offset`.
  func addRow(
    _ relation: Relation, _ constant: Double, _ strength: Strength, _ owner: RowRecord.Owner
  ) -> Int32 {
    let constant = constant - form.offset
    let index = addConstraint(form.terms, relation, constant, strength)
    let mixesAxes = form.hasHorizontal && form.hasVertical
    let record = RowRecord(
      owner: owner, constant: constant, strength: strength, mixesAxes: mixesAxes)
    if mixesAxes { texts.mixedRows += 1 }
    if rows.isEmpty { rows.reserveCapacity(DirectSystem.usualRowCount) }
    while rows.count <= Int(index) {
      rows.append(RowRecord(owner: .none, constant: 0, strength: .required, mixesAxes: false))
    }
    rows[Int(index)] = record
    system.needsSolve = true
    return index
  }

  func removeRow(_ row: Int32) {
    solver.removeConstraint(ConstraintID(index: row))
    if rows[Int(row)].mixesAxes { texts.mixedRows -= 1 }
    rows[Int(row)].owner = .none
    rows[Int(row)].mixesAxes = false
    system.needsSolve = true
  }

  func setConstant(_ constant: Double, of row: Int32) {
    guard rows[Int(row)].constant != constant else { return }
    rows[Int(row)].constant = constant
    system.made?.pointee.setConstant(constant, of: ConstraintID(index: row))
    system.needsSolve = true
  }

  func setStrength(_ strength: Strength, of row: Int32) {
    guard rows[Int(row)].strength != strength else { return }
    rows[Int(row)].strength = strength
    system.made?.pointee.setStrength(strength, of: ConstraintID(index: row))
    system.needsSolve = true
  }

  // MARK: The user's constraints

  /// Updates the row of an active constraint.
  func install(_ constraint: LayoutConstraint) {
    let holder = known(constraint.holder)
    guard constraint.isInForce, !isFormula(forConstraintsOf: holder) else {
      removeRow(of: constraint)
      return
    }
    lower(constraint, in: holder)
    let strength = Strength(constraint.priorityStorage.rawValue)
    let row = memory.row(of: constraint)
    guard row < 0 else {
      setConstant(constraint.constant - form.offset, of: row)
      setStrength(strength, of: row)
      return
    }
    let added = addRow(
      Relation(constraint.relation), constraint.constant, strength,
      .user(Unmanaged.passUnretained(constraint)))
    memory.setRow(added, of: constraint)
  }

  /// Removes the row of a constraint, if it has one.
  func removeRow(of constraint: LayoutConstraint) {
    let row = memory.row(of: constraint)
    guard row >= 0 else { return }
    if !baselines.targets.isEmpty, constraint.mentionsBaseline { baselines.targetsAreStale = true }
    removeRow(row)
    memory.setRow(-1, of: constraint)
  }

  // MARK: Rows of an item

  func removeRows(of item: LayoutItem) {
    let slot = slot(of: item)
    guard !slot.isNone else { return }
    let index = Int(slot.index)
    removeContent(at: index)
    removeFrame(at: index)
    if let container = items[index].container {
      removeAll(of: container)
      items[index].container = nil
    }
  }

  /// Updates `size <= v @hugging` and `size >= v @resistance` on each axis on which the content has
  /// a size.
  func installContent(of view: LayoutView) {
    let slot = slot(of: view)
    let index = Int(slot.index)
    guard !isByFormula(view) else { return removeContent(at: index) }
    var size = view.metrics.size
    if let wrapped = items[index].wrapped { size.height = wrapped.height }
    for axis in LayoutAxis.allCases {
      let variable = axis == .horizontal ? slot.width : slot.height
      let exists = size[axis] >= 0
      setContentRow(
        ItemRow(axis, .hugging), of: index, variable, size[axis], view.huggingPriorities[axis],
        exists: exists && view.hugsContent[axis])
      setContentRow(
        ItemRow(axis, .resistance), of: index, variable, size[axis],
        view.resistancePriorities[axis], exists: exists)
    }
  }

  /// Removes the rows for the content of an item, if it has any.
  private func removeContent(at index: Int) {
    let none = SIMD4<Int32>(repeating: -1)
    let rows = items[index].contentRows
    guard rows != none else { return }
    for place in 0..<4 where rows[place] >= 0 { removeRow(rows[place]) }
    items[index].contentRows = none
  }

  private func setContentRow(
    _ itemRow: ItemRow<ContentRole>, of index: Int, _ variable: Int32, _ constant: Double,
    _ priority: LayoutPriority, exists: Bool
  ) {
    let row = items[index].contentRows[itemRow.place]
    guard exists else {
      guard row >= 0 else { return }
      removeRow(row)
      items[index].contentRows[itemRow.place] = -1
      return
    }
    let strength = Strength(priority.rawValue)
    guard row < 0 else {
      setConstant(constant, of: row)
      setStrength(strength, of: row)
      return
    }
    form.reset()
    form.add(1, variable)
    items[index].contentRows[itemRow.place] = addRow(
      Relation(itemRow.role.relation), constant, strength,
      .content(item: Int32(index), row: itemRow))
  }

  /// Updates the rows for the frame and mask of a view, or for the insets of a guide.
  func installFrame(of item: LayoutItem) {
    let index = Int(slot(of: item).index)
    let basis = frameRowsBasis(of: item)
    let old = items[index].frameRows
    // Most items have none and get none.
    if basis == nil, old == nil { return }
    guard old?.basis != basis else { return }
    removeFrame(at: index)
    guard let basis, let parent = item.parent else { return }
    items[index].frameRows = FrameRows(basis)
    switch basis {
    case .autoresizing(let mask, let frame, let superview, let insets, let outer):
      for axis in LayoutAxis.allCases {
        let isHorizontal = axis == .horizontal
        let (first, second) = AutoresizingDemand.demands(
          of: mask, along: axis, position: isHorizontal ? frame.minX : frame.minY,
          extent: frame.size[axis], superview: superview[axis])
        for (role, demand) in [(FrameRole.first, first), (.second, second)] {
          form.reset()
          lower(
            demand, item, parent, axis, inset: isHorizontal ? insets.left : insets.top,
            insets: isHorizontal ? insets.left + insets.right : insets.top + insets.bottom,
            superview: isHorizontal ? outer.left + outer.right : outer.top + outer.bottom)
          addFrameRow(ItemRow(axis, role), of: index, demand.constant)
        }
      }
    case .guide(let insets, let outer, let mentioned):
      let slot = slot(of: item)
      let owner = self.slot(of: parent)
      let edges = [
        (slot.x, slot.width, owner.width, insets.left, insets.right, outer.left + outer.right),
        (slot.y, slot.height, owner.height, insets.top, insets.bottom, outer.top + outer.bottom),
      ]
      for (axis, edge) in zip(LayoutAxis.allCases, edges) {
        // The extent of a guide is never negative. Where no constraint mentions it, it follows the owner
        // and does not keep the owner from being smaller than its insets.
        let strength: Strength = mentioned.contains(axis) ? .required : .faint
        form.reset()
        form.add(1, edge.0)
        addFrameRow(ItemRow(axis, .first), of: index, edge.3)
        form.reset()
        form.add(1, edge.2)
        form.add(-1, edge.0)
        form.add(-1, edge.1)
        addFrameRow(ItemRow(axis, .second), of: index, edge.4 - edge.5, strength)
      }
    }
  }

  /// Removes the rows for the frame of an item, if it has any.
  private func removeFrame(at index: Int) {
    guard let frame = items[index].frameRows else { return }
    for place in 0..<4 where frame.rows[place] >= 0 { removeRow(frame.rows[place]) }
    items[index].frameRows = nil
  }

  /// Adds the current form as an equality for the item's frame.
  private func addFrameRow(
    _ itemRow: ItemRow<FrameRole>, of index: Int, _ constant: Double,
    _ strength: Strength = .required
  ) {
    items[index].frameRows?.rows[itemRow.place] = addRow(
      .equal, constant, strength, .frame(item: Int32(index), row: itemRow))
  }

  /// Lowers an equation between frames to the variables of alignment rectangles.
  ///
  ///     min = x - inset        size = w + insets        S = W + superview's insets
  private func lower(
    _ demand: AutoresizingDemand, _ item: LayoutItem, _ parent: LayoutView, _ axis: LayoutAxis,
    inset: Double, insets: Double, superview: Double
  ) {
    let slot = slot(of: item)
    let outer = self.slot(of: parent)
    let isHorizontal = axis == .horizontal
    let (cMin, cSize, cSuper) = demand.coefficients
    if cMin != 0 { form.add(cMin, isHorizontal ? slot.x : slot.y) }
    if cSize != 0 { form.add(cSize, isHorizontal ? slot.width : slot.height) }
    if cSuper != 0 { form.add(cSuper, isHorizontal ? outer.width : outer.height) }
    form.offset = -cMin * inset + cSize * insets + cSuper * superview
  }

  private func frameRowsBasis(of item: LayoutItem) -> FrameRowsBasis? {
    guard let view = item.asView else {
      guard let owner = item.parent else { return nil }
      return (item as? LayoutGuide)?.insets.map { insets in
        .guide(
          insets, ownerInsets: owner.metrics.insets,
          mentioned: LayoutAxis.allCases.filter(item.isMentioned(along:)))
      }
    }
    guard view.translatesStorage, view !== top, let parent = view.parent else { return nil }
    return .autoresizing(
      mask: view.autoresizingMask, frame: view.autoresizingBasis.frame,
      superview: view.autoresizingBasis.superview, insets: view.metrics.insets,
      superviewInsets: parent.metrics.insets)
  }

  // MARK: The size of the top-level view

  /// Updates the rows for the size of the outermost view. Another size of the same kind is nothing but
  /// another constant.
  func installSize(_ extents: AxisPair<LayoutExtent>) {
    // The positions of the rows that are wanted, as bits; there are four at most.
    var wanted = 0
    let slot = Unretained(top).use { self.slot(of: $0) }
    let insets = Unretained(top).use { $0.metrics.insets }
    for axis in LayoutAxis.allCases {
      let inset = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
      func want(_ relation: Relation, _ constant: Double, _ strength: Strength) {
        let kind = SizeRow.Kind(axis: axis, relation: relation, strength: strength)
        // (A loop over the list would retain it.)
        if let position = rootSize.rows.indices.first(where: { rootSize.rows[$0].kind == kind }) {
          setConstant(constant, of: rootSize.rows[position].row)
          wanted |= 1 << position
        } else {
          form.reset()
          form.add(1, axis == .horizontal ? slot.width : slot.height)
          wanted |= 1 << rootSize.rows.count
          if rootSize.rows.isEmpty { rootSize.rows.reserveCapacity(2) }
          rootSize.rows.append(
            SizeRow(kind: kind, row: addRow(relation, constant, strength, .root(axis))))
        }
      }
      switch extents[axis] {
      case .exact(let value):
        want(.equal, value - inset, .required)
      case .preferred(let value, let priority):
        want(.equal, value - inset, Strength(priority.rawValue))
      case .atMost(let value):
        want(.lessThanOrEqual, value - inset, .required)
        want(.equal, 0, Strength(LayoutPriority.fittingSizeCompression.rawValue))
      case .fitting:
        want(.equal, 0, Strength(LayoutPriority.fittingSizeCompression.rawValue))
      }
    }
    guard wanted.nonzeroBitCount < rootSize.rows.count else { return }
    let rows = rootSize.rows
    rootSize.rows = rows.indices.filter { wanted & 1 << $0 != 0 }.map { rows[$0] }
    for position in rows.indices where wanted & 1 << position == 0 {
      removeRow(rows[position].row)
    }
  }

  func removeSize() {
    for size in rootSize.rows { removeRow(size.row) }
    rootSize.rows = []
  }
}

/// A row for the size requested for the outermost view.
struct SizeRow {
  /// What another size of the same kind leaves as it is.
  struct Kind: Equatable {
    var axis: LayoutAxis
    var relation: Relation
    var strength: Strength

    // As numbers: the solver's module compares its values by calls.
    static func == (a: Kind, b: Kind) -> Bool {
      a.axis == b.axis && a.relation.rawValue == b.relation.rawValue
        && a.strength.value == b.strength.value
    }
  }

  var kind: Kind
  var row: Int32
}

extension Relation {
  init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Strength {
  /// Weaker than any priority.
  fileprivate static let faint = Strength(.leastNormalMagnitude)
}
