// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The values of a document after a variant and an environment have replaced some of them.
struct Situation {
  var width: LayoutRoot.Extent
  var height: LayoutRoot.Extent
  var direction: UserInterfaceLayoutDirection
  var scale: Double
  private(set) var textTraits: LayoutTextTraits
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
    textTraits = LayoutTextTraits(
      scale: variant.textScale ?? document.textScale,
      language: variant.language ?? document.language)
    hidden = variant.hidden.map { Set($0) }
    inactive = Set(variant.inactive)
  }

  /// Replaces values by those of an environment.
  mutating func enter(_ environment: DocumentTree.Environment) {
    width = environment.width ?? width
    height = environment.height ?? height
    direction = environment.direction ?? direction
    scale = environment.scale ?? scale
    textTraits = LayoutTextTraits(
      scale: environment.textScale ?? textTraits.scale,
      language: environment.language ?? textTraits.language)
  }

  // MARK: Views

  func isHidden(_ view: LayoutDocument.View, _ item: DocumentIndex.Item) -> Bool {
    guard let hidden else { return view.isHidden }
    return hidden.contains(item.id) || (item.parent == nil && hidden.contains("root"))
  }

  /// The intrinsic size of a view's content, for a purpose.
  func intrinsicSize(
    _ view: LayoutDocument.View, _ item: DocumentIndex.Item, for purpose: DocumentTree.Purpose
  ) -> LayoutDocument.ContentSize {
    if let size = value(variant.intrinsicSize, of: item) { return size }
    if purpose == .design, let placeholder = view.placeholderIntrinsicSize { return placeholder }
    return view.intrinsicSize ?? LayoutDocument.ContentSize()
  }

  func label(_ view: LayoutDocument.View, _ item: DocumentIndex.Item) -> LayoutDocument.Label? {
    guard case .label(var label) = view.content else { return nil }
    if let text = value(variant.text, of: item) {
      label.text = text
      label.translations = [:]
    }
    if let translations = value(variant.translations, of: item) {
      label.translations = translations
    }
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

  /// The document's indices of the rows or columns that a grid contains, in order.
  func order(along axis: LayoutAxis, _ item: DocumentIndex.Item) -> [Int] {
    value(variant.trackOrder(along: axis), of: item) ?? Array(0..<item.count(along: axis))
  }

  /// The hidden rows or columns of a grid; nil for those that the document hides.
  func hiddenTracks(along axis: LayoutAxis, _ item: DocumentIndex.Item) -> Set<Int>? {
    value(variant.hiddenTracks(along: axis), of: item).map { Set($0) }
  }

  /// The variant's value for an item. The top-level view may be listed under its id or as `root`.
  private func value<Value>(_ values: [String: Value], of item: DocumentIndex.Item) -> Value? {
    values[item.id] ?? (item.parent == nil ? values["root"] : nil)
  }
}
