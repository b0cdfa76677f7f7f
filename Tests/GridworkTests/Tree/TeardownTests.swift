// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Nothing of a tree outlives those who hold it, in whatever order they let go.
@Suite struct TeardownTests {
  @Test(arguments: PassState.allCases, [true, false])
  func `a tree that is let go in any order is gone`(state: PassState, isRemovedFirst: Bool) {
    for order in Holding.orders {
      var tree = HeldTree()
      let witnesses = tree.witnesses
      tree.bring(to: state)
      for holding in order {
        if isRemovedFirst { tree.takeApart(holding) }
        tree.letGo(holding)
      }
      #expect(witnesses.alive.isEmpty, "\(order)")
    }
  }

  @Test(arguments: Holding.allCases, PassState.allCases)
  func `what is held alone keeps what it owns and nothing else`(
    holding: Holding, state: PassState
  ) {
    var tree = HeldTree()
    let witnesses = tree.witnesses
    tree.bring(to: state)
    for other in Holding.allCases where other != holding { tree.letGo(other) }
    let kept: Set<String> =
      switch holding {
      // The root owns the whole tree, and a view the constraints that it holds.
      case .root: Set(witnesses.names).subtracting(HeldTree.anchorNames + ["inactive"])
      // All but the root and the engine.
      case .containers:
        Set(witnesses.names).subtracting(HeldTree.anchorNames + ["root", "engine", "inactive"])
      case .leaves:
        [
          "label", "pinned", "field", "note", "host", "inner root", "inner engine", "inner view",
          "banner", "aside",
        ]
      case .guides: ["guide", "margins", "safe area", "column guide"]
      case .constraints: ["inactive", "pinned", "gap", "guided", "placed"]
      // An anchor owns nothing.
      case .anchors: Set(HeldTree.anchorNames)
      // A row owns its cells with their contents, a column its guide, and a covered cell the rectangle
      // of its area.
      case .tracks:
        [
          "row", "column", "column guide", "cell", "other cell", "covered", "merged area", "label",
          "pinned", "field",
        ]
      }
    #expect(Set(witnesses.alive) == kept)
    tree.letGo(holding)
    #expect(witnesses.alive.isEmpty)
  }

  @Test func `what planning and measuring leave in a tree is gone with it`() {
    var tree = HeldTree()
    tree.bring(to: .changed)
    tree.root?.layoutIfNeeded()
    // Constraints inside the grid leave its size to a solve.
    _ = tree.containers[1].fittingSize
    let witnesses = tree.planningWitnesses
    let expected = [
      "grid plan", "stack plan", "grid state", "stack state", "grid record", "stack record",
      "size groups", "measurements", "handle",
    ]
    #expect(witnesses.names == expected)
    #expect(witnesses.alive == expected)
    for holding in Holding.allCases { tree.letGo(holding) }
    #expect(witnesses.alive.isEmpty)
  }

  // MARK: In the middle of an update

  @Test(arguments: Moment.allCases)
  func `a tree that is let go in the middle of a pass is gone after it`(moment: Moment) {
    let keeper = Keeper()
    var witnesses = Witnesses()
    var happened = 0
    do {
      let window = InterruptedView()
      let inner = InterruptedView()
      let label = Box("label", 40, 10)
      inner.fill(with: label)
      window.fill(with: inner)
      let root = LayoutRoot(window, width: .exact(100), height: .exact(50))
      inner.interruption = { now in
        guard now == moment else { return }
        happened += 1
        inner.interruption = nil
        keeper.root = nil
        keeper.views = []
        // A measurement must not change the tree.
        if now != .measuring { inner.removeFromSuperview() }
      }
      keeper.root = root
      keeper.views = [window, inner, label]
      witnesses.note("root", root)
      witnesses.note("engine", root.engine)
      for (name, view) in zip(["window", "inner", "label"], keeper.views) {
        witnesses.note(name, view)
      }
      inner.setNeedsUpdateConstraints()
      inner.invalidateIntrinsicContentSize()
    }
    keeper.root?.layoutIfNeeded()
    #expect(happened == 1)
    #expect(witnesses.alive.isEmpty)
  }

  @Test func `a root that lets go of itself when it tells its host is gone`() {
    let keeper = Keeper()
    var witnesses = Witnesses()
    do {
      let view = Box("view", 10, 10)
      let root = LayoutRoot(view, width: .exact(5))
      root.onConflict = { _ in keeper.root = nil }
      view.widthAnchor.constraint(equalToConstant: 7).isActive = true
      witnesses.note("view", view)
      witnesses.note("root", root)
      keeper.root = root
    }
    keeper.root?.layoutIfNeeded()
    #expect(keeper.root == nil)
    #expect(witnesses.alive.isEmpty)
  }

  // MARK: Hosts, and roots inside roots

  @Test func `a host that holds its root is gone with it`() {
    var witnesses = Witnesses()
    do {
      let host = WindowHost()
      host.root.layoutIfNeeded()
      host.root.view.setNeedsLayout()
      #expect(host.requests > 0)
      witnesses.note("host", host)
      witnesses.note("root", host.root)
      witnesses.note("view", host.root.view)
    }
    #expect(witnesses.alive.isEmpty)
  }

  @Test(arguments: [true, false], [true, false])
  func `roots inside roots go in either order`(isInnerFirst: Bool, isLaidOut: Bool) {
    var witnesses = Witnesses()
    var inner: LayoutRoot? = LayoutRoot(GridView(views: [[WrappingText("text", 12)]]))
    var leaf = inner.map { LayoutView(content: $0) }
    var outer: LayoutRoot? = leaf.map {
      LayoutRoot(StackView(views: [$0]), width: .exact(60), height: .exact(60))
    }
    inner?.onNeedsLayout = { [weak leaf] in leaf?.invalidateIntrinsicContentSize() }
    witnesses.note("inner", inner)
    witnesses.note("leaf", leaf)
    witnesses.note("outer", outer)
    witnesses.note("inner view", inner?.view)
    witnesses.note("outer view", outer?.view)
    if isLaidOut { outer?.layoutIfNeeded() }
    if isInnerFirst {
      inner = nil
      leaf = nil
      // The leaf owns its content.
      #expect(witnesses.alive == witnesses.names)
      outer = nil
    } else {
      outer = nil
      #expect(Set(witnesses.alive) == ["inner", "inner view", "leaf"])
      leaf = nil
      #expect(Set(witnesses.alive) == ["inner", "inner view"])
      inner = nil
    }
    #expect(witnesses.alive.isEmpty)
  }

  @Test func `what scripts leave behind is gone`() {
    for seed in 0..<20 {
      var witnesses = Witnesses()
      do {
        var script = ContainerScript(seed: seed, .everything)
        let root = script.makeRoot()
        for step in 0..<20 {
          script.take(step)
          if script.laysOut(after: step) { root.layoutIfNeeded() }
          for (index, view) in script.top.everything.enumerated() {
            witnesses.note("\(seed), \(step), \(index)", view)
          }
        }
        witnesses.note("root \(seed)", root)
        witnesses.note("engine \(seed)", root.engine)
      }
      #expect(witnesses.alive.isEmpty)
    }
  }
}

// MARK: Those who hold a tree

/// A part of a tree that a program can hold.
enum Holding: CaseIterable, Sendable {
  case root, containers, leaves, guides, constraints, anchors, tracks

  /// The orders in which the parts can be let go; guides, constraints and anchors stay next to each
  /// other, and every other order has them the other way round.
  static let orders: [[Holding]] = permutations([
    [.root], [.containers], [.leaves], [.guides, .constraints, .anchors], [.tracks],
  ]).enumerated().map { index, parts in
    parts.flatMap { index % 2 == 0 ? $0 : $0.reversed() }
  }

  private static func permutations<T>(_ items: [T]) -> [[T]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index in
      var others = items
      let first = others.remove(at: index)
      return permutations(others).map { [first] + $0 }
    }
  }
}

/// How far a tree has come before it is let go.
enum PassState: CaseIterable, Sendable {
  /// It was never laid out.
  case fresh
  /// It has been laid out.
  case laidOut
  /// It has been laid out, asked questions, and changed since.
  case changed
}

/// When a view interrupts a pass.
enum Moment: CaseIterable, Sendable {
  case measuring, updatingConstraints, layingOut
}

/// Objects that are watched without being held.
private struct Witnesses {
  private var objects: [(name: String, isAlive: () -> Bool)] = []

  mutating func note(_ name: String, _ object: AnyObject?) {
    weak let watched = object
    objects.append((name, { watched != nil }))
  }

  var names: [String] { objects.map(\.name) }
  /// The names of those that still exist.
  var alive: [String] { objects.filter { $0.isAlive() }.map(\.name) }
}

/// A tree with everything in it that a program can hold: grids that share a size group, a stack, leaves,
/// one of them another layout, guides, constraints, anchors, tracks, cells and a merged area.
private struct HeldTree {
  var root: LayoutRoot?
  var containers: [LayoutView]
  var leaves: [LayoutView]
  var guides: [LayoutGuide]
  var constraints: [LayoutConstraint]
  var anchors: [AnyObject]
  var tracks: [AnyObject]
  private(set) var witnesses = Witnesses()

  static let anchorNames = ["position", "baseline", "extent", "distance"]

  init() {
    let window = LayoutView()
    let label = Box("label", 40, 10, baseline: 8)
    let field = Box("field", 80, 12, baseline: 9)
    let note = WrappingText("note", 30)
    let inner = LayoutRoot(LayoutView(content: FixedText("inner")))
    let host = LayoutView(content: inner)
    let banner = Box("banner", 60, 8)
    let aside = Box("aside", 30, 8)
    let grid = GridView(views: [[label, field], [nil, host], [banner]])
    let area = grid.row(at: 2).mergeCells(in: 0..<2)
    let sideStack = StackView(views: [aside])
    let sideGrid = GridView(views: [[sideStack]])
    let stack = StackView(views: [grid, sideGrid, note])
    let guide = LayoutGuide()
    window.addLayoutGuide(guide)
    window.fill(with: stack)
    for column in [grid.column(at: 1), sideGrid.column(at: 0)] { column.sizeGroup = "wide" }
    let placed = banner.centerXAnchor.constraint(equalTo: label.trailingAnchor)
    area.xPlacement = .none
    area.customPlacementConstraints = [placed]
    let pinned = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
    let gap = field.heightAnchor.constraint(equalTo: label.heightAnchor, constant: 2)
    let guided = guide.leadingAnchor.constraint(equalTo: note.leadingAnchor)
    let inactive = note.heightAnchor.constraint(equalToConstant: 500)
    LayoutConstraint.activate([pinned, gap, guided])
    let root = LayoutRoot(window, width: .exact(200), height: .exact(100))

    self.root = root
    containers = [window, stack, grid, sideGrid, sideStack]
    leaves = [label, field, note, host, banner, aside]
    let column = grid.column(at: 1)
    guides = [guide, window.layoutMarginsGuide, window.safeAreaLayoutGuide, column.layoutGuide]
    constraints = [pinned, gap, guided, placed, inactive]
    anchors = [
      guide.leadingAnchor, label.firstBaselineAnchor, grid.widthAnchor,
      label.leadingAnchor.anchorWithOffset(to: field.leadingAnchor),
    ]
    let row = grid.row(at: 0)
    tracks = [row, column, row.cell(at: 0), grid.row(at: 2).cells[1]]

    let named: [(String, AnyObject)] = [
      ("root", root), ("engine", root.engine), ("inner root", inner),
      ("inner engine", inner.engine), ("inner view", inner.view), ("window", window),
      ("stack", stack), ("grid", grid), ("side grid", sideGrid),
      ("side stack", sideStack), ("label", label), ("field", field), ("note", note), ("host", host),
      ("banner", banner), ("aside", aside),
      ("guide", guide), ("margins", guides[1]), ("safe area", guides[2]),
      ("column guide", guides[3]), ("pinned", pinned), ("gap", gap), ("guided", guided),
      ("placed", placed), ("inactive", inactive), ("row", row), ("other row", grid.row(at: 1)),
      ("column", column), ("other column", grid.column(at: 0)), ("cell", tracks[2]),
      ("other cell", row.cell(at: 1)), ("head", area), ("covered", tracks[3]),
      ("merged area", grid.merges[0]),
    ]
    for (name, object) in named { witnesses.note(name, object) }
    for (name, anchor) in zip(Self.anchorNames, anchors) { witnesses.note(name, anchor) }
  }

  /// Witnesses of what a laid out tree keeps to plan and measure again.
  var planningWitnesses: Witnesses {
    var witnesses = Witnesses()
    let (stack, grid) = (containers[1], containers[2])
    let record: (LayoutView) -> AnyObject? = { view in
      root?.engine.items[Int(view.slot.index)].container
    }
    witnesses.note("grid plan", grid.compilation)
    witnesses.note("stack plan", containers[4].compilation)
    witnesses.note("grid state", grid.containerState)
    witnesses.note("stack state", stack.containerState)
    witnesses.note("grid record", record(grid))
    witnesses.note("stack record", record(stack))
    witnesses.note("size groups", root?.engine.sharedPlanning)
    witnesses.note("measurements", stack.measurements)
    witnesses.note("handle", leaves[0].handle)
    return witnesses
  }

  mutating func bring(to state: PassState) {
    guard state != .fresh else { return }
    root?.layoutIfNeeded()
    guard state == .changed else { return }
    _ = root?.computedLayout
    _ = leaves.map { $0.constraintsAffectingLayout(for: .horizontal) }
    constraints[0].constant = 30
    leaves[2].isHidden = true
    (containers[2] as? GridView)?.addRow(with: [])
    root?.width = .exact(90)
  }

  /// Takes a part out of the tree while all that is held still exists.
  func takeApart(_ holding: Holding) {
    switch holding {
    case .root: break
    case .containers: for view in containers { view.removeFromSuperview() }
    case .leaves: for view in leaves { view.removeFromSuperview() }
    case .guides: for guide in guides.prefix(1) { guide.owningView?.removeLayoutGuide(guide) }
    case .constraints: for constraint in constraints { constraint.isActive = false }
    case .anchors: break
    case .tracks: (tracks[0] as? GridRow)?.gridView?.removeRow(at: 0)
    }
  }

  mutating func letGo(_ holding: Holding) {
    switch holding {
    case .root: root = nil
    case .containers: containers = []
    case .leaves: leaves = []
    case .guides: guides = []
    case .constraints: constraints = []
    case .anchors: anchors = []
    case .tracks: tracks = []
    }
  }
}

/// What a program keeps in variables that a pass can change.
private final class Keeper {
  var root: LayoutRoot?
  var views: [LayoutView] = []
}

/// A host as toolkits write it: it holds the root, and the root calls it back.
private final class WindowHost {
  let root = LayoutRoot(Box("view", 10, 10))
  private(set) var requests = 0

  init() { root.onNeedsLayout = { [weak self] in self?.requests += 1 } }
}

/// A view that calls back from inside a pass.
private final class InterruptedView: LayoutView {
  var interruption: ((Moment) -> Void)?

  override var intrinsicContentSize: LayoutSize {
    interruption?(.measuring)
    return super.intrinsicContentSize
  }

  override func updateConstraints() {
    super.updateConstraints()
    interruption?(.updatingConstraints)
  }

  override func layout() {
    super.layout()
    interruption?(.layingOut)
  }
}

extension LayoutView {
  /// Adds a view that takes up all of this one.
  fileprivate func fill(with view: LayoutView) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.fill(self)
  }
}
