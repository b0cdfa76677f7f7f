// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

@Suite struct ExplanationTests {
  private let window = Box("window")
  private let label = Box("label", 84, 16)
  private let field = Box("field", 120, 21)

  init() {
    window.addSubview(label)
    window.addSubview(field)
  }

  @Test func `a width hangs from a chain of constraints, nearest first`() throws {
    let constraints = [
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      window.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: window.topAnchor),
    ]
    LayoutConstraint.activate(constraints)
    label.setContentHuggingPriority(600, for: .horizontal)
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    let explanation = try #require(root.explain(field, .width))
    // 300 - 20 - 84 - 8 - 20.
    #expect(explanation.value == 168)
    let (first, second, third) = (
      constraints[0].source, constraints[1].source, constraints[2].source
    )
    #expect(
      explanation.description == """
        The width of field is 168.
          The leading edge of field is the trailing edge of label plus 8 (\(second)).
          The trailing edge of field is the trailing edge of window minus 20 (\(third)).
          The width of label is at most 84, at priority 600 (view label: content hugging).
          The width of label is at least 84, at priority 750 (view label: compression resistance).
          The leading edge of label is the leading edge of window plus 20 (\(first)).
          The width of window is 300 (root: size).

        """)
    #expect(
      explanation.steps.map(\.constraint.source) == [second, third, nil, nil, first, nil])
    #expect(explanation.ambiguity == nil)
  }

  @Test func `factors, distances and masks in words`() throws {
    label.translatesAutoresizingMaskIntoConstraints = true
    label.frame = rect(5, 6, 70, 30)
    let ratio = field.widthAnchor.constraint(
      equalTo: label.heightAnchor, multiplier: 2, constant: -10)
    let gap = label.trailingAnchor.anchorWithOffset(to: field.leadingAnchor)
      .constraint(equalTo: field.widthAnchor, multiplier: 0.5)
    LayoutConstraint.activate([ratio, gap])
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    #expect(
      try #require(root.explain(field, .width)).description == """
        The width of field is 50.
          The width of field is 2 times the height of label minus 10 (\(ratio.source)).
          The height of label is 30 (view label: autoresizing mask).

        """)
    let left = try #require(root.explain(field, .minX))
    #expect(left.value == 5 + 70 + 25)
    #expect(
      left.steps.first?.sentence
        == "The leading edge of field is the trailing edge of label plus 0.5 times the width of field "
        + "(\(gap.source)).")
    #expect(left.steps.map(\.sentence).contains { $0.hasPrefix("The left edge of label is 5 ") })
  }

  @Test(
    arguments: [
      (.top, .minY, "top edge"), (.bottom, .minY, "bottom edge"), (.left, .minX, "left edge"),
      (.right, .minX, "right edge"), (.centerX, .minX, "horizontal centre"),
      (.centerY, .minY, "vertical centre"), (.firstBaseline, .minY, "first baseline"),
      (.lastBaseline, .minY, "last baseline"),
    ] as [(LayoutConstraint.Attribute, ComputedLayout.Ambiguity.Attribute, String)])
  func `edges, centres and baselines in words`(
    _ attribute: LayoutConstraint.Attribute, _ question: ComputedLayout.Ambiguity.Attribute,
    _ words: String
  ) throws {
    label.translatesAutoresizingMaskIntoConstraints = true
    label.frame = rect(5, 6, 70, 30)
    let equal = LayoutConstraint(
      item: field, attribute: attribute, relatedBy: .equal, toItem: label, attribute: attribute)
    equal.isActive = true
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    let sentences = try #require(root.explain(field, question)).steps.map(\.sentence)
    #expect(
      sentences.contains("The \(words) of field is the \(words) of label (\(equal.source)).")
    )
    let start = question == .minX ? "The left edge of label is 5 " : "The top edge of label is 6 "
    #expect(sentences.contains { $0.hasPrefix(start) })
  }

  @Test func `what is ambiguous says so, and what cannot be smaller too`() throws {
    let root = LayoutRoot(window, width: .exact(300), height: .exact(200))
    let open = try #require(root.explain(label, .minX))
    #expect(open.steps.isEmpty)
    #expect(open.ambiguity?.value == 0)
    #expect(
      open.description == """
        The left edge of label is 0.
          Nothing fixes it: it may be anything. Among equally good frames, the layout uses the one \
        nearest zero.

        """)
    label.size = LayoutSize(
      width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    for extent in [label.widthAnchor, label.heightAnchor] {
      let impossible = extent.constraint(lessThanOrEqualToConstant: -5)
      impossible.priority = 400
      impossible.isActive = true
    }
    #expect(
      root.explain(label, .width)?.description
        == "The width of label is 0.\n  It cannot be smaller.\n")
    #expect(
      root.explain(label, .height)?.description
        == "The height of label is 0.\n  It cannot be smaller.\n")
    #expect(root.explain(Box("elsewhere"), .width) == nil)
  }

  @Test func `a number that counts from no neighbour lists all that adds up to it, however much`() {
    // 40 views of 10, each 1 after the one before, inside another view than the one that follows them.
    let (page, inside, after) = (LayoutView(), LayoutView(), Box("after", 10, 10))
    for view in [inside, after] as [LayoutView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
      view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    }
    inside.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
    inside.widthAnchor.constraint(equalToConstant: 20).isActive = true
    inside.heightAnchor.constraint(equalToConstant: 10).isActive = true
    var edge = inside.leadingAnchor
    for number in 0..<40 {
      let view = Box("v\(number)", 10, 10)
      inside.addSubview(view)
      view.topAnchor.constraint(equalTo: inside.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: edge, constant: 1).isActive = true
      edge = view.trailingAnchor
    }
    after.leadingAnchor.constraint(equalTo: edge, constant: 1).isActive = true
    let root = LayoutRoot(page, width: .exact(600), height: .exact(10))
    let item = root.explainedLayout.items.first { $0.name == "after" }
    // 40 widths of 10, and 41 gaps of 1.
    #expect(item?.shares[.minX]?.count == 81)
    #expect(item?.shares[.minX]?.reduce(0) { $0 + $1.amount } == 441)
    #expect(item?.references[.minX] == nil)
  }

  @Test
  func `a number counts from the view that a constraint relates, not only from the one before`() {
    // Two rows of 12 views, whose views are added in turns.
    let page = LayoutView()
    var edges = [page.leadingAnchor, page.leadingAnchor]
    for number in 0..<24 {
      let row = number % 2
      let view = Box("v\(number)", 10, 10)
      page.addSubview(view)
      view.topAnchor.constraint(equalTo: page.topAnchor, constant: 20 * Double(row)).isActive = true
      view.leadingAnchor.constraint(equalTo: edges[row], constant: Double(1 + row)).isActive = true
      edges[row] = view.trailingAnchor
    }
    let layout = LayoutRoot(page, width: .exact(300), height: .exact(30)).explainedLayout
    let item = layout.items.first { $0.name == "v23" }
    // 11 views of 10 before it, and 12 gaps of 2; the view before it in the same row is v21.
    #expect(item?.frame.minX == 134)
    #expect(item?.references[.minX].map { layout.items[$0.item].name } == "v21")
    #expect(item?.shares[.minX]?.map(\.amount) == [2])
  }

  @Test
  func
    `in a long row that hangs from its far end, every number counts from another one, or has an end`()
  {
    let page = LayoutView()
    let views = (0..<40).map { Box("v\($0)", 10, 10) }
    for view in views {
      page.addSubview(view)
      view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    }
    for (view, next) in zip(views, views.dropFirst()) {
      view.trailingAnchor.constraint(equalTo: next.leadingAnchor, constant: -1).isActive = true
    }
    views[39].trailingAnchor.constraint(equalTo: page.trailingAnchor).isActive = true
    let items = LayoutRoot(page, width: .exact(600), height: .exact(10)).explainedLayout.items
    // 600 - 40 * 10 - 39.
    #expect(items[1].frame.minX == 161)
    #expect(items[1].references[.minX].map { items[$0.item].name } == "v1")
    for start in items.indices {
      var (item, steps) = (items[start], 0)
      while let reference = item.references[.minX], steps <= items.count {
        let rect = items[reference.item].alignmentRect
        let counted = reference.numbers.map { $0 == .minX ? rect.minX : rect.width }.reduce(0, +)
        let rest = item.shares[.minX, default: []].reduce(0) { $0 + $1.amount }
        #expect(item.alignmentRect.minX == counted + rest)
        (item, steps) = (items[reference.item], steps + 1)
      }
      #expect(item.references[.minX] == nil)
    }
  }
}
