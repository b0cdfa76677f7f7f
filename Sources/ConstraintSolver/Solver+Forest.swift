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
    anchorComponents()
    var edges = Storage<Edge>()
    joinPairs(&edges)
    if edges.count > 0 { attach(edges) }
    for position in 0..<pending.count {
      let block = records[Int(pending[position])].terms
      let entries = terms.elements(block)
      for index in block.indices { nodes[Int(entries[index].index)].hasPlace = true }
    }
    if forestIsStale { numberForest() }
  }

  /// Every variable that a pending constraint mentions starts as a component of its own.
  private mutating func anchorComponents() {
    for position in 0..<pending.count {
      let constraint = Int(pending[position])
      if records[constraint].state != .pending { continue }
      let block = records[constraint].terms
      let entries = terms.elements(block)
      for index in block.indices {
        let variable = Int(entries[index].index)
        nodes[variable].component = entries[index].index
        if block.count == 1 { nodes[variable].isConstrainedAlone = true }
        nodes[variable].isAnchored =
          nodes[variable].hasPlace || nodes[variable].isConstrainedAlone
      }
    }
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
    if nodes[componentA].isAnchored && nodes[componentB].isAnchored { return false }
    nodes[componentA].component = Int32(componentB)
    nodes[componentB].isAnchored = nodes[componentA].isAnchored || nodes[componentB].isAnchored
    edges.append(Edge(a: a, b: b))
    return true
  }

  /// Required equalities of two first, then required inequalities of two, then weaker ones of two,
  /// then longer required ones.
  private mutating func joinPairs(_ edges: inout Storage<Edge>) {
    var inequalities = Storage<Int32>()
    var weaker = Storage<Int32>()
    var longer = Storage<Int32>()
    for position in 0..<pending.count {
      let constraint = Int(pending[position])
      if records[constraint].state != .pending { continue }
      let isRequired = records[constraint].isRequired
      let count = records[constraint].terms.count
      if count == 2 {
        if !isRequired {
          weaker.append(pending[position])
        } else if records[constraint].relation != .equal {
          inequalities.append(pending[position])
        } else {
          joinPair(constraint, &edges)
        }
      } else if count > 2 && isRequired {
        longer.append(pending[position])
      }
    }
    for position in 0..<inequalities.count { joinPair(Int(inequalities[position]), &edges) }
    for position in 0..<weaker.count { joinPair(Int(weaker[position]), &edges) }
    for position in 0..<longer.count { joinFirstOpposites(Int(longer[position]), &edges) }
  }

  private mutating func joinPair(_ constraint: Int, _ edges: inout Storage<Edge>) {
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
          let isAnchor = nodes[end].hasPlace || nodes[end].isConstrainedAlone
          if isAnchor || !needsAnchor { grow(from: end, edges, heads, links) }
        }
      }
    }
    forestIsStale = true
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
        nodes[child].nextSibling = nodes[parent].firstChild
        nodes[parent].firstChild = Int32(child)
        stack.append(Int32(child))
      }
    }
  }

  /// Numbers the forest in preorder, so that a subtree is a range.
  private mutating func numberForest() {
    preorder.removeAll()
    for root in 0..<nodes.count where nodes[root].isVariable && nodes[root].parent < 0 {
      var index = root
      nodes[root].depth = 0
      walk: while true {
        nodes[index].first = Int32(preorder.count)
        preorder.append(Int32(index))
        let child = Int(nodes[index].firstChild)
        if child >= 0 {
          nodes[child].depth = nodes[index].depth + 1
          index = child
          continue
        }
        while true {
          nodes[index].end = Int32(preorder.count)
          if index == root { break walk }
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
    absolutes.resize(to: preorder.count, filling: 0)
    forestIsStale = false
    absolutesAreStale = true
  }
}

/// Two variables that a constraint ties together.
struct Edge: BitwiseCopyable {
  var a: Int32
  var b: Int32
}
