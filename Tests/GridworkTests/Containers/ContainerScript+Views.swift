// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

// What lies in containers, and what is done to it whatever contains it.

extension ContainerScript {
  /// Makes a new view, or takes back one that had left.
  mutating func content(depth: Int = 0) -> LayoutView {
    if !spare.isEmpty, random.below(4) == 0 { return spare.remove(at: random.below(spare.count)) }
    switch random.below(depth < 2 ? 12 : 7) {
    case 0: return Box(name("n"))
    case 1, 2: return Box(name("b"), length(10, by: 10), 5 + length(5))
    case 3, 4: return Box(name("t"), length(8, by: 10), 10 + length(4), baseline: 3 + length(2))
    case 5, 6:
      let text = WrappingText(name("w"), 2 + random.below(14))
      if random.below(3) > 0 {
        text.setContentCompressionResistancePriority(pick(200, 400, 740), for: .horizontal)
      }
      return text
    case 7: return composed(depth: depth)
    case 8, 9: return grid(depth: depth)
    default: return stack(depth: depth)
    }
  }

  /// A view with a content inside, kept by constraints.
  private mutating func composed(depth: Int) -> LayoutView {
    let view = LayoutView()
    view.identifier = name("c")
    let inner = content(depth: depth + 1)
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.fill(view, by: length(3, by: 2))
    return view
  }

  private mutating func grid(depth: Int) -> LayoutView {
    let grid = GridView()
    grid.identifier = name("g")
    for _ in 0..<random.below(3) {
      var row: [LayoutView?] = []
      for _ in 0..<random.below(3) {
        row.append(random.below(4) == 0 ? nil : content(depth: depth + 1))
      }
      grid.addRow(with: row)
    }
    return grid
  }

  private mutating func stack(depth: Int) -> LayoutView {
    let stack = StackView()
    stack.identifier = name("s")
    stack.orientation = axis()
    stack.distribution = StackView.Distribution.allCases[random.below(6)]
    for _ in 0..<random.below(4) {
      let view = content(depth: depth + 1)
      stack.addView(view, in: pick(.leading, .center, .trailing))
    }
    return stack
  }

  /// Puts a new view somewhere.
  mutating func addContent() {
    guard let container = any(top.subtree.filter { $0 is GridView || $0 is StackView }) else {
      return
    }
    let view = content()
    note("\(container.label) gets \(view.label)")
    put(view, into: container)
  }

  private mutating func put(_ view: LayoutView, into container: LayoutView) {
    if let stack = container as? StackView {
      stack.insertArrangedSubview(view, at: random.below(stack.views.count + 1))
      return
    }
    guard let grid = container as? GridView else { return }
    switch random.below(3) {
    case 0: grid.addRow(with: [view])
    case 1: grid.addColumn(with: [view])
    default:
      guard grid.numberOfRows > 0, grid.numberOfColumns > 0 else {
        grid.addRow(with: [view])
        return
      }
      let cell = grid.cell(
        atColumnIndex: random.below(grid.numberOfColumns), rowIndex: random.below(grid.numberOfRows)
      )
      if let old = cell.contentView { spare.append(old) }
      cell.contentView = view
    }
  }

  /// Takes a view out, or lets it go elsewhere.
  mutating func moveView() {
    guard let view = any(contents) else { return }
    let inside = Set(view.subtree.map { ObjectIdentifier($0) })
    let targets = top.subtree.filter {
      ($0 is GridView || $0 is StackView) && !inside.contains(ObjectIdentifier($0))
    }
    if random.below(2) == 0 {
      note("\(view.label) leaves")
      view.removeFromSuperview()
      spare.append(view)
    } else if let target = any(targets) {
      note("\(view.label) goes to \(target.label)")
      view.removeFromSuperview()
      put(view, into: target)
    }
  }

  mutating func editView() {
    guard let view = any(contents) else { return }
    let axis = axis()
    switch random.below(9) {
    case 0, 1:
      note("\(view.label) toggles isHidden")
      view.isHidden.toggle()
    case 2:
      let priority: LayoutPriority = pick(50, 240, 250, 251, 600)
      note("\(view.label) hugs at \(priority) \(axis)")
      view.setContentHuggingPriority(priority, for: axis)
    case 3:
      let priority: LayoutPriority = pick(200, 500, 740, 751, 1000)
      note("\(view.label) resists at \(priority) \(axis)")
      view.setContentCompressionResistancePriority(priority, for: axis)
    case 4:
      view.userInterfaceLayoutDirection = pick(nil, .leftToRight, .rightToLeft)
      note("\(view.label) gets a direction")
    case 5: constrain(view)
    default: editContent(of: view)
    }
  }

  /// Gives a view a size of its own.
  private mutating func constrain(_ view: LayoutView) {
    let value = 10 + length(12, by: 10)
    let anchor = random.below(2) == 0 ? view.widthAnchor : view.heightAnchor
    let constraint =
      switch random.below(3) {
      case 0: anchor.constraint(lessThanOrEqualToConstant: value)
      case 1: anchor.constraint(equalToConstant: value)
      default: anchor.constraint(greaterThanOrEqualToConstant: value)
      }
    constraint.priority = pick(45, 100, 300, 760)
    constraint.isActive = true
    note("\(constraint)")
  }

  private mutating func editContent(of view: LayoutView) {
    if let text = view as? WrappingText {
      text.glyphs = 1 + random.below(20)
      note("\(text.label) has \(text.glyphs) glyphs")
    } else if let box = view as? Box {
      switch random.below(4) {
      case 0:
        box.size.width = pick(LayoutView.noIntrinsicMetric, length(9, by: 10))
        note("\(box.label) is \(box.size.width) wide")
      case 1:
        box.size.height = pick(LayoutView.noIntrinsicMetric, length(9))
        note("\(box.label) is \(box.size.height) tall")
      case 2:
        box.baseline = pick(nil, 3, 7)
        note("\(box.label) has the baseline \(box.baseline ?? -1)")
      default:
        let inset = length(4, by: 1)
        box.insets = LayoutEdgeInsets(top: inset, left: inset + 1, bottom: 1, right: 0)
        note("\(box.label) has insets of \(inset)")
      }
    }
  }

  mutating func editRoot() {
    switch random.below(4) {
    case 0, 1:
      let value = 40 + length(40, by: 10)
      width = pick(.exact(value), .exact(value), .preferred(value, priority: 500), .unbounded)
    case 2:
      let value = 40 + length(30, by: 10)
      height = pick(.exact(value), .exact(value), .unbounded, .unbounded)
    default: direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    }
    note("root \(width) \(height) \(direction)")
  }
}
