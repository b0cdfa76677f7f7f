// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

/// A tree of grids, stacks and plain views inside each other, over the whole range of what can be set
/// before a first layout.
///
/// It keeps a text of itself: a layout document, but for what documents cannot say.
struct RandomTree {
  private(set) var root: LayoutRoot
  /// The tree as a layout document.
  private(set) var text: String

  /// Everything that was drawn for the tree.
  let numbers: [Int]

  init(_ draws: Draws) {
    var maker = Maker(draws: draws)
    (root, text) = maker.tree()
    numbers = maker.draws.numbers
  }

  /// What a tree is made with.
  struct Maker {
    var draws: Draws
    /// How often something unusual is set: so many times as often.
    var wildness = 1
    var views: [LayoutView] = []
    /// The constraints so far, as a document writes them.
    var constraints: [String] = []

    mutating func name(_ prefix: String) -> String { "\(prefix)\(views.count)" }

    /// True so many times out of a hundred, or more often in a wild tree.
    mutating func chance(_ percent: Int) -> Bool { draws.chance(min(percent * wildness, 60)) }

    mutating func extent(_ bound: Int = 60) -> Double { Double(draws.below(bound)) }

    /// A priority that the library uses itself, or a neighbour of one, or none of these.
    mutating func priority() -> LayoutPriority {
      let named: [LayoutPriority] = [
        750, 1000, 250, 50, 249, 249.5, 260, 500, 510, 490, 999, 0.25, 0.5, 1, 100, 200, 300, 600,
        900, 2,
      ]
      let priority = draws.pick(named)
      switch draws.below(6) {
      case 4: return priority.nextDown
      case 5: return priority.nextUp
      default: return priority
      }
    }

    mutating func priorities() -> AxisPair<LayoutPriority> {
      AxisPair(horizontal: priority(), vertical: priority())
    }
  }
}

extension RandomTree.Maker {
  mutating func tree() -> (LayoutRoot, String) {
    var fields: [String] = []
    let top: LayoutView
    wildness = 1 + draws.below(3)
    if draws.chance(50) {
      top = plainTop()
    } else {
      top = container(depth: 0)
    }
    if chance(20) { for _ in 0...draws.below(2) { relate(top.subtree) } }
    let width = rootExtent(300)
    let height = rootExtent(200)
    let isMirrored = draws.chance(25)
    fields.append(#""size": [\#(width.text), \#(height.text)]"#)
    if isMirrored { fields.append(#""direction": "rtl""#) }
    fields.append(#""root": \#(text(of: top))"#)
    fields.append(#""constraints": [\#(constraints.joined(separator: ", "))]"#)
    let root = LayoutRoot(
      top, width: width, height: height, direction: isMirrored ? .rightToLeft : .leftToRight,
      scale: 0)
    return (root, "{\(fields.joined(separator: ", "))}")
  }

  private mutating func rootExtent(_ bound: Int) -> LayoutRoot.Extent {
    switch draws.below(6) {
    case 0: return .unbounded
    case 1: return .atMost(extent(bound))
    case 2: return .preferred(extent(bound), priority: priority())
    default: return .exact(extent(bound))
    }
  }

  /// A plain view with containers, held by some of its edges.
  private mutating func plainTop() -> LayoutView {
    let top = LayoutView()
    top.identifier = "top"
    for _ in 0...draws.below(2) {
      let view = container(depth: 0)
      view.translatesAutoresizingMaskIntoConstraints = false
      top.addSubview(view)
      hold(view, in: top)
    }
    return top
  }

  /// Ties a view to the edges of its superview: to all of them, to some, or to none.
  mutating func hold(_ view: LayoutView, in parent: LayoutView) {
    for axis in LayoutAxis.allCases {
      let kind = draws.below(6)
      let inset = Double(draws.below(3) * 4)
      if kind < 5 { tie(view, axis.near, .equal, parent, axis.near, inset) }
      switch kind {
      case 0, 1: tie(view, axis.far, .equal, parent, axis.far, -inset)
      case 2: tie(view, axis.far, .lessThanOrEqual, parent, axis.far, -inset)
      case 3: tie(view, axis.far, .equal, parent, axis.far, -inset, priority())
      default: break
      }
    }
  }

  /// Relates two of the views of a tree.
  private mutating func relate(_ views: [LayoutView]) {
    let kinds: [[LayoutConstraint.Attribute]] = [
      [.width, .height], [.leading, .trailing, .centerX],
      [.top, .bottom, .centerY, .firstBaseline, .lastBaseline],
    ]
    let kind = draws.pick(kinds)
    let (first, second) = (draws.pick(views), draws.pick(views))
    guard first !== second else { return }
    tie(
      first, draws.pick(kind), draws.pick([.equal, .greaterThanOrEqual, .lessThanOrEqual]), second,
      draws.pick(kind), extent(20), priority())
  }

  mutating func tie(
    _ view: LayoutView, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ other: LayoutView?,
    _ otherAttribute: LayoutConstraint.Attribute, _ constant: Double,
    _ priority: LayoutPriority = .required, multiplier: Double = 1
  ) {
    let constraint = LayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.isActive = true
    let sign = [.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][relation] ?? ""
    let right =
      other.map {
        "\(multiplier == 1 ? "" : "\(multiplier)*")\($0.identifier ?? "").\(otherAttribute) + "
      } ?? ""
    let form = "\(view.identifier ?? "").\(attribute) \(sign) \(right)\(constant)"
    constraints.append(
      #"{"relation": "\#(form)", "priority": \#(priority.rawValue)}"#)
  }
}

// MARK: As a document

extension LayoutRoot.Extent {
  fileprivate var text: String {
    switch self {
    case .exact(let value): "\(value)"
    case .preferred(let value, let priority):
      #"{"preferred": \#(value), "priority": \#(priority.rawValue)}"#
    case .atMost(let value): #"{"atMost": \#(value)}"#
    case .unbounded: "null"
    }
  }
}
