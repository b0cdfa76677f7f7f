// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Plain views that do nothing but frame another one are laid out like containers, without a variable for
/// what they frame.
@Suite struct FramesByFormulaTests {
  let label = Box("label", 40, 12)
  let view = LayoutView()
  let bar = Box("bar", 100, 10)
  let grid: GridView
  let root: LayoutRoot
  /// The leading, trailing, top and bottom edge.
  let ties: [LayoutConstraint]

  /// A grid of one column, 100 wide: a bar, and the label in a view, 3 and 5 from its sides, 7 and 11 from
  /// top and bottom.
  init() {
    view.identifier = "view"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    ties = [
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -11),
    ]
    LayoutConstraint.activate(ties)
    grid = GridView(views: [[bar], [view]])
    grid.rowSpacing = 0
    root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
  }

  /// Two, for the size of the grid, if everything inside is laid out by formula.
  func variables() -> Int {
    root.layoutIfNeeded()
    return root.systemSize.variables
  }

  func expectFrames(
    _ outer: LayoutRect, _ inner: LayoutRect, variables: Int? = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    root.layoutIfNeeded()
    #expect(view.frame == outer, sourceLocation: sourceLocation)
    #expect(label.frame == inner, sourceLocation: sourceLocation)
    if let variables {
      #expect(root.systemSize.variables == variables, sourceLocation: sourceLocation)
    }
  }

  @Test func `neither the view nor what it frames has variables, and its constraints have no rows`()
  {
    expectFrames(rect(0, 10, 48, 30), rect(3, 7, 40, 12))
    #expect(ties.allSatisfy { $0.row < 0 })
  }

  @Test func `a view that fills its cell stretches what it frames`() {
    label.setContentHuggingPriority(100, for: .horizontal)
    grid.column(at: 0).xPlacement = .fill
    // It would rather have 48, and holds the column for that, which only a solve can weigh.
    expectFrames(rect(0, 10, 100, 30), rect(3, 7, 92, 12), variables: nil)
    #expect(view.slot.hasVariables)
    root.width = .exact(60)
    // The bar gives way.
    expectFrames(rect(0, 10, 60, 30), rect(3, 7, 52, 12), variables: nil)
  }

  @Test func `a field without a width fills the column, less the margins`() {
    label.size.width = LayoutView.noIntrinsicMetric
    label.invalidateIntrinsicContentSize()
    grid.column(at: 0).xPlacement = .fill
    expectFrames(rect(0, 10, 100, 30), rect(3, 7, 92, 12))
  }

  @Test func `edges to left and right stay there from right to left`() {
    root.direction = .rightToLeft
    expectFrames(rect(52, 10, 48, 30), rect(5, 7, 40, 12))
    LayoutConstraint.deactivate(Array(ties[..<2]))
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3),
      label.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -5),
    ])
    expectFrames(rect(52, 10, 48, 30), rect(3, 7, 40, 12))
  }

  @Test func `margins keep alignment rectangles apart, not frames`() {
    label.insets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    label.invalidateIntrinsicContentSize()
    expectFrames(rect(0, 10, 48, 30), rect(1, 6, 46, 16))
  }

  @Test func `less room than the margins and the label need is taken from the label`() {
    bar.setContentCompressionResistancePriority(800, for: .vertical)
    root.height = .exact(10 + 20)
    expectFrames(rect(0, 10, 48, 20), rect(3, 7, 40, 2), variables: nil)
  }

  @Test func `less room than the margins is a conflict that names the constraints`() {
    grid.row(at: 1).height = 10
    root.layoutIfNeeded()
    let conflict = root.conflicts.first
    #expect(root.conflicts.count == 1)
    // 7 and 11 are 8 more than 10.
    #expect(conflict?.excess == 8)
    let statements = conflict?.constraints.map(\.statement) ?? []
    #expect(statements.contains("label.top == view.top + 7"))
    #expect(statements.contains("label.bottom == view.bottom - 11"))
    grid.row(at: 1).height = nil
    #expect(root.conflicts.isEmpty)
    // The first change after the reason is gone takes the variables away.
    root.width = .exact(100)
    expectFrames(rect(0, 10, 48, 30), rect(3, 7, 40, 12))
  }

  @Test func `a label that must not shrink in a frame that is too small is a conflict, too`() {
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    grid.row(at: 1).height = 25
    root.layoutIfNeeded()
    // 7 + 12 + 11 are 5 more than 25.
    #expect(root.conflicts.map(\.excess) == [5])
  }

  @Test func `the constraints that affect a frame are named, and have no rows afterwards`() {
    let affecting = label.constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.contains { $0.statement == "label.leading == view.leading + 3" })
    label.size.width = 50
    label.invalidateIntrinsicContentSize()
    expectFrames(rect(0, 10, 58, 30), rect(3, 7, 50, 12))
  }

  // MARK: Changes

  @Test func `another distance moves what is framed`() {
    ties[0].constant = 13
    ties[3].constant = 0
    expectFrames(rect(0, 10, 58, 19), rect(13, 7, 40, 12))
  }

  @Test func `content that changes its size is taken over into the plans`() {
    let plans = root.work.plans
    label.size = LayoutSize(width: 60, height: 20)
    label.invalidateIntrinsicContentSize()
    expectFrames(rect(0, 10, 68, 38), rect(3, 7, 60, 20))
    #expect(root.work.plans == plans)
    label.size.width = 200
    label.invalidateIntrinsicContentSize()
    expectFrames(rect(0, 10, 208, 38), rect(3, 7, 200, 20))
    #expect(bar.frame == rect(0, 0, 100, 10))
    #expect(root.work.plans == plans)
  }

  @Test func `a constraint from outside gives variables to both, and takes them along`() {
    let same = label.widthAnchor.constraint(equalTo: bar.widthAnchor)
    same.isActive = true
    expectFrames(rect(0, 10, 108, 30), rect(3, 7, 100, 12), variables: nil)
    #expect(ties.allSatisfy { $0.row >= 0 })
    same.isActive = false
    expectFrames(rect(0, 10, 48, 30), rect(3, 7, 40, 12))
    #expect(ties.allSatisfy { $0.row < 0 })
  }

  @Test func `one on the view alone leaves its contents to formulas`() {
    let wide = view.widthAnchor.constraint(equalTo: bar.widthAnchor)
    wide.isActive = true
    // The constraint is held by the grid. The label is stretched, as the view is.
    expectFrames(rect(0, 10, 100, 30), rect(3, 7, 92, 12), variables: nil)
    #expect(!label.slot.hasVariables)
    #expect(view.slot.hasVariables)
  }

  @Test func `a view that has a size of its own is no frame`() {
    let wide = view.widthAnchor.constraint(equalToConstant: 70)
    wide.isActive = true
    expectFrames(rect(0, 10, 70, 30), rect(3, 7, 62, 12), variables: nil)
    #expect(label.slot.hasVariables)
    wide.isActive = false
    expectFrames(rect(0, 10, 48, 30), rect(3, 7, 40, 12))
  }

  @Test func `a constraint that goes leaves an ordinary view`() {
    ties[1].isActive = false
    // The label keeps its width, and nothing says how wide the view is.
    root.layoutIfNeeded()
    #expect(label.frame == rect(3, 7, 40, 12))
    #expect(label.slot.hasVariables)
    ties[1].isActive = true
    expectFrames(rect(0, 10, 48, 30), rect(3, 7, 40, 12))
  }

  @Test func `what is framed may leave, and another view may come`() {
    label.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(label.formulaIndex < 0)
    let other = Box("other", 20, 20)
    view.frame(other, by: 2)
    root.layoutIfNeeded()
    #expect(other.frame == rect(2, 2, 20, 20))
    #expect(view.frame == rect(0, 10, 24, 24))
    #expect(variables() == 2)
    let second = Box("second", 5, 5)
    view.frame(second, by: 1)
    root.layoutIfNeeded()
    #expect(second.frame == rect(1, 1, 22, 22))
    #expect(variables() > 2)
  }

  @Test func `a grid may take the place of what was framed`() {
    let inner = GridView(views: [[Box("a", 20, 20), Box("b", 10, 10)]])
    inner.translatesAutoresizingMaskIntoConstraints = false
    label.removeFromSuperview()
    view.addSubview(inner)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -11),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 10, 44, 38))
    #expect(inner.frame == rect(3, 7, 36, 20))
    #expect(root.systemSize.variables == 2)
  }

  @Test func `a field without a height in a frame is as tall as the stack that stretches it`() {
    let field = Box("field", 60, LayoutView.noIntrinsicMetric)
    let frame = LayoutView()
    frame.frame(field, by: 5)
    let stack = StackView(views: [Box("a", 20, 30), frame])
    stack.spacing = 0
    stack.alignment = .fill
    let root = LayoutRoot(stack, scale: 0)
    root.layoutIfNeeded()
    #expect(field.frame == rect(5, 5, 60, 20))
    #expect(root.systemSize.variables == 2)
    // Where it is only aligned, the stack pulls it as well.
    stack.alignment = .top
    root.layoutIfNeeded()
    #expect(field.frame == rect(5, 5, 60, 20))
    #expect(root.systemSize.variables == 2)
  }

  @Test func `a view that becomes a leaf is one`() {
    label.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(!view.isContainer)
    #expect(variables() == 2)
  }

  @Test func `what is framed goes into another grid`() {
    let other = GridView(views: [[label]])
    grid.addRow(with: [other])
    root.layoutIfNeeded()
    #expect(label.frame == rect(0, 0, 40, 12))
    #expect(variables() == 2)
  }

  // MARK: Around other things

  @Test func `a frame around a stack around a frame around text that wraps takes one round`() {
    let text = WrappingText("text", 10)
    text.setContentCompressionResistancePriority(240, for: .horizontal)
    let inner = LayoutView()
    inner.frame(text, by: 1)
    let stack = StackView(views: [inner])
    stack.orientation = .vertical
    stack.alignment = .width
    let outer = LayoutView()
    outer.frame(stack, by: 1)
    let root = LayoutRoot(GridView(views: [[outer]]), width: .exact(44), scale: 0)
    root.layoutIfNeeded()
    // 40 are left for ten glyphs of 10 points: four in a line, in three lines.
    #expect(text.frame.size == LayoutSize(width: 40, height: 30))
  }

  @Test func `what changes in a stack in a frame changes the frame`() {
    let view = Box("view", 30, 10)
    let stack = StackView(views: [view, Box("other", 20, 10)])
    stack.spacing = 0
    let (inner, outer) = (LayoutView(), LayoutView())
    inner.frame(stack, by: 4)
    outer.frame(inner, by: 1)
    let root = LayoutRoot(StackView(views: [outer, Box("beside", 10, 10)]), scale: 0)
    root.layoutIfNeeded()
    // 30 + 20 + 2 · 4; 10 + 2 · 4; then 2 · 1 more.
    #expect(inner.frame.size == LayoutSize(width: 58, height: 18))
    view.size = LayoutSize(width: 50, height: 14)
    root.layoutIfNeeded()
    #expect(inner.frame.size == LayoutSize(width: 78, height: 22))
    #expect(outer.frame.size == LayoutSize(width: 80, height: 24))
    #expect(root.systemSize.variables == 2)
  }

  @Test func `frames ten thousand deep are laid out and released on a small stack`() {
    nonisolated(unsafe) var size = LayoutSize.zero
    nonisolated(unsafe) var variables = 0
    onSmallStack {
      var inner: LayoutView = Box("core", 10, 10)
      for _ in 0..<10_000 {
        let view = LayoutView()
        view.frame(inner, by: 1)
        inner = view
      }
      let root = LayoutRoot(inner, scale: 0)
      root.layoutIfNeeded()
      size = inner.frame.size
      variables = root.systemSize.variables
    }
    #expect(size == LayoutSize(width: 20_010, height: 20_010))
    #expect(variables == 2)
  }
}

/// A track between two insets.
@Suite struct InsetTrackTests {
  @Test func `the lines of a track are the edges less the insets`() {
    let track = InsetTrack(
      AxisInsets(near: 3, far: 5), needed: 48, growth: [], resisting: .required)
    #expect(track.lines(at: 60, from: 10) == [13, 65])
    #expect(track.lines(at: 48, from: 0) == [3, 43])
    #expect(track.lines(at: 47, from: 10) == nil)
  }
}

extension LayoutView {
  /// Adds a subview at some distance from all edges.
  fileprivate func frame(_ view: LayoutView, by distance: Double) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    view.fill(self, by: distance)
  }
}
