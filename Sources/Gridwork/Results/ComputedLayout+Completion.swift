// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout {
  /// Returns the items with unique names, and with root coordinates where they are missing.
  static func completed(_ items: [Item]) -> [Item] {
    var items = items
    for index in items.indices where items[index].identifier?.isEmpty == true {
      items[index].identifier = nil
    }
    let names = uniqueNames(of: items.map { ($0.identifier, $0.className) })
    for index in items.indices {
      items[index].name = names[index]
      guard let parent = items[index].parent else {
        if index > 0 {
          programmerError(
            "Only the first item of a computed layout can lack a parent, but item \(index), "
              + "\(names[index]), has none. Set the index of its parent.")
        }
        continue
      }
      guard (0..<index).contains(parent) else {
        programmerError(
          "An item of a computed layout must come after its parent, but the parent of item "
            + "\(index), \(names[index]), is item \(parent). Put every parent before its children.")
      }
      if items[index].needsRootFrame.isSet {
        let origin = items[parent].frameInRoot.origin
        items[index].frameInRoot = items[index].frame.offsetBy(dx: origin.x, dy: origin.y)
      }
    }
    return items
  }

  /// Returns a unique name for every item.
  ///
  /// The first item with a given identifier is named by it. These names are assigned first, so that
  /// no generated name takes an identifier away. Later items with the same identifier get a number
  /// after it. Items without an identifier get the name of their class and their number among its
  /// items.
  static func uniqueNames(of items: [(identifier: String?, className: String)]) -> [String] {
    var names = [String](repeating: "", count: items.count)
    var taken: Set<String> = []
    var uses: [String: Int] = [:]
    for index in items.indices {
      guard let identifier = items[index].identifier, taken.insert(identifier).inserted else {
        continue
      }
      names[index] = identifier
      uses[identifier] = 1
    }
    var countOfClass: [String: Int] = [:]
    for index in items.indices {
      let item = items[index]
      countOfClass[item.className, default: 0] += 1
      guard names[index].isEmpty else { continue }
      let stem = item.identifier ?? item.className
      var number = item.identifier.map { known(uses[$0]) + 1 } ?? known(countOfClass[stem])
      while !taken.insert("\(stem)#\(number)").inserted { number += 1 }
      if item.identifier != nil { uses[stem] = number }
      names[index] = "\(stem)#\(number)"
    }
    return names
  }

  /// Stops the program if a part refers to an item or a constraint that does not exist.
  func checkReferences() {
    func check(_ index: Int, _ kind: String, of count: Int, _ what: String) {
      guard !(0..<count).contains(index) else { return }
      programmerError(
        "\(what) of a computed layout refers to \(kind) \(index), but the layout has "
          + "\(counted(count, kind)), counted from 0."
      )
    }
    func checkItem(_ item: Int, _ what: String) { check(item, "item", of: items.count, what) }
    for grid in grids { checkItem(grid.item, "A grid") }
    for ambiguity in ambiguities { checkItem(ambiguity.item, "An ambiguity") }
    for problem in problems {
      checkItem(problem.item, "A problem")
      for index in problem.conflicts { check(index, "conflict", of: conflicts.count, "A problem") }
    }
    for constraint in constraints {
      for item in constraint.items { checkItem(item, "A constraint") }
    }
    for constraint in conflicts.lazy.flatMap({ $0.constraints }) {
      for item in constraint.items { checkItem(item, "A conflict") }
    }
    for item in items {
      for index in item.horizontalConstraints + item.verticalConstraints {
        check(index, "constraint", of: constraints.count, item.name)
      }
    }
  }
}
