// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import Foundation
import Gridwork
import GridworkDocument
import TestSupport

/// Documents by number: small trees of every kind of view, with constraints that may contradict each
/// other, and variants.
struct RandomDocument {
  private var random: RandomSource
  private var views: [(id: String, kind: Kind)] = []
  private var grids: [(id: String, rows: Int)] = []
  private var stacks: [(id: String, arranged: [String])] = []

  private enum Kind { case view, label, grid, stack, guide }

  /// The document with a number.
  static func document(_ number: Int) -> LayoutDocument {
    var maker = RandomDocument(random: RandomSource(seed: number))
    return maker.document()
  }

  private mutating func document() -> LayoutDocument {
    var document = LayoutDocument(root: view(depth: 0))
    document.width = random.pick([
      .fitting, .exact(100), .exact(300), .atMost(150), .preferred(250, priority: 500),
    ])
    document.height = random.pick([.fitting, .fitting, .exact(200)])
    if random.chance(30) { document.direction = .rightToLeft }
    if random.chance(20) { document.scale = random.pick([1, 2, 3]) }
    for number in 0..<random.integer(0...8) {
      var constraint = LayoutDocument.Constraint(.relation(relation()))
      if random.chance(60) { constraint.priority = priority() }
      if random.chance(50) { constraint.identifier = "c\(number)" }
      document.constraints.append(constraint)
    }
    if random.chance(40) { document.constraints.append(visualFormat()) }
    let identifiers = document.constraints.compactMap(\.identifier)
    for number in 0..<random.integer(0...3) {
      document.variants.append(variant(number, identifiers))
    }
    if random.chance(20) { document.textScale = random.pick([0.75, 1.5, 2, 3.1]) }
    if random.chance(20) { document.language = LayoutTextTraits.pseudoLanguage }
    return document
  }

  // MARK: Numbers

  private mutating func extent() -> Double {
    random.pick([0, 1, 5, 8, 10, 12.5, 20, 33.25, 50, 80, 100])
  }

  private mutating func priority() -> LayoutPriority {
    random.pick([1, 50, 249.5, 250, 251, 499, 500, 750, 999, 1000])
  }

  private mutating func contentSize() -> LayoutDocument.ContentSize {
    LayoutDocument.ContentSize(
      width: random.chance(50) ? extent() : nil, height: random.chance(50) ? extent() : nil)
  }

  private mutating func text() -> String {
    (0..<random.integer(0...4)).map { _ in random.pick(["a", "Name", "Password:", "hello"]) }
      .joined(separator: " ")
  }

  // MARK: Views

  private mutating func view(depth: Int) -> LayoutDocument.View {
    let id = "v\(views.count)"
    var view = LayoutDocument.View(id: id)
    switch random.integer(0...(depth < 3 ? 12 : 7)) {
    case 0...3:
      views.append((id, .view))
      view.intrinsicSize = random.chance(80) ? contentSize() : nil
      view.firstBaseline = random.chance(30) ? 8 : nil
      if depth < 3, random.chance(depth == 0 ? 90 : 25) {
        view.subviews = (0..<random.integer(1...4)).map { _ in subview(depth: depth + 1) }
      }
    case 4...7:
      views.append((id, .label))
      view.content = .label(LayoutDocument.Label(text(), wraps: random.chance(40)))
    case 8, 9:
      views.append((id, .grid))
      view.content = .grid(grid(id, depth: depth))
    default:
      views.append((id, .stack))
      view.content = .stack(stack(id, depth: depth))
    }
    if case .stack = view.content {
    } else if random.chance(20) {
      view.hugging = LayoutDocument.Priorities(horizontal: priority(), vertical: priority())
    }
    if random.chance(10) {
      view.alignmentInsets = LayoutEdgeInsets(top: 1, left: 2, bottom: 0, right: 1)
    }
    view.isHidden = depth > 0 && random.chance(5)
    return view
  }

  private mutating func subview(depth: Int) -> LayoutDocument.View {
    if random.chance(10) {
      let id = "v\(views.count)"
      views.append((id, .guide))
      return LayoutDocument.View(.guide, id: id)
    }
    var view = view(depth: depth)
    if random.chance(12) {
      view.autoresizing = LayoutDocument.Autoresizing(
        frame: LayoutRect(x: 5, y: 10, width: 30, height: 10),
        flexible: random.pick([[], [.width], [.minX, .maxX], [.maxX, .height]]))
    }
    return view
  }

  private mutating func grid(_ id: String, depth: Int) -> LayoutDocument.Grid {
    let (rows, columns) = (random.integer(1...3), random.integer(1...3))
    grids.append((id, rows))
    var entries: [[LayoutDocument.Grid.Entry?]] = []
    for _ in 0..<rows {
      var row: [LayoutDocument.Grid.Entry?] = []
      for _ in 0..<columns {
        row.append(
          random.chance(75) ? LayoutDocument.Grid.Entry(view(depth: depth + 1)) : nil)
      }
      entries.append(row)
    }
    var grid = LayoutDocument.Grid(rows: entries)
    grid.xPlacement = random.pick([.leading, .trailing, .center, .fill])
    grid.yPlacement = random.pick([.leading, .trailing, .center, .fill])
    grid.rowAlignment = random.pick([.none, .none, .firstBaseline, .lastBaseline])
    if random.chance(20) { grid.rowSeparator = 1 }
    var track = LayoutDocument.Grid.Track()
    switch random.integer(0...6) {
    case 0: track.extent = extent()
    case 1: track.weight = random.pick([0, 1, 2])
    case 2: (track.minimum, track.maximum) = (20, 60)
    case 3: track.fraction = 0.3
    case 4: track.sizeGroup = "group"
    case 5: track.paddingBefore = 4
    default: track.isHidden = true
    }
    if random.chance(40) { grid.columnOptions[random.integer(0...columns - 1)] = track }
    if random.chance(30) { grid.rowOptions[random.integer(0...rows - 1)] = track }
    if columns > 1, random.chance(20) {
      let row = random.integer(0...rows - 1)
      grid.merges = [LayoutDocument.Grid.Merge(columns: 0..<2, rows: row..<row + 1)]
    } else if columns > 1, let row = grid.rows.firstIndex(where: { $0[0] != nil && $0[1] == nil }) {
      grid.rows[row][0]?.columnSpan = random.integer(1...2)
    }
    if random.chance(30) {
      var cell = LayoutDocument.Grid.Cell(
        column: random.integer(0...columns - 1), row: random.integer(0...rows - 1))
      cell.xPlacement = random.pick([.inherited, .leading, .center, .fill])
      grid.cells = [cell]
    }
    return grid
  }

  private mutating func stack(_ id: String, depth: Int) -> LayoutDocument.Stack {
    var stack = LayoutDocument.Stack([], orientation: random.pick([.horizontal, .vertical]))
    for _ in 0..<random.integer(0...4) {
      var entry = LayoutDocument.Stack.Entry(
        view(depth: depth + 1), gravity: random.pick([.leading, .leading, .center, .trailing]))
      if random.chance(20) { entry.customSpacingAfter = extent() }
      if random.chance(10) { entry.visibilityPriority = random.pick([0, 500, 900]) }
      stack.arranged.append(entry)
    }
    stacks.append((id, stack.arranged.compactMap(\.view.id)))
    stack.distribution = random.pick(LayoutDocument.Stack.Distribution.allCases)
    stack.alignment =
      stack.orientation == .horizontal
      ? random.pick([nil, .fill, .top, .bottom, .firstBaseline, .trailing])
      : random.pick([nil, .fill, .leading, .trailing, .top])
    if random.chance(30) { stack.spacing = extent() }
    return stack
  }

  // MARK: Constraints

  private mutating func relation() -> LayoutDocument.Relation {
    let relation: LayoutConstraint.Relation = random.pick([
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ])
    let attributes: [LayoutConstraint.Attribute] = random.pick([
      [.width, .height], [.leading, .trailing, .centerX], [.left, .right],
      [.top, .bottom, .centerY, .firstBaseline],
    ])
    let first = attribute(attributes)
    var result = LayoutDocument.Relation(first, relation, constant: extent())
    guard first.attribute != .width && first.attribute != .height || random.chance(40) else {
      return result
    }
    result.second = attribute(attributes)
    if attributes[0] == .width { result.multiplier = random.pick([0.5, 1, 1.5]) }
    return result
  }

  private mutating func visualFormat() -> LayoutDocument.Constraint {
    let items = views.filter { $0.kind != .guide }.map(\.id)
    let (first, second) = (random.pick(items), random.pick(items))
    let text = random.pick([
      "[\(first)(>=20@750)]", "V:[\(first)(\(extent())@300)]", "[\(first)]-(8@250)-[\(second)]",
    ])
    var constraint = LayoutDocument.Constraint(
      .visualFormat(text, random.chance(50) && !text.hasPrefix("V") ? [.alignAllTop] : []))
    if random.chance(50) { constraint.identifier = "format" }
    return constraint
  }

  private mutating func attribute(
    _ attributes: [LayoutConstraint.Attribute]
  ) -> LayoutDocument.Attribute {
    let view = random.chance(30) ? ("root", views[0].kind) : random.pick(views)
    let attribute = random.pick(attributes)
    let isMissing = view.1 == .guide && attribute == .firstBaseline
    return LayoutDocument.Attribute(view.0, isMissing ? .top : attribute)
  }

  // MARK: Variants

  private mutating func variant(
    _ number: Int, _ identifiers: [String]
  ) -> LayoutDocument.Variant {
    var variant = LayoutDocument.Variant(name: "variant \(number)")
    if random.chance(40) {
      (variant.width, variant.height) = (
        random.pick([.fitting, .exact(150), .exact(400)]), .fitting
      )
    }
    if random.chance(30) { variant.direction = random.pick([.leftToRight, .rightToLeft]) }
    let visible = views.filter { $0.kind != .guide }.map(\.id)
    if random.chance(40) { variant.hidden = Array(visible.filter { _ in random.chance(20) }) }
    let leaves = views.filter { $0.kind == .view || $0.kind == .label }.map(\.id)
    if random.chance(30), !leaves.isEmpty {
      variant.intrinsicSize[random.pick(leaves)] = contentSize()
    }
    let labels = views.filter { $0.kind == .label }.map(\.id)
    if random.chance(40), !labels.isEmpty { variant.text[random.pick(labels)] = text() }
    if random.chance(60), !identifiers.isEmpty {
      variant.constants[random.pick(identifiers)] = extent()
      variant.priorities[random.pick(identifiers)] = priority()
      variant.inactive = [random.pick(identifiers)]
    }
    if random.chance(40), !grids.isEmpty {
      let grid = random.pick(grids)
      variant.hiddenRows[grid.id] = [random.integer(0...grid.rows - 1)]
      variant.rowOrder[grid.id] = (0..<grid.rows).shuffled(using: &random)
    }
    if random.chance(40), !stacks.isEmpty {
      let stack = random.pick(stacks)
      let order = stack.arranged.shuffled(using: &random)
      variant.arranged[stack.id] = Array(order.prefix(random.integer(0...order.count)))
    }
    return variant
  }
}
