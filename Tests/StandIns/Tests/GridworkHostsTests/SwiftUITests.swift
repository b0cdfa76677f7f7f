// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkSnapshots
import SwiftUI
import Testing

@testable import GridworkHostsOnStandIns

/// A subview of one size, or of text that wraps: glyphs 10 points wide, lines 20 tall.
private func subview(_ text: String, wraps: Bool = false) -> StandInSubview {
  StandInSubview(baselines: (15, 5)) { proposal in
    let ideal = 10 * CGFloat(text.count)
    guard wraps, let width = proposal.width, width < ideal else {
      return CGSize(width: ideal, height: 20)
    }
    let perLine = max(1, Int(width / 10))
    return CGSize(width: width, height: 20 * CGFloat((text.count + perLine - 1) / perLine))
  }
}

private final class SwiftUIAdapter: HostAdapter {
  private let layout = GridworkLayout { $0[0] }
  private var cache: GridworkLayout.Cache?
  private var contents: [(leaf: LayoutView, content: SubviewContent, subview: StandInSubview)] = []

  func makeLeaf(_ leaf: HostLeaf) -> LayoutView {
    let view =
      switch leaf {
      case .label(let text): subview(text)
      case .field: subview("............")
      case .note(let text): subview(text, wraps: true)
      }
    let content = SubviewContent(LayoutSubview(view))
    let leaf = LayoutView(content: content)
    contents.append((leaf, content, view))
    return leaf
  }

  func setText(_ text: String, of leaf: LayoutView) {
    guard let content = contents.first(where: { $0.leaf === leaf }) else { return }
    content.subview.size = subview(text).size
    leaf.invalidateIntrinsicContentSize()
  }

  func show(_ root: LayoutRoot) {
    root.scale = 0
    cache = GridworkLayout.Cache(root: root, contents: contents.map(\.content))
  }

  func layOut(in size: LayoutSize) {
    let subviews = LayoutSubviews(contents.map { LayoutSubview($0.subview) })
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let proposal = ProposedViewSize(width: bounds.size.width, height: bounds.size.height)
    guard var cache else { return }
    _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    self.cache = cache
  }

  func frame(of leaf: LayoutView) -> LayoutRect? {
    let placement = contents.first { $0.leaf === leaf }?.subview.placement
    return placement.flatMap { $0.origin.x < -1000 ? nil : LayoutRect($0) }
  }
}

struct SwiftUITests {
  let form = GridworkLayout { leaves in
    let grid = GridView(views: [[leaves[0], leaves[1]], [leaves[2].spanning(columns: 2)]])
    leaves[2].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    grid.cell(for: leaves[2])?.xPlacement = .fill
    return grid
  }

  @Test func `the layout keeps the contract of hosts`() {
    assertHostConformance { SwiftUIAdapter() }
  }

  @Test func `subviews stand in the grid`() {
    let note = subview(String(repeating: "x", count: 30), wraps: true)
    let views = [subview("Name"), subview("Ada Lovelace"), note]
    let subviews = LayoutSubviews(views.map { LayoutSubview($0) })
    var cache = form.makeCache(subviews: subviews)

    // The note's 300 points on one line; two rows of 20 and 6 between them.
    let ideal = form.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    #expect(ideal == CGSize(width: 300, height: 46))
    // At 200 points it takes two lines; the row above needs 40 + 6 + 120.
    let narrow = form.sizeThatFits(
      proposal: ProposedViewSize(width: 200, height: nil), subviews: subviews, cache: &cache)
    #expect(narrow == CGSize(width: 200, height: 66))
    let smallest = form.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache)
    #expect(smallest == CGSize(width: 166, height: 66))

    let bounds = CGRect(x: 10, y: 20, width: 166, height: 66)
    form.placeSubviews(in: bounds, proposal: .zero, subviews: subviews, cache: &cache)
    #expect(views[0].placement == CGRect(x: 10, y: 20, width: 40, height: 20))
    #expect(views[1].placement == CGRect(x: 56, y: 20, width: 120, height: 20))
    #expect(note.placement == CGRect(x: 10, y: 46, width: 166, height: 40))

    func alignment(_ guide: VerticalAlignment) -> CGFloat? {
      form.explicitAlignment(
        of: guide, in: bounds, proposal: .zero, subviews: subviews, cache: &cache)
    }
    #expect(alignment(.firstTextBaseline) == 35)
    #expect(alignment(.lastTextBaseline) == 81)
    #expect(alignment(.center) == nil)
  }

  @Test func `a form of three subviews`() {
    let form = GridworkLayout { leaves in
      let grid = GridView(views: [[leaves[0], leaves[1]], [nil, leaves[2]]])
      grid.rowAlignment = .firstBaseline
      return grid
    }
    let subviews = LayoutSubviews(
      ["Name:", "Ada", "Remember me"].map { LayoutSubview(subview($0)) })
    var cache = form.makeCache(subviews: subviews)
    // 50 + 6 + 110 wide, and two rows of 20 with 6 between them.
    #expect(
      form.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
        == CGSize(width: 166, height: 46))
  }

  @Test func `a subview without text has no baseline`() {
    let content = SubviewContent(
      LayoutSubview(StandInSubview { _ in CGSize(width: 30, height: 10) }))
    #expect(content.firstBaselineOffsetFromTop == nil)
    #expect(content.lastBaselineOffsetFromBottom == nil)
    #expect(content.height(forWidth: 5) == nil)
  }
}
