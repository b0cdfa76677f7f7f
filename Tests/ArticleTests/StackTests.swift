// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// The code of the article Stacks.
@Suite struct `Stacks` {
  @Test func `views in a row`() {
    let bar = StackView(views: [label("Back"), label("Title"), label("Done")])
    bar.spacing = 10
    _ = layOut(bar)
    // 40, 50 and 40, and two gaps.
    #expect(frame(bar) == [0, 0, 150, 10])
  }

  @Test func `the one that hugs least fills`() {
    let title = label("Title")
    let bar = StackView(views: [label("Back"), title, label("Done")])
    bar.distribution = .fill
    title.setContentHuggingPriority(200, for: .horizontal)
    let root = layOut(bar, width: 200)
    // 200 less 80 and two gaps of 8.
    #expect(title.frame.width == 104)

    bar.setCustomSpacing(20, after: title)
    root.layoutIfNeeded()
    #expect(title.frame.width == 92)

    title.isHidden = true
    bar.views[0].setContentHuggingPriority(200, for: .horizontal)
    root.layoutIfNeeded()
    #expect(bar.views[0].frame.width == 152)
  }

  @Test func `three areas`() {
    let bar = StackView()
    bar.setViews([label("Back")], in: .leading)
    bar.setViews([label("Title")], in: .center)
    bar.setViews([label("Done")], in: .trailing)
    _ = layOut(bar, width: 200)
    #expect(bar.views.map(\.frame.minX) == [0, 75, 160])
  }

  @Test func `a column of views`() {
    let column = StackView(views: [label("Title"), label("Subtitle")])
    column.orientation = .vertical
    column.alignment = .leading
    column.edgeInsets = LayoutEdgeInsets(all: 4)
    _ = layOut(column)
    #expect(frame(column) == [0, 0, 88, 36])
    #expect(frame(column.views[1]) == [4, 22, 80, 10])
  }

  @Test func `views leave where room is short`() {
    let (share, done) = (label("Share"), label("Done"))
    let bar = StackView(views: [share, done])
    bar.setClippingResistancePriority(400, for: .horizontal)
    bar.setVisibilityPriority(.detachOnlyIfNecessary, for: share)
    _ = layOut(bar, width: 60)
    #expect(bar.detachedViews == [share])
  }
}
