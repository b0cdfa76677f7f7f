// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The forest of coordinates.
///
/// Every variable is `x = x_parent + coordinate`, a root is its own coordinate. It is only a change
/// of coordinates, so any forest is correct; a good one makes constraints short, because paths
/// cancel below the nearest common ancestor.
///
/// A variable gets its place once, with the first constraints that mention it: from the required
/// equalities `x - y == k` first, then required inequalities, then weaker ones, then from a pair
/// with opposite signs in a longer required constraint. Variables that are constrained alone, and
/// non-negative ones, stay roots: their kinks then sit on the coordinate itself.
extension Solver {
  /// Attaches new variables that the pending constraints tie to others.
  mutating func growForest() {
    var edges = Storage<Edge>()
    joinPairs(&edges)
    if edges.count > 0 { attach(edges) }
    numberNewVariables()
    while let variable = awakened.popLast() { anchor(Int(variable)) }
  }

  /// A new variable: a root until a constraint ties it to another.
  mutating func makeNode(_ variable: Int) {
    let node = Node(component: Int32(variable))
    // The numbers in between are those of forms.
    while variable >= nodes.count {
      nodes.append(node)
      extents.append(Extent())
      values.append(0)
    }
    nodes[variable] = node
    extents[variable] = Extent()
    unnumbered.append(Int32(variable))
  }

  private mutating func component(of variable: Int32) -> Int {
    var index = Int(variable)
    while Int(nodes[index].component) != index {
      nodes[index].component = nodes[Int(nodes[index].component)].component
      index = Int(nodes[index].component)
    }
    return index
  }

  /// Joins the components of two variables; two that both have their root stay apart.
  @discardableResult
  private mutating func join(_ a: Int32, _ b: Int32, _ edges: inout Storage<Edge>) -> Bool {
    let (componentA, componentB) = (component(of: a), component(of: b))
    if componentA == componentB { return false }
    if nodes[componentA].isAnchored {
      if nodes[componentB].isAnchored { return false }
      nodes[componentB].component = Int32(componentA)
    } else {
      nodes[componentA].component = Int32(componentB)
    }
    edges.append(Edge(a: a, b: b))
    return true
  }

  /// Required equalities of two first, then required inequalities of two, then weaker ones of two,
  /// then longer required ones.
  private mutating func joinPairs(_ edges: inout Storage<Edge>) {
    var equalities = Storage<Int32>(minimumCapacity: 64)
    var inequalities = Storage<Int32>(minimumCapacity: 64)
    var weaker = Storage<Int32>(minimumCapacity: 64)
    var longer = Storage<Int32>(minimumCapacity: 64)
    for position in 0..<pending.count {
      let constraint = Int(pending[position])
      if records[constraint].state != .pending { continue }
      let isRequired = records[constraint].isRequired
      switch records[constraint].terms.count {
      case 0: continue
      case 1:
        let variable = Int(terms.elements(records[constraint].terms)[0].index)
        nodes[variable].isMentioned = true
        if nodes[variable].kinksAlone < .max { nodes[variable].kinksAlone += 1 }
        anchor(variable)
      case 2:
        if !isRequired {
          weaker.append(pending[position])
        } else if records[constraint].relation != .equal {
          inequalities.append(pending[position])
        } else {
          equalities.append(pending[position])
        }
      default:
        mentionTerms(of: constraint)
        if isRequired { longer.append(pending[position]) }
      }
    }
    for position in 0..<equalities.count { joinPair(Int(equalities[position]), &edges) }
    for position in 0..<inequalities.count { joinPair(Int(inequalities[position]), &edges) }
    for position in 0..<weaker.count { joinPair(Int(weaker[position]), &edges) }
    for position in 0..<longer.count { joinFirstOpposites(Int(longer[position]), &edges) }
  }

  /// Lets a variable keep the place that it has.
  private mutating func anchor(_ variable: Int) {
    nodes[variable].component = Int32(variable)
    nodes[variable].isAnchored = true
  }

  private mutating func mentionTerms(of constraint: Int) {
    let block = records[constraint].terms
    let entries = terms.elements(block)
    for index in block.indices {
      let variable = Int(entries[index].index)
      if nodes[variable].isMentioned { continue }
      nodes[variable].isMentioned = true
      // It has been a root at leisure, and may still be tied to another, but only now.
      if extents[variable].start >= 0 { awakened.append(Int32(variable)) }
    }
  }

  private mutating func joinPair(_ constraint: Int, _ edges: inout Storage<Edge>) {
    mentionTerms(of: constraint)
    let entries = terms.elements(records[constraint].terms)
    if entries[0].coefficient == -entries[1].coefficient {
      join(entries[0].index, entries[1].index, &edges)
    }
  }

  private mutating func joinFirstOpposites(_ constraint: Int, _ edges: inout Storage<Edge>) {
    let entries = terms.elements(records[constraint].terms)
    let count = Int(records[constraint].terms.count)
    for first in 0..<count where !nodes[Int(entries[first].index)].isConstrainedAlone {
      for second in first + 1..<count
      where entries[first].coefficient * entries[second].coefficient < 0
        && !nodes[Int(entries[second].index)].isConstrainedAlone
      {
        if join(entries[first].index, entries[second].index, &edges) { return }
      }
    }
  }

  /// Hangs new variables below the roots of their components: a component with an anchor grows
  /// from it, another from its first variable.
  private mutating func attach(_ edges: borrowing Storage<Edge>) {
    // Lists threaded through the edges: link 2e leads from a to b, link 2e + 1 from b to a.
    var heads = Storage<Int32>(minimumCapacity: nodes.count)
    heads.resize(to: nodes.count, filling: -1)
    var links = Storage<Int32>(minimumCapacity: 2 * edges.count)
    for edge in 0..<edges.count {
      let (a, b) = (Int(edges[edge].a), Int(edges[edge].b))
      links.append(heads[a])
      heads[a] = Int32(2 * edge)
      links.append(heads[b])
      heads[b] = Int32(2 * edge + 1)
    }
    for needsAnchor in [true, false] {
      for edge in 0..<edges.count {
        for end in [Int(edges[edge].a), Int(edges[edge].b)] where heads[end] >= 0 {
          if nodes[end].isAnchored || !needsAnchor { grow(from: end, edges, heads, links) }
        }
      }
    }
  }

  private mutating func grow(
    from root: Int, _ edges: borrowing Storage<Edge>, _ heads: borrowing Storage<Int32>,
    _ links: borrowing Storage<Int32>
  ) {
    var stack = Storage<Int32>()
    stack.append(Int32(root))
    while let top = stack.popLast() {
      let parent = Int(top)
      var link = heads[parent]
      heads[parent] = -1
      while link >= 0 {
        let edge = edges[Int(link) / 2]
        let child = Int(link & 1 == 0 ? edge.b : edge.a)
        link = links[Int(link)]
        // The edges make a forest: a variable whose list is gone is the one we came from.
        if heads[child] < 0 { continue }
        nodes[child].parent = Int32(parent)
        if extents[child].start >= 0 { preorderIsStale = true }
        nodes[child].nextSibling = nodes[parent].firstChild
        nodes[parent].firstChild = Int32(child)
        stack.append(Int32(child))
      }
    }
  }

  // MARK: Preorder

  /// Gives new variables their places in preorder. A few are put in where they belong; for many, all
  /// are numbered anew.
  private mutating func numberNewVariables() {
    if preorderIsStale || unnumbered.count > 32 {
      preorderIsStale = false
      preorder.removeAll()
      for root in 0..<nodes.count where activities[root].isVariable && nodes[root].parent < 0 {
        number(from: root)
      }
      valuesAreStale = true
    } else {
      for position in 0..<unnumbered.count { insertIntoPreorder(Int(unnumbered[position])) }
    }
    unnumbered.removeAllAndShrink()
  }

  /// Numbers a subtree: its variables follow the last one.
  private mutating func number(from root: Int) {
    var index = root
    nodes[root].depth = nodes[root].parent < 0 ? 0 : nodes[Int(nodes[root].parent)].depth + 1
    while true {
      extents[index].start = Int32(preorder.count)
      preorder.append(Int32(index))
      if nodes[index].isMentioned { anchor(index) }
      let child = Int(nodes[index].firstChild)
      if child >= 0 {
        nodes[child].depth = nodes[index].depth + 1
        index = child
        continue
      }
      while true {
        extents[index].end = Int32(preorder.count)
        if index == root { return }
        let sibling = Int(nodes[index].nextSibling)
        if sibling >= 0 {
          nodes[sibling].depth = nodes[index].depth
          index = sibling
          break
        }
        index = Int(nodes[index].parent)
      }
    }
  }

  /// Puts a new variable, and what hangs from it, right after its parent; a root comes last.
  private mutating func insertIntoPreorder(_ variable: Int) {
    if extents[variable].start >= 0 { return }
    var top = variable
    while nodes[top].parent >= 0 && extents[Int(nodes[top].parent)].start < 0 {
      top = Int(nodes[top].parent)
    }
    let last = Int32(preorder.count)
    number(from: top)
    for place in Int(last)..<preorder.count { findValue(of: Int(preorder[place])) }
    if nodes[top].parent < 0 { return }

    // The subtree stands at the end of the list and moves up to its place; all between move down.
    // What ended right behind the parent, the parent and its ancestors, now ends behind the subtree.
    let place = extents[Int(nodes[top].parent)].start + 1
    let count = Int32(preorder.count) - last
    for index in 0..<extents.count {
      let start = extents[index].start
      if start >= place { extents[index].start = start + (start >= last ? place - last : count) }
      let end = extents[index].end
      if end >= place { extents[index].end = end + (end > last ? place - last : count) }
    }
    preorder.moveUp(from: Int(last), to: Int(place))
  }

  /// The value of a new variable as of the last read.
  private mutating func findValue(of variable: Int) {
    let activity = activities[variable]
    let parent = nodes[variable].parent
    values[variable] =
      (parent < 0 ? 0 : values[Int(parent)])
      + (activity.isTouched ? activity.valueBefore : activity.value)
  }
}

/// Two variables that a constraint ties together.
struct Edge: BitwiseCopyable {
  var a: Int32
  var b: Int32
}
