// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The cost of a point of shortage, level by level.
///
/// Above priority 1 it is the number of content views squeezed at each resistance; at priority 1 it
/// is the cost of sharing the shortage unequally. Below, a stack that becomes smaller saves what it
/// costs to be large.
struct Slope: Equatable {
  private var strongest: LayoutPriority?
  private var weight = 0.0
  /// The remaining levels above 1, from the strongest down.
  private var others: [Level] = []
  /// The weight at priority 1.
  private(set) var sharing = 0.0
  /// The weight at the priority at which stacks pull their edges together: 0 or less.
  private(set) var stackExtent = 0.0

  private struct Level: Equatable {
    var priority: LayoutPriority
    var weight: Double
  }

  init() {}

  init(_ priority: LayoutPriority, _ weight: Double = 1) {
    (strongest, self.weight) = (priority, weight)
  }

  /// The cost of sharing alone.
  init(sharing: Double) { self.sharing = sharing }

  /// The cost without what is above the sharing.
  var besidesResistance: Slope {
    var result = Slope(sharing: sharing)
    result.stackExtent = stackExtent
    return result
  }

  /// Adds a weight at a priority above 1.
  mutating func add(_ priority: LayoutPriority, _ amount: Double = 1) {
    guard let top = strongest, priority <= top else {
      if let top = strongest { others.insert(Level(priority: top, weight: weight), at: 0) }
      (strongest, weight) = (priority, amount)
      return
    }
    if priority == top {
      weight += amount
    } else if let place = others.firstIndex(where: { $0.priority <= priority }) {
      if others[place].priority == priority {
        others[place].weight += amount
      } else {
        others.insert(Level(priority: priority, weight: amount), at: place)
      }
    } else {
      others.append(Level(priority: priority, weight: amount))
    }
  }

  mutating func add(_ other: Slope) {
    other.forEachLevel { if $0 > 1 { add($0, $1) } }
    sharing += other.sharing
    stackExtent += other.stackExtent
  }

  func adding(_ other: Slope) -> Slope {
    var result = self
    result.add(other)
    return result
  }

  /// Adds what a stack saves that becomes smaller.
  mutating func addShrinkingStack() { stackExtent -= 1 }

  func divided(by count: Int) -> Slope {
    var result = self
    let share = 1 / Double(count)
    result.weight *= share
    for index in result.others.indices { result.others[index].weight *= share }
    result.sharing *= share
    result.stackExtent *= share
    return result
  }

  /// Calls the body with every level, from the strongest down, and its weight.
  func forEachLevel(_ body: (LayoutPriority, Double) -> Void) {
    if let strongest { body(strongest, weight) }
    for other in others { body(other.priority, other.weight) }
    if sharing > 0 { body(1, sharing) }
    if stackExtent < 0 { body(.stackExtent, stackExtent) }
  }

  /// Whether nothing can pay the cost, because a required constraint would be violated.
  var isProhibitive: Bool { strongest?.isRequired == true }

  /// By how much this cost exceeds another one, from the strongest level down; nil if it is less at some
  /// level.
  func rise(above other: Slope) -> [Breakpoint.Price]? {
    var levels: [Breakpoint.Price] = []
    forEachLevel { levels.append(Breakpoint.Price(weight: $1, priority: $0)) }
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

  /// Compares the costs level by level; weights that differ by rounding are the same.
  func order(to other: Slope) -> Order {
    let above = orderAboveSharing(to: other)
    guard above == .same else { return above }
    let shared = Self.order(sharing, other.sharing)
    return shared == .same ? Self.order(stackExtent, other.stackExtent) : shared
  }

  /// Compares the cost of violating a single priority with this one.
  @inline(__always)
  func order(from priority: LayoutPriority, _ amount: Double) -> Order {
    guard let strongest, priority == strongest else {
      return strongest.map { priority < $0 } ?? false ? .less : .greater
    }
    let top = Self.order(amount, weight)
    guard top == .same else { return top }
    let isOnlyLevel = others.isEmpty && sharing == 0 && stackExtent == 0
    return isOnlyLevel ? .same : Slope(priority, amount).order(to: self)
  }

  /// Compares the costs above priority 1.
  func orderAboveSharing(to other: Slope) -> Order {
    guard strongest == other.strongest else {
      guard let first = strongest else { return .less }
      guard let second = other.strongest else { return .greater }
      return first < second ? .less : .greater
    }
    let top = Self.order(weight, other.weight)
    guard top == .same else { return top }
    for (mine, its) in zip(others, other.others) {
      if mine.priority != its.priority { return mine.priority < its.priority ? .less : .greater }
      let level = Self.order(mine.weight, its.weight)
      if level != .same { return level }
    }
    return others.count == other.others.count
      ? .same : others.count < other.others.count ? .less : .greater
  }

  private static func order(_ first: Double, _ second: Double) -> Order {
    if (first - second).magnitude <= LengthTolerance.radius(at: first) { return .same }
    return first < second ? .less : .greater
  }
}

extension LayoutPriority {
  /// 0.25: decides which stack grows when nested stacks hug equally.
  static let stackExtent = LayoutPriority(0.25)
}
