// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// What a layout is, is a function of the system, not of its history.
@Suite struct IncrementalLayoutTests {
  @Test(arguments: Soak.seeds(80))
  func `edits lead to the same layout as making the tree afresh`(seed: Int) {
    run(TreeEdits(seed: seed), seed)
  }

  /// Where nearly everything is required, nearly everything contradicts something.
  @Test(arguments: Soak.seeds(20))
  func `edits among contradictions lead to the same reports`(seed: Int) {
    run(TreeEdits(seed: seed, priorities: [.required, .required, 750]), seed)
  }

  private func run(_ edits: TreeEdits, _ seed: Int) {
    var edits = edits
    let living = DescribedTree(edits.description)
    _ = living.picture
    for step in 0..<16 {
      let edit = edits.apply(to: living)
      if edits.random.chance(40) { continue }
      let expected = DescribedTree(edits.description).picture
      let actual = living.picture
      guard actual == expected else {
        let different = zip(actual, expected).filter { $0 != $1 }
        Issue.record("seed \(seed), step \(step), \(edit): \(different)")
        return
      }
    }
  }
}

/// A description, and random edits of it and of a tree that is kept in step.
struct TreeEdits {
  var description = TreeDescription()
  var random: RandomSource
  private let priorities: [LayoutPriority]
  private var nextKey = 0

  init(
    seed: Int, priorities: [LayoutPriority] = [.required, .required, 750, 500, 250, 249.5, 800]
  ) {
    random = RandomSource(seed: seed &* 77)
    self.priorities = priorities
    let count = 3 + random.below(5)
    for index in 0..<count {
      var view = TreeDescription.View(name: "v\(index)")
      view.size = LayoutSize(width: random.length(), height: random.length())
      view.baseline = random.chance(50) ? 5 : nil
      if random.chance(20) { view.characters = random.below(12) }
      description.views.append(view)
      if index > 0 { description.views[random.below(index)].children.append(index) }
    }
    for _ in 0..<random.below(8) { addRule() }
  }

  @discardableResult
  private mutating func addRule() -> Int {
    let key = nextKey
    nextKey += 1
    description.rules[key] = makeRule()
    description.order.append(key)
    return key
  }

  // MARK: Rules

  private mutating func item() -> TreeDescription.Item {
    let index = random.below(description.views.count)
    return random.chance(80) ? .view(index) : random.chance(50) ? .guide(index) : .margins(index)
  }

  private mutating func attribute(of item: TreeDescription.Item, _ kind: AttributeKind)
    -> LayoutConstraint.Attribute
  {
    let all: [LayoutConstraint.Attribute]
    switch kind {
    case .xPosition: all = [.leading, .trailing, .centerX, .leading, .trailing]
    case .yPosition:
      if case .view = item {
        all = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
      } else {
        all = [.top, .bottom, .centerY]
      }
    case .extent, .none: all = [.width, .height]
    }
    return all[random.below(all.count)]
  }

  private mutating func side(_ kind: AttributeKind) -> TreeDescription.Rule.Side {
    let item = item()
    guard kind == .extent, random.chance(30) else {
      return TreeDescription.Rule.Side(item: item, attribute: attribute(of: item, kind))
    }
    // The distance between the same position of two items.
    let position: AttributeKind = random.chance(50) ? .xPosition : .yPosition
    let start = self.item()
    var attribute = attribute(of: item, position)
    if attribute.isBaseline { attribute = .top }
    return TreeDescription.Rule.Side(item: item, attribute: attribute, start: start)
  }

  private mutating func makeRule() -> TreeDescription.Rule {
    let kinds: [AttributeKind] = [.xPosition, .xPosition, .yPosition, .yPosition, .extent]
    let kind = kinds[random.below(kinds.count)]
    let relation: LayoutConstraint.Relation =
      random.chance(60) ? .equal : random.chance(50) ? .lessThanOrEqual : .greaterThanOrEqual
    return TreeDescription.Rule(
      first: side(kind), relation: relation,
      second: kind == .extent && random.chance(60) ? nil : side(kind),
      multiplier: random.chance(15) ? 0.5 : 1,
      constant: random.length() - (kind == .extent ? 0 : 40),
      priority: priorities[random.below(priorities.count)])
  }

  // MARK: Edits

  /// Makes a random edit to the description and to a tree; what was done.
  mutating func apply(to living: DescribedTree) -> String {
    let view = random.below(description.views.count)
    switch random.below(16) {
    case 0: return moveElsewhere(view, living)
    case 1: return reorder(in: view, living)
    case 2: return deactivate(living)
    case 3, 4: return change(living)
    case 5:
      description.width =
        random.chance(50) ? .exact(200 + random.length()) : .preferred(250, priority: 500)
      living.root.width = description.width
      return "root width"
    case 6:
      description.direction = description.direction == .leftToRight ? .rightToLeft : .leftToRight
      living.root.direction = description.direction
      return "root direction"
    case 7, 8, 9, 10, 11:
      let what = changeView(view)
      living.update(view, description)
      return "\(what) of v\(view)"
    default:
      let key = addRule()
      living.activate(key, description)
      return "another rule"
    }
  }

  private mutating func changeView(_ index: Int) -> String {
    var view = description.views[index]
    defer { description.views[index] = view }
    switch random.below(10) {
    case 0:
      view.size.width = random.length()
      return "width"
    case 1:
      view.characters = random.chance(60) ? random.below(12) : nil
      return "text"
    case 2:
      view.baseline = random.chance(50) ? random.length() : nil
      return "baseline"
    case 3:
      view.insets =
        random.chance(50) ? .zero : LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 5)
      return "insets"
    case 4:
      view.margins = LayoutEdgeInsets(all: random.length() / 5)
      return "margins"
    case 5:
      view.hugging = random.chance(50) ? 600 : 249
      return "hugging"
    case 6:
      view.resistance = random.chance(50) ? LayoutPriority.required : 240
      return "resistance"
    case 7:
      let own: [UserInterfaceLayoutDirection?] = [nil, .leftToRight, .rightToLeft]
      view.direction = own[random.below(3)]
      return "direction"
    case 8 where index > 0:
      view.frame = random.chance(50) ? rect(5, 10, 40, 30) : nil
      view.mask = random.chance(50) ? [.width, .minYMargin] : [.minXMargin, .maxXMargin, .height]
      return "frame"
    default:
      view.isHidden.toggle()
      return "hidden"
    }
  }

  /// Into another view, which does not lie inside.
  private mutating func moveElsewhere(_ view: Int, _ living: DescribedTree) -> String {
    let target = random.below(description.views.count)
    guard view > 0, !living.views[target].isDescendant(of: living.views[view]) else {
      return "nothing"
    }
    living.views[view].removeFromSuperview()
    if random.chance(50) { _ = living.picture }
    living.views[target].addSubview(living.views[view])
    for index in description.views.indices {
      description.views[index].children.removeAll { $0 == view }
    }
    description.views[target].children.append(view)
    description.order.removeAll { living.constraints[$0]?.isActive == false }
    living.update(view, description)
    return "v\(view) into v\(target)"
  }

  private mutating func reorder(in view: Int, _ living: DescribedTree) -> String {
    let count = description.views[view].children.count
    guard count > 1 else { return "nothing" }
    let child = description.views[view].children.remove(at: random.below(count))
    let place = random.below(count)
    description.views[view].children.insert(child, at: place)
    living.views[view].insertSubview(living.views[child], at: place)
    return "v\(child) to place \(place)"
  }

  private mutating func deactivate(_ living: DescribedTree) -> String {
    guard !description.order.isEmpty else { return "nothing" }
    let gone = description.order.remove(at: random.below(description.order.count))
    living.constraints[gone]?.isActive = false
    return "rule \(gone) gone"
  }

  private mutating func change(_ living: DescribedTree) -> String {
    guard !description.order.isEmpty else { return "nothing" }
    let key = description.order[random.below(description.order.count)]
    guard var rule = description.rules[key] else { return "nothing" }
    if random.chance(50) {
      rule.constant += 5
    } else {
      let wasRequired = rule.priority.isRequired
      rule.priority = wasRequired ? 400 : .required
      if !wasRequired {
        // Becoming required counts as the newest.
        description.order.removeAll { $0 == key }
        description.order.append(key)
      }
    }
    description.rules[key] = rule
    living.constraints[key]?.constant = rule.constant
    living.constraints[key]?.priority = rule.priority
    return "rule \(key) changed"
  }
}

extension RandomSource {
  fileprivate mutating func length() -> Double { length(24) }
}
