// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

extension LayoutEngine {
  /// Numbers the items in tree order if the numbers are out of date: a view, its guides, its
  /// subviews.
  func refreshOrder() {
    guard orderIsStale else { return }
    orderIsStale = false
    var next: Int32 = 0
    func number(_ item: LayoutItem) {
      guard let index = index(of: item) else { return }
      items[index].order = next
      next += 1
    }
    top.forEachInSubtree { view in
      number(view)
      for guide in view.guideStorage { number(guide) }
    }
  }

  /// The item's number in tree order.
  func order(of item: LayoutItem) -> Int32 {
    refreshOrder()
    return index(of: item).map { items[$0].order } ?? -1
  }

  /// Notes that subviews changed places. The order decides which constraint is broken, and which
  /// frame is chosen where it is ambiguous.
  func orderChanged() {
    orderIsStale = true
    system.made?.pointee.noteOrderChange()
    system.needsSolve = true
    sharedPlanning?.noteOrderChange()
  }

  // MARK: Precedence of required constraints

  /// The precedence of a row among required rows that contradict each other: bounds, then those of
  /// the root's size, then the library's in tree order of their owners, then those that tie containers
  /// to each other, then the user's in order of activation.
  typealias Rank = (group: Int, first: Int, second: Int, third: Int)

  func rank(of row: Int32) -> Rank {
    refreshOrder()
    switch rows[Int(row)].owner {
    case .none:
      return (4, Int(row), 0, 0)
    case .root(let axis):
      return (0, axis.rawValue, Int(row), 0)
    case .frame(let item, let row):
      return (1, Int(items[Int(item)].order), 0, row.place)
    case .content(let item, let row):
      return (1, Int(items[Int(item)].order), 1, row.place)
    case .container(let container, let key):
      let record = container.takeUnretainedValue()
      let group = isBound(row) ? -1 : 1
      return (group, Int(order(of: record.view)), 2, record.position(of: key))
    case .user(let constraint):
      let constraint = constraint.takeUnretainedValue()
      let holder = Int(order(of: known(constraint.holder)))
      if constraint.isMadeByLibrary {
        let item = Int(order(of: known(constraint.firstItem)))
        return (2, holder, item, 0)
      }
      return (3, constraint.stamp, holder, constraint.heldIndex)
    }
  }

  /// Calls the body with a function that tells whether one row takes precedence over another. It finds the rank
  /// of each row once.
  @discardableResult
  func withPrecedence<Result>(
    _ body: ((ConstraintID, ConstraintID) -> Bool) -> Result
  ) -> Result {
    var ranks: [Rank?] = []
    func knownRank(of constraint: ConstraintID) -> Rank {
      let row = Int(constraint.index)
      if ranks.isEmpty { ranks = [Rank?](repeating: nil, count: rows.count) }
      if let rank = ranks[row] { return rank }
      let rank = rank(of: constraint.index)
      ranks[row] = rank
      return rank
    }
    return body { knownRank(of: $0) < knownRank(of: $1) }
  }

  /// Whether a row is a bound of a container.
  func isBound(_ row: Int32) -> Bool {
    guard case .container(let container, let key) = rows[Int(row)].owner else { return false }
    return container.takeUnretainedValue().constraint(of: key).isBound
  }

  // MARK: Choice among ambiguous values

  /// Whether the value of one variable is chosen before that of another: views from the last in
  /// tree order to the first, size before position; then guides in the same order; then the private
  /// variables of containers in the order of first mention.
  func isChosenBefore(_ a: Variable, _ b: Variable) -> Bool {
    let keyA = choiceKey(of: a)
    let keyB = choiceKey(of: b)
    return keyA == keyB ? a > b : keyA < keyB
  }

  func choiceKey(of variable: Variable) -> (Int, Int, Int) {
    refreshOrder()
    switch variables[Int(variable.index)] {
    case .none:
      return (3, 0, 0)
    case .item(let item, let part):
      let record = items[Int(item)]
      let isView = record.item?.asView != nil
      return (isView ? 0 : 1, -Int(record.order), part.axis.rawValue + (part.isExtent ? 0 : 2))
    case .own(let container, let name):
      let record = container.takeUnretainedValue()
      return (2, -Int(order(of: record.view)), record.position(of: name))
    }
  }
}
