// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// Frames that could as well be others.

extension LayoutView {
  /// Whether the frame could as well be another, on any axis; false without a root.
  ///
  /// Exactly: there are two frames that are equally good. Brings the engine up to date first.
  public final var hasAmbiguousLayout: Bool { !ambiguities.isEmpty }

  /// Whether the frame could as well be another on an axis; false without a root.
  public final func hasAmbiguousLayout(for axis: LayoutAxis) -> Bool {
    ambiguities.contains { $0.axis == axis }
  }

  /// The numbers of the view's frame that are open, each with what it is and what it could be.
  public final var ambiguities: [ComputedLayout.Ambiguity] {
    guard let engine = rootStorage?.engine else { return [] }
    engine.updateForQuestion()
    return engine.ambiguities(of: self)
  }

  /// Moves the view to another frame that is as good as the one it has, so that one can see that it
  /// is ambiguous; called again, back. Nothing happens where the frame is the only one.
  ///
  /// The frame changes at once, while views are being laid out with the pass; the next change of the
  /// tree brings the usual one back.
  public final func exerciseAmbiguityInLayout() {
    guard let root = rootStorage else { return }
    root.layoutIfNeeded()
    root.engine.exercise(self)
  }
}

extension LayoutRoot {
  /// The numbers of frames that are open, in tree order; brings the engine up to date first.
  ///
  /// The positions of items are those of ``ComputedLayout/items``. What a container has taken out of
  /// the layout does not count.
  public var ambiguities: [ComputedLayout.Ambiguity] {
    engine.updateForQuestion()
    return engine.ambiguities()
  }
}

extension LayoutEngine {
  /// The open numbers of all items that have a place, in tree order.
  func ambiguities() -> [ComputedLayout.Ambiguity] {
    refreshOrder()
    let found = solver.ambiguities().compactMap { ambiguity(for: $0) }
    return found.sorted { a, b in
      a.item != b.item ? a.item < b.item : a.attribute.place < b.attribute.place
    }
  }

  func ambiguities(of item: LayoutItem) -> [ComputedLayout.Ambiguity] {
    let order = Int(order(of: item))
    return ambiguities().filter { $0.item == order }
  }

  /// The items that some ambiguities are about.
  func openItems(_ ambiguities: [ComputedLayout.Ambiguity]) -> [LayoutItem] {
    let places = Set(ambiguities.map(\.item))
    return items.compactMap { places.contains(Int($0.order)) ? $0.item : nil }
  }

  private func ambiguity(for ambiguity: Ambiguity) -> ComputedLayout.Ambiguity? {
    guard case .item(let index, let part) = variables[Int(ambiguity.variable.index)],
      let item = items[Int(index)].item, item.hasPlace
    else { return nil }
    let attribute: ComputedLayout.Ambiguity.Attribute
    switch part {
    case .x: attribute = .minX
    case .width: attribute = .width
    case .y: attribute = .minY
    case .height: attribute = .height
    }
    let axis: LayoutAxis = part == .x || part == .width ? .horizontal : .vertical
    guard item.asView != nil || item.isMentioned(along: axis) else { return nil }
    return ComputedLayout.Ambiguity(
      item: Int(items[Int(index)].order), attribute: attribute, value: ambiguity.value,
      alternative: ambiguity.alternative)
  }

  /// Shows the view where it could be as well: the first open number takes its other value.
  func exercise(_ view: LayoutView) {
    for ambiguity in ambiguities(of: view) {
      let index = Int(view.slot.index)
      guard var rect = items[index].rect else { return }
      func other(_ value: Double) -> Double {
        value == ambiguity.value ? ambiguity.alternative : ambiguity.value
      }
      switch ambiguity.attribute {
      case .minX: rect.origin.x = other(rect.origin.x)
      case .width: rect.size.width = other(rect.size.width)
      case .minY: rect.origin.y = other(rect.origin.y)
      case .height: rect.size.height = other(rect.size.height)
      }
      setRect(rect, of: view)
    }
    root?.layoutIfNeeded()
  }
}

extension LayoutItem {
  /// Whether an active constraint relates the item along an axis: a guide has no place to be along the
  /// other one.
  final func isMentioned(along axis: LayoutAxis) -> Bool {
    mentions.contains { mention in
      mention.constraint.parts.contains { $0.index == mention.part && $0.attribute.axis == axis }
    }
  }

  /// Whether the item takes part in the layout: nothing above it has been taken out by a container.
  final var hasPlace: Bool {
    var here = nearestView
    while let view = here {
      if view.hiddenByContainer { return false }
      here = view.parent
    }
    return true
  }
}

extension ComputedLayout.Ambiguity.Attribute {
  fileprivate var place: Int {
    switch self {
    case .minX: 0
    case .width: 1
    case .minY: 2
    case .height: 3
    }
  }
}
