// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Leaves that a constraint of their own gives a width or a height are laid out by formula, and the
/// constraint has no row.
@Suite struct LeafRuleTests {
  let label = Box("label", 40, 12, baseline: 9)
  let field = Box("field", 60, 22, baseline: 15)
  let grid: GridView
  let root: LayoutRoot

  /// A row of a label and a field, 6 apart.
  init() {
    grid = GridView(views: [[label, field]])
    root = LayoutRoot(grid, scale: 0)
  }

  @discardableResult
  func keep(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ constant: Double
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: field, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, constant: constant)
    constraint.isActive = true
    return constraint
  }

  @discardableResult
  func keep(_ width: Double) -> LayoutConstraint { keep(.width, .equal, width) }

  func expect(
    _ frame: LayoutRect, byFormula: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    root.layoutIfNeeded()
    #expect(field.frame == frame, sourceLocation: sourceLocation)
    #expect(field.slot.hasVariables == !byFormula, sourceLocation: sourceLocation)
  }

  @Test func `a width takes the place of the intrinsic one, larger or smaller`() {
    let width = keep(200)
    expect(rect(46, 0, 200, 22))
    #expect(root.systemSize.variables == 2)
    #expect(width.row < 0)
    #expect(grid.frame.size == LayoutSize(width: 246, height: 22))
    width.constant = 20
    expect(rect(46, 0, 20, 22))
    #expect(grid.frame.size == LayoutSize(width: 66, height: 22))
    width.isActive = false
    expect(rect(46, 0, 60, 22))
  }

  @Test func `a field without a width of its own has the one that it is given`() {
    field.size.width = LayoutView.noIntrinsicMetric
    field.invalidateIntrinsicContentSize()
    keep(200)
    expect(rect(46, 0, 200, 22))
  }

  @Test func `a least width holds while the content needs no more`() {
    keep(.width, .greaterThanOrEqual, 100)
    expect(rect(46, 0, 100, 22))
    field.size.width = 100
    field.invalidateIntrinsicContentSize()
    expect(rect(46, 0, 100, 22))
    // Both the content and the constraint resist now.
    field.size.width = 120
    field.invalidateIntrinsicContentSize()
    expect(rect(46, 0, 120, 22), byFormula: false)
  }

  @Test func `content that changes beside a given width leaves the plan as it is`() {
    keep(200)
    root.layoutIfNeeded()
    let (plans, solves) = (root.work.plans, root.work.solves)
    field.size.width = 90
    field.invalidateIntrinsicContentSize()
    expect(rect(46, 0, 200, 22))
    #expect(root.work.plans == plans)
    #expect(root.work.solves == solves)
  }

  @Test func `a field with a least width fills its column, as it does not hug there`() {
    keep(.width, .greaterThanOrEqual, 100)
    grid.column(at: 1).xPlacement = .fill
    grid.addRow(with: [Box("a", 1, 1), Box("b", 150, 1)])
    expect(rect(46, 0, 150, 22))
  }

  @Test func `one that keeps a width cannot fill a wider column by formula`() {
    keep(100)
    grid.column(at: 1).xPlacement = .fill
    expect(rect(46, 0, 100, 22), byFormula: false)
  }

  @Test func `both extents may be given, and what stands on a baseline keeps its place`() {
    grid.rowAlignment = .firstBaseline
    keep(.width, .equal, 80)
    keep(.height, .equal, 30)
    // The baseline stays 15 below the top of the field, and the label's 9 below its own.
    expect(rect(46, 0, 80, 30))
    #expect(label.frame == rect(0, 6, 40, 12))
  }

  enum Other: CaseIterable {
    case twice, atMost, weak, firmer, ratio, contradicted, hugging, empty, outside
  }

  @Test(arguments: Other.allCases)
  func `any other constraint is left to the solver`(other: Other) {
    var width = 60.0
    switch other {
    case .twice:
      keep(.width, .greaterThanOrEqual, 70)
      keep(.width, .greaterThanOrEqual, 90)
      width = 90
    case .atMost:
      keep(.width, .lessThanOrEqual, 50)
      width = 50
    case .weak:
      // Between the resistance of 750 and the hugging of 250.
      keep(90).priority = 500
      width = 90
    case .firmer:
      keep(.width, .greaterThanOrEqual, 20)
    case .ratio:
      field.widthAnchor.constraint(equalTo: field.heightAnchor, multiplier: 5).isActive = true
      width = 110
    case .contradicted:
      field.setContentCompressionResistancePriority(.required, for: .horizontal)
      keep(50)
    // Rules of the library come before constraints of the program.
    case .hugging:
      field.setContentHuggingPriority(.required, for: .horizontal)
      keep(.width, .greaterThanOrEqual, 80)
    case .empty:
      keep(0)
      width = 0
    case .outside:
      keep(90)
      field.widthAnchor.constraint(greaterThanOrEqualTo: label.widthAnchor).isActive = true
      width = 90
    }
    root.layoutIfNeeded()
    #expect(field.frame.width == width)
    #expect(field.slot.hasVariables)
  }

  @Test func `a column with less room is a conflict that names the constraint`() {
    keep(200)
    grid.column(at: 1).width = 150
    root.layoutIfNeeded()
    let conflict = root.conflicts.first
    #expect(conflict?.excess == 50)
    #expect(conflict?.constraints.map(\.statement).contains("field.width == 200") == true)
    grid.column(at: 1).width = nil
    #expect(root.conflicts.isEmpty)
    // The first change after the reason is gone takes the variables away.
    label.size.height = 13
    label.invalidateIntrinsicContentSize()
    expect(rect(46, 0, 200, 22))
  }

  @Test func `what affects the frame names the constraint`() {
    keep(200)
    let affecting = field.constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.contains { $0.statement == "field.width == 200" })
    #expect(affecting.allSatisfy { !$0.isBroken })
  }

  @Test func `a placeholder holds at design time only`() {
    let width = keep(200)
    width.isPlaceholder = true
    expect(rect(46, 0, 60, 22))
    root.isDesignTime = true
    expect(rect(46, 0, 200, 22))
    root.isDesignTime = false
    expect(rect(46, 0, 60, 22))
  }

  @Test func `a constraint with an outside view gives variables, and takes them along`() {
    let width = keep(200)
    root.layoutIfNeeded()
    let same = label.widthAnchor.constraint(equalTo: field.widthAnchor)
    same.isActive = true
    expect(rect(206, 0, 200, 22), byFormula: false)
    #expect(width.row >= 0)
    same.isActive = false
    expect(rect(46, 0, 200, 22))
    #expect(width.row < 0)
  }

  @Test func `text as wide as it is told wraps there`() {
    let text = WrappingText("text", 10)
    text.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let grid = GridView(views: [[text]])
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    // Four of ten glyphs in a line.
    #expect(grid.frame.size == LayoutSize(width: 40, height: 30))
    #expect(!text.slot.hasVariables)
  }

  // MARK: Stacks and frames

  @Test func `in a stack it keeps its width, and another view fills it`() {
    keep(200)
    let stack = StackView(views: [label, field])
    stack.distribution = .fill
    let root = LayoutRoot(stack, width: .exact(300), scale: 0)
    root.layoutIfNeeded()
    #expect(label.frame.width == 92)
    #expect(field.frame == rect(100, 0, 200, 22))
    #expect(root.systemSize.variables == 2)
  }

  @Test func `one without a height of its own is left to the solver across a stack`() {
    field.size.height = LayoutView.noIntrinsicMetric
    field.invalidateIntrinsicContentSize()
    keep(.height, .equal, 22)
    let stack = StackView(views: [label, field])
    let root = LayoutRoot(stack, height: .exact(42), scale: 0)
    root.layoutIfNeeded()
    #expect(field.frame == rect(48, 10, 60, 22))
    #expect(field.slot.hasVariables)
  }

  @Test func `in a frame it keeps its width, and the frame with it`() {
    keep(200)
    let view = LayoutView()
    field.removeFromSuperview()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    field.fill(view, by: 5)
    grid.addRow(with: [Box("a", 1, 1), view])
    root.layoutIfNeeded()
    #expect(view.frame.size == LayoutSize(width: 210, height: 32))
    #expect(field.frame == rect(5, 5, 200, 22))
    #expect(root.systemSize.variables == 2)
  }
}
