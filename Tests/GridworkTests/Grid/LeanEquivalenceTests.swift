// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Nobody can tell from the numbers, nor from the words, which contents have variables.
///
/// Every script runs on two grids: in one everything has variables, always.
@Suite struct LeanEquivalenceTests {
  @Test(arguments: 0..<60)
  func `with few variables a grid is what it is with all`(seed: Int) {
    var lean = Play(seed: UInt64(5000 + seed))
    var whole = Play(seed: UInt64(5000 + seed))
    for step in 0..<25 {
      lean.step()
      whole.step()
      whole.materialize()
      let difference = difference(lean.root.computedLayout, whole.root.computedLayout)
      #expect(difference == nil, "\(difference ?? ""), seed \(seed), step \(step): \(lean.log)")
      if difference != nil { return }
    }
  }

  private func difference(_ a: ComputedLayout, _ b: ComputedLayout) -> String? {
    guard a.items.count == b.items.count else { return "other items" }
    for (a, b) in zip(a.items, b.items) {
      guard a.name == b.name, a.visibility == b.visibility else { return "other items" }
      guard isNear(a.alignmentRect, b.alignmentRect), isNear(a.frame, b.frame)
      else { return "\(a.name): \(a.frame) and \(b.frame)" }
      if abs((a.firstBaseline ?? 0) - (b.firstBaseline ?? 0)) > 1e-6 { return "baseline" }
    }
    for (a, b) in zip(a.grids, b.grids) {
      for (a, b) in zip(a.columns + a.rows, b.columns + b.rows) {
        if abs(a.position - b.position) > 1e-6 || abs(a.extent - b.extent) > 1e-6 {
          return "track \(a.index): \(a.position) \(a.extent), \(b.position) \(b.extent)"
        }
      }
    }
    // There may be several minimal sets; which one is broken is a function of the system.
    let broken = (a.conflicts.map(\.brokenText), b.conflicts.map(\.brokenText))
    if broken.0 != broken.1 { return "\(broken)" }
    let open = (a.ambiguities.map(\.text), b.ambiguities.map(\.text))
    return open.0 == open.1 ? nil : "\(open)"
  }

  private func isNear(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
      && abs(a.height - b.height) < 1e-6
  }
}

extension ComputedLayout.Ambiguity {
  fileprivate var text: String { "\(item) \(attribute)" }
}

extension ComputedLayout.Conflict {
  /// What is broken.
  fileprivate var brokenText: String {
    let constraint = constraints[broken]
    return "\(constraint.owner) \(constraint.reason) \(constraint.items)"
  }
}

/// A grid in a tree, edited at random, under a root whose size changes, and with constraints that come
/// and go.
private struct Play {
  let root: LayoutRoot
  private var script: GridEditScript
  private var random: SplitMix
  private var ties: [LayoutConstraint] = []
  private(set) var log: [String] = []

  init(seed: UInt64) {
    script = GridEditScript(seed: seed)
    random = SplitMix(state: seed &* 77)
    let grid = script.grid
    switch random.below(4) {
    case 0: root = LayoutRoot(grid, width: .exact(400), height: .exact(300), scale: 0)
    case 1:
      let top = LayoutView()
      top.addSubview(grid)
      grid.translatesAutoresizingMaskIntoConstraints = false
      grid.fill(top, by: 10)
      root = LayoutRoot(top, width: .exact(400), height: .exact(300), scale: 0)
    case 2:
      let stack = StackView(views: [text("beside", 30, 12, ascent: 9), grid])
      stack.alignment = [.firstBaseline, .top, .fill][random.below(3)]
      root = LayoutRoot(stack, width: .exact(400), height: .exact(300), scale: 0)
    default:
      let outer = GridView(views: [[grid, box("corner", 30, 20)], [box("below", 40, 15)]])
      outer.xPlacement = [.leading, .fill, .center][random.below(3)]
      outer.rowAlignment = [.none, .firstBaseline][random.below(2)]
      root = LayoutRoot(outer, width: .exact(400), height: .exact(300), scale: 0)
    }
  }

  mutating func step() {
    switch random.below(6) {
    case 0: root.width = extent(400)
    case 1: root.height = extent(300)
    case 2: tie()
    case 3: if !ties.isEmpty { ties.remove(at: random.below(ties.count)).isActive = false }
    default: script.step()
    }
    log.append("\(root.width) \(root.height) \(ties.count) \(script.log.last ?? "")")
  }

  /// Gives all grids all variables.
  func materialize() {
    for case let grid as GridView in root.view.subtree where grid.materialized != .contents {
      grid.materialized = .contents
      grid.setNeedsCompile()
    }
  }

  private mutating func extent(_ most: Int) -> LayoutRoot.Extent {
    let value = Double(20 + random.below(most * 3 / 2))
    switch random.below(6) {
    case 0: return .unbounded
    case 1: return .atMost(value)
    case 2: return .preferred(value, priority: [200, 500, 900][random.below(3)])
    default: return .exact(value)
    }
  }

  private mutating func tie() {
    let views = script.grid.subviews
    guard !views.isEmpty else { return }
    let view = views[random.below(views.count)]
    let other = views[random.below(views.count)]
    let constraint: LayoutConstraint
    switch random.below(5) {
    case 0: constraint = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 35)
    case 1: constraint = view.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    case 2: constraint = view.heightAnchor.constraint(equalTo: other.heightAnchor)
    case 3: constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 3)
    default: constraint = script.grid.widthAnchor.constraint(equalToConstant: 150)
    }
    constraint.priority = [1000, 760, 300, 100][random.below(4)]
    guard constraint.firstItem !== constraint.secondItem else { return }
    constraint.isActive = true
    ties.append(constraint)
  }
}
