// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The document's values with those of a variant in their place.
struct Situation {
  var width: LayoutRoot.Extent
  var height: LayoutRoot.Extent
  var direction: UserInterfaceLayoutDirection
  var scale: Double
  private let variant: LayoutDocument.Variant
  private let hidden: Set<String>?
  private let inactive: Set<String>

  init(_ document: LayoutDocument, _ variant: LayoutDocument.Variant?) {
    let variant = variant ?? LayoutDocument.Variant(name: "")
    self.variant = variant
    width = variant.width ?? document.width
    height = variant.height ?? document.height
    direction = variant.direction ?? document.direction
    scale = variant.scale ?? document.scale
    hidden = variant.hidden.map { Set($0) }
    inactive = Set(variant.inactive)
  }

  /// Lets an environment go before what document and variant say.
  mutating func enter(_ environment: DocumentTree.Environment) {
    width = environment.width ?? width
    height = environment.height ?? height
    direction = environment.direction ?? direction
    scale = environment.scale ?? scale
  }

  // MARK: Views

  func isHidden(_ view: LayoutDocument.View, _ item: DocumentIndex.Item) -> Bool {
    guard let hidden else { return view.isHidden }
    return hidden.contains(item.id) || (item.parent == nil && hidden.contains("root"))
  }

  /// The size that a view's content wants, for a purpose.
  func intrinsicSize(
    _ view: LayoutDocument.View, _ item: DocumentIndex.Item, for purpose: DocumentTree.Purpose
  ) -> LayoutDocument.ContentSize {
    if let size = value(variant.intrinsicSize, of: item) { return size }
    if purpose == .design, let placeholder = view.placeholderIntrinsicSize { return placeholder }
    return view.intrinsicSize ?? LayoutDocument.ContentSize()
  }

  func label(_ view: LayoutDocument.View, _ item: DocumentIndex.Item) -> LayoutDocument.Label? {
    guard case .label(var label) = view.content else { return nil }
    if let text = value(variant.text, of: item) { label.text = text }
    return label
  }

  // MARK: Constraints

  func isInactive(_ constraint: LayoutDocument.Constraint) -> Bool {
    constraint.identifier.map { inactive.contains($0) } ?? false
  }

  func constant(_ constraint: LayoutDocument.Constraint) -> Double? {
    constraint.identifier.flatMap { variant.constants[$0] }
  }

  func priority(_ constraint: LayoutDocument.Constraint) -> LayoutPriority? {
    constraint.identifier.flatMap { variant.priorities[$0] }
  }

  // MARK: Containers

  func arranged(_ item: DocumentIndex.Item) -> [String] {
    value(variant.arranged, of: item) ?? item.arranged
  }

  /// The rows or columns of a grid that are there, in order, by index in the document.
  func order(along axis: LayoutAxis, _ item: DocumentIndex.Item) -> [Int] {
    value(variant.trackOrder(along: axis), of: item) ?? Array(0..<item.count(along: axis))
  }

  /// The hidden rows or columns of a grid, in place of those that the document hides; nil for these.
  func hiddenTracks(along axis: LayoutAxis, _ item: DocumentIndex.Item) -> Set<Int>? {
    value(variant.hiddenTracks(along: axis), of: item).map { Set($0) }
  }

  /// What a variant says about an item; the top-level one has two names.
  private func value<Value>(_ values: [String: Value], of item: DocumentIndex.Item) -> Value? {
    values[item.id] ?? (item.parent == nil ? values["root"] : nil)
  }
}
