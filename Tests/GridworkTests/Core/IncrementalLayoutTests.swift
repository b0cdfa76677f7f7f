// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// A tree as a description, from which it can be made afresh.
private struct TreeDescription {
  struct View {
    var name: String
    var children: [Int] = []
    var size: LayoutSize
    var baseline: Double?
    var insets: LayoutEdgeInsets
    var hugging: LayoutPriority
    var direction: UserInterfaceLayoutDirection?
    var frame: LayoutRect?
    var mask: LayoutView.AutoresizingMask
  }

  struct Rule {
    var first: Int
    var firstAttribute: LayoutConstraint.Attribute
    var relation: LayoutConstraint.Relation
    var second: Int?
    var secondAttribute: LayoutConstraint.Attribute
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

/// A tree made from a description, or kept in step with one.
private final class Tree {
  var views: [Box] = []
  var constraints: [Int: LayoutConstraint] = [:]
  let root: LayoutRoot

  init(_ description: TreeDescription) {
    views = description.views.map { Box($0.name) }
    for (index, view) in description.views.enumerated() {
      for child in view.children { views[index].addSubview(views[child]) }
    }
    root = LayoutRoot(views[0], width: description.width, height: .exact(200), scale: 0)
    for index in views.indices { update(index, description) }
    for rule in description.order { activate(rule, description) }
    root.direction = description.direction
  }

  func update(_ index: Int, _ description: TreeDescription) {
    let view = description.views[index]
    let box = views[index]
    if box.size != view.size { box.size = view.size }
    if box.baseline != view.baseline { box.baseline = view.baseline }
    if box.insets != view.insets { box.insets = view.insets }
    box.setContentHuggingPriority(view.hugging, for: .horizontal)
    box.userInterfaceLayoutDirection = view.direction
    box.autoresizingMask = view.mask
    if let frame = view.frame {
      box.translatesAutoresizingMaskIntoConstraints = true
      box.frame = frame
      box.autoresizingBasis = AutoresizingBasis(
        frame: frame, superview: LayoutSize(width: 100, height: 80))
      box.root?.engine.enqueue(box)
      box.markChanged()
    } else {
      box.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  func activate(_ key: Int, _ description: TreeDescription) {
    guard let rule = description.rules[key] else { return }
    let constraint =
      constraints[key]
      ?? LayoutConstraint(
        item: views[rule.first], attribute: rule.firstAttribute, relatedBy: rule.relation,
        toItem: rule.second.map { views[$0] }, attribute: rule.secondAttribute,
        multiplier: rule.multiplier, constant: rule.constant)
    constraints[key] = constraint
    constraint.priority = rule.priority
    constraint.constant = rule.constant
    constraint.isActive = true
  }

  var picture: [String] {
    root.layoutIfNeeded()
    var lines: [String] = []
    for view in views {
      let rect = root.engine.rect(of: view) ?? .zero
      let numbers = [rect.minX, rect.minY, rect.width, rect.height]
      let rounded = numbers.map { number -> String in
        let text = formatted((number * 1000).rounded() / 1000)
        return text == "-0" ? "0" : text
      }
      lines.append("\(view.identifier ?? ""): " + rounded.joined(separator: " "))
    }
    let broken = constraints.filter { $0.value.isBroken }.keys.sorted()
    return lines + ["broken \(broken)"]
  }
}

private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  mutating func length() -> Double { Double(below(24)) * 5 }
}

/// What a layout is, is a function of the system, not of its history.
@Suite struct IncrementalLayoutTests {
  private static func rule(_ random: inout Random, _ count: Int) -> TreeDescription.Rule {
    typealias Attribute = LayoutConstraint.Attribute
    let x: [Attribute] = [.leading, .trailing, .centerX, .leading, .trailing]
    let y: [Attribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
    let priorities: [LayoutPriority] = [.required, .required, 750, 500, 250, 249.5, 800]
    let first = random.below(count)
    let kind = random.below(5)
    let relation: LayoutConstraint.Relation =
      random.chance(60) ? .equal : random.chance(50) ? .lessThanOrEqual : .greaterThanOrEqual
    let attributes = kind < 2 ? x : kind < 4 ? y : [.width, .height]
    let second: Int? = kind == 4 && random.chance(60) ? nil : random.below(count)
    return TreeDescription.Rule(
      first: first, firstAttribute: attributes[random.below(attributes.count)], relation: relation,
      second: second,
      secondAttribute: second == nil ? .notAnAttribute : attributes[random.below(attributes.count)],
      multiplier: random.chance(15) ? 0.5 : 1,
      constant: random.length() - (kind == 4 ? 0 : 40),
      priority: priorities[random.below(priorities.count)])
  }

  private static func run(_ seed: UInt64) {
    var random = Random(state: seed &* 77)
    var description = TreeDescription()
    let count = 3 + random.below(5)
    for index in 0..<count {
      description.views.append(
        TreeDescription.View(
          name: "v\(index)", size: LayoutSize(width: random.length(), height: random.length()),
          baseline: random.chance(50) ? 5 : nil, insets: .zero, hugging: 250, direction: nil,
          frame: nil, mask: []))
      if index > 0 { description.views[random.below(index)].children.append(index) }
    }
    for key in 0..<random.below(8) {
      description.rules[key] = rule(&random, count)
      description.order.append(key)
    }
    let live = Tree(description)
    _ = live.picture
    for step in 0..<12 {
      edit(&description, live, &random, key: 100 + step)
      if random.chance(50) { continue }
      let fresh = Tree(description)
      let expected = fresh.picture
      let actual = live.picture
      guard actual == expected else {
        Issue.record("seed \(seed), step \(step):\n\(actual)\n\(expected)")
        return
      }
    }
  }

  private static func edit(
    _ description: inout TreeDescription, _ live: Tree, _ random: inout Random, key: Int
  ) {
    let view = random.below(description.views.count)
    switch random.below(12) {
    case 11 where view > 0:
      // Elsewhere in the tree, not inside itself.
      let target = random.below(description.views.count)
      guard !live.views[target].isDescendant(of: live.views[view]) else { return }
      live.views[view].removeFromSuperview()
      if random.chance(50) { _ = live.picture }
      live.views[target].addSubview(live.views[view])
      for index in description.views.indices {
        description.views[index].children.removeAll { $0 == view }
      }
      description.views[target].children.append(view)
      description.order.removeAll { live.constraints[$0]?.isActive == false }
      live.update(view, description)
    case 0:
      description.views[view].size.width = random.length()
      live.update(view, description)
    case 1:
      description.views[view].baseline = random.chance(50) ? random.length() : nil
      live.update(view, description)
    case 2:
      description.views[view].insets =
        random.chance(50) ? .zero : LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 5)
      live.update(view, description)
    case 3:
      description.views[view].hugging = random.chance(50) ? 600 : 249
      live.update(view, description)
    case 4:
      let own: [UserInterfaceLayoutDirection?] = [nil, .leftToRight, .rightToLeft]
      description.views[view].direction = own[random.below(3)]
      live.update(view, description)
    case 5:
      description.width =
        random.chance(50) ? .exact(200 + random.length()) : .preferred(250, priority: 500)
      live.root.width = description.width
    case 6 where view > 0:
      description.views[view].frame = random.chance(50) ? rect(5, 10, 40, 30) : nil
      description.views[view].mask =
        random.chance(50) ? [.width, .minYMargin] : [.minXMargin, .maxXMargin, .height]
      live.update(view, description)
    case 7:
      description.direction = description.direction == .leftToRight ? .rightToLeft : .leftToRight
      live.root.direction = description.direction
    case 8 where !description.order.isEmpty:
      let gone = description.order.remove(at: random.below(description.order.count))
      live.constraints[gone]?.isActive = false
    case 9 where !description.order.isEmpty:
      let changed = description.order[random.below(description.order.count)]
      guard var rule = description.rules[changed] else { return }
      if random.chance(50) {
        rule.constant += 5
      } else {
        let wasRequired = rule.priority.isRequired
        rule.priority = wasRequired ? 400 : .required
        if !wasRequired {
          description.order.removeAll { $0 == changed }
          description.order.append(changed)
        }
      }
      description.rules[changed] = rule
      live.constraints[changed]?.constant = rule.constant
      live.constraints[changed]?.priority = rule.priority
    default:
      description.rules[key] = rule(&random, description.views.count)
      description.order.append(key)
      live.activate(key, description)
    }
  }

  @Test(arguments: 0..<8)
  func `edits lead to the same frames as making the tree afresh`(block: Int) {
    for seed in 0..<40 { Self.run(UInt64(block * 40 + seed)) }
  }
}
