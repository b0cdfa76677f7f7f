// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Constraints and values written over coordinates.
extension CoordinateForest {
  /// Writes a constraint over coordinates into `expression`: replaces, from the deepest variable
  /// up, `x` by `x_parent + coordinate`. Terms that meet on the way add up and often cancel.
  mutating func express(_ block: Block, _ table: ConstraintView) {
    let entries = table.elements(block)
    if expressRoots(entries, Int(block.count)) || expressDirectly(entries, Int(block.count)) {
      return
    }
    expression.removeAll()
    path.removeAll()
    for index in block.indices { addToPath(entries[index]) }
    walkPath()
  }

  /// Writes a sum of values over coordinates into `expression`.
  mutating func expressSum(of terms: [LinearTerm]) {
    expression.removeAll()
    path.removeAll()
    for term in terms {
      addToPath(Entry(index: term.variable.index, coefficient: term.coefficient))
    }
    walkPath()
  }

  @inline(__always)
  private mutating func addToPath(_ entry: Entry) {
    path.append(PathEntry(entry, depth: 0))
    insertIntoPath(PathEntry(entry, depth: nodes[Int(entry.index)].depth))
  }

  private mutating func walkPath() {
    while let deepest = path.last {
      var parent: Int32 = -1
      if deepest.coefficient != 0 {
        expression.append(Entry(index: deepest.index, coefficient: deepest.coefficient))
        parent = nodes[Int(deepest.index)].parent
      }
      if parent >= 0 {
        insertIntoPath(
          PathEntry(
            Entry(index: parent, coefficient: deepest.coefficient), depth: deepest.depth - 1))
      } else {
        path.removeLast()
      }
    }
  }

  /// Returns the coordinate that a constraint is a multiple of, or nil if it mentions several.
  @inline(__always)
  mutating func soleCoordinate(in block: Block, _ table: ConstraintView) -> Entry? {
    if block.count > 2 { return nil }
    let entries = table.elements(block)
    if block.count == 1 && nodes[Int(entries[0].index)].parent < 0 { return entries[0] }
    if block.count == 2 && entries[0].coefficient == -entries[1].coefficient {
      if nodes[Int(entries[0].index)].parent == entries[1].index { return entries[0] }
      if nodes[Int(entries[1].index)].parent == entries[0].index { return entries[1] }
      // The path between two variables that are not neighbours has several coordinates.
      if entries[0].index != entries[1].index && entries[0].coefficient != 0 { return nil }
    }
    express(block, table)
    return expression.count == 1 ? expression[0] : nil
  }

  /// Handles the most common other cases without a walk: the difference of two variables that are parent
  /// and child (one coordinate) or siblings (two), alone or with a root.
  @inline(__always)
  private mutating func expressDirectly(
    _ entries: UnsafePointer<Entry>, _ count: Int
  ) -> Bool {
    expression.removeAll()
    switch count {
    case 2: return expressDifference(entries[0], entries[1])
    case 3:
      return expressRoot(entries[2]) && expressDifference(entries[0], entries[1])
        || expressRoot(entries[1]) && expressDifference(entries[0], entries[2])
        || expressRoot(entries[0]) && expressDifference(entries[1], entries[2])
    default: return false
    }
  }

  /// Writes a sum of different roots, which are their own coordinates, in order of number.
  private mutating func expressRoots(_ entries: UnsafePointer<Entry>, _ count: Int) -> Bool {
    expression.removeAll()
    for index in 0..<count {
      let entry = entries[index]
      if nodes[Int(entry.index)].parent >= 0 { return false }
      if entry.coefficient == 0 { continue }
      expression.append(entry)
      var place = expression.count - 1
      while place > 0 && expression[place - 1].index > entry.index {
        expression[place] = expression[place - 1]
        place -= 1
      }
      if place > 0 && expression[place - 1].index == entry.index { return false }
      expression[place] = entry
    }
    return true
  }

  /// Makes a root the first term of `expression`.
  @inline(__always)
  private mutating func expressRoot(_ entry: Entry) -> Bool {
    expression.removeAll()
    if nodes[Int(entry.index)].parent >= 0 || entry.coefficient == 0 { return false }
    expression.append(entry)
    return true
  }

  /// Adds `c · a - c · b` to `expression`, which mentions neither.
  @inline(__always)
  private mutating func expressDifference(_ a: Entry, _ b: Entry) -> Bool {
    if a.coefficient != -b.coefficient || a.coefficient == 0 || a.index == b.index { return false }
    let (parentA, parentB) = (nodes[Int(a.index)].parent, nodes[Int(b.index)].parent)
    if parentA == b.index {
      expression.append(a)
    } else if parentB == a.index {
      expression.append(b)
    } else if parentA >= 0 && parentA == parentB {
      expression.append(a)
      expression.append(b)
    } else {
      return false
    }
    return true
  }

  /// Writes the value of a variable over coordinates into `expression`.
  mutating func expressValue(of variable: Int) {
    expression.removeAll()
    var index = Int32(variable)
    while index >= 0 {
      expression.append(Entry(index: index, coefficient: 1))
      index = nodes[Int(index)].parent
    }
  }

  /// Replaces the last entry of `path` by another one and moves it to its place in the order of
  /// depth, then number. It is merged with an entry of the same variable.
  @inline(__always)
  private mutating func insertIntoPath(_ entry: PathEntry) {
    let last = path.count - 1
    var place = last
    while place > 0 && path[place - 1].isBehind(entry) {
      path[place] = path[place - 1]
      place -= 1
    }
    if place == 0 || path[place - 1].index != entry.index {
      path[place] = entry
      return
    }
    path[place - 1].coefficient = Tolerance.sum(path[place - 1].coefficient, entry.coefficient)
    while place < last {
      path[place] = path[place + 1]
      place += 1
    }
    path.removeLast()
  }
}

/// A term of a constraint while it is being written over coordinates.
struct PathEntry: BitwiseCopyable {
  var index: Int32
  var depth: Int32
  var coefficient: Double

  init(_ entry: Entry, depth: Int32) {
    index = entry.index
    coefficient = entry.coefficient
    self.depth = depth
  }

  @inline(__always)
  func isBehind(_ other: PathEntry) -> Bool {
    depth != other.depth ? depth > other.depth : index > other.index
  }
}
