// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// What the engine has installed for a container.
final class ContainerRecord {
  /// The engine only knows containers of its own tree.
  let unretainedView: Unretained<LayoutView>
  /// The constraints of the last plan, and the row of each.
  @exclusivity(unchecked) var wanted: [WantedConstraint] = []
  @exclusivity(unchecked) var rows: [Int32] = []
  /// The container's private variables, and the number of rows that mention each.
  @exclusivity(unchecked) var variables: [OwnVariable: (variable: Int32, uses: Int)] = [:]
  /// The contents that the last plan lays out by formula; nil if all have variables. With contents, the record
  /// is among the ``FollowingContainers/containers``.
  @exclusivity(unchecked) var contents: FormulaContents?

  // The order leaves no gaps in memory.

  /// The views that the container's baselines came from in the last plan; none before the first.
  @exclusivity(unchecked) var baselineSources = BaselineSources()
  /// Whether the contents followed the last solve that could have moved them.
  @exclusivity(unchecked) var isUpToDate = false
  /// Whether the contents may have other rectangles than those that are committed.
  @exclusivity(unchecked) var isUncommitted = false
  /// Whether the last solve moved the lines between which the contents are.
  @exclusivity(unchecked) var movesContents = true
  /// The position among the ``FollowingContainers/containers`` after this container and those that follow it,
  /// directly or through others.
  @exclusivity(unchecked) var endOfFollowers: Int32 = 0
  /// Whether the current update has decided which views leave.
  var isRoomDecided = false
  /// The rule for which views leave if there is too little room; nil if none may leave.
  var detachmentPlan: DetachmentPlan?
  /// The room in which some views have left; nil while all are present.
  var room: Room?
  /// Items that have left the container since its plan was installed.
  @exclusivity(unchecked) var departed: Set<ItemReference> = []
  @exclusivity(unchecked) private var positions: [ConstraintKey: Int]?
  @exclusivity(unchecked) private var variablePositions: [OwnVariable: Int]?

  init(_ view: LayoutView) { unretainedView = Unretained(view) }

  var view: LayoutView { unretainedView.object }

  /// Whether one of the baselines comes from a view.
  func hasBaseline(from view: LayoutView) -> Bool {
    baselineSources.first?.refers(to: view) == true
      || baselineSources.last?.refers(to: view) == true
  }

  func forgetPositions() {
    positions = nil
    variablePositions = nil
  }

  /// The position of a constraint in the last plan.
  func position(of key: ConstraintKey) -> Int {
    if positions == nil {
      positions = Dictionary(first: wanted.indices.map { (wanted[$0].key, $0) })
    }
    return known(positions?[key])
  }

  /// The constraint of the last plan with a key.
  func constraint(of key: ConstraintKey) -> WantedConstraint { wanted[position(of: key)] }

  /// The position of a private variable, in the order of first mention.
  func position(of name: OwnVariable) -> Int {
    if variablePositions == nil {
      var places: [OwnVariable: Int] = [:]
      for constraint in wanted {
        for case .own(let name) in constraint.terms.lazy.map({ $0.quantity })
        where places[name] == nil {
          places[name] = places.count
        }
      }
      variablePositions = places
    }
    return known(variablePositions?[name])
  }
}

extension LayoutEngine {
  /// Plans a container again.
  func replan(_ compiler: any ConstraintCompiler) {
    compiler.withPlan(measuring) { memory.adoptPlan($0, of: compiler.container) }
  }

  /// Notes what must be done about changes that a container has taken over into its plan.
  func adopt(_ patch: PlanPatch, of container: LayoutView) {
    work.patches += 1
    record(of: container).map(noteUncommitted)
    switch patch {
    // What was solved is still true.
    case .rectangles: break
    case .constants(let constants): change(constants, of: container)
    // A container that is itself laid out by formula has no rows.
    case .extents where isByFormula(container):
      system.needsSolve = true
      following.allMayFollow = true
    case .extents, .constraints: enqueue(container)
    }
  }

  /// Gives planned constraints other constants, in the plan and in its rows.
  ///
  /// - Complexity: O(constraints of the container), with a comparison for each.
  private func change(_ constants: [PlannedConstant], of container: LayoutView) {
    // The rows of a container that is queued follow its plan later.
    let record = container.isQueued ? nil : record(of: container)
    // Both have the same list, which is not to be copied.
    record?.wanted = []
    var positions: [Int] = []
    container.changePlan { plan in
      for constant in constants {
        let position = known(plan.listed?.firstIndex { $0.key == constant.key })
        plan.listed?[position].constant = constant.value
        positions.append(position)
      }
      record?.wanted = known(plan.listed)
    }
    guard let record else { return }
    for position in positions {
      updateConstant(of: record.rows[position], to: record.wanted[position], record)
    }
    system.needsSolve = true
    following.allMayFollow = true
  }

  /// Updates the rows of a container to its plan, by the fewest edits.
  func installContainer(_ view: LayoutView) {
    if let plan = memory.ownPlan(of: view) {
      install(plan, of: view)
    } else {
      // A copy would count the references to each part of the plan.
      view.withPlan { install($0, of: view) }
    }
  }

  private func install(_ plan: borrowing ContainerPlan, of view: LayoutView) {
    let index = Int(slot(of: view).index)
    let record = items[index].container ?? ContainerRecord(view)
    items[index].container = record
    installContents(plan.contents, of: record)
    noteRoom(plan, of: record)
    noteBaselineSources(of: record)
    let (isByFormula, mayBeOutdated) = (isByFormula(view), memory.planMayBeOutdated(of: view))
    guard isByFormula || mayBeOutdated || !updateCosts(plan, of: record) else { return }
    // A container that is itself laid out by formula has no rows.
    var wanted = isByFormula ? [] : plan.wanted(of: view)
    if mayBeOutdated { wanted.removeAll { !knowsItems(of: $0) } }
    var rows =
      record.wanted.isEmpty
      ? [Int32](filledWith: -1, count: wanted.count) : reconcile(record, with: wanted)
    if !record.departed.isEmpty {
      // The rows of an item that left and came back mention variables that are retired.
      for position in wanted.indices where rows[position] >= 0 {
        guard wanted[position].mentions(record.departed) else { continue }
        remove(wanted[position], rows[position], record)
        rows[position] = -1
      }
      record.departed = []
    }
    for position in wanted.indices where rows[position] < 0 {
      rows[position] = add(wanted[position], record)
    }
    record.wanted = wanted
    record.rows = rows
    record.forgetPositions()
    releaseUnusedVariables(of: record)
  }

  /// Removes the rows of constraints that are no longer wanted, and updates those that stay. Returns the row
  /// of every wanted constraint; negative where there is none yet.
  private func reconcile(_ record: ContainerRecord, with wanted: [WantedConstraint]) -> [Int32] {
    let sources = Reconciliation.sources(of: wanted, in: record.wanted)
    let rows = sources.map { source in source.map { record.rows[$0] } ?? -1 }
    for source in sources.lazy.compactMap({ $0 }) { record.rows[source] = -1 }
    for position in record.wanted.indices where record.rows[position] >= 0 {
      remove(record.wanted[position], record.rows[position], record)
    }
    // By index, as a copy of a constraint retains its lists.
    for position in wanted.indices {
      guard let source = sources[position] else { continue }
      if wanted[position].constant != record.wanted[source].constant {
        updateConstant(of: rows[position], to: wanted[position], record)
      }
      setStrength(Strength(wanted[position].priority.rawValue), of: rows[position])
    }
    return rows
  }

  /// Updates the rows for the costs of a container's extents, if these are all that the plan wants and they
  /// differ from the installed ones by nothing but numbers, as in most edits. Returns whether they did.
  private func updateCosts(_ plan: borrowing ContainerPlan, of record: ContainerRecord) -> Bool {
    guard record.departed.isEmpty, plan.listed == nil, let formulas = plan.formulas else {
      return false
    }
    let costs = formulas.costs
    guard record.wanted.stand(for: costs, of: record.view) else { return false }
    var position = 0
    for axis in LayoutAxis.allCases {
      for breakpoint in costs[axis] {
        let constant = breakpoint.weight * breakpoint.extent
        if record.wanted[position].terms[0].coefficient != breakpoint.weight {
          removeRow(record.rows[position])
          record.wanted[position].terms[0].coefficient = breakpoint.weight
          record.wanted[position].constant = constant
          record.wanted[position].priority = breakpoint.priority
          record.rows[position] = add(record.wanted[position], record)
        } else if record.wanted[position].constant != constant {
          record.wanted[position].constant = constant
          // No inset and no direction changes what an extent is.
          setConstant(constant, of: record.rows[position])
        }
        if record.wanted[position].priority != breakpoint.priority {
          record.wanted[position].priority = breakpoint.priority
          setStrength(Strength(breakpoint.priority.rawValue), of: record.rows[position])
        }
        position += 1
      }
    }
    return true
  }

  /// Removes what is installed for a view that is no longer a container.
  func removeContainer(_ view: LayoutView) {
    guard let record = record(of: view) else { return }
    removeAll(of: record)
    items[Int(slot(of: view).index)].container = nil
  }

  /// Whether a formula stands for the constraints that a view holds: it is laid out by formula itself, or
  /// frames a subview that is.
  func isFormula(forConstraintsOf view: LayoutView) -> Bool {
    isByFormula(view) || view.framesSubview && contents(of: view) != nil
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
    installContents(nil, of: record)
  }

  /// Lowers the installed constraints again after baselines or insets changed.
  func lowerAgain(_ record: ContainerRecord, sourcesMoved: Bool) {
    for (position, constraint) in record.wanted.enumerated() {
      let row = record.rows[position]
      if sourcesMoved && constraint.mentionsBaseline {
        remove(constraint, row, record)
        record.rows[position] = add(constraint, record)
      } else {
        updateConstant(of: row, to: constraint, record)
      }
    }
  }

  /// Gives a row the constant of its planned constraint.
  private func updateConstant(
    of row: Int32, to constraint: WantedConstraint, _ record: ContainerRecord
  ) {
    lower(constraint, record)
    setConstant(constraint.constant - form.offset, of: row)
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
    if !baselines.targets.isEmpty, constraint.mentionsBaseline { baselines.targetsAreStale = true }
    for term in constraint.terms {
      if case .own(let name) = term.quantity { record.variables[name]?.uses -= 1 }
    }
  }

  /// Makes the form of a planned constraint, measured from the container's leading and top frame
  /// edges.
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
    addAncestorWidth(record.view)
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
      queue.retiredVariables.append(entry.variable)
      record.variables[name] = nil
    }
  }

  /// Notes whether the container's baselines come from other views than before.
  private func noteBaselineSources(of record: ContainerRecord) {
    let sources = record.unretainedView.use {
      BaselineSources(
        first: $0.unretainedSource(of: .first), last: $0.unretainedSource(of: .last))
    }
    if !record.baselineSources.isEmpty, record.baselineSources != sources {
      baselines.sourcesAreStale = true
    }
    record.baselineSources = sources
  }
}

extension WantedConstraint {
  /// Whether a term mentions one of the items.
  fileprivate func mentions(_ items: Set<ItemReference>) -> Bool {
    terms.contains { term in
      guard case .item(let reference, _) = term.quantity else { return false }
      return items.contains(reference)
    }
  }

  /// Whether a term is a baseline, which may be that of another view. Items are not accessed: they
  /// may no longer exist.
  var mentionsBaseline: Bool {
    terms.contains { term in
      guard case .item(_, let attribute) = term.quantity else { return false }
      return attribute.isBaseline
    }
  }
}
