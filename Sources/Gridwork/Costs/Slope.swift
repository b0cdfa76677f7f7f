// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The cost of a point of growth, level by level.
struct Slope: Equatable {
  /// The strongest priority that has a cost.
  private(set) var strongest: LayoutPriority?
  private var weight = 0.0
  /// The remaining levels, from the strongest down.
  private var others: [Level] = []

  private typealias Level = CostBreakpoint.Price

  init() {}

  init(_ priority: LayoutPriority, _ weight: Double = 1) {
    (strongest, self.weight) = (priority, weight)
  }

  /// Adds a weight at a priority. A level that comes to 0 is gone.
  mutating func add(_ priority: LayoutPriority, _ amount: Double = 1) {
    guard let top = strongest, priority <= top else {
      if let top = strongest { others.insert(Level(weight: weight, priority: top), at: 0) }
      (strongest, weight) = (priority, amount)
      return
    }
    if priority == top {
      weight += amount
      guard weight == 0 else { return }
      (strongest, weight) = (others.first?.priority, others.first?.weight ?? 0)
      if !others.isEmpty { others.removeFirst() }
    } else if let place = others.firstIndex(where: { $0.priority <= priority }) {
      if others[place].priority == priority {
        others[place].weight += amount
        if others[place].weight == 0 { others.remove(at: place) }
      } else {
        others.insert(Level(weight: amount, priority: priority), at: place)
      }
    } else {
      others.append(Level(weight: amount, priority: priority))
    }
  }

  /// Adds a multiple of another cost.
  mutating func add(_ other: Slope, times factor: Double = 1) {
    if let strongest = other.strongest { add(strongest, factor * other.weight) }
    for level in other.others { add(level.priority, factor * level.weight) }
  }

  /// The strongest priority that a point violates; just below it where it costs less than it costs one view.
  var firmness: LayoutPriority? {
    strongest.map { Self.order(weight, 1) == .less ? $0.nextDown : $0 }
  }

  func divided(by count: Double) -> Slope {
    var result = self
    result.weight /= count
    for index in result.others.indices { result.others[index].weight /= count }
    return result
  }

  /// Calls the body with every level, from the strongest down, and its weight.
  func forEachLevel(_ body: (LayoutPriority, Double) -> Void) {
    if let strongest { body(strongest, weight) }
    for other in others { body(other.priority, other.weight) }
  }

  /// By how much this cost exceeds another one, from the strongest level down; nil if it is less at some
  /// level.
  func rise(above other: Slope) -> [CostBreakpoint.Price]? {
    var levels: [Level] = []
    forEachLevel { levels.append(Level(weight: $1, priority: $0)) }
    var isLess = false
    other.forEachLevel { priority, weight in
      guard let place = levels.firstIndex(where: { $0.priority == priority }) else {
        isLess = true
        return
      }
      let rise = levels[place].weight - weight
      levels[place].weight = Self.order(levels[place].weight, weight) == .same ? 0 : rise
    }
    guard !isLess, levels.allSatisfy({ $0.weight >= 0 }) else { return nil }
    return levels.filter { $0.weight > 0 }
  }

  // MARK: Order

  enum Order { case less, same, greater }

  /// Compares the costs above a priority, level by level; weights that differ by rounding are the same.
  func order(to other: Slope, above floor: LayoutPriority) -> Order {
    if others.isEmpty, other.others.isEmpty, strongest == other.strongest, weight == other.weight {
      return .same
    }
    var place = 0
    while true {
      let (mine, its) = (level(place, above: floor), other.level(place, above: floor))
      guard let mine else { return its == nil ? .same : .less }
      guard let its else { return .greater }
      if mine.priority != its.priority { return mine.priority < its.priority ? .less : .greater }
      let order = Self.order(mine.weight, its.weight)
      if order != .same { return order }
      place += 1
    }
  }

  /// The level at a place, counted from the strongest; nil if there is none above a priority.
  private func level(_ place: Int, above floor: LayoutPriority) -> Level? {
    let level: Level? =
      place == 0
      ? strongest.map { Level(weight: weight, priority: $0) }
      : place <= others.count ? others[place - 1] : nil
    return level.flatMap { $0.priority > floor ? $0 : nil }
  }

  private static func order(_ first: Double, _ second: Double) -> Order {
    if (first - second).magnitude <= LengthTolerance.radius(at: first) { return .same }
    return first < second ? .less : .greater
  }
}

extension LayoutPriority {
  /// 0.25: decides which container grows when nested stacks and grids hug equally.
  static let stackExtent = LayoutPriority(0.25)
}
