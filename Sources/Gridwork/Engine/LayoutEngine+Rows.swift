// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// The rows for the frame of an item, each by its place, and what they were made from.
final class FrameRows {
  let basis: AxisPair<FrameRowsBasis>
  var rows = SIMD4<Int32>(repeating: -1)

  init(from basis: AxisPair<FrameRowsBasis>) { self.basis = basis }
}

/// What the two rows for an item's frame along an axis are made from.
struct FrameRowsBasis: Equatable {
  var first: AutoresizingDemand
  var second: AutoresizingDemand
  /// Whether the second demand is required.
  var isFirm = true
  /// The distances from the edges of the frame to those of the alignment rectangle.
  var insets = AxisInsets()
  /// The sum of these distances in the view around the item.
  var outerInsets: Double

  func demand(_ role: FrameRole) -> AutoresizingDemand { role == .first ? first : second }
}

extension LayoutEngine {
  // MARK: Rows in general

  /// Adds the current form as a row: `Σ terms  relation  constant - offset`.
  func addRow(
    _ relation: Relation, _ constant: Double, _ strength: Strength, _ owner: RowRecord.Owner
  ) -> Int32 {
    let constant = constant - form.offset
    let index = addConstraint(form.terms, relation, constant, strength)
    let record = RowRecord(
      owner: owner, constant: constant, strength: strength, mixesAxes: form.mixesAxes)
    if form.mixesAxes { texts.mixedRows += 1 }
    while rows.count <= Int(index) {
      rows.append(RowRecord(owner: .none, constant: 0, strength: .required, mixesAxes: false))
    }
    rows[Int(index)] = record
    system.needsSolve = true
    return index
  }

  /// Gives a row with the current form other numbers; adds it if there is none. Returns the row.
  private func updateRow(
    _ row: Int32, _ relation: Relation, _ constant: Double, _ strength: Strength,
    _ owner: RowRecord.Owner
  ) -> Int32 {
    guard row >= 0 else { return addRow(relation, constant, strength, owner) }
    setConstant(constant - form.offset, of: row)
    setStrength(strength, of: row)
    return row
  }

  func removeRow(_ row: Int32) {
    solver.removeConstraint(ConstraintID(index: row))
    if rows[Int(row)].mixesAxes { texts.mixedRows -= 1 }
    rows[Int(row)].owner = .none
    rows[Int(row)].mixesAxes = false
    system.needsSolve = true
  }

  /// Removes a row, if there is one.
  private func remove(_ row: inout Int32) {
    guard row >= 0 else { return }
    removeRow(row)
    row = -1
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
    let row = updateRow(
      memory.row(of: constraint), Relation(constraint.relation), constraint.constant,
      Strength(constraint.priorityStorage.rawValue), .user(Unmanaged.passUnretained(constraint)))
    memory.setRow(row, of: constraint)
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
    guard let index = index(of: item) else { return }
    removeContent(at: index)
    removeFrame(at: index)
    if let view = item.asView { removeContainer(view) }
  }

  /// Updates `size <= v @hugging` and `size >= v @resistance` on each axis on which the content has
  /// a size.
  func installContent(of view: LayoutView) {
    let slot = slot(of: view)
    let index = Int(slot.index)
    guard !isByFormula(view) else { return removeContent(at: index) }
    var size = view.metrics.size
    if view.metrics.wraps, let wrapped = wrapped(view) { size.height = wrapped.height }
    // What is measured by itself hugs, whatever a container around it does in its place.
    let isAlone = memory.isMeasuring && view === top
    for axis in LayoutAxis.allCases {
      let variable = slot.extent(along: axis)
      let exists = size[axis] >= 0
      setContentRow(
        ItemRow(axis, .hugging), of: index, variable, size[axis], view.huggingPriorities[axis],
        exists: exists && (isAlone || view.hugsContent[axis]))
      setContentRow(
        ItemRow(axis, .resistance), of: index, variable, size[axis],
        view.resistancePriorities[axis], exists: exists)
    }
  }

  /// Removes the rows for the content of an item, if it has any.
  private func removeContent(at index: Int) {
    for place in 0..<4 { remove(&items[index].contentRows[place]) }
  }

  private func setContentRow(
    _ itemRow: ItemRow<ContentRole>, of index: Int, _ variable: Int32, _ constant: Double,
    _ priority: LayoutPriority, exists: Bool
  ) {
    guard exists else { return remove(&items[index].contentRows[itemRow.place]) }
    form.reset()
    form.add(1, variable)
    items[index].contentRows[itemRow.place] = updateRow(
      items[index].contentRows[itemRow.place], Relation(itemRow.role.relation), constant,
      Strength(priority.rawValue),
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
    let rows = FrameRows(from: basis)
    items[index].frameRows = rows
    for axis in LayoutAxis.allCases {
      let basis = basis[axis]
      for role in [FrameRole.first, .second] {
        let demand = basis.demand(role)
        lower(demand, item, parent, axis, basis)
        let itemRow = ItemRow(axis, role)
        let isFirm = role == .first || basis.isFirm
        rows.rows[itemRow.place] = addRow(
          .equal, demand.constant, isFirm ? .required : .faint,
          .frame(item: Int32(index), row: itemRow))
      }
    }
  }

  /// Removes the rows for the frame of an item, if it has any.
  private func removeFrame(at index: Int) {
    guard let frame = items[index].frameRows else { return }
    for place in 0..<4 where frame.rows[place] >= 0 { removeRow(frame.rows[place]) }
    items[index].frameRows = nil
  }

  /// Lowers an equation between frames to the variables of alignment rectangles.
  ///
  ///     min = x - inset        size = w + insets        S = W + superview's insets
  private func lower(
    _ demand: AutoresizingDemand, _ item: LayoutItem, _ parent: LayoutView, _ axis: LayoutAxis,
    _ basis: FrameRowsBasis
  ) {
    form.reset()
    let slot = slot(of: item)
    let (cMin, cSize, cSuper) = demand.coefficients
    if cMin != 0 { form.add(cMin, slot.position(along: axis)) }
    if cSize != 0 { form.add(cSize, slot.extent(along: axis)) }
    if cSuper != 0 { form.add(cSuper, self.slot(of: parent).extent(along: axis)) }
    form.offset =
      -cMin * basis.insets.near + cSize * basis.insets.sum + cSuper * basis.outerInsets
  }

  private func frameRowsBasis(of item: LayoutItem) -> AxisPair<FrameRowsBasis>? {
    guard let view = item.asView else { return (item as? LayoutGuide).flatMap(frameRowsBasis) }
    guard view.translatesStorage, view !== top, let parent = view.parent else { return nil }
    let (frame, superview) = (view.autoresizingBasis.frame, view.autoresizingBasis.superview)
    return AxisPair { axis in
      let (first, second) = AutoresizingDemand.demands(
        of: view.autoresizingMask, along: axis, position: frame.origin[axis],
        extent: frame.size[axis], superview: superview[axis])
      return FrameRowsBasis(
        first: first, second: second, insets: view.metrics.insets[axis],
        outerInsets: parent.metrics.insets[axis].sum)
    }
  }

  /// A guide with insets keeps them from its owner. Its extent is never negative: along an axis along which no
  /// constraint mentions it, it follows the owner and does not keep it from being smaller than the insets.
  private func frameRowsBasis(of guide: LayoutGuide) -> AxisPair<FrameRowsBasis>? {
    guard let insets = guide.insets, let owner = guide.parent else { return nil }
    return AxisPair { axis in
      FrameRowsBasis(
        first: AutoresizingDemand(part: .minMargin, constant: insets[axis].near),
        second: AutoresizingDemand(part: .maxMargin, constant: insets[axis].far),
        isFirm: guide.isMentioned(along: axis), outerInsets: owner.metrics.insets[axis].sum)
    }
  }

  // MARK: The size of the top-level view

  /// Updates the rows for the size of the outermost view. Another size of the same kind is nothing but
  /// another constant.
  func installSize(_ extents: AxisPair<LayoutExtent>) {
    let slot = Unretained(top).use { self.slot(of: $0) }
    let insets = Unretained(top).use { $0.metrics.insets }
    for axis in LayoutAxis.allCases {
      let demand: (relation: Relation, length: Double, strength: Strength)? =
        switch extents[axis] {
        case .exact(let length): (.equal, length, .required)
        case .preferred(let length, let priority): (.equal, length, Strength(priority.rawValue))
        case .atMost(let length): (.lessThanOrEqual, length, .required)
        case .fitting: nil
        }
      var rows = rootSize.rows[axis]
      form.reset()
      form.add(1, slot.extent(along: axis))
      // A row keeps its relation.
      if rows.relation?.rawValue != demand?.relation.rawValue { remove(&rows.demand) }
      rows.relation = demand?.relation
      if let (relation, length, strength) = demand {
        rows.demand = updateRow(
          rows.demand, relation, length - insets[axis].sum, strength, .root(axis))
      }
      if case .equal? = rows.relation {
        remove(&rows.pull)
      } else {
        let strength = Strength(LayoutPriority.fittingSizeCompression.rawValue)
        rows.pull = updateRow(rows.pull, .equal, 0, strength, .root(axis))
      }
      rootSize.rows[axis] = rows
    }
  }

  func removeSize() {
    for axis in LayoutAxis.allCases {
      remove(&rootSize.rows[axis].demand)
      remove(&rootSize.rows[axis].pull)
    }
  }
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
