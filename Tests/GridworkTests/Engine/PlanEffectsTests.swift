// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// A plan says what it would change; adopting it changes that.
@Suite struct PlanEffectsTests {
  /// What a plan may change in the views of a container.
  struct State: Equatable {
    var isHidden: [Bool]
    var hugsContent: [AxisPair<Bool>]
    var numbers: [Int32]
    var marks: [DirtyFlags]
    var areBaselineTargets: [Bool]
    var activeConstraints: Int
    var wanted: Int

    init(of container: LayoutView) {
      let views = container.subviews
      isHidden = views.map(\.isHiddenByContainer)
      hugsContent = views.map(\.hugsContent)
      numbers = views.map(\.formulaIndex)
      marks = ([container] + views).map(\.dirtyFlags)
      areBaselineTargets = ([container] + views).map(\.isBaselineTarget)
      activeConstraints = container.subtree.reduce(0) { $0 + $1.constraints.count }
      wanted = container.plan.wanted(of: container).count
    }
  }

  /// Two rows: a label and a field that fills; a note without placement that a custom constraint places,
  /// and a tick.
  func form() -> GridView {
    let form = GridView(views: [
      [box("label", 40, 16), box("field", 60, 22)], [box("note", 30, 16), box("tick", 14, 14)],
    ])
    form.column(at: 1).xPlacement = .fill
    let note = form.cell(atColumnIndex: 0, rowIndex: 1)
    note.xPlacement = GridCell.Placement.none
    note.customPlacementConstraints = [
      form.subviews[2].trailingAnchor.constraint(equalTo: form.subviews[1].leadingAnchor)
    ]
    return form
  }

  @Test func `planning a grid changes nothing until the plan is adopted`() {
    let form = form()
    let root = LayoutRoot(form, width: .exact(200))
    root.layoutIfNeeded()
    form.row(at: 0).isHidden = true
    form.column(at: 1).xPlacement = .trailing
    let before = State(of: form)
    #expect(before.isHidden == [false, false, false, false])
    // All but the note, and the field that it is placed by, are laid out by formula.
    #expect(before.numbers.map { $0 >= 0 } == [true, false, false, true])
    #expect(before.hugsContent[1] == AxisPair(horizontal: false, vertical: true))

    let measuring = root.engine.measuring
    let plan = form.plan(measuring: measuring)
    #expect(State(of: form) == before)
    #expect(plan.effects?.participations.map(\.isHidden) == [false, false, true, true])

    form.adoptPlan(plan)
    let after = State(of: form)
    #expect(after.isHidden == [true, true, false, false])
    #expect(after.hugsContent[1] == AxisPair(true))
    #expect(form.plan.effects === nil)
  }

  @Test func `a plan switches custom constraints when it is adopted`() {
    let form = form()
    let root = LayoutRoot(form, width: .exact(200))
    root.layoutIfNeeded()
    #expect(form.constraints.count == 1)
    form.row(at: 1).isHidden = true
    let plan = form.plan(measuring: root.engine.measuring)
    #expect(plan.effects?.customConstraints.isEmpty == true)
    #expect(form.constraints.count == 1)
    form.adoptPlan(plan)
    #expect(form.constraints.isEmpty)
  }

  @Test func `planning a stack changes nothing until the plan is adopted`() {
    let stack = StackView(views: [box("near", 40, 16), box("far", 60, 16)])
    let root = LayoutRoot(stack)
    root.layoutIfNeeded()
    stack.views[1].isHidden = true
    let before = State(of: stack)
    let plan = stack.plan(measuring: root.engine.measuring)
    #expect(State(of: stack) == before)
    #expect(stack.subviews.map(\.isHiddenByContainer) == [false, false])
    stack.adoptPlan(plan)
    #expect(stack.subviews.map(\.isHiddenByContainer) == [false, true])
  }

  @Test func `measuring a subtree leaves no trace in it`() {
    let form = form()
    let outer = GridView(views: [[form]])
    // A constraint beside the grid's own keeps it from being measured by arithmetic.
    form.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
    let root = LayoutRoot(outer)
    root.layoutIfNeeded()
    let before = State(of: form)
    let slots = form.subviews.map(\.slot.index)
    _ = outer.fittingSize(
      proposing: LayoutSize(width: 70, height: 90), horizontalPriority: .required,
      verticalPriority: .required)
    #expect(State(of: form) == before)
    #expect(form.subviews.map(\.slot.index) == slots)
  }

  @Test func `the need of content that fills does not depend on how it was placed before`() {
    /// A box of 60 that hugs at 250, inside a wish at 200 to be 100 wide or more: it is 60 wide, also where
    /// it fills its column, which it holds at its own hugging.
    func width(_ placements: [GridCell.Placement]) -> Double {
      let content = box("content", 60, 20)
      let inner = LayoutView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(inner)
      let wish = content.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
      wish.priority = 200
      wish.isActive = true
      inner.widthAnchor.constraint(equalTo: content.widthAnchor).isActive = true
      let grid = GridView(views: [[content]])
      let root = LayoutRoot(grid)
      for placement in placements {
        grid.column(at: 0).xPlacement = placement
        root.layoutIfNeeded()
      }
      return grid.frame.width
    }
    #expect(width([.leading]) == 60)
    #expect(width([.fill]) == 60)
    #expect(width([.leading, .fill]) == 60)
    #expect(width([.fill, .leading]) == 60)
  }
}
