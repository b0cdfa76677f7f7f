// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Priorities that the library uses itself, and the numbers next to them, on every kind of view at every
/// nesting.
@Suite struct CriticalPriorityTests {
  /// Who has the priority.
  enum Owner: Int, CaseIterable {
    case leafResistance, leafHugging, leafWidth, gridResistance, gridHugging, stackClipping
    case stackHugging, panelEdge, rootSize
  }

  enum Leaf: CaseIterable {
    case line, wrapping, open
  }

  /// One tree, but for its nesting.
  struct Variant {
    var owner: Owner
    var priority: LayoutPriority
    var leaf: Leaf
    /// Whether the root has a size, which is too small.
    var isSmall: Bool
  }

  /// What the leaf lies in, from the outside: grids, stacks, plain views.
  static let nests = ["gg", "gs", "sg", "ss", "gpg", "sgs"]

  static let priorities: [LayoutPriority] = [
    0.25, 0.5, 1, 50, 249, 249.5, 250, 260, 490, 500, 510, 750, 999, 1000,
  ]

  /// Every priority for every owner, with one of the neighbours, leaves and sizes in turn; in a soak all
  /// of them.
  static func variants(_ nest: String) -> [Variant] {
    var all: [[Variant]] = []
    for owner in Owner.allCases where owner.isThere(in: nest) {
      for priority in priorities {
        let near = Set([priority, priority.nextDown, priority.nextUp]).sorted()
        for priority in [priority] + near.filter({ $0 != priority }) {
          all.append(
            Leaf.allCases.flatMap { leaf in
              [true, false].map {
                Variant(owner: owner, priority: priority, leaf: leaf, isSmall: $0)
              }
            })
        }
      }
    }
    guard Soak.factor == 1 else { return all.flatMap { $0 } }
    return all.enumerated().compactMap { index, variants in
      let isCritical = priorities.contains(variants[0].priority)
      let turn = index / variants.count + index
      return isCritical || turn % nests.count == nests.firstIndex(of: nest)
        ? variants[turn % variants.count] : nil
    }
  }

  @Test(arguments: nests)
  func `by formula and by solver are the same at every priority`(nest: String) {
    for variant in Self.variants(nest) {
      let differences = FormulaComparison.differences { variant.root(nest) }
      #expect(differences == [], "\(nest), \(variant)")
    }
  }

  @Test(arguments: ["leaf", "grid"])
  func `a resistance of 50 in a grid in a grid gives way to the fitting size`(owner: String) {
    let leaf = box("leaf", 45, 30)
    let inner = GridView(views: [[leaf]])
    let resisting = owner == "leaf" ? leaf : inner
    for axis in LayoutAxis.allCases {
      resisting.setContentCompressionResistancePriority(50, for: axis)
    }
    let root = LayoutRoot(GridView(views: [[inner]]), scale: 0)
    // From nothing up to 45 every width of the inner grid costs the same when it is measured: the
    // smallest counts as what it needs, and the outer grid pulls it there.
    #expect(root.sizePicture == "0 0")
    #expect(root.isSound)
  }
}

extension CriticalPriorityTests.Owner {
  fileprivate func isThere(in nest: String) -> Bool {
    switch self {
    case .gridResistance, .gridHugging: nest.contains("g")
    case .stackClipping, .stackHugging: nest.contains("s")
    case .panelEdge: nest.contains("p")
    case .leafResistance, .leafHugging, .leafWidth, .rootSize: true
    }
  }
}

extension CriticalPriorityTests.Variant {
  /// A leaf in containers, each of which has another leaf behind.
  fileprivate func root(_ nest: String) -> LayoutRoot {
    let leaf = makeLeaf()
    var inner: LayoutView = leaf
    for (depth, kind) in nest.reversed().enumerated() {
      inner = wrap(inner, in: kind, at: depth)
      inner.identifier = "\(kind)\(depth)"
    }
    for view in inner.subtree {
      for axis in LayoutAxis.allCases { prioritize(view, axis, isLeaf: view === leaf) }
    }
    if owner == .leafWidth {
      let constraint = leaf.widthAnchor.constraint(equalToConstant: 25)
      constraint.priority = priority
      constraint.isActive = true
    }
    var extent = isSmall ? LayoutRoot.Extent.exact(30) : .fitting
    if owner == .rootSize { extent = .preferred(isSmall ? 30 : 120, priority: priority) }
    return LayoutRoot(inner, width: extent, height: extent, scale: 0)
  }

  private func makeLeaf() -> LayoutView {
    switch leaf {
    case .line: return text("leaf", 45, 30, ascent: 20)
    case .wrapping: return WrappingText("leaf", 5)
    case .open: return box("leaf", 45, LayoutView.noIntrinsicMetric)
    }
  }

  private func wrap(_ inner: LayoutView, in kind: Character, at depth: Int) -> LayoutView {
    let beside = box("beside\(depth)", 10, 12)
    if kind == "g" { return GridView(views: [[inner, beside]]) }
    if kind == "s" { return StackView(views: [inner, beside]) }
    let panel = LayoutView()
    panel.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.topAnchor.constraint(equalTo: panel.topAnchor, constant: 2).isActive = true
    inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 2).isActive = true
    let edges = [
      panel.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2),
      panel.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 2),
    ]
    if owner == .panelEdge { for edge in edges { edge.priority = priority } }
    LayoutConstraint.activate(edges)
    return panel
  }

  private func prioritize(_ view: LayoutView, _ axis: LayoutAxis, isLeaf: Bool) {
    switch owner {
    case .leafResistance where isLeaf, .gridResistance where view is GridView:
      view.setContentCompressionResistancePriority(priority, for: axis)
    case .leafHugging where isLeaf, .gridHugging where view is GridView:
      view.setContentHuggingPriority(priority, for: axis)
    case .stackClipping: (view as? StackView)?.setClippingResistancePriority(priority, for: axis)
    case .stackHugging: (view as? StackView)?.setHuggingPriority(priority, for: axis)
    default: break
    }
  }
}
