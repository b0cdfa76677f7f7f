// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Size groups whose tracks lie in several grids.
@Suite struct GridSharedSizeGroupTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 20)
  let c = box("c", 40, 12)
  let d = box("d", 20, 8)
  let forms: SizeGroupForms
  var first: GridView { forms.first }
  var second: GridView { forms.second }

  /// Their first columns need 40.
  init() { forms = SizeGroupForms([a, b], [c, d]) }

  var guides: Int { first.layoutGuides.count + second.layoutGuides.count }

  @Test func `forms whose fields take the surplus share their labels`() {
    for grid in [first, second] { grid.column(at: 1).weight = 1 }
    let root = LayoutRoot(forms.under(), width: .exact(146), scale: 0)
    #expect(columns(root) == [[40, 100], [40, 100]])
  }

  @Test func `labels take surplus together, or none`() {
    let root = LayoutRoot(forms.under(), width: .exact(116), scale: 0)
    // The first form has 116 - 96 left over, half of it for each column.
    #expect(columns(root) == [[50, 60], [50, 60]])
    for grid in [first, second] { grid.column(at: 1).weight = 1 }
    #expect(columns(root) == [[40, 70], [40, 70]])
    root.width = .exact(126)
    #expect(columns(root) == [[40, 80], [40, 80]])
    for grid in [first, second] { grid.column(at: 1).weight = 0 }
    #expect(columns(root) == [[55, 65], [55, 65]])
  }

  @Test func `a layout lists the same items after a question`() {
    for grid in [first, second] { grid.column(at: 1).weight = 1 }
    let root = LayoutRoot(forms.under(), width: .exact(146), scale: 0)
    let items = root.computedLayout.items.map(\.name)
    #expect(!b.constraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(root.computedLayout.items.map(\.name) == items)
  }

  @Test func `grids have guides for a group as long as it has tracks in others`() {
    let root = LayoutRoot(forms.under(), width: .exact(116), scale: 0)
    root.layoutIfNeeded()
    #expect(guides == 2)
    second.column(at: 0).sizeGroup = nil
    // The first form has 116 - 86 left over, and the second 116 - 66.
    #expect(columns(root) == [[45, 65], [65, 45]])
    #expect(guides == 0)
  }

  @Test func `a label that a constraint widens takes the others along`() {
    for grid in [first, second] { grid.column(at: 1).weight = 1 }
    let root = LayoutRoot(forms.under(), width: .exact(146), scale: 0)
    let wide = first.column(at: 0).widthAnchor.constraint(equalToConstant: 60)
    wide.isActive = true
    #expect(columns(root) == [[60, 80], [60, 80]])
    wide.isActive = false
    #expect(columns(root) == [[40, 100], [40, 100]])
  }

  @Test func `labels that lack room take the others along`() {
    for label in [a, c] {
      label.setContentCompressionResistancePriority(300, for: .horizontal)
    }
    for grid in [first, second] { grid.column(at: 1).weight = 1 }
    let view = forms.under()
    let root = LayoutRoot(view, width: .exact(81), scale: 0)
    // The first form has 75 for both columns, and its field resists: 25 are left for the label, and so for
    // that of the second form, although this one has room enough.
    #expect(columns(root)[0] == [25, 50])
    #expect(columns(root)[1][0] == 25)
    root.width = .exact(146)
    #expect(columns(root) == [[40, 100], [40, 100]])
  }

  @Test func `columns of one group beside others grow with them`() {
    let grid = GridView(views: [[a, b, c]])
    for column in 0...1 { grid.column(at: column).sizeGroup = "even" }
    grid.column(at: 2).weight = 1
    let root = LayoutRoot(grid, width: .exact(200), scale: 0)
    // 50 for each of the group, 200 - 112 for the last.
    #expect(columns(root) == [[50, 50, 88]])
    grid.column(at: 2).maximumWidth = 64
    grid.column(at: 2).weight = 0
    root.width = .exact(212)
    // 60 are left over: 20 for each. The last column has 60 of 64.
    #expect(columns(root) == [[70, 70, 60]])
    root.width = .exact(248)
    #expect(columns(root) == [[86, 86, 64]])
  }

  /// The forms lie beside each other in a view of a fixed width, 30 more than they need, which is as tall as
  /// the first one is wide.
  @Test func `a measurement keeps a group together`() {
    let view = LayoutView()
    for grid in [first, second] {
      view.addSubview(grid)
      grid.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
    LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 96 + 66 + 30),
      view.heightAnchor.constraint(equalTo: first.widthAnchor),
    ])
    let grid = GridView(views: [[view]])
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    // All columns are pulled alike, so that the second form is the longer one: that keeps the view, and the
    // root, less tall.
    #expect(view.frame == rect(0, 0, 192, 96))
    #expect(columns(root).dropFirst() == [[40, 50], [40, 50]])
    for form in [first, second] { form.column(at: 0).weight = 1 }
    root.layoutIfNeeded()
    // Labels take surplus only as far as both forms have some: each has 15.
    #expect(view.frame == rect(0, 0, 192, 96 + 15))
    #expect(grid.frame.height == 111)
    #expect(columns(root).dropFirst().map(\.first) == [55, 55])
  }

  @Test func `text is as tall as it is beside the label that another form keeps wide`() {
    let text = WrappingText("text", 8)
    first.cell(atColumnIndex: 1, rowIndex: 0).contentView = text
    text.setContentCompressionResistancePriority(240, for: .horizontal)
    a.setContentCompressionResistancePriority(230, for: .horizontal)
    for grid in [first, second] { grid.column(at: 1).weight = 1 }
    let view = forms.under()
    let root = LayoutRoot(view, width: .exact(146), scale: 0)
    root.layoutIfNeeded()
    #expect(text.frame == rect(46, 0, 80, 10))
    // The label of the first form alone would leave the text its 80. The second form needs 40 for its own, so
    // that 50 are left: two lines.
    let size = view.fittingSize(
      proposing: LayoutSize(width: 96, height: 0), horizontalPriority: .required,
      verticalPriority: .fittingSizeCompression)
    #expect(size == LayoutSize(width: 96, height: 20 + 12))
  }

  @Test(arguments: [false, true])
  func `the newest constraint that contradicts a size group is broken, whenever it came`(
    _ isLaidOutBefore: Bool
  ) {
    let view = forms.under()
    let root = LayoutRoot(view, width: .exact(146), scale: 0)
    let widths = [
      first.column(at: 0).widthAnchor.constraint(equalToConstant: 60),
      second.column(at: 0).widthAnchor.constraint(equalToConstant: 70),
    ]
    widths[0].isActive = true
    if isLaidOutBefore { root.layoutIfNeeded() }
    widths[1].isActive = true
    let layout = root.computedLayout
    #expect(layout.grids.map { $0.columns[0].extent } == [60, 60])
    #expect(layout.conflicts.count == 1)
    widths[1].isActive = false
    #expect(columns(root) == [[60, 80], [60, 80]])
  }

  @Test(arguments: [3, 30])
  func `grids of one group in stacks at any depth are equally wide`(_ depth: Int) {
    var inner: LayoutView = box("core", 10, 10)
    var grids: [GridView] = []
    for level in 0..<depth {
      let grid = GridView(views: [[Box("label", level == 1 ? 60 : 40, 20)]])
      grid.column(at: 0).sizeGroup = "labels"
      grids.append(grid)
      let stack = StackView(views: [grid, inner])
      stack.orientation = .vertical
      inner = stack
    }
    let root = LayoutRoot(inner, scale: 0)
    root.layoutIfNeeded()
    #expect(grids.map(\.frame.width) == [Double](repeating: 60, count: depth))
    #expect(root.view.frame == rect(0, 0, 60, 28 * Double(depth) + 10))
  }

  /// A form of two rows: a label and a box, and in the column of the box a form of the same group. The label
  /// of the inner form decides: 40.
  private func nested() -> (outer: GridView, inner: GridView) {
    let inner = GridView(views: [[c, d]])
    let outer = GridView(views: [[a, b], [nil, inner]])
    for grid in [outer, inner] { grid.column(at: 0).sizeGroup = "labels" }
    outer.column(at: 1).weight = 1
    inner.column(at: 1).width = 20
    return (outer, inner)
  }

  @Test func `a form inside another has the labels of the one around it, also after a question`() {
    let (outer, inner) = nested()
    for grid in [outer, inner] { grid.row(at: 0).sizeGroup = "rows" }
    let root = LayoutRoot(outer, width: .exact(166), scale: 0)
    for axis in LayoutAxis.allCases {
      // The row of the inner form is as tall as the first one of the outer form, 20.
      #expect(columns(root) == [[40, 120], [40, 20]])
      #expect(outer.frame.height == 20 + 6 + 20)
      #expect(!d.constraintsAffectingLayout(for: axis).isEmpty)
    }
    #expect(columns(root) == [[40, 120], [40, 20]])
    #expect(outer.frame.height == 46)
  }

  @Test(arguments: [false, true])
  func `a constraint on a label of forms inside each other is felt in both, until it goes`(
    _ isInside: Bool
  ) {
    let (outer, _) = nested()
    let root = LayoutRoot(outer, width: .exact(166), scale: 0)
    let wide = (isInside ? c : a).widthAnchor.constraint(equalTo: b.widthAnchor, constant: 10)
    wide.isActive = true
    #expect(columns(root) == [[60, 100], [60, 20]])
    wide.isActive = false
    #expect(columns(root) == [[40, 120], [40, 20]])
  }

  @Test func `forms inside each other keep their labels through every change`() {
    let (outer, inner) = nested()
    let root = LayoutRoot(outer, width: .exact(166), scale: 0)
    let wide = a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 10)
    wide.isActive = true
    #expect(columns(root) == [[60, 100], [60, 20]])
    inner.columnSpacing = 8
    outer.columnSpacing = 16
    #expect(columns(root) == [[60, 90], [60, 20]])
    #expect(inner.frame == rect(76, 26, 88, 12))
  }
}
