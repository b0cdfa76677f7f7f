// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The extent of a leaf along one axis, and how firmly the leaf keeps it: the solution of a system
/// of one variable.
///
/// The constraints are hugging and resistance of the content, and the leaf's own constant size
/// constraints above the fitting level. They are taken level by level, the strongest first; each
/// level leaves the interval in which the sum of its violations is least. Finally the smallest
/// extent is chosen.
struct LeafExtent {
  /// `extent  relation  constant  @priority`.
  struct SizeConstraint {
    var relation: LayoutConstraint.Relation
    var constant: Double
    var priority: LayoutPriority
    /// The order of activation; the constraints of the content come first.
    var order = Int.min
  }

  /// The smallest extent of the remaining interval.
  private(set) var smallest: Double
  /// The strongest priority that the first point violates by which the view grows.
  private(set) var hugging: LayoutPriority
  /// The strongest priority that the first point violates by which the view shrinks; required where it is 0.
  private(set) var resistance: LayoutPriority
}

extension LeafExtent {
  init(_ constraints: [SizeConstraint]) {
    let ordered = constraints.sorted { ($1.priority, $0.order) < ($0.priority, $1.order) }
    var range: ClosedRange<Double> = 0 ... .infinity
    var kept: [ArraySlice<SizeConstraint>] = []
    var rest = ordered[...]
    while let strongest = rest.first?.priority {
      let level = rest.prefix { $0.priority == strongest }
      rest = rest.dropFirst(level.count)
      kept.append(strongest.isRequired ? range.require(level) : level)
      if !strongest.isRequired { range.approach(level) }
    }

    let extent = range.lowerBound
    smallest = extent
    func strongest(_ isHeld: (ArraySlice<SizeConstraint>) -> Bool) -> LayoutPriority? {
      kept.first(where: isHeld)?.first?.priority
    }
    hugging = strongest { $0.slope(after: extent) > 0 } ?? .lowest
    // Just before the extent is just after the number below it.
    resistance = extent > 0 ? known(strongest { $0.slope(after: extent.nextDown) < 0 }) : .required
  }
}

extension ClosedRange<Double> {
  /// Applies every required constraint that does not contradict the earlier ones. Returns those
  /// applied.
  fileprivate mutating func require(
    _ level: ArraySlice<LeafExtent.SizeConstraint>
  ) -> ArraySlice<LeafExtent.SizeConstraint> {
    level.filter { constraint in
      let lower = constraint.pullsUp ? Swift.max(lowerBound, constraint.constant) : lowerBound
      let upper = constraint.pullsDown ? Swift.min(upperBound, constraint.constant) : upperBound
      if lower <= upper { self = lower...upper }
      return lower <= upper
    }[...]
  }

  /// Narrows the interval to where the sum of violations is least: before it the sum falls, after
  /// it the sum rises.
  fileprivate mutating func approach(_ level: ArraySlice<LeafExtent.SizeConstraint>) {
    let stops = [lowerBound] + level.map { $0.constant }.filter { contains($0) }.sorted()
    let lower = stops.first { level.slope(after: $0) >= 0 } ?? upperBound
    let upper = stops.first { level.slope(after: $0) > 0 } ?? upperBound
    self = lower...upper
  }
}

extension LeafExtent.SizeConstraint {
  fileprivate var pullsUp: Bool { relation != .lessThanOrEqual }
  fileprivate var pullsDown: Bool { relation != .greaterThanOrEqual }
}

extension ArraySlice<LeafExtent.SizeConstraint> {
  /// The slope of the sum of violations just after an extent.
  fileprivate func slope(after extent: Double) -> Int {
    reduce(0) { sum, constraint in
      if constraint.pullsUp, constraint.constant > extent { return sum - 1 }
      return constraint.pullsDown && constraint.constant <= extent ? sum + 1 : sum
    }
  }
}

// MARK: The constraints of a view

extension LeafExtent {
  /// Solves for a view, from the extent of its content, which is negative if there is none, and
  /// from the constant constraints on its size.
  init(of view: borrowing LayoutView, along axis: LayoutAxis, _ content: Double) {
    guard view.holdsConstraints else {
      self.init(
        smallest: max(content, 0),
        hugging: content >= 0 ? view.huggingPriorities[axis] : .lowest,
        resistance: content > 0 ? view.resistancePriorities[axis] : .required)
      return
    }
    self.init(view.sizeConstraints(along: axis, content))
  }
}

extension LayoutView {
  /// Returns the constraints on the extent of a leaf: those of its content and its own.
  fileprivate final func sizeConstraints(
    along axis: LayoutAxis, _ content: Double
  ) -> [LeafExtent.SizeConstraint] {
    var constraints: [LeafExtent.SizeConstraint] = []
    if content >= 0 {
      constraints.append(
        .init(relation: .lessThanOrEqual, constant: content, priority: huggingPriorities[axis]))
      constraints.append(
        .init(
          relation: .greaterThanOrEqual, constant: content, priority: resistancePriorities[axis]))
    }
    held.forEach { constraint in
      guard constraint.isConstantSize, constraint.firstItem === self,
        constraint.firstAttribute == axis.extent, constraint.isInForce,
        constraint.priority > .fittingSizeCompression
      else { return }
      constraints.append(
        .init(
          relation: constraint.relation, constant: constraint.constant,
          priority: constraint.priority, order: constraint.stamp))
    }
    return constraints
  }
}

extension LayoutConstraint {
  /// Whether an active constraint is in force: a placeholder is only at design time.
  var isInForce: Bool {
    !isLeftOut && (!isPlaceholder || holder?.rootStorage?.isDesignTime == true)
  }
}
