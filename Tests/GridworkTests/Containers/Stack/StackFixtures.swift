// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

extension StackView {
  /// The arranged views along the stack, in their order: `near extent` each, nothing for those away.
  var line: String {
    arrangedSubviews.filter { !$0.isHiddenByContainer }.map { view in
      let frame = view.frame
      return orientation == .horizontal
        ? "\(trimmed(frame.minX)) \(trimmed(frame.width))"
        : "\(trimmed(frame.minY)) \(trimmed(frame.height))"
    }.joined(separator: " | ")
  }

  /// The same across the stack.
  var across: String {
    arrangedSubviews.filter { !$0.isHiddenByContainer }.map { view in
      let frame = view.frame
      return orientation == .vertical
        ? "\(trimmed(frame.minX)) \(trimmed(frame.width))"
        : "\(trimmed(frame.minY)) \(trimmed(frame.height))"
    }.joined(separator: " | ")
  }
}

/// A stack that is the top-level view of a root, unsnapped, and what it looks like.
struct Stacked {
  let stack: StackView
  let root: LayoutRoot

  init(
    _ stack: StackView, width: Double? = nil, height: Double? = nil,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    self.stack = stack
    root = LayoutRoot(
      stack, width: width.map { .exact($0) } ?? .fitting,
      height: height.map { .exact($0) } ?? .fitting, direction: direction, scale: 0)
  }

  var line: String {
    root.layoutIfNeeded()
    return stack.line
  }

  var across: String {
    root.layoutIfNeeded()
    return stack.across
  }

  var size: String { root.sizePicture }
  var isSound: Bool { root.isSound }
}

/// A horizontal stack of boxes 10 tall, named a, b, c …, from their widths.
func row(_ widths: Double..., distribution: StackView.Distribution = .gravityAreas) -> StackView {
  let names = ["a", "b", "c", "d", "e"]
  let stack = StackView(views: zip(names, widths).map { box($0, $1, 10) })
  stack.distribution = distribution
  return stack
}
