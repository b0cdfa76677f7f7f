// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The kinds of view, by their names in documents, and the keys of each.
enum ViewKind: String, CaseIterable {
  case view
  case label
  case grid
  case stack
  case guide

  /// The kind with an article, such as `a grid`.
  var article: String { "a \(rawValue)" }

  func keys(at place: ViewReader.Place) -> [String] {
    let own: [String]
    switch self {
    case .view: own = Self.common + Self.content + ["subviews"]
    case .label: own = Self.common + Self.content + Self.ofLabels + ["subviews"]
    case .grid: own = Self.common + Self.priorities + Self.ofGrids
    case .stack: own = Self.common + Self.ofStacks + ["subviews"]
    case .guide: return ["id", "kind", "ambiguity"]
    }
    switch place {
    case .root: return own
    case .subviews: return own + ["autoresizing"]
    case .rows: return own + Self.inRows
    case .arranged: return own + Self.inStacks
    }
  }

  /// The reason why a key of other views is not allowed here; nil for a key of no view.
  func reasonAgainst(_ key: String, at place: ViewReader.Place) -> String? {
    if Self.inRows.contains(key) { return "Only a view in a row of a grid has \(key)." }
    if Self.inStacks.contains(key) { return "Only an arranged view of a stack has \(key)." }
    if key == "autoresizing", self != .guide {
      let placement =
        place == .root
        ? "The root has the size of the document" : "What contains this view places it"
      return "\(placement); autoresizing is for the subviews of a view."
    }
    return ownReason(against: key) ?? reasonAgainstOther(key)
  }

  /// The reason why a key of a single other kind is not allowed here; nil for any other key.
  private func reasonAgainstOther(_ key: String) -> String? {
    let owners: KeyValuePairs<ViewKind, [String]> = [
      .label: Self.ofLabels, .grid: Self.ofGrids, .stack: Self.ofStacks,
    ]
    guard let owner = owners.first(where: { $0.value.contains(key) })?.key else { return nil }
    let way =
      self == .view ? "with \"kind\": \"\(owner.rawValue)\", this is one" : "this is \(article)"
    return "Only \(owner.article) has \(key); \(way)."
  }

  /// The reason why a key is not allowed in a view of this kind, where there is one that only this kind has.
  private func ownReason(against key: String) -> String? {
    switch self {
    case .view, .label:
      return nil
    case .grid:
      if key == "subviews" { return "A grid's views are in its rows; it has no subviews." }
      guard Self.content.contains(key) else { return nil }
      return "A grid's content is in its rows; it has no \(key)."
    case .stack:
      if key == "hugging" { return "A stack has huggingPriority instead of hugging." }
      if key == "compressionResistance" {
        return "A stack has clippingResistancePriority instead of compressionResistance."
      }
      guard Self.content.contains(key) else { return nil }
      return "A stack's content is what it arranges; it has no \(key)."
    case .guide:
      guard (Self.common + Self.content + ["autoresizing", "subviews"]).contains(key) else {
        return nil
      }
      return "A guide has no content; it has no \(key)."
    }
  }

  private static let common = [
    "id", "kind", "alignmentInsets", "margins", "safeArea", "hidden", "direction",
    "ambiguity", "role", "interactive", "exempt",
  ]
  private static let priorities = ["hugging", "compressionResistance"]
  private static let content =
    ["intrinsicSize", "placeholderIntrinsicSize", "firstBaseline", "lastBaseline"] + priorities
  private static let ofLabels = ["text", "wraps", "translations"]
  private static let ofGrids = [
    "rows", "xPlacement", "yPlacement", "rowAlignment", "rowSpacing", "columnSpacing",
    "rowSeparator", "columnSeparator", "rowOptions", "columnOptions", "cells", "merges",
  ]
  private static let ofStacks = [
    "arranged", "orientation", "distribution", "alignment", "spacing", "edgeInsets",
    "layoutMarginsRelative", "huggingPriority", "clippingResistancePriority", "detachesHiddenViews",
  ]
  private static let inRows = ["columnSpan", "rowSpan"]
  private static let inStacks = ["gravity", "customSpacingAfter", "visibilityPriority"]
}

extension JSONValue {
  /// The kind of the view that this object describes.
  func viewKind() throws(DocumentError) -> ViewKind {
    guard let kind = member(named: "kind") else { return .view }
    return try kind.word(of: ViewKind.self)
  }
}
