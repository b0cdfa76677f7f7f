// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// A tree with something of each kind, on which tables of changes, questions and callbacks are tried.
///
///     top ─ grid ─ a  b  c
///         │        d  inner (e f)
///         │        text  ∅  g
///         ├ bar (p q r), from which r leaves if there is too little room
///         ├ note, which begins where the grid ends
///         └ framed, which its frame positions
final class Stage {
  let top = Box("top")
  let grid: GridView
  let inner: StackView
  let bar: StackView
  let a = Box("a", 40, 20, baseline: 15)
  let b = Box("b", 60, 24, baseline: 17)
  let c = Box("c", 30, 16)
  let d = Probe("d", 50, 20)
  let e = Box("e", 20, 20)
  let f = Box("f", 25, 22)
  let placed = ProbeContent()
  let g: LayoutView
  let delegate = ProbeDelegate()
  let text = WrappingText("text", 8)
  let p = Box("p", 40, 20)
  let q = Box("q", 50, 20)
  let r = Box("r", 60, 20)
  let note = Box("note", 30, 10)
  let framed = LayoutView(frame: LayoutRect(x: 200, y: 200, width: 40, height: 30))
  let guide = LayoutGuide()
  let group = GridView.SizeGroup("group")
  let noteLeading: LayoutConstraint
  let barWidth: LayoutConstraint
  let root: LayoutRoot

  /// Builds the tree, makes changes, and gives it a root.
  init(_ changes: [Change] = []) {
    g = LayoutView(content: placed)
    g.identifier = "g"
    inner = StackView(views: [e, f])
    grid = GridView(views: [[a, b, c], [d, inner], [text, nil, g]])
    bar = StackView(views: [p, q, r])
    (inner.identifier, grid.identifier, bar.identifier) = ("inner", "grid", "bar")
    (framed.identifier, guide.identifier) = ("framed", "guide")
    bar.delegate = delegate
    bar.setClippingResistancePriority(400, for: .horizontal)
    bar.setVisibilityPriority(.detachOnlyIfNecessary, for: r)
    // An autoresizing mask starts from the size that the superview has when it is set.
    top.frame = LayoutRect(x: 0, y: 0, width: 400, height: 300)
    for view in [grid, bar, note, framed] { top.addSubview(view) }
    for view in [grid, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
    top.addLayoutGuide(guide)
    noteLeading = note.leadingAnchor.constraint(equalTo: grid.trailingAnchor, constant: 8)
    barWidth = bar.widthAnchor.constraint(equalToConstant: 200)
    LayoutConstraint.activate([
      grid.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      grid.topAnchor.constraint(equalTo: top.topAnchor),
      bar.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      bar.topAnchor.constraint(equalTo: grid.bottomAnchor, constant: 10),
      barWidth,
      noteLeading, note.topAnchor.constraint(equalTo: top.topAnchor),
      guide.leadingAnchor.constraint(equalTo: note.leadingAnchor),
      guide.topAnchor.constraint(equalTo: note.bottomAnchor),
      guide.widthAnchor.constraint(equalToConstant: 12),
      guide.heightAnchor.constraint(equalToConstant: 14),
    ])
    root = LayoutRoot(top, width: .exact(400), height: .exact(300), scale: 0)
    for change in changes { change.make(self) }
  }

  /// Where the tree differs from one that has seen nothing but the changes, after both are laid out.
  func differences(fromFresh changes: [Change]) -> [String] {
    let fresh = Stage(changes)
    fresh.root.layoutIfNeeded()
    root.layoutIfNeeded()
    // A frame that was not placed again shows in the view itself.
    let pairs = zip(top.everything, fresh.top.everything)
    let stale = pairs.filter { !$0.frame.isNear($1.frame) }.map { view, other in
      "\(view.name) has the frame \(view.frame), not \(other.frame)"
    }
    return stale + root.computedLayout.differences(from: fresh.root.computedLayout)
  }
}

/// A leaf that lets a test in whenever the library calls one of its methods.
final class Probe: LayoutView {
  enum Method: Sendable, CaseIterable {
    case intrinsicContentSize, heightForWidth, firstBaseline, lastBaselineFromTop
    case lastBaselineFromBottom, alignmentRectInsets
    case updateConstraints, beforeLayout, afterLayout
    case willMove, didMove
  }

  let size: LayoutSize
  var insets = LayoutEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  var wraps = false { didSet { invalidateIntrinsicContentSize() } }
  var on: (method: Method, act: () -> Void)?

  init(_ name: String, _ width: Double, _ height: Double) {
    size = LayoutSize(width: width, height: height)
    super.init()
    identifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Lets the test in once.
  private func reach(_ method: Method) {
    guard let on, on.method == method else { return }
    self.on = nil
    on.act()
  }

  override var intrinsicContentSize: LayoutSize {
    reach(.intrinsicContentSize)
    return size
  }
  override func height(forWidth width: Double) -> Double? {
    guard wraps else { return nil }
    reach(.heightForWidth)
    return size.height
  }
  override var firstBaselineOffsetFromTop: Double? {
    reach(.firstBaseline)
    return 12
  }
  override var lastBaselineOffsetFromTop: Double? {
    reach(.lastBaselineFromTop)
    return nil
  }
  override var lastBaselineOffsetFromBottom: Double? {
    reach(.lastBaselineFromBottom)
    return 8
  }
  override var alignmentRectInsets: LayoutEdgeInsets {
    reach(.alignmentRectInsets)
    return insets
  }
  override func updateConstraints() {
    super.updateConstraints()
    reach(.updateConstraints)
  }
  override func layout() {
    reach(.beforeLayout)
    super.layout()
    reach(.afterLayout)
  }
  override func viewWillMove(toSuperview newSuperview: LayoutView?) { reach(.willMove) }
  override func viewDidMoveToSuperview() { reach(.didMove) }
}

/// The content of a leaf that lets a test in when it is measured or placed.
final class ProbeContent: PlacedContent {
  var onMeasure: () -> Void = {}
  var onPlace: () -> Void = {}
  var intrinsicContentSize: LayoutSize {
    onMeasure()
    return LayoutSize(width: 20, height: 30)
  }
  func place(in frame: LayoutRect?) { onPlace() }
}

/// A delegate that lets a test in.
final class ProbeDelegate: StackViewDelegate {
  var onDetach: () -> Void = {}
  var onReattach: () -> Void = {}
  func stackView(_ stackView: StackView, willDetach views: [LayoutView]) { onDetach() }
  func stackView(_ stackView: StackView, didReattach views: [LayoutView]) { onReattach() }
}

extension LayoutView {
  fileprivate var name: String { identifier ?? className }
}

/// Something that a program does to a tree, by its name.
struct Change: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @Sendable (Stage) -> Void

  init(_ name: String, _ make: @escaping @Sendable (Stage) -> Void) {
    (self.name, self.make) = (name, make)
  }

  var testDescription: String { name }
}

extension Change {
  /// Changes of every kind, each of which can be made to a new stage.
  static let all: [Change] = grid + tracks + structure + stack + views + constraints + root

  private static let grid: [Change] = [
    Change("rowSpacing") { $0.grid.rowSpacing = 30 },
    Change("columnSpacing") { $0.grid.columnSpacing = 12 },
    Change("rowAlignment") { $0.grid.rowAlignment = .firstBaseline },
    Change("xPlacement") { $0.grid.xPlacement = .trailing },
    Change("yPlacement") { $0.grid.yPlacement = .center },
    Change("rowSeparator") { $0.grid.rowSeparator = 2 },
    Change("columnSeparator") { $0.grid.columnSeparator = 3 },
    Change("hugging of the grid") { $0.grid.setContentHuggingPriority(600, for: .horizontal) },
    Change("resistance of the grid") {
      $0.grid.setContentCompressionResistancePriority(400, for: .vertical)
    },
  ]

  private static let tracks: [Change] = [
    Change("row.height") { $0.grid.row(at: 0).height = 50 },
    Change("row.minimumHeight") { $0.grid.row(at: 1).minimumHeight = 60 },
    Change("row.maximumHeight") { $0.grid.row(at: 0).maximumHeight = 10 },
    Change("row.heightFraction") { $0.grid.row(at: 1).heightFraction = 0.5 },
    Change("row.weight") { $0.grid.row(at: 2).weight = 2 },
    Change("row.topPadding") { $0.grid.row(at: 1).topPadding = 7 },
    Change("row.bottomPadding") { $0.grid.row(at: 2).bottomPadding = 9 },
    Change("row.isHidden") { $0.grid.row(at: 0).isHidden = true },
    Change("row.yPlacement") { $0.grid.row(at: 0).yPlacement = .bottom },
    Change("row.rowAlignment") { $0.grid.row(at: 0).rowAlignment = .lastBaseline },
    Change("column.width") { $0.grid.column(at: 0).width = 90 },
    Change("column.minimumWidth") { $0.grid.column(at: 1).minimumWidth = 100 },
    Change("column.maximumWidth") { $0.grid.column(at: 1).maximumWidth = 20 },
    Change("column.widthFraction") { $0.grid.column(at: 0).widthFraction = 0.5 },
    Change("column.weight") { $0.grid.column(at: 2).weight = 1 },
    Change("column.leadingPadding") { $0.grid.column(at: 0).leadingPadding = 5 },
    Change("column.trailingPadding") { $0.grid.column(at: 1).trailingPadding = 6 },
    Change("column.isHidden") { $0.grid.column(at: 1).isHidden = true },
    Change("column.xPlacement") { $0.grid.column(at: 0).xPlacement = .trailing },
    Change("column.sizeGroup") {
      $0.grid.column(at: 0).sizeGroup = $0.group
      $0.grid.column(at: 2).sizeGroup = $0.group
    },
    Change("cell.xPlacement") { $0.grid.cell(for: $0.c)?.xPlacement = .fill },
    Change("cell.yPlacement") { $0.grid.cell(for: $0.c)?.yPlacement = .bottom },
    Change("cell.rowAlignment") { $0.grid.cell(for: $0.a)?.rowAlignment = .firstBaseline },
    Change("cell.customPlacementConstraints") {
      $0.grid.cell(for: $0.c)?.xPlacement = GridCell.Placement.none
      $0.grid.cell(for: $0.c)?.customPlacementConstraints = [
        $0.c.leadingAnchor.constraint(equalTo: $0.d.leadingAnchor, constant: 3)
      ]
    },
  ]

  private static let structure: [Change] = [
    Change("insertRow(at: 0)") { $0.grid.insertRow(at: 0, with: [Box("new", 70, 18)]) },
    Change("addRow") { $0.grid.addRow(with: [nil, Box("new", 70, 18)]) },
    Change("removeRow") { $0.grid.removeRow(at: 1) },
    Change("moveRow") { $0.grid.moveRow(at: 0, to: 2) },
    Change("insertColumn") { $0.grid.insertColumn(at: 1, with: [Box("new", 33, 18)]) },
    Change("removeColumn") { $0.grid.removeColumn(at: 2) },
    Change("moveColumn") { $0.grid.moveColumn(at: 2, to: 0) },
    Change("mergeCells") { $0.grid.row(at: 2).mergeCells(in: 0..<2) },
    Change("unmerge") {
      $0.grid.row(at: 1).mergeCells(in: 1..<3)
      $0.grid.cell(for: $0.inner)?.unmerge()
    },
    Change("contentView = nil") { $0.grid.cell(for: $0.d)?.contentView = nil },
    Change("contentView = a new view") {
      $0.grid.cell(atColumnIndex: 1, rowIndex: 2).contentView = Box("new", 70, 18)
    },
    Change("contentView = a view of a stack") {
      $0.grid.cell(atColumnIndex: 1, rowIndex: 2).contentView = $0.q
    },
  ]

  private static let stack: [Change] = [
    Change("spacing") { $0.bar.spacing = 3 },
    Change("spacing inside") { $0.inner.spacing = 13 },
    Change("distribution") { $0.bar.distribution = .fillEqually },
    Change("alignment") { $0.bar.alignment = .top },
    Change("orientation") { $0.inner.orientation = .vertical },
    Change("edgeInsets") { $0.bar.edgeInsets = LayoutEdgeInsets(all: 4) },
    Change("isLayoutMarginsRelativeArrangement") {
      $0.bar.isLayoutMarginsRelativeArrangement = true
      $0.bar.layoutMargins.left = 3
    },
    Change("customSpacing") { $0.bar.setCustomSpacing(20, after: $0.p) },
    Change("clippingResistance") { $0.bar.setClippingResistancePriority(1000, for: .horizontal) },
    Change("visibilityPriority") { $0.bar.setVisibilityPriority(.notVisible, for: $0.q) },
    Change("hugging of the stack") { $0.bar.setHuggingPriority(700, for: .vertical) },
    Change("detachesHiddenViews") {
      $0.bar.detachesHiddenViews = false
      $0.p.isHidden = true
    },
    Change("addArrangedSubview") { $0.bar.addArrangedSubview(Box("new", 10, 30)) },
    Change("insertArrangedSubview inside") {
      $0.inner.insertArrangedSubview(Box("new", 9, 9), at: 0)
    },
    Change("addArrangedSubview of a cell's view") { $0.bar.addArrangedSubview($0.d) },
    Change("removeArrangedSubview") { $0.bar.removeArrangedSubview($0.p) },
    Change("addView in gravity") { $0.bar.addView(Box("new", 10, 30), in: .trailing) },
  ]

  private static let views: [Change] = [
    Change("size") { $0.b.size = LayoutSize(width: 77, height: 33) },
    Change("size inside") { $0.f.size = LayoutSize(width: 45, height: 12) },
    Change("baseline") {
      $0.grid.rowAlignment = .firstBaseline
      $0.a.baseline = 5
    },
    Change("insets") { $0.d.insets = LayoutEdgeInsets(all: 2) },
    Change("glyphs") { $0.text.glyphs = 25 },
    Change("hugging") { $0.b.setContentHuggingPriority(10, for: .horizontal) },
    Change("resistance") { $0.b.setContentCompressionResistancePriority(10, for: .horizontal) },
    Change("isHidden") { $0.q.isHidden = true },
    Change("isHidden inside") { $0.e.isHidden = true },
    Change("frame") { $0.framed.frame = LayoutRect(x: 10, y: 210, width: 60, height: 20) },
    Change("autoresizingMask") { $0.framed.autoresizingMask = [.width] },
    Change("translatesAutoresizingMask") {
      $0.framed.translatesAutoresizingMaskIntoConstraints = false
    },
    Change("addSubview") {
      let view = Box("new", 5, 6)
      $0.note.addSubview(view)
      view.trailingAnchor.constraint(equalTo: $0.note.trailingAnchor).isActive = true
    },
    Change("removeFromSuperview") { $0.b.removeFromSuperview() },
    Change("removeFromSuperview of the grid") { $0.grid.removeFromSuperview() },
    Change("direction of a view") { $0.grid.userInterfaceLayoutDirection = .rightToLeft },
    Change("order of subviews") { $0.top.insertSubview($0.note, at: 0) },
    Change("layoutMargins") {
      $0.note.trailingAnchor.constraint(equalTo: $0.top.layoutMarginsGuide.trailingAnchor)
        .isActive = true
      $0.top.layoutMargins = LayoutEdgeInsets(all: 11)
    },
  ]

  private static let constraints: [Change] = [
    Change("constant") { $0.noteLeading.constant = 40 },
    Change("priority") { $0.noteLeading.priority = 200 },
    Change("isActive") { $0.noteLeading.isActive = false },
    Change("constraint on the grid's far edge") {
      $0.grid.trailingAnchor.constraint(equalTo: $0.top.trailingAnchor, constant: -60).isActive =
        true
    },
    Change("constraint on a cell's view") {
      $0.b.widthAnchor.constraint(equalToConstant: 90).isActive = true
    },
    Change("constraint between cells' views") {
      $0.c.widthAnchor.constraint(equalTo: $0.b.widthAnchor).isActive = true
    },
    Change("conflict") {
      $0.grid.widthAnchor.constraint(equalToConstant: 50).isActive = true
      $0.grid.row(at: 0).height = 10
      $0.a.heightAnchor.constraint(equalToConstant: 20).isActive = true
    },
    Change("removeLayoutGuide") { $0.top.removeLayoutGuide($0.guide) },
  ]

  private static let root: [Change] = [
    Change("width") { $0.root.width = .exact(150) },
    Change("height") { $0.root.height = .fitting },
    Change("room for the bar") {
      $0.barWidth.constant = 110
    },
    Change("direction") { $0.root.direction = .rightToLeft },
    Change("scale") { $0.root.scale = 2 },
    Change("textTraits") {
      $0.root.textTraits = LayoutTextTraits(scale: 2, language: LayoutTextTraits.pseudoLanguage)
    },
    Change("systemSpacing") {
      $0.note.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: $0.top.topAnchor, multiplier: 1
      ).isActive = true
      $0.root.systemSpacing = LayoutRoot.SystemSpacing(siblings: 1, container: 17)
    },
  ]
}
