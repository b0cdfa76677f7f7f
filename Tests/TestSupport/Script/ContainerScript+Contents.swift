// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// What lies in containers, and how it comes, goes and moves.

extension ContainerScript {
  /// Makes a new view, or takes back one that had left.
  mutating func content(depth: Int = 0) -> LayoutView {
    if !spare.isEmpty, random.chance(25) { return spare.remove(at: random.below(spare.count)) }
    var kinds = vocabulary.contents
    if depth >= vocabulary.depth {
      kinds.removeAll { $0 == .grid || $0 == .stack || $0 == .composed }
    }
    switch random.pick(kinds) {
    case .empty: return Box(name("n"))
    case .box: return softened(Box(name("b"), random.length(10, by: 10), 5 + random.length(5)))
    case .text:
      return softened(
        Box(
          name("t"), random.length(8, by: 10), 10 + random.length(4), baseline: 3 + random.length(2)
        ))
    case .paragraph: return paragraph()
    case .wrapping:
      let text = WrappingText(name("w"), 2 + random.below(14))
      if random.chance(67) {
        text.setContentCompressionResistancePriority(
          random.pick([200, 400, 740]), for: .horizontal)
      }
      return text
    case .composed: return composed(of: content(depth: depth + 1))
    case .grid: return grid(depth: depth)
    case .stack: return stack(depth: depth)
    }
  }

  /// Lets a box resist about as firmly as a fitting size pulls, along one axis or both.
  private mutating func softened(_ box: Box) -> Box {
    guard vocabulary.softened > 0, random.chance(vocabulary.softened) else { return box }
    let fitting = LayoutPriority.fittingSizeCompression.rawValue
    for axis in LayoutAxis.allCases where random.chance(60) {
      let priority = random.pick([2, 30, 40, 40, 40, 45, fitting.nextDown, fitting, fitting.nextUp])
      box.setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
    }
    return box
  }

  private mutating func paragraph() -> LayoutView {
    let box = Box(
      name("p"), random.length(8, by: 10), 10 + random.length(6), baseline: random.length(6))
    let distance = random.length(9)
    box.lastBaseline = random.chance(50) ? .fromTop(distance) : .fromBottom(distance)
    return box
  }

  private mutating func grid(depth: Int) -> LayoutView {
    let grid = GridView()
    grid.identifier = name("g")
    for _ in 0..<random.below(3) {
      var row: [LayoutView?] = []
      for _ in 0..<random.below(3) {
        row.append(random.chance(25) ? nil : content(depth: depth + 1))
      }
      grid.addRow(with: row)
    }
    return grid
  }

  private mutating func stack(depth: Int) -> LayoutView {
    let stack = StackView()
    stack.identifier = name("s")
    stack.orientation = random.pick(LayoutAxis.allCases)
    stack.distribution = random.pick(StackView.Distribution.allCases)
    for _ in 0..<random.below(4) {
      let view = content(depth: depth + 1)
      stack.addView(view, in: random.pick(StackView.Gravity.allCases))
      if random.chance(30) { stack.setVisibilityPriority(visibility(), for: view) }
    }
    if random.chance(40) {
      stack.setClippingResistancePriority(
        random.pick(vocabulary.priorities), for: stack.orientation)
    }
    return stack
  }

  mutating func visibility() -> StackView.VisibilityPriority {
    random.pick([0, 300, 400, 500, 900, 900, 1000])
  }

  // MARK: Coming and going

  /// Puts a new view somewhere.
  mutating func addContent() {
    guard let container = random.any(of: top.everything.filter(\.isContainer)) else { return }
    let view = content()
    note("\(container.name) gets \(view.name)")
    put(view, into: container)
  }

  private mutating func put(_ view: LayoutView, into container: LayoutView) {
    // A spare view may still be in the tree, around the container: it is in a cell and in a stack.
    guard !container.isDescendant(of: view) else { return spare.append(view) }
    if let stack = container as? StackView {
      let others = stack.arrangedSubviews.count { $0 !== view }
      stack.insertArrangedSubview(view, at: random.below(others + 1))
      return
    }
    guard let grid = container as? GridView else { return }
    let isEmpty = grid.numberOfRows == 0 || grid.numberOfColumns == 0
    switch random.below(3) {
    case 0: grid.addRow(with: [view])
    case 1: grid.addColumn(with: [view])
    case _ where isEmpty: grid.addRow(with: [view])
    default:
      guard let cell = cell(of: grid) else { return }
      if let old = cell.contentView { spare.append(old) }
      cell.contentView = view
    }
  }

  /// Takes a view out, or lets it go elsewhere: of its own accord, or because another container takes it.
  mutating func moveView() {
    guard let view = random.any(of: contents) else { return }
    let inside = Set(view.everything.map { ObjectIdentifier($0) })
    let targets = top.everything.filter {
      $0.isContainer && !inside.contains(ObjectIdentifier($0))
    }
    guard random.chance(70), let target = random.any(of: targets) else {
      note("\(view.name) leaves")
      view.removeFromSuperview()
      spare.append(view)
      return
    }
    // What lies deeper in the target would stay where it is, in two containers.
    let isShared =
      vocabulary.sharesViews && random.chance(50) && view.superview is StackView
      && (target as? GridView).map { $0.cell(for: view)?.contentView !== view } ?? false
    if !isShared, random.chance(50) || view.isDescendant(of: target) { view.removeFromSuperview() }
    note("\(view.name) goes to \(target.name)")
    put(view, into: target)
  }
}

extension LayoutView {
  /// Whether the view is a grid or a stack.
  var isContainer: Bool { self is GridView || self is StackView }
}
