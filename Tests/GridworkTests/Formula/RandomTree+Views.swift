// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

/// A leaf of a random tree, with every kind of content that a leaf can have.
final class RandomLeaf: LayoutView {
  var size = LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  var first: Double?
  var lastFromTop: Double?
  var lastFromBottom: Double?
  var insets = LayoutEdgeInsets.zero
  var text: FixedText?

  override var className: String { "Leaf" }
  override var intrinsicContentSize: LayoutSize { text?.intrinsicContentSize ?? size }
  override func height(forWidth width: Double) -> Double? { text?.height(forWidth: width) }
  override var firstBaselineOffsetFromTop: Double? { text?.firstBaselineOffsetFromTop ?? first }
  override var lastBaselineOffsetFromTop: Double? { lastFromTop }
  override var lastBaselineOffsetFromBottom: Double? {
    text?.lastBaselineOffsetFromBottom ?? lastFromBottom
  }
  override var alignmentRectInsets: LayoutEdgeInsets { insets }
}

extension RandomTree.Maker {
  mutating func content(depth: Int) -> LayoutView {
    let kinds = depth < 3 ? 10 : 7
    switch draws.below(kinds) {
    case 0...4: return leaf()
    case 5: return label()
    case 6: return depth < 3 ? composed(depth: depth) : leaf()
    default: return container(depth: depth)
    }
  }

  mutating func container(depth: Int) -> LayoutView {
    draws.below(3) < 2 ? grid(depth: depth) : stack(depth: depth)
  }

  mutating func register(_ view: LayoutView, _ prefix: String) {
    view.identifier = name(prefix)
    views.append(view)
  }

  private mutating func leaf() -> LayoutView {
    let leaf = RandomLeaf()
    register(leaf, "v")
    if !chance(12) { leaf.size.width = extent() }
    if !chance(12) { leaf.size.height = extent(40) }
    switch draws.below(6) {
    case 3:
      leaf.first = extent(30)
      leaf.lastFromBottom = extent(10)
    case 4:
      leaf.first = extent(30)
      leaf.lastFromTop = extent(40)
    case 5:
      leaf.first = extent(20)
      leaf.lastFromTop = leaf.first
    default: break
    }
    finish(leaf)
    leaf.isHidden = chance(4)
    return leaf
  }

  private mutating func label() -> LayoutView {
    let leaf = RandomLeaf()
    register(leaf, "w")
    let words = (0...draws.below(6)).map { _ in draws.pick(["ab", "word", "a", "longer"]) }
    leaf.text = FixedText(words.joined(separator: " "), wraps: true)
    if draws.chance(50) {
      leaf.setContentCompressionResistancePriority(
        draws.pick([100, 200, 1, 400]), for: .horizontal)
    }
    finish(leaf)
    return leaf
  }

  /// Priorities, insets, and constraints of the leaf alone.
  private mutating func finish(_ leaf: RandomLeaf) {
    if chance(30) {
      let hugging = priorities()
      let resistance = priorities()
      for axis in LayoutAxis.allCases {
        leaf.setContentHuggingPriority(hugging[axis], for: axis)
        leaf.setContentCompressionResistancePriority(resistance[axis], for: axis)
      }
    }
    if chance(8) {
      leaf.insets = LayoutEdgeInsets(top: 3, left: 2, bottom: extent(4), right: 1)
    }
    if chance(6) {
      let relations: [LayoutConstraint.Relation] = [
        .greaterThanOrEqual, .equal, .lessThanOrEqual,
      ]
      tie(
        leaf, draws.pick([.width, .height]), draws.pick(relations), nil, .notAnAttribute,
        extent(50),
        priority())
    }
    if chance(2) { tie(leaf, .width, .equal, leaf, .height, 0, priority(), multiplier: 2) }
  }

  /// A plain view with a content inside, held by constraints.
  private mutating func composed(depth: Int) -> LayoutView {
    let view = LayoutView()
    register(view, "c")
    let inner = content(depth: depth + 1)
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    hold(inner, in: view)
    return view
  }

  // MARK: As a document

  func text(of view: LayoutView) -> String {
    var fields = [#""id": "\#(view.identifier ?? "")""#]
    switch view {
    case let leaf as RandomLeaf: fields += leaf.fields
    case let grid as GridView: fields += fieldsOfGrid(grid)
    case let stack as StackView: fields += fieldsOfStack(stack)
    default:
      let inside = view.subviews.map { text(of: $0) }.joined(separator: ", ")
      fields.append(#""subviews": [\#(inside)]"#)
    }
    if !(view is StackView) {
      let hugging = pair { view.contentHuggingPriority(for: $0).rawValue }
      let resistance = pair { view.contentCompressionResistancePriority(for: $0).rawValue }
      let isGrid = view is GridView
      if hugging != (isGrid ? "[249.0, 249.0]" : "[250.0, 250.0]") {
        fields.append(#""hugging": \#(hugging)"#)
      }
      if resistance != (isGrid ? "[1000.0, 1000.0]" : "[750.0, 750.0]") {
        fields.append(#""compressionResistance": \#(resistance)"#)
      }
    }
    if view.isHidden { fields.append(#""hidden": true"#) }
    return "{\(fields.joined(separator: ", "))}"
  }

  func pair(_ number: (LayoutAxis) -> Float) -> String {
    "[\(number(.horizontal)), \(number(.vertical))]"
  }
}

extension RandomLeaf {
  fileprivate var fields: [String] {
    func number(_ value: Double) -> String { value < 0 ? "null" : "\(value)" }
    var fields: [String] = []
    if let text {
      fields += [#""kind": "label", "text": "\#(text.text)", "wraps": true"#]
    } else {
      fields.append(#""intrinsicSize": [\#(number(size.width)), \#(number(size.height))]"#)
    }
    if let first { fields.append(#""firstBaseline": \#(first)"#) }
    if let lastFromTop { fields.append(#""lastBaseline": \#(lastFromTop)"#) }
    if let lastFromBottom { fields.append(#""lastBaselineFromBottom": \#(lastFromBottom)"#) }
    if insets != .zero {
      fields.append(
        #""alignmentInsets": [\#(insets.top), \#(insets.left), \#(insets.bottom), \#(insets.right)]"#
      )
    }
    return fields
  }
}
