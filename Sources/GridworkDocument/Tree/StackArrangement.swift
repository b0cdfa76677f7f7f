// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Maps the arranged views of a document's stack to those of the living stack.
struct StackArrangement {
  let view: DocumentStack
  let model: LayoutDocument.Stack
  let item: DocumentIndex.Item
  /// The number of the stack in the index.
  let number: Int
  /// The numbers of the arranged views, in the order of the document.
  private let contents: [Int]
  private var order: [String]?

  /// Creates the arrangement of an empty stack.
  ///
  /// - Parameters:
  ///   - view: The living stack.
  ///   - model: The stack in the document.
  ///   - item: The stack in the document's index.
  ///   - children: The numbers of the arranged views, followed by those of the other subviews.
  ///   - number: The number of the stack in the document's index.
  init(
    _ view: DocumentStack, _ model: LayoutDocument.Stack, _ item: DocumentIndex.Item,
    _ children: [Int], _ number: Int
  ) {
    self.view = view
    self.model = model
    self.item = item
    self.number = number
    contents = Array(children.prefix(model.arranged.count))
  }

  /// Arranges the views for a situation.
  mutating func arrange(_ situation: Situation, _ tree: DocumentTree) {
    let order = situation.arranged(item)
    if order != self.order {
      for arranged in view.arrangedSubviews { view.removeView(arranged) }
      let places = Dictionary(
        first: item.arranged.enumerated().map { ($0.element, $0.offset) })
      for id in order {
        guard let place = places[id], let arranged = tree.view(contents[place]) else { continue }
        let entry = model.arranged[place]
        view.addView(arranged, in: entry.gravity.stackGravity)
        view.setCustomSpacing(entry.customSpacingAfter, after: arranged)
        if let priority = entry.visibilityPriority {
          view.setVisibilityPriority(StackView.VisibilityPriority(Float(priority)), for: arranged)
        }
      }
      self.order = order
    }
    view.edgeInsets = model.edgeInsets.insets(view.effectiveUserInterfaceLayoutDirection)
  }
}

extension LayoutDocument.Stack.Gravity {
  fileprivate var stackGravity: StackView.Gravity {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension LayoutDocument.DirectionalInsets {
  /// The insets with left and right in place of leading and trailing, for a direction.
  func insets(_ direction: UserInterfaceLayoutDirection) -> LayoutEdgeInsets {
    direction == .leftToRight
      ? LayoutEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : LayoutEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
