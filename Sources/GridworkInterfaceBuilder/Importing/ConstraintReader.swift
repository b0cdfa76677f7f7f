// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// A constraint of an Interface Builder file whose items and attributes were found in a tree.
struct SourceConstraint {
  /// One side of a constraint.
  struct Side: Equatable {
    let view: ViewNode
    let part: Part
    let attribute: LayoutConstraint.Attribute

    static func == (a: Side, b: Side) -> Bool {
      a.view === b.view && a.part == b.part && a.attribute == b.attribute
    }

    /// The axis of the attribute.
    var axis: LayoutAxis { attribute.axis ?? .horizontal }
  }

  /// The part of a view that has an attribute.
  enum Part: Equatable {
    case whole, margins, safeArea
    /// What a scroll view of UIKit scrolls.
    case scrolledContent
  }

  let element: Element
  let first: Side
  let second: Side?
  let relation: LayoutConstraint.Relation
  let multiplier: Double
  let constant: Double
  let priority: LayoutPriority
}

/// Reads the constraints of a tree. Those that a layout cannot have are reported and left out.
struct ConstraintReader {
  let context: SourceContext
  let views: [ViewNode]
  private let items: [String: (view: ViewNode, part: SourceConstraint.Part)]
  private(set) var constraints: [SourceConstraint] = []
  private(set) var notes: [ImportNote] = []

  init(_ views: [ViewNode], _ context: SourceContext) {
    self.context = context
    self.views = views
    var items: [String: (view: ViewNode, part: SourceConstraint.Part)] = [:]
    for view in views {
      items[view.objectID] = (view, .whole)
      for guide in view.element.children where guide.name == "viewLayoutGuide" {
        guard let id = guide["id"] else { continue }
        switch guide["key"] {
        case "safeArea", "keyboard": items[id] = (view, .safeArea)
        case "contentLayoutGuide": items[id] = (view, .scrolledContent)
        case "frameLayoutGuide": items[id] = (view, .whole)
        default: items[id] = (view, .margins)
        }
      }
    }
    self.items = items
    for view in views {
      let excluded = view.element.excluded("constraints", context.sizeClasses)
      for element in view.element.list("constraints") where element.name == "constraint" {
        if excluded.contains(element["id"] ?? "") {
          note(element, "is not installed in the size class of the file's device; left out")
        } else {
          read(element, in: view)
        }
      }
    }
  }

  private mutating func note(_ element: Element, _ text: String) {
    notes.append(
      ImportNote(position: element.position, message: "Constraint \(element["id"] ?? "") \(text)."))
  }

  private mutating func read(_ element: Element, in holder: ViewNode) {
    guard var first = side(element, "first", holder), first.attribute != .notAnAttribute else {
      return missing(element, "first")
    }
    var second: SourceConstraint.Side?
    if element["secondAttribute"] != nil {
      guard let found = side(element, "second", holder) else { return missing(element, "second") }
      second = found
    }
    // Of a scroll view of UIKit, the edges mean the content to the views inside it.
    if let other = second {
      first = scrolled(first, seenFrom: other)
      second = scrolled(other, seenFrom: first)
    }
    let multiplier = element["multiplier"].map(Self.ratio) ?? 1
    let constantText = element.varying("constant", context.sizeClasses)
    let priorityText = element.varying("priority", context.sizeClasses)
    guard let multiplier, multiplier != 0, multiplier.magnitude <= 1e9 else {
      return note(element, "has the multiplier \(quotation(element["multiplier"] ?? "")); left out")
    }
    guard let constant = constantText.map(Element.number) ?? 0 else {
      return note(element, "has the constant \(quotation(constantText ?? "")); left out")
    }
    guard let priority = priorityText.map(Element.number) ?? 1000, priority > 0, priority <= 1000
    else {
      return note(element, "has the priority \(quotation(priorityText ?? "")); left out")
    }
    guard Self.agree(first.attribute, second?.attribute) else {
      return note(element, "compares attributes that do not belong together; left out")
    }
    let relation: LayoutConstraint.Relation
    switch element["relation"] {
    case nil, "equal": relation = .equal
    case "lessThanOrEqual": relation = .lessThanOrEqual
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    case let word?:
      return note(element, "has the unknown relation \(quotation(word)); left out")
    }
    constraints.append(
      SourceConstraint(
        element: element, first: first, second: second, relation: relation,
        multiplier: multiplier, constant: constant, priority: LayoutPriority(Float(priority))))
  }

  private mutating func missing(_ element: Element, _ side: String) {
    let item = element["\(side)Item"] ?? ""
    let attribute = element["\(side)Attribute"] ?? ""
    if items[item] != nil || context.controllerGuides[item] != nil || item.isEmpty {
      note(element, "has the unknown attribute \(quotation(attribute)); left out")
    } else if let place = context.objects[item] {
      note(element, "names \(item) of line \(place.line), which is in another tree; left out")
    } else {
      note(element, "names \(quotation(item)), which is not in the file; left out")
    }
  }

  private func side(
    _ element: Element, _ side: String, _ holder: ViewNode
  ) -> SourceConstraint.Side? {
    guard let name = element["\(side)Attribute"] else { return nil }
    let item = element["\(side)Item"]
    if let item, let isTop = context.controllerGuides[item], let root = views.first {
      // The layout guides of a controller are the areas outside of the safe area.
      let inner: LayoutConstraint.Attribute = isTop ? .bottom : .top
      guard let attribute = Self.attributes[name]?.attribute else { return nil }
      return attribute == inner
        ? SourceConstraint.Side(view: root, part: .safeArea, attribute: isTop ? .top : .bottom)
        : SourceConstraint.Side(view: root, part: .whole, attribute: attribute)
    }
    guard let found = item.map({ items[$0] }) ?? (holder, .whole),
      let (attribute, isOfMargins) = Self.attributes[name]
    else { return nil }
    let part = isOfMargins && found.part == .whole ? .margins : found.part
    // Guides have no baselines.
    let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
    if part != .whole, isBaseline { return nil }
    return SourceConstraint.Side(view: found.view, part: part, attribute: attribute)
  }

  private func scrolled(
    _ side: SourceConstraint.Side, seenFrom other: SourceConstraint.Side
  ) -> SourceConstraint.Side {
    guard context.platform != .macOS, side.view.kind == "scrollView", side.part == .whole,
      other.view !== side.view,
      other.view.isDescendant(of: side.view)
    else { return side }
    switch side.attribute {
    case .left, .right, .top, .bottom, .leading, .trailing:
      return SourceConstraint.Side(
        view: side.view, part: .scrolledContent, attribute: side.attribute)
    default: return side
    }
  }

  /// The factor that a text such as `16:9`, `1/3` or `0.5` means; nil if it means none.
  private static func ratio(_ text: String) -> Double? {
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Element.number(String($0)) }
    switch parts.count {
    case 1: return parts[0]
    case 2: return parts[0].flatMap { a in parts[1].flatMap { $0 == 0 ? nil : a / $0 } }
    default: return nil
    }
  }

  /// Whether two attributes can be compared: both sizes, or both positions along one axis.
  private static func agree(
    _ first: LayoutConstraint.Attribute, _ second: LayoutConstraint.Attribute?
  ) -> Bool {
    guard let second else { return first.isExtent }
    if first.isExtent || second.isExtent { return first.isExtent && second.isExtent }
    let absolute: Set<LayoutConstraint.Attribute> = [.left, .right]
    let relative: Set<LayoutConstraint.Attribute> = [.leading, .trailing]
    return first.axis == second.axis
      && !(absolute.contains(first) && relative.contains(second))
      && !(relative.contains(first) && absolute.contains(second))
  }

  private static let attributes:
    [String: (attribute: LayoutConstraint.Attribute, isOfMargins: Bool)] = [
      "left": (.left, false), "right": (.right, false), "top": (.top, false),
      "bottom": (.bottom, false), "leading": (.leading, false), "trailing": (.trailing, false),
      "width": (.width, false), "height": (.height, false), "centerX": (.centerX, false),
      "centerY": (.centerY, false), "baseline": (.lastBaseline, false),
      "lastBaseline": (.lastBaseline, false), "firstBaseline": (.firstBaseline, false),
      "leftMargin": (.left, true), "rightMargin": (.right, true), "topMargin": (.top, true),
      "bottomMargin": (.bottom, true), "leadingMargin": (.leading, true),
      "trailingMargin": (.trailing, true), "centerXWithinMargins": (.centerX, true),
      "centerYWithinMargins": (.centerY, true),
    ]
}
