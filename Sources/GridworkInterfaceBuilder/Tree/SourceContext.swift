// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkDocument

/// What the whole file says that the import of a tree needs.
struct SourceContext {
  let platform: InterfaceBuilderFile.Platform
  var era: ControlMetrics.Era
  let sizeClasses: SizeClasses
  /// The names of the outlets that refer to an object, by the object's id.
  let outlets: [String: String]
  /// Every object of the file by its id, for messages about one that a tree does not have.
  let objects: [String: DocumentSource.Position]
  /// The ids of the views that a constraint held outside of them mentions, or mentions a view inside.
  let tiedViews: Set<String>
  /// The ids of the views that constraints mention.
  let constrainedViews: Set<String>
  /// The layout guides of view controllers: for the id of one, whether it is the top one.
  let controllerGuides: [String: Bool]
  /// The heights of the rows of UIKit's tables that the rows or their tables name, by the id of the
  /// cell; negative for a row that is as high as its content.
  let rowHeights: [String: Double]

  init(_ document: Element) {
    let runtime = document["targetRuntime"] ?? ""
    platform = runtime.hasPrefix("MacOSX") ? .macOS : .iOS
    era = ControlMetrics.Era(
      toolsVersion: Int(document["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? .max)
    sizeClasses = SizeClasses(of: document.child("device"))
    var outlets: [String: String] = [:]
    var objects: [String: DocumentSource.Position] = [:]
    var guides: [String: Bool] = [:]
    var rowHeights: [String: Double] = [:]
    var constrained: Set<String> = []
    document.visit { element in
      if let id = element["id"], objects[id] == nil { objects[id] = element.position }
      switch element.name {
      case "outlet":
        guard let target = element["destination"], let property = element.text("property"),
          !Self.commonOutlets.contains(property), outlets[target] == nil
        else { return }
        outlets[target] = property
      case "constraint":
        constrained.formUnion([element["firstItem"], element["secondItem"]].compactMap(\.self))
      case "viewControllerLayoutGuide":
        if let id = element["id"] { guides[id] = element["type"] == "top" }
      case "tableView":
        element.visit { cell in
          guard cell.name == "tableViewCell", let id = cell["id"] else { return }
          rowHeights[id] = cell.number("rowHeight") ?? element.number("rowHeight")
        }
      default: break
      }
    }
    tiedViews = Self.tiedViews(of: document)
    constrainedViews = constrained
    (self.outlets, self.objects, self.controllerGuides) = (outlets, objects, guides)
    self.rowHeights = rowHeights
  }

  /// The context for controls of another generation.
  func with(_ era: ControlMetrics.Era) -> SourceContext {
    var context = self
    context.era = era
    return context
  }

  private static func tiedViews(of document: Element) -> Set<String> {
    // 1. The element around each object, and the constraints.
    var parents: [String: String] = [:]
    var references: [(item: String, holder: String)] = []
    func visit(_ element: Element, in parent: String) {
      let id = element["id"] ?? parent
      if let own = element["id"], parents[own] == nil { parents[own] = parent }
      for child in element.children {
        if element.name == "constraints" {
          references += ["firstItem", "secondItem"].compactMap { child[$0].map { ($0, parent) } }
        }
        visit(child, in: id)
      }
    }
    visit(document, in: "")
    // 2. What lies between an item, or the view that holds its constraint, and what contains both.
    func chain(_ id: String) -> [String] {
      var chain = [id]
      while let parent = parents[chain[chain.count - 1]], !parent.isEmpty { chain.append(parent) }
      return chain
    }
    var tied: Set<String> = []
    for (item, holder) in references where parents[item] != nil {
      let (inner, outer) = (chain(item), chain(holder))
      let common = Set(inner).intersection(outer)
      tied.formUnion((inner + outer).filter { !common.contains($0) })
    }
    return tied
  }

  /// Outlets that many objects have, which say nothing about their target.
  private static let commonOutlets: Set = [
    "dataSource", "delegate", "view", "window", "nextKeyView", "initialFirstResponder",
    "contentView", "tableView", "nextResponder", "firstResponder", "menu", "headerView",
  ]
}

/// The size classes of the device for which a file was stored.
struct SizeClasses {
  /// `compact`, `regular`, or nil for any.
  let width: String?
  let height: String?

  init(of device: Element?) {
    guard let device, let id = device["id"] else {
      (width, height) = (nil, nil)
      return
    }
    let isPad = id.hasPrefix("ipad")
    let isLandscape = device["orientation"] == "landscape"
    width = isPad ? "regular" : "compact"
    height = isPad || !isLandscape ? "regular" : "compact"
  }

  /// Whether a variation, such as `heightClass=regular-widthClass=compact`, applies.
  func include(_ key: String) -> Bool {
    key == "default"
      || key.split(separator: "-").allSatisfy { part in
        let words = part.split(separator: "=")
        guard words.count == 2 else { return false }
        switch words[0] {
        case "widthClass": return width == String(words[1])
        case "heightClass": return height == String(words[1])
        default: return false
        }
      }
  }
}

extension Element {
  /// The variations of the element that apply, the most general one first.
  func variations(_ classes: SizeClasses) -> [Element] {
    let known = children.filter { child in
      child.name == "variation" && child["key"].map { classes.include($0) } ?? false
    }
    return known.sorted { ($0["key"] == "default" ? 0 : 1) < ($1["key"] == "default" ? 0 : 1) }
  }

  /// The attribute's value in the variation that applies, or the element's own; nil if neither has it.
  func varying(_ attribute: String, _ classes: SizeClasses) -> String? {
    variations(classes).compactMap { $0[attribute] }.last ?? self[attribute]
  }

  /// The ids that the masks of the applying variations leave out.
  func excluded(_ list: String, _ classes: SizeClasses) -> Set<String> {
    var result: Set<String> = []
    for variation in variations(classes) {
      for change in variation.child("mask", key: list)?.children ?? [] {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { result.insert(id) } else { result.remove(id) }
      }
    }
    return result
  }
}
