// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Decides which variable is measured from which.
///
/// A variable gets its place once, from the first constraints that mention it. Required equalities
/// `x - y == k` come first, then required inequalities, then weaker ones, then pairs with opposite
/// signs in longer required constraints. Variables that are constrained alone, and non-negative
/// ones, stay roots: their breakpoints then belong to the coordinate itself.
extension CoordinateForest {
  /// Attaches new variables to those that pending constraints connect them with.
  mutating func growForest(
    _ pending: borrowing Storage<Int32>, _ table: ConstraintView, _ simplex: inout Simplex
  ) {
    var edges = Storage<Edge>()
    joinPairs(of: pending, &edges, table)
    if edges.count > 0 { attach(edges) }
    numberNewVariables(&simplex)
    while let variable = newlyReferenced.popLast() { anchor(Int(variable)) }
  }

  /// Adds a variable as a root; a constraint may attach it to another later.
  mutating func makeNode(_ variable: Int) {
    let node = Node(component: Int32(truncatingIfNeeded: variable))
    // The numbers in between belong to defined activities.
    while variable >= nodes.count {
      nodes.append(node)
      extents.append(Extent())
      values.append(0)
    }
    nodes[variable] = node
    extents[variable] = Extent()
    unnumbered.append(Int32(truncatingIfNeeded: variable))
  }

  private mutating func component(of variable: Int32) -> Int {
    var index = Int(variable)
    while Int(nodes[index].component) != index {
      nodes[index].component = nodes[Int(nodes[index].component)].component
      index = Int(nodes[index].component)
    }
    return index
  }

  /// Joins the components of two variables. Returns false if they are the same component, or if
  /// both are anchored.
  @discardableResult
  mutating func join(_ a: Int32, _ b: Int32, _ edges: inout Storage<Edge>) -> Bool {
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

  /// Joins pairs of variables: those of required equalities first, then of required inequalities,
  /// then of weaker constraints, then those in longer required constraints.
  private mutating func joinPairs(
    of pending: borrowing Storage<Int32>, _ edges: inout Storage<Edge>, _ table: ConstraintView
  ) {
    let (equalities, inequalities, weaker, longer) = (0, 1, 2, 3)
    var lists = NumberLists(count: 4, capacity: pending.count)
    for position in 0..<pending.count {
      let constraint = Int(pending[position])
      if table.records[constraint].state != .pending { continue }
      let isRequired = table.records[constraint].isRequired
      switch table.records[constraint].terms.count {
      case 0: continue
      case 1:
        let variable = Int(table.elements(table.records[constraint].terms)[0].index)
        nodes[variable].isReferenced = true
        if nodes[variable].constraintsAlone < .max { nodes[variable].constraintsAlone += 1 }
        anchor(variable)
      case 2:
        let isEquality = table.records[constraint].relation == .equal
        lists.append(
          pending[position],
          to: !isRequired ? weaker : isEquality ? equalities : inequalities)
      default:
        referenceTerms(of: constraint, table)
        if isRequired { lists.append(pending[position], to: longer) }
      }
    }
    for list in equalities...weaker {
      var place = lists.start(of: list)
      while let constraint = lists.next(&place) { joinPair(constraint, &edges, table) }
    }
    var place = lists.start(of: longer)
    while let constraint = lists.next(&place) { joinFirstOpposites(constraint, &edges, table) }
  }

  /// Keeps a variable at its current place.
  mutating func anchor(_ variable: Int) {
    nodes[variable].component = Int32(truncatingIfNeeded: variable)
    nodes[variable].isAnchored = true
  }

  private mutating func referenceTerms(of constraint: Int, _ table: ConstraintView) {
    let block = table.records[constraint].terms
    let entries = table.elements(block)
    for index in block.indices {
      let variable = Int(entries[index].index)
      if nodes[variable].isReferenced { continue }
      nodes[variable].isReferenced = true
      // Until now no constraint mentioned this root. It may still be attached, but only in this
      // solve.
      if extents[variable].start >= 0 { newlyReferenced.append(Int32(variable)) }
    }
  }

  private mutating func joinPair(
    _ constraint: Int, _ edges: inout Storage<Edge>, _ table: ConstraintView
  ) {
    referenceTerms(of: constraint, table)
    let entries = table.elements(table.records[constraint].terms)
    if entries[0].coefficient == -entries[1].coefficient {
      join(entries[0].index, entries[1].index, &edges)
    }
  }

  private mutating func joinFirstOpposites(
    _ constraint: Int, _ edges: inout Storage<Edge>, _ table: ConstraintView
  ) {
    let entries = table.elements(table.records[constraint].terms)
    let count = Int(table.records[constraint].terms.count)
    for first in 0..<count where !nodes[Int(entries[first].index)].isConstrainedAlone {
      for second in first + 1..<count
      where entries[first].coefficient * entries[second].coefficient < 0
        && !nodes[Int(entries[second].index)].isConstrainedAlone
      {
        if join(entries[first].index, entries[second].index, &edges) { return }
      }
    }
  }

  /// Attaches new variables below the roots of their components. A component grows from its anchor,
  /// or, without one, from its first variable.
  private mutating func attach(_ edges: borrowing Storage<Edge>) {
    // Adjacency lists threaded through the edges: link 2e leads from a to b, 2e + 1 from b to a.
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
    var stack = Storage<Int32>()
    for needsAnchor in [true, false] {
      for edge in 0..<edges.count {
        for end in [Int(edges[edge].a), Int(edges[edge].b)] where heads[end] >= 0 {
          if nodes[end].isAnchored || !needsAnchor { grow(from: end, edges, heads, links, &stack) }
        }
      }
    }
  }

  /// Attaches what a variable is connected with. The stack is empty before and after; it serves all roots.
  private mutating func grow(
    from root: Int, _ edges: borrowing Storage<Edge>, _ heads: borrowing Storage<Int32>,
    _ links: borrowing Storage<Int32>, _ stack: inout Storage<Int32>
  ) {
    stack.append(Int32(root))
    while let top = stack.popLast() {
      let parent = Int(top)
      var link = heads[parent]
      heads[parent] = -1
      while link >= 0 {
        let edge = edges[Int(link) / 2]
        let child = Int(link & 1 == 0 ? edge.b : edge.a)
        link = links[Int(link)]
        // The edges form a forest: a variable without a list is the one the walk came from.
        if heads[child] < 0 { continue }
        nodes[child].parent = Int32(parent)
        if extents[child].start >= 0 { preorderIsStale = true }
        nodes[child].nextSibling = nodes[parent].firstChild
        nodes[parent].firstChild = Int32(child)
        stack.append(Int32(child))
      }
    }
  }
}

/// Two variables that a constraint connects.
struct Edge: BitwiseCopyable {
  var a: Int32
  var b: Int32
}
