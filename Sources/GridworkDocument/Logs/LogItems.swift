// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The views and guides of a report or of one of its lines, identified by address.
struct LogItems {
  private(set) var all: [ConstraintLog.Item] = []
  private var positions: [String: Int] = [:]
  /// The items whose label is an identifier.
  private var identified: Set<Int> = []
  /// For each item an item that contains it, or itself; following these leads to the outermost one.
  private var containers: [Int] = []

  /// The position of an item, which is added if it is new. Properties that were unknown so far are
  /// filled in. A name instead of an address identifies an item of its class.
  mutating func position(
    of address: String, className: String = "", label: String? = nil
  ) -> Int {
    let key = address.hasPrefix("0x") ? address : "\(className):\(address)"
    let position = positions[key] ?? all.count
    if position == all.count {
      positions[key] = position
      all.append(ConstraintLog.Item(className: "", address: address))
      containers.append(position)
    }
    if all[position].className.isEmpty { all[position].className = className }
    if all[position].label == nil { all[position].label = label }
    return position
  }

  /// Sets the identifier of an item, which is a better label than its text.
  mutating func setIdentifier(_ identifier: String?, of item: Int) {
    all[item].label = identifier
    identified.insert(item)
  }

  /// Records the superview of an item, unless one is known already. A damaged log does not produce a
  /// cycle of superviews.
  ///
  /// - Returns: Whether the superview was recorded.
  @discardableResult
  mutating func setSuperview(_ superview: Int, of item: Int) -> Bool {
    let outermost = outermost(superview)
    guard all[item].superview == nil, outermost != item else { return false }
    all[item].superview = superview
    containers[item] = outermost
    return true
  }

  /// The outermost container of an item. The way to it becomes shorter for the next time.
  private mutating func outermost(_ item: Int) -> Int {
    var here = item
    while containers[here] != here {
      containers[here] = containers[containers[here]]
      here = containers[here]
    }
    return here
  }

  /// Adds the items of a line, and returns their positions here.
  mutating func add(_ line: LogItems) -> [Int] {
    let positions = line.all.map { item in
      position(of: item.address, className: item.className, label: item.label)
    }
    for (number, item) in line.all.enumerated() {
      if line.identified.contains(number) { setIdentifier(item.label, of: positions[number]) }
      if let superview = item.superview {
        setSuperview(positions[superview], of: positions[number])
      }
    }
    return positions
  }

  /// Places an item of each pair in the other one, if that one contains others and the first one does
  /// not.
  mutating func nest(_ pairs: [(first: Int, second: Int)]) {
    let containers = Set(all.compactMap { $0.superview })
    for (first, second) in pairs + pairs.map({ (first: $1, second: $0) })
    where containers.contains(second) && !containers.contains(first) {
      setSuperview(second, of: first)
    }
  }

  /// Gives the same superview to the two items of each pair.
  mutating func join(_ pairs: [(first: Int, second: Int)]) {
    var neighbours = [[Int]](repeating: [], count: all.count)
    for (first, second) in pairs {
      neighbours[first].append(second)
      neighbours[second].append(first)
    }
    // From the items with a superview to their neighbours, and to the neighbours of these.
    var known = all.indices.filter { all[$0].superview != nil }
    var next = 0
    while next < known.count {
      let item = known[next]
      next += 1
      guard let superview = all[item].superview else { continue }
      for neighbour in neighbours[item] where setSuperview(superview, of: neighbour) {
        known.append(neighbour)
      }
    }
  }
}
