// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How large a view with nothing inside is by itself along one axis, and how firmly: the solution of a
/// system of one variable.
///
/// The wishes are those of its content, hugging and resistance, and its own constant size constraints
/// above the fitting level. They are taken level by level, the strongest first; each level leaves the
/// interval in which the sum of its violations is least. In the end the smallest extent is taken.
struct LeafExtent {
  /// `extent  relation  constant  @priority`.
  struct Wish {
    var relation: LayoutConstraint.Relation
    var constant: Double
    var priority: LayoutPriority
    /// When it was activated; the wishes of the content were there before.
    var stamp = Int.min
  }

  /// The smallest extent that the wishes leave.
  private(set) var smallest: Double
  /// The strongest priority that the view violates when it grows; required where it grows more easily at
  /// first than later on.
  private(set) var hugging: LayoutPriority
  /// The weakest priority that the view violates when it shrinks; lowest where it grows more easily at
  /// first than later on.
  private(set) var resistance: LayoutPriority
}

extension LeafExtent {
  init(_ wishes: [Wish]) {
    let ordered = wishes.sorted { ($1.priority, $0.stamp) < ($0.priority, $1.stamp) }
    var range: ClosedRange<Double> = 0 ... .infinity
    var kept: [ArraySlice<Wish>] = []
    var rest = ordered[...]
    while let strongest = rest.first?.priority {
      let level = rest.prefix { $0.priority == strongest }
      rest = rest.dropFirst(level.count)
      kept.append(strongest.isRequired ? range.require(level) : level)
      if !strongest.isRequired { range.approach(level) }
    }

    let extent = range.lowerBound
    smallest = extent
    func strongest(_ isHeld: (ArraySlice<Wish>) -> Bool) -> LayoutPriority? {
      kept.first(where: isHeld)?.first?.priority
    }
    let atFirst = strongest { $0.slope(after: extent) > 0 }
    let later = strongest { $0.contains(where: \.pullsDown) }
    hugging = .required
    resistance = .lowest
    guard atFirst == later else { return }
    hugging = atFirst ?? .lowest
    resistance = extent > 0 ? strongest { $0.slope(before: extent) < 0 } ?? .lowest : .required
  }
}

extension ClosedRange<Double> {
  /// Keeps to every wish that does not contradict those before it, and returns these.
  fileprivate mutating func require(
    _ level: ArraySlice<LeafExtent.Wish>
  ) -> ArraySlice<LeafExtent.Wish> {
    level.filter { wish in
      let lower = wish.pullsUp ? Swift.max(lowerBound, wish.constant) : lowerBound
      let upper = wish.pullsDown ? Swift.min(upperBound, wish.constant) : upperBound
      if lower <= upper { self = lower...upper }
      return lower <= upper
    }[...]
  }

  /// Keeps where the sum of violations is least: it falls before, and rises after.
  fileprivate mutating func approach(_ level: ArraySlice<LeafExtent.Wish>) {
    let stops = [lowerBound] + level.map(\.constant).filter { contains($0) }.sorted()
    let lower = stops.first { level.slope(after: $0) >= 0 } ?? upperBound
    let upper = stops.first { level.slope(after: $0) > 0 } ?? upperBound
    self = lower...upper
  }
}

extension LeafExtent.Wish {
  fileprivate var pullsUp: Bool { relation != .lessThanOrEqual }
  fileprivate var pullsDown: Bool { relation != .greaterThanOrEqual }
}

extension ArraySlice<LeafExtent.Wish> {
  /// How fast the sum of violations rises just after an extent.
  fileprivate func slope(after extent: Double) -> Int {
    reduce(0) { sum, wish in
      if wish.pullsUp, wish.constant > extent { return sum - 1 }
      return wish.pullsDown && wish.constant <= extent ? sum + 1 : sum
    }
  }

  /// How fast the sum of violations rises just before an extent.
  fileprivate func slope(before extent: Double) -> Int {
    reduce(0) { sum, wish in
      if wish.pullsUp, wish.constant >= extent { return sum - 1 }
      return wish.pullsDown && wish.constant < extent ? sum + 1 : sum
    }
  }
}

// MARK: The wishes of a view

extension LeafExtent {
  /// The extent that the content of a view, negative where there is none, and constant constraints on
  /// the view's own size come to.
  init(of view: LayoutView, along axis: LayoutAxis, _ content: Double) {
    guard view.held.count > 0 else {
      self.init(
        smallest: max(content, 0),
        hugging: content >= 0 ? view.huggingPriorities[axis] : .lowest,
        resistance: content > 0 ? view.resistancePriorities[axis] : .required)
      return
    }
    var wishes: [Wish] = []
    if content >= 0 {
      wishes = [
        Wish(
          relation: .lessThanOrEqual, constant: content, priority: view.huggingPriorities[axis]),
        Wish(
          relation: .greaterThanOrEqual, constant: content,
          priority: view.resistancePriorities[axis]),
      ]
    }
    view.held.forEach { constraint in
      guard constraint.isConstantSize, constraint.firstItem === view,
        constraint.firstAttribute == axis.extent, constraint.isInForce,
        constraint.priority > .fittingSizeCompression
      else { return }
      wishes.append(
        Wish(
          relation: constraint.relation, constant: constraint.constant,
          priority: constraint.priority, stamp: constraint.stamp))
    }
    self.init(wishes)
  }
}

extension ContentMeasuring {
  /// Whether nothing says how long a view is along an axis: it has no intrinsic extent there, and
  /// constraints inside it demand none. Such a view fills the room that its container gives it.
  func isOpen(_ view: LayoutView, along axis: LayoutAxis, _ measurement: Measurement) -> Bool {
    guard view.compiler == nil, contentSize(of: view)[axis] < 0 else { return false }
    return view.isLeaf
      || measurement.size[axis] <= LeafExtent(of: view, along: axis, -1).smallest
  }
}

extension LayoutConstraint {
  /// Whether an active constraint holds here: a placeholder does so only at design time.
  var isInForce: Bool {
    !isLeftOut && (!isPlaceholder || holder?.rootStorage?.isDesignTime == true)
  }
}
