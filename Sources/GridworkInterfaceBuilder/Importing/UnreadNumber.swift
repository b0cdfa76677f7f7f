// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// An attribute of an Interface Builder file that stands for a number and has none that a layout can use.
struct UnreadNumber {
  let position: DocumentSource.Position
  private let element: String
  private let attribute: String
  private let text: String
  /// Whether the element belongs to the description of a view, and is not the view's own.
  private let isInside: Bool

  /// Nil if the element does not have the attribute, or the attribute has a number.
  fileprivate init?(_ attribute: String, of element: Element, isInside: Bool) {
    guard let text = element[attribute], Element.number(text) == nil else { return nil }
    position = element.position
    self.element = element.name
    (self.attribute, self.text, self.isInside) = (attribute, text, isInside)
  }

  /// What is wrong, and what the import does about it, in one sentence.
  func message(_ view: String) -> String {
    let place = isInside ? " in its <\(element)>" : ""
    let fault = isTooLarge ? "is too large" : "is not a number"
    let way = element == "rect" ? "0 takes its place" : "left out"
    return "\(view) has the \(attribute) \(quotation(text))\(place), which \(fault); \(way)."
  }

  fileprivate var isTooLarge: Bool { Double(text)?.isFinite ?? false }
}

extension ViewNode {
  /// The attributes of the view, less those of its constraints and its subviews, that stand for numbers and
  /// have none.
  var unreadNumbers: [UnreadNumber] {
    var result = Self.numbers.compactMap { UnreadNumber($0, of: element, isInside: false) }
    // Interface Builder's word for content without an extent.
    result += ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
      .filter { element[$0] != "infinite" }
      .compactMap { UnreadNumber($0, of: element, isInside: false) }
    func visit(_ inner: Element) {
      for child in inner.children where !child.isView && child.name != "constraints" {
        result += child.numbers(in: inner).compactMap {
          UnreadNumber($0, of: child, isInside: true)
        }.filter { !$0.isTooLarge || inner.name != "customSpacing" }
        visit(child)
      }
    }
    visit(element)
    return result
  }

  /// The attributes of views that the import reads as numbers.
  private static let numbers = [
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "horizontalStackHuggingPriority",
    "verticalStackHuggingPriority", "horizontalClippingResistancePriority",
    "verticalClippingResistancePriority", "spacing", "rowSpacing", "columnSpacing", "rowHeight",
  ]
}

extension Element {
  /// The attributes that the import reads as numbers, of an element that describes a view and is inside of
  /// another one.
  fileprivate func numbers(in outer: Element) -> [String] {
    switch (name, self["key"]) {
    case ("rect", "frame"): ["x", "y", "width", "height"]
    case ("size", "intrinsicContentSize"): ["width", "height"]
    case ("edgeInsets", "edgeInsets"), ("edgeInsets", "layoutMargins"):
      ["top", "left", "bottom", "right"]
    case ("directionalEdgeInsets", "directionalLayoutMargins"):
      ["top", "leading", "bottom", "trailing"]
    case ("font", "font"): ["size"]
    case ("fontDescription", "fontDescription"): ["pointSize"]
    case ("variation", _): outer.name == "stackView" ? ["spacing"] : []
    case ("gridRow", _): ["height", "topPadding", "bottomPadding"]
    case ("gridColumn", _): ["width", "leadingPadding", "trailingPadding"]
    default: ["customSpacing", "visibilityPriorities"].contains(outer.name) ? ["value"] : []
    }
  }
}
