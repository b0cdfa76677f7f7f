// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@testable import GridworkInspector

@Suite struct `Spaces of stacks` {
  private func layout(
    _ kind: ComputedLayout.Item.Kind = .stack, stack: LayoutRect, _ frames: LayoutRect...
  ) -> ComputedLayout {
    let names = ["a", "b", "c"]
    return ComputedLayout(
      items: [ComputedLayout.Item(identifier: "stack", kind: kind, parent: nil, frame: stack)]
        + zip(names, frames).map {
          ComputedLayout.Item(identifier: $0, parent: 0, frame: $1)
        })
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  private func words(_ layout: ComputedLayout) -> [String] {
    layout.spaces(ofStack: 0, children: layout.children(of: 0)).map(\.words)
  }

  // | 8 | a 20 | 6 | b 30 | 36 |, 4 above and 6 below.
  @Test func `are between neighbours and at the edges`() {
    let layout = layout(
      stack: rect(0, 0, 100, 30), rect(8, 4, 20, 20), rect(34, 4, 30, 20))
    #expect(
      words(layout) == [
        "space at the left of stack, 8", "space at the right of stack, 36",
        "space at the top of stack, 4", "space at the bottom of stack, 6",
        "space between a and b, 6",
      ])
    #expect(
      layout.spaces(ofStack: 0, children: [1, 2]).map(\.rect) == [
        rect(0, 0, 8, 30), rect(64, 0, 36, 30), rect(8, 0, 56, 4), rect(8, 24, 56, 6),
        rect(28, 4, 6, 20),
      ])
  }

  @Test func `of a stack that runs right to left are named in the order of its views`() {
    let layout = layout(stack: rect(0, 0, 70, 10), rect(40, 0, 30, 10), rect(0, 0, 30, 10))
    #expect(words(layout) == ["space between a and b, 10"])
    #expect(layout.spaces(ofStack: 0, children: [1, 2]).map(\.rect) == [rect(30, 0, 10, 10)])
  }

  @Test func `of a vertical stack reach across its views`() {
    let layout = layout(
      stack: rect(0, 0, 50, 40), rect(0, 0, 20, 10), rect(0, 14, 50, 10), rect(0, 30, 30, 10))
    #expect(words(layout) == ["space between a and b, 4", "space between b and c, 6"])
    #expect(
      layout.spaces(ofStack: 0, children: [1, 2, 3]).map(\.rect)
        == [rect(0, 10, 50, 4), rect(0, 24, 50, 6)])
  }

  @Test func `of views that overlap, of an empty stack and of other views do not exist`() {
    let whole = rect(0, 0, 50, 50)
    #expect(words(layout(stack: whole, whole, whole)).isEmpty)
    #expect(words(layout(stack: whole)).isEmpty)
    #expect(words(layout(.grid, stack: whole, rect(5, 5, 10, 10))).isEmpty)
  }

  @Test func `are part of the layer of gaps`() {
    let picture = layout(stack: rect(0, 0, 30, 10), rect(0, 0, 10, 10), rect(16, 0, 14, 10))
      .svgPicture(layers: [.gaps])
    #expect(
      picture.contains(
        #"<rect x="10" y="0" width="6" height="10"><title>space between a and b, 6</title></rect>"#)
    )
  }
}
