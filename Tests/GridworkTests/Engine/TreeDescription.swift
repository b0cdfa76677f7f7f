// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

/// A tree as a description, from which it can be made afresh.
struct TreeDescription {
  struct View {
    var name: String
    var children: [Int] = []
    var size = LayoutSize(width: 0, height: 0)
    /// Text that wraps, instead of a size; so many characters.
    var characters: Int?
    var baseline: Double?
    var insets = LayoutEdgeInsets.zero
    var margins = LayoutEdgeInsets(all: 8)
    var hugging: LayoutPriority = 250
    var resistance: LayoutPriority = 750
    var direction: UserInterfaceLayoutDirection?
    var frame: LayoutRect?
    var mask: LayoutView.AutoresizingMask = []
    var isHidden = false
  }

  /// What a rule relates.
  enum Item: Hashable {
    case view(Int)
    /// The one guide of its own that a view has.
    case guide(Int)
    case margins(Int)
  }

  struct Rule {
    /// An end and, for a distance between two positions, its start.
    struct Side {
      var item: Item
      var attribute: LayoutConstraint.Attribute
      var start: Item?
    }

    var first: Side
    var relation: LayoutConstraint.Relation
    var second: Side?
    var multiplier: Double
    var constant: Double
    var priority: LayoutPriority
  }

  var views: [View] = []
  var rules: [Int: Rule] = [:]
  /// Active constraints in order of activation.
  var order: [Int] = []
  var width = LayoutRoot.Extent.exact(300)
  var direction = UserInterfaceLayoutDirection.leftToRight
}

/// A box that may have text instead of a size: every character is 10 wide, every line 10 high, broken
/// anywhere.
final class TextBox: LayoutView {
  var description: TreeDescription.View {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ description: TreeDescription.View) {
    self.description = description
    super.init()
    identifier = description.name
  }

  override var intrinsicContentSize: LayoutSize {
    guard let characters = description.characters else { return description.size }
    return LayoutSize(width: 10 * Double(characters), height: 10)
  }

  override func height(forWidth width: Double) -> Double? {
    guard let characters = description.characters else { return nil }
    let columns = max(1, Int(width / 10 + 1e-6))
    return 10 * Double((characters + columns - 1) / columns)
  }

  override var firstBaselineOffsetFromTop: Double? { description.baseline }
  override var lastBaselineOffsetFromBottom: Double? { description.baseline.map { $0 / 2 } }
  override var alignmentRectInsets: LayoutEdgeInsets { description.insets }
}

/// A tree made from a description, or kept in step with one.
final class DescribedTree {
  var views: [TextBox] = []
  var guides: [LayoutGuide] = []
  var constraints: [Int: LayoutConstraint] = [:]
  let root: LayoutRoot

  init(_ description: TreeDescription) {
    views = description.views.map { TextBox($0) }
    for (index, view) in description.views.enumerated() {
      for child in view.children { views[index].addSubview(views[child]) }
      // The margins' guide is there from the beginning, so that the order of guides is known.
      _ = views[index].layoutMarginsGuide
      let guide = LayoutGuide()
      guide.identifier = "g\(index)"
      views[index].addLayoutGuide(guide)
      guides.append(guide)
    }
    root = LayoutRoot(views[0], width: description.width, height: .exact(200), scale: 0)
    for index in views.indices { update(index, description) }
    for rule in description.order { activate(rule, description) }
    root.direction = description.direction
  }

  func update(_ index: Int, _ description: TreeDescription) {
    let described = description.views[index]
    let view = views[index]
    view.description = described
    view.layoutMargins = described.margins
    view.isHidden = described.isHidden
    view.setContentHuggingPriority(described.hugging, for: .horizontal)
    view.setContentCompressionResistancePriority(described.resistance, for: .horizontal)
    view.userInterfaceLayoutDirection = described.direction
    view.autoresizingMask = described.mask
    view.translatesAutoresizingMaskIntoConstraints = described.frame != nil
    guard let frame = described.frame else { return }
    // As if the frame had been set while the superview was 100 by 80.
    view.frame = frame
    view.autoresizingBasis = AutoresizingBasis(
      frame: frame, superview: LayoutSize(width: 100, height: 80))
    view.layoutRoot?.engine.enqueue(view)
    view.markChanged()
  }

  func activate(_ key: Int, _ description: TreeDescription) {
    guard let rule = description.rules[key] else { return }
    let constraint =
      constraints[key]
      ?? LayoutConstraint(
        side(rule.first), rule.relation, multiplier: rule.multiplier, rule.second.map(side),
        constant: rule.constant, file: "Rules", line: UInt(key))
    constraints[key] = constraint
    constraint.priority = rule.priority
    constraint.constant = rule.constant
    constraint.isActive = true
  }

  func item(_ item: TreeDescription.Item) -> LayoutItem {
    switch item {
    case .view(let index): views[index]
    case .guide(let index): guides[index]
    case .margins(let index): views[index].layoutMarginsGuide
    }
  }

  private func side(_ side: TreeDescription.Rule.Side) -> ConstraintSide {
    ConstraintSide(
      AnchorPart(item(side.item), side.attribute),
      minus: side.start.map { AnchorPart(item($0), side.attribute) })
  }

  /// Everything that is said about the layout, rounded so that rounding errors do not show.
  var picture: [String] {
    root.layoutIfNeeded()
    var lines: [String] = []
    for view in views {
      lines.append("\(view.identifier ?? ""): \(Self.text(root.engine.rect(of: view) ?? .zero))")
      lines.append("  fits \(Self.text(LayoutRect(origin: .zero, size: view.fittingSize)))")
    }
    for guide in guides {
      lines.append("\(guide.identifier ?? ""): \(Self.text(guide.frame))")
    }
    let broken = constraints.filter { $0.value.isBroken }.keys.sorted()
    lines.append("broken \(broken)")
    lines += root.conflicts.map(\.log)
    lines += root.conflicts.map { "excess \(Self.text($0.excess))" }
    lines += root.ambiguities.map { "open \($0.item) \($0.attribute) \(Self.text($0.value))" }
    return lines
  }

  private static func text(_ rect: LayoutRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " ")
  }

  private static func text(_ number: Double) -> String {
    formatted((number * 1000).rounded() / 1000)
  }
}
