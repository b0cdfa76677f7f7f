// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport

/// Views in a row, and rows of rows.
extension Workload {
  /// A row of views of equal width, centred across.
  static func stack(count: Int, seed: Int) -> Workload {
    var stack = Workload(name: "stack_\(count)", seed: seed)
    let frame = stack.frame(width: 80 * Double(count))
    var previous: Box?
    for _ in 0..<count {
      let box = stack.box(
        width: stack.random.integer(20...60), height: stack.random.integer(10...40))
      if let previous {
        stack.add(box.x - previous.x - previous.width, .equal, columnGap)
        stack.add(box.width - previous.width, .equal, 0)
      } else {
        stack.add(box.x - frame.x.near, .equal, 0)
      }
      stack.place(box.y, box.height, in: frame.y, .center)
      stack.add(box.y - frame.y.near, .greaterThanOrEqual, 0)
      stack.add(frame.y.far - box.y - box.height, .greaterThanOrEqual, 0)
      previous = box
    }
    if let previous { stack.add(frame.x.far - previous.x - previous.width, .equal, 0) }
    stack.add(frame.y.extent, .lessThanOrEqual, 0, at: 250)
    stack.finishBuild()
    return stack
  }

  /// Stacks of four, so many levels deep, along one axis and the other in turn.
  static func nested(depth: Int, seed: Int) -> Workload {
    var nested = Workload(name: "nested_\(depth)", seed: seed)
    let width = (0..<depth).reduce(60.0) { product, _ in 2 * product }
    let frame = nested.frame(width: width)
    nested.fill(frame.x, frame.y, depth: depth, isHorizontal: true)
    nested.add(frame.y.extent, .lessThanOrEqual, 0, at: 100)
    nested.finishBuild()
    return nested
  }

  private mutating func fill(_ along: Span, _ across: Span, depth: Int, isHorizontal: Bool) {
    var end: LinearForm?
    for child in 0..<4 {
      let (start, far) =
        depth == 1
        ? leaf(across, isLast: child == 3, isHorizontal)
        : branch(across, depth, isHorizontal)
      if let end {
        add(start - end, .equal, Self.rowGap)
      } else {
        add(start - along.near, .equal, 0)
      }
      end = far
    }
    if let end { add(along.far - end, .equal, 0) }
  }

  /// A view; gives where it starts and ends along the stack.
  private mutating func leaf(
    _ across: Span, isLast: Bool, _ isHorizontal: Bool
  ) -> (LinearForm, LinearForm) {
    let hugging: Float = isLast ? 249 : 250
    let box = box(
      width: random.integer(10...40), height: random.integer(10...30), hugging: hugging,
      across: hugging)
    if isHorizontal {
      place(box.y, box.height, in: across, .fill)
      return (box.x, box.x + box.width)
    }
    place(box.x, box.width, in: across, .fill)
    return (box.y, box.y + box.height)
  }

  /// A stack along the other axis.
  private mutating func branch(
    _ across: Span, _ depth: Int, _ isHorizontal: Bool
  ) -> (LinearForm, LinearForm) {
    let (inner, outer) = (span(), span())
    add(inner.extent, .greaterThanOrEqual, 0)
    add(outer.extent, .greaterThanOrEqual, 0)
    add(outer.near - across.near, .equal, 0)
    add(outer.far - across.far, .equal, 0)
    fill(outer, inner, depth: depth - 1, isHorizontal: !isHorizontal)
    return (inner.near, inner.far)
  }
}
