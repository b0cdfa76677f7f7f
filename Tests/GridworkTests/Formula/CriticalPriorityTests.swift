// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Priorities that the library uses itself, and the numbers next to them.
@Suite struct CriticalPriorityTests {
  /// Who has the priority, in the middle of the nest.
  enum Owner: CaseIterable {
    case leafResistance, leafHugging, gridResistance, gridHugging, stackClipping, stackHugging
    case constraint
  }

  /// What the leaf lies in, from the outside.
  static let nests = ["gg", "gs", "sg", "ss", "gpg", "sgs"]

  /// The library's own, one with either extent of the root; in a soak all with both, and also the
  /// numbers next to them.
  static let priorities: [LayoutPriority] = [
    0.25, 0.5, 1, 50, 249, 249.5, 250, 260, 490, 500, 510, 750, 999, 1000,
  ].flatMap { FormulaEquivalenceTests.soak > 1 ? [$0.nextDown, $0, $0.nextUp] : [$0] }

  @Test(arguments: nests)
  func `by formula and by solver are the same at every priority`(nest: String) {
    let extents: [LayoutRoot.Extent] = [.unbounded, .exact(30)]
    for owner in Owner.allCases {
      for (index, priority) in Set(Self.priorities).sorted().enumerated() {
        for extent in FormulaEquivalenceTests.soak > 1 ? extents : [extents[index % 2]] {
          let differences = FormulaComparison.differences {
            LayoutRoot(
              Self.tree(nest, owner, priority), width: extent, height: extent, scale: 0)
          }
          #expect(differences == [], "\(nest), \(owner) \(priority), \(extent)")
        }
      }
    }
  }

  /// A leaf of 45 by 30 in containers, each of which has another leaf behind.
  private static func tree(
    _ nest: String, _ owner: Owner, _ priority: LayoutPriority
  ) -> LayoutView {
    let leaf = text("leaf", 45, 30, ascent: 20)
    var inner: LayoutView = leaf
    for (depth, kind) in nest.reversed().enumerated() {
      let beside = box("beside\(depth)", 10, 12)
      let outer: LayoutView
      switch kind {
      case "g":
        outer = GridView(views: [[inner, beside]])
      case "s":
        outer = StackView(views: [inner, beside])
      default:
        outer = LayoutView()
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.fill(outer, by: 2)
      }
      outer.identifier = "\(kind)\(depth)"
      inner = outer
    }
    for view in inner.subtree {
      for axis in LayoutAxis.allCases {
        switch owner {
        case .leafResistance where view === leaf, .gridResistance where view is GridView:
          view.setContentCompressionResistancePriority(priority, for: axis)
        case .leafHugging where view === leaf, .gridHugging where view is GridView:
          view.setContentHuggingPriority(priority, for: axis)
        case .stackClipping:
          (view as? StackView)?.setClippingResistancePriority(priority, for: axis)
        case .stackHugging:
          (view as? StackView)?.setHuggingPriority(priority, for: axis)
        default: break
        }
      }
    }
    if owner == .constraint {
      let constraint = leaf.widthAnchor.constraint(equalToConstant: 25)
      constraint.priority = priority
      constraint.isActive = true
    }
    return inner
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
