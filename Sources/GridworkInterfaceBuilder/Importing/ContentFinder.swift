// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// Finds the axes on which a view needs a content size of its own, because nothing in the file
/// determines its extent.
///
/// On each axis a view has four quantities: its near edge, its far edge, its centre and its extent.
/// A rule says that some quantities are known as soon as enough of others are. Starting from the
/// top view, what follows is marked. Then one view after the other that still needs it keeps its
/// stored size: first, as content, those whose class has content, the firmest first.
struct ContentFinder {
  enum Quantity: Int, CaseIterable {
    case near, far, centre, extent

    /// The quantity that an attribute stands for; nil if it is a baseline or none.
    init?(_ attribute: LayoutConstraint.Attribute) {
      switch attribute {
      case .left, .leading, .top: self = .near
      case .right, .trailing, .bottom: self = .far
      case .centerX, .centerY: self = .centre
      case .width, .height: self = .extent
      case .firstBaseline, .lastBaseline, .notAnAttribute: return nil
      }
    }
  }

  private struct Rule {
    let outputs: [Int]
    /// The number of inputs that suffice, less those that are known.
    var missing: Int
  }

  private let views: [ViewNode]
  private let constraints: [SourceConstraint]
  private var rules: [Rule] = []
  private var readers: [[Int]]
  private var known: [Bool]

  init(_ views: [ViewNode], _ constraints: [SourceConstraint]) {
    self.views = views
    self.constraints = constraints
    // What scroll views scroll has quantities of its own.
    let count = 2 * views.count * 2 * Quantity.allCases.count
    readers = Array(repeating: [], count: count)
    known = Array(repeating: false, count: count)
    for view in views {
      for axis in LayoutAxis.allCases { addRules(of: view, axis) }
    }
    for constraint in constraints where constraint.bindsEdges { addRule(constraint) }
    for axis in LayoutAxis.allCases {
      for quantity in Quantity.allCases { learn(index(views[0], axis, quantity)) }
    }
    for view in views where view.followsMask {
      for axis in LayoutAxis.allCases { learn(view, axis) }
    }
  }

  /// Gives content sizes to the views that need one.
  ///
  /// - Returns: The views whose class has no content, and whose extent along the axis nothing
  ///   determines.
  mutating func assign() -> [(view: ViewNode, axis: LayoutAxis)] {
    let leaves = views.filter { $0.children.isEmpty && $0.parent != nil && !$0.isGrid }
    // 1. Views with content, the firmest first.
    for axis in LayoutAxis.allCases {
      let firm = leaves.filter {
        !$0.isStack && $0.element.hasContentSize(along: axis, $0.frame.size)
      }.sorted { ($0.hugging(axis), $1.number) > ($1.hugging(axis), $0.number) }
      for view in firm where !isKnown(view, axis) {
        set(view, axis, view.alignmentSize[axis])
      }
    }
    // Content may be firmer than containers and than constraints that are not required, and a text
    // keeps its height whatever its baseline. They settle only what is left.
    for view in views {
      for axis in LayoutAxis.allCases { addContainerRules(of: view, axis) }
    }
    for constraint in constraints where !constraint.bindsEdges { addRule(constraint) }
    // 2. What Interface Builder assumes of a cell's view without content.
    for axis in LayoutAxis.allCases {
      for view in leaves where view.role == .cell && !isKnown(view, axis) {
        set(view, axis, axis == .horizontal ? 100 : 30)
      }
    }
    // 3. Anything else that nothing determines: leaves, then containers from the inside out.
    var assumed: [(view: ViewNode, axis: LayoutAxis)] = []
    let rest = leaves + views.filter { !$0.children.isEmpty && $0.parent != nil }.reversed()
    for axis in LayoutAxis.allCases {
      for view in rest where !isKnown(view, axis) {
        assumed.append((view, axis))
        learn(view, axis)
      }
    }
    return assumed
  }

  /// Whether it is known where a view begins and ends along an axis. Before ``assign()``, this follows
  /// from the top view, masks and required constraints alone.
  func isDetermined(_ view: ViewNode, _ axis: LayoutAxis) -> Bool {
    known[index(view, axis, .near)] && known[index(view, axis, .far)]
  }

  private mutating func set(_ view: ViewNode, _ axis: LayoutAxis, _ extent: Double) {
    view.content[axis] = extent
    learn(view, axis)
  }

  private func isKnown(_ view: ViewNode, _ axis: LayoutAxis) -> Bool {
    known[index(view, axis, .extent)]
  }

  // MARK: Rules

  private func index(
    _ view: ViewNode, _ axis: LayoutAxis, _ quantity: Quantity, ofContent: Bool = false
  ) -> Int {
    let item = 2 * view.number + (ofContent ? 1 : 0)
    return (2 * item + (axis == .horizontal ? 0 : 1)) * Quantity.allCases.count + quantity.rawValue
  }

  private mutating func add(_ inputs: [Int], _ need: Int, _ outputs: [Int]? = nil) {
    let missing = need - inputs.count { known[$0] }
    for input in inputs where !known[input] { readers[input].append(rules.count) }
    rules.append(Rule(outputs: outputs ?? inputs, missing: missing))
    if missing <= 0 { (outputs ?? inputs).forEach { learn($0) } }
  }

  private mutating func addRules(of view: ViewNode, _ axis: LayoutAxis) {
    for ofContent in [false, true] {
      add(Quantity.allCases.map { index(view, axis, $0, ofContent: ofContent) }, 2)
    }
    if view.kind == "scrollView" {
      add([index(view, axis, .near), index(view, axis, .near, ofContent: true)], 1)
    }
    for child in view.children where child.role == .boxContent {
      for edge in [Quantity.near, .far] {
        add([index(view, axis, edge), index(child, axis, edge)], 1)
      }
      add([index(view, axis, .extent), index(child, axis, .extent)], 1)
    }
  }

  private mutating func addContainerRules(of view: ViewNode, _ axis: LayoutAxis) {
    let visible = view.children.filter { !$0.isLeftOut && $0.role != .subview }
    if view.isStack {
      addStackRules(view, visible, axis)
    } else if view.isGrid {
      add(visible.map { index($0, axis, .extent) }, visible.count, [index(view, axis, .extent)])
    }
  }

  private mutating func addStackRules(_ stack: ViewNode, _ views: [ViewNode], _ axis: LayoutAxis) {
    guard let first = views.first, let last = views.last else { return }
    let extents = views.map { index($0, axis, .extent) }
    let own = index(stack, axis, .extent)
    let settings = StackSettings(stack)
    guard axis == settings.orientation else {
      let fills = settings.alignment == .fill
      for view in views where fills {
        for edge in [Quantity.near, .far] {
          add([index(view, axis, edge), index(stack, axis, edge)], 1)
        }
        add([index(view, axis, .extent), own], 1)
      }
      return add(extents, views.count, [own])
    }
    switch settings.distribution {
    case .fill, .fillProportionally:
      add([index(stack, axis, .near), index(first, axis, .near)], 1)
      add([index(stack, axis, .far), index(last, axis, .far)], 1)
      for (one, next) in zip(views, views.dropFirst()) {
        add([index(one, axis, .far), index(next, axis, .near)], 1)
      }
      add(extents + [own], views.count)
    case .fillEqually:
      add(extents + [own], 1)
    case .gravityAreas, .equalSpacing, .equalCentering:
      add(extents, views.count, [own])
    }
  }

  private mutating func addRule(_ constraint: SourceConstraint) {
    guard constraint.relation == .equal, constraint.priority > .defaultLow else { return }
    let first = index(constraint.first)
    if let second = constraint.second {
      add([first, index(second)], 1)
    } else {
      learn(first)
    }
  }

  private func index(_ side: SourceConstraint.Side) -> Int {
    // A baseline is as good as the edge that it is measured from.
    let quantity = Quantity(side.attribute) ?? (side.attribute == .firstBaseline ? .near : .far)
    return index(
      side.view, side.axis, quantity, ofContent: side.part == .scrolledContent)
  }

  // MARK: Learning

  private mutating func learn(_ view: ViewNode, _ axis: LayoutAxis) {
    learn(index(view, axis, .extent))
    if view.followsMask {
      for quantity in Quantity.allCases { learn(index(view, axis, quantity)) }
    }
  }

  private mutating func learn(_ quantity: Int) {
    var waiting = [quantity]
    while let next = waiting.popLast() {
      guard !known[next] else { continue }
      known[next] = true
      for rule in readers[next] {
        rules[rule].missing -= 1
        if rules[rule].missing == 0 { waiting += rules[rule].outputs }
      }
    }
  }
}

extension SourceConstraint {
  /// Whether the constraint is required and relates edges, centres or extents.
  fileprivate var bindsEdges: Bool {
    let isOfBaseline = [first, second].contains { side in
      side.map { ContentFinder.Quantity($0.attribute) == nil } ?? false
    }
    return priority.isRequired && !isOfBaseline
  }
}

extension ViewNode {
  /// The content hugging priority along an axis.
  func hugging(_ axis: LayoutAxis) -> Double {
    element.number(axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority")
      ?? 250
  }
}

extension LayoutDocument.ContentSize {
  subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
