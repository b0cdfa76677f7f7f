// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How large a view with nothing inside is by itself, along one axis: the solution of a system of one
/// variable.
///
/// The wishes are what its content wants, hugging and resistance, and its own constant size constraints
/// above the fitting level. They are taken level by level, the strongest first; each level leaves the
/// interval in which the sum of its violations is least. In the end the smallest extent is taken.
struct LeafExtent {
  /// `extent  relation  constant  @priority`.
  struct Wish {
    var relation: LayoutConstraint.Relation
    var constant: Double
    var priority: LayoutPriority
    /// When it was activated; what the content wants was there before.
    var stamp = Int.min
  }

  private var range: ClosedRange<Double> = 0 ... .infinity

  /// The extent that the wishes leave.
  init(_ wishes: [Wish]) {
    let ordered = wishes.sorted { ($1.priority, $0.stamp) < ($0.priority, $1.stamp) }
    var rest = ordered[...]
    while let strongest = rest.first?.priority {
      let level = rest.prefix { $0.priority == strongest }
      rest = rest.dropFirst(level.count)
      if strongest.isRequired {
        for wish in level { require(wish) }
      } else {
        approach(level)
      }
    }
  }

  /// The smallest extent left.
  var smallest: Double { range.lowerBound }

  /// Keeps to a wish, unless it contradicts those before it.
  private mutating func require(_ wish: Wish) {
    let lower = wish.pullsUp ? max(range.lowerBound, wish.constant) : range.lowerBound
    let upper = wish.pullsDown ? min(range.upperBound, wish.constant) : range.upperBound
    if lower <= upper { range = lower...upper }
  }

  /// Keeps where the sum of violations is least: it falls before, and rises after.
  private mutating func approach(_ level: ArraySlice<Wish>) {
    /// How fast the sum rises just after an extent.
    func slope(after extent: Double) -> Int {
      level.reduce(0) { sum, wish in
        if wish.pullsUp, wish.constant > extent { return sum - 1 }
        return wish.pullsDown && wish.constant <= extent ? sum + 1 : sum
      }
    }
    let bends = level.map(\.constant).filter { range.contains($0) }.sorted()
    let stops = [range.lowerBound] + bends
    let lower = stops.first { slope(after: $0) >= 0 } ?? range.upperBound
    let upper = stops.first { slope(after: $0) > 0 } ?? range.upperBound
    range = lower...upper
  }
}

extension LeafExtent.Wish {
  fileprivate var pullsUp: Bool { relation != .lessThanOrEqual }
  fileprivate var pullsDown: Bool { relation != .greaterThanOrEqual }
}

extension LayoutView {
  /// Whether the view has nothing inside, and only its content and constant constraints on its own size
  /// say how large it is.
  final var isLeaf: Bool {
    guard subviewStorage.isEmpty, guideStorage.isEmpty, compiler == nil else { return false }
    guard held.count > 0 else { return true }
    var isConstant = true
    held.forEach { if !$0.isConstantSize { isConstant = false } }
    return isConstant
  }

  /// The size of a leaf by itself, where its content has the given size.
  final func leafSize(_ content: LayoutSize) -> LayoutSize {
    guard held.count > 0 else {
      return LayoutSize(width: max(content.width, 0), height: max(content.height, 0))
    }
    var size = LayoutSize.zero
    for axis in LayoutAxis.allCases {
      var wishes: [LeafExtent.Wish] = []
      if content[axis] >= 0 {
        wishes.append(.init(.lessThanOrEqual, content[axis], huggingPriorities[axis]))
        wishes.append(.init(.greaterThanOrEqual, content[axis], resistancePriorities[axis]))
      }
      held.forEach { constraint in
        guard constraint.firstAttribute == axis.extent, constraint.isInForce,
          constraint.priority > .fittingSizeCompression
        else { return }
        wishes.append(
          .init(constraint.relation, constraint.constant, constraint.priority, constraint.stamp))
      }
      size[axis] = LeafExtent(wishes).smallest
    }
    return size
  }
}

extension LeafExtent.Wish {
  fileprivate init(
    _ relation: LayoutConstraint.Relation, _ constant: Double, _ priority: LayoutPriority,
    _ stamp: Int = .min
  ) {
    self.init(relation: relation, constant: constant, priority: priority, stamp: stamp)
  }
}

extension LayoutConstraint {
  /// Whether the constraint sets a size against a constant.
  fileprivate var isConstantSize: Bool {
    !isComposite && secondAttribute == .notAnAttribute
      && (firstAttribute == .width || firstAttribute == .height)
  }

  /// Whether an active constraint holds here: a placeholder does so only at design time.
  var isInForce: Bool { !isPlaceholder || holder?.rootStorage?.isDesignTime == true }
}
