// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A part of a stack that no view covers: the space between two neighbours, or between the views
/// and an edge of the stack.
struct StackSpace {
  /// The position of the stack.
  let stack: Int
  /// The rectangle in root coordinates.
  let rect: LayoutRect
  /// The distance between the two views, or between the views and the edge.
  let extent: Double
  /// Where the space is in its stack, such as `between cancel and signIn` or `at the left`.
  let place: String
  /// A description such as `space between cancel and signIn, 8`.
  let words: String
}

extension ComputedLayout {
  /// The spaces of all stacks that are drawn. `children` are the positions of each item's visible
  /// child views, in tree order.
  func stackSpaces(children: [[Int]]) -> [StackSpace] {
    items.indices.flatMap {
      items[$0].isDrawn ? spaces(ofStack: $0, children: children[$0]) : []
    }
  }

  /// The spaces of a stack with visible views; empty for any other item. `children` are the
  /// positions of the stack's children, in tree order.
  func spaces(ofStack stack: Int, children: [Int]) -> [StackSpace] {
    let visible = children.filter { items[$0].kind != .guide && items[$0].isDrawn }
    guard items[stack].kind == .stack, let first = visible.first else { return [] }
    let frames = visible.map { items[$0].frameInRoot }
    let around = frames.reduce(items[first].frameInRoot) { $0.union($1) }
    return
      (edgeSpaces(of: stack, around: around)
      + gaps(of: stack, between: visible, inside: around))
      .filter { $0.rect.width > 0 && $0.rect.height > 0 }
  }

  /// The spaces between the edges of a stack and the rectangle around its views.
  private func edgeSpaces(of stack: Int, around: LayoutRect) -> [StackSpace] {
    let frame = items[stack].frameInRoot
    let strips = [
      ("left", frame.minX, frame.minY, around.minX, frame.maxY, around.minX - frame.minX),
      ("right", around.maxX, frame.minY, frame.maxX, frame.maxY, frame.maxX - around.maxX),
      ("top", around.minX, frame.minY, around.maxX, around.minY, around.minY - frame.minY),
      ("bottom", around.minX, around.maxY, around.maxX, frame.maxY, frame.maxY - around.maxY),
    ]
    return strips.map { edge, minX, minY, maxX, maxY, extent in
      StackSpace(
        stack: stack,
        rect: LayoutRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY),
        extent: extent, place: "at the \(edge)",
        words: "space at the \(edge) of \(nameText(items[stack].name)), \(numberText(extent))")
    }
  }

  /// The spaces between neighbouring views. Across the axis, a space extends over the rectangle
  /// around all views. The views of a stack are apart along its axis; if two of them overlap along
  /// both axes, there is no space between them.
  private func gaps(
    of stack: Int, between views: [Int], inside around: LayoutRect
  ) -> [StackSpace] {
    let pairs = zip(views, views.dropFirst()).map { before, after in
      let (a, b) = (items[before].frameInRoot, items[after].frameInRoot)
      // In a right-to-left layout, the later view is on the left.
      let (left, right) = a.minX <= b.minX ? (a, b) : (b, a)
      let (top, bottom) = a.minY <= b.minY ? (a, b) : (b, a)
      return (
        place:
          "between \(nameText(items[before].name)) and \(nameText(items[after].name))",
        x: left.maxX, width: right.minX - left.maxX, y: top.maxY, height: bottom.minY - top.maxY
      )
    }
    let isHorizontal = pairs.allSatisfy { $0.width >= 0 }
    guard isHorizontal || pairs.allSatisfy({ $0.height >= 0 }) else { return [] }
    return pairs.map { pair in
      let extent = isHorizontal ? pair.width : pair.height
      return StackSpace(
        stack: stack,
        rect: isHorizontal
          ? LayoutRect(x: pair.x, y: around.minY, width: extent, height: around.height)
          : LayoutRect(x: around.minX, y: pair.y, width: around.width, height: extent),
        extent: extent, place: pair.place, words: "space \(pair.place), \(numberText(extent))")
    }
  }
}
