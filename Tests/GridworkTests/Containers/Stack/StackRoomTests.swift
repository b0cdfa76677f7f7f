// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// The room of a stack is what it gets with all its views there: views that left come back when there is
/// room, however the stack is held and whatever it showed before.
@Suite struct StackRoomTests {
  /// Who may be held how: by a relation of the trailing edges at a priority above the clipping
  /// resistance.
  struct Hold: CustomTestStringConvertible {
    var distribution: StackView.Distribution
    var clipping: LayoutPriority
    var relation: LayoutConstraint.Relation
    var priority: LayoutPriority

    var testDescription: String { "\(distribution) \(clipping) \(relation) \(priority)" }

    static let all = StackView.Distribution.allCases.flatMap { distribution in
      [200, 249, 250, 251, 499, 500, 501].flatMap { (clipping: LayoutPriority) in
        [251, 499, 500, 501, 740, 999, 1000].filter { $0 > clipping }.flatMap {
          (priority: LayoutPriority) in
          [LayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].map {
            Hold(
              distribution: distribution, clipping: clipping, relation: $0, priority: priority)
          }
        }
      }
    }

    /// A stack of two views that need 60 + 8 + 60 = 128, the first of which may leave.
    func tree() -> (root: LayoutRoot, stack: StackView) {
      let stack = StackView(views: [box("a", 60, 20), box("b", 60, 20)])
      stack.distribution = distribution
      stack.setClippingResistancePriority(clipping, for: .horizontal)
      stack.setVisibilityPriority(500, for: stack.views[0])
      let top = LayoutView()
      top.addSubview(stack)
      let end = LayoutConstraint(
        item: stack, attribute: .trailing, relatedBy: relation, toItem: top, attribute: .trailing)
      end.priority = priority
      LayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: top.leadingAnchor),
        stack.topAnchor.constraint(equalTo: top.topAnchor), end,
      ])
      let root = LayoutRoot(top, width: .exact(300), height: .exact(100), scale: 0)
      return (root, stack)
    }

    /// How long the stack is in a width.
    func length(in width: Double) -> Double {
      switch relation {
      case .lessThanOrEqual: min(width, 128)
      case .equal: width
      case .greaterThanOrEqual: max(width, 128)
      }
    }
  }

  @Test(arguments: Hold.all)
  func `a view is away when the stack is shorter than all views, whatever was before`(hold: Hold) {
    let (root, stack) = hold.tree()
    for width in [300.0, 80, 100, 300, 60, 128, 127, 20, 129] {
      root.width = .exact(width)
      root.layoutIfNeeded()
      let length = hold.length(in: width)
      #expect(abs(stack.frame.width - length) < 1e-6, "\(width)")
      #expect(stack.detachedViews.map(\.identifier) == (length < 128 ? ["a"] : []), "\(width)")
    }
  }

  @Test func `a visibility priority is written as a whole or a decimal number`() {
    let between: StackView.VisibilityPriority = 899.5
    #expect(between.rawValue == 899.5)
    #expect(between < 900)
    #expect(.notVisible < between)
  }

  @Test func `a root that no longer says how tall it is takes views back`() {
    // The last baseline of the inner stack is that of b, and the label stands on it.
    let inner = StackView(views: [box("a", 12, 49), text("b", 31, 46, ascent: 40)])
    inner.orientation = .vertical
    inner.setClippingResistancePriority(260, for: .vertical)
    inner.setVisibilityPriority(500, for: inner.views[0])
    let grid = GridView(views: [[text("label", 10, 10, ascent: 8), inner]])
    grid.rowAlignment = .lastBaseline
    let root = LayoutRoot(grid, height: .exact(57), scale: 0)
    root.layoutIfNeeded()
    #expect(inner.detachedViews.map(\.identifier) == ["a"])
    for height in [LayoutRoot.Extent.preferred(102, priority: 500), .fitting] {
      root.height = height
      root.layoutIfNeeded()
      // 49 + 8 + 46 = 103, and the label's bottom lies above that of the stack: 40 + 2 < 46. At 102 the
      // stack runs over by 1, and so does b; the row, which contains the stack, does not.
      let isShort = height != .fitting
      #expect(inner.detachedViews.map(\.identifier) == (isShort ? ["a"] : []))
      #expect(inner.frame.height == (isShort ? 102 : 103))
    }
  }

  @Test func `the delegate is not told about views that stay away`() {
    let hold = Hold(
      distribution: .fill, clipping: 200, relation: .lessThanOrEqual, priority: .required)
    let (root, stack) = hold.tree()
    let listener = StackDetachingTests.Listener()
    stack.delegate = listener
    for width in [90.0, 80, 70] {
      root.width = .exact(width)
      root.layoutIfNeeded()
    }
    #expect(listener.heard == ["-a"])
  }

  // MARK: Across

  @Test(arguments: LayoutAxis.allCases)
  func `a stack keeps its size across when the largest view leaves`(axis: LayoutAxis) {
    // 60 along and 40 across leave; 50 along and 20 across remain.
    let stack = StackView(
      views: axis == .horizontal
        ? [box("a", 60, 40), box("b", 50, 20)] : [box("a", 40, 60), box("b", 20, 50)])
    stack.orientation = axis
    stack.setClippingResistancePriority(400, for: axis)
    stack.setVisibilityPriority(500, for: stack.views[0])
    let shown = Stacked(
      stack, width: axis == .horizontal ? 100 : nil, height: axis == .horizontal ? nil : 100)
    #expect(shown.line == "0 50")
    #expect(shown.across == "10 20")
    #expect(shown.size == (axis == .horizontal ? "100 40" : "40 100"))
    #expect(shown.isSound)
  }

  // MARK: Stacks in stacks

  @Test func `an inner stack has the room that the outer one leaves it`() {
    // The inner stack needs 40 + 8 + 40 = 88, the outer one 88 + 8 + 60 = 156. Both resist equally, so
    // while e is there the inner one may be short of room, which it is not once e has left.
    let inner = row(40, 40)
    inner.setClippingResistancePriority(400, for: .horizontal)
    inner.setVisibilityPriority(500, for: inner.views[1])
    let outer = StackView(views: [inner, box("e", 60, 10)])
    outer.distribution = .fill
    outer.setClippingResistancePriority(400, for: .horizontal)
    outer.setVisibilityPriority(500, for: outer.views[1])
    let shown = Stacked(outer, width: 156)
    for (width, away) in [(156.0, ""), (100, "e"), (88, "e"), (156, ""), (90, "e")] {
      shown.root.width = .exact(width)
      shown.root.layoutIfNeeded()
      let names = (outer.detachedViews + inner.detachedViews).compactMap(\.identifier).joined()
      #expect(names == away, "\(width)")
      #expect(inner.frame.width == (away.isEmpty ? 88 : width), "\(width)")
    }
  }

  @Test func `a baseline leaves with its text, also where it was measured`() {
    // The inner stack needs 50 + 8 + 80 = 138, and 60 + 8 besides. With its text, its baseline is
    // 2.5 + 8 below its top, and the box stands there with its own top; without, tops are aligned.
    let words = text("words", 50, 10, ascent: 8)
    let inner = StackView(views: [words, box("wide", 80, 15)])
    inner.setClippingResistancePriority(250, for: .horizontal)
    inner.setVisibilityPriority(500, for: words)
    let next = box("next", 60, 10)
    let outer = StackView(views: [inner, next])
    outer.alignment = .firstBaseline
    let root = LayoutRoot(outer, width: .exact(150), height: .exact(200), scale: 0)
    for (width, top) in [(150.0, 0.0), (300, 10.5), (150, 0)] {
      root.width = .exact(width)
      root.layoutIfNeeded()
      #expect(inner.detachedViews.isEmpty == (width == 300), "\(width)")
      #expect(inner.frame.minY == 0)
      #expect(next.frame.minY == top, "\(width)")
      #expect(root.ambiguities.isEmpty, "\(width)")
    }
  }

  @Test func `widths are decided before heights`() {
    // Twelve glyphs, which give way before the row is clipped; beside them 120 that may leave. While both
    // are there at a width of 100, the text has no width at all and is twelve lines tall; alone it has
    // two lines, 20 tall, and 20 + 8 + 20 fit into 60.
    let paragraph = WrappingText("text", 12)
    paragraph.setContentCompressionResistancePriority(200, for: .horizontal)
    let line = StackView(views: [paragraph, box("wide", 120, 10)])
    line.distribution = .fill
    line.setClippingResistancePriority(400, for: .horizontal)
    line.setVisibilityPriority(500, for: line.views[1])
    let page = StackView(views: [line, box("footer", 30, 20)])
    page.orientation = .vertical
    page.alignment = .fill
    page.setClippingResistancePriority(400, for: .vertical)
    page.setVisibilityPriority(500, for: page.views[1])
    let root = LayoutRoot(page, width: .exact(100), height: .exact(60), scale: 0)
    root.layoutIfNeeded()
    #expect(line.detachedViews.map(\.identifier) == ["wide"])
    #expect(page.detachedViews.isEmpty)
    #expect(paragraph.frame.height == 20)
  }
}
