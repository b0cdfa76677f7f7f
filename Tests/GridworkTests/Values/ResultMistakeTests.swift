// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// A computed layout made by hand refers to what it contains.
@Suite struct ResultMistakeTests {
  @Test func `only the first item lacks a parent`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ComputedLayout(items: [
        ComputedLayout.Item(identifier: "page", parent: nil, frame: .zero),
        ComputedLayout.Item(identifier: "stray", parent: nil, frame: .zero),
      ])
    }
    #expect(
      said(result).contains(
        "Only the first item of a computed layout can lack a parent, but item 1, stray, has none. "
          + "Set the index of its parent."))
  }

  @Test func `a parent comes before its children`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ComputedLayout(items: [
        ComputedLayout.Item(identifier: "page", parent: nil, frame: .zero),
        ComputedLayout.Item(identifier: "early", parent: 2, frame: .zero),
        ComputedLayout.Item(identifier: "late", parent: 0, frame: .zero),
      ])
    }
    #expect(
      said(result).contains(
        "An item of a computed layout must come after its parent, but the parent of item 1, early, is "
          + "item 2. Put every parent before its children."))
  }

  @Test func `a problem refers to an item`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ComputedLayout(
        items: [ComputedLayout.Item(identifier: "page", parent: nil, frame: .zero)],
        problems: [ComputedLayout.Problem(item: 1, message: "lost")])
    }
    #expect(
      said(result).contains(
        "A problem of a computed layout refers to item 1, but the layout has 1 item, counted from 0."
      ))
  }

  @Test func `an item refers to constraints`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ComputedLayout(items: [
        ComputedLayout.Item(
          identifier: "page", parent: nil, frame: .zero, horizontalConstraints: [0])
      ])
    }
    #expect(
      said(result).contains(
        "page of a computed layout refers to constraint 0, but the layout has 0 constraints, "
          + "counted from 0."))
  }

  @Test func `a conflict breaks one of its constraints`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ComputedLayout.Conflict(constraints: [], broken: 0, excess: 1)
    }
    #expect(
      said(result).contains(
        "The broken constraint of a conflict must be one of its 0 constraints; there is no "
          + "constraint number 0."))
  }
}
