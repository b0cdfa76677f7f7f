// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// Finds the self-contained trees of views in a file: what a window, a controller, a tab, a pane of
/// a split view, a clip view or a table's cell has, and views that stand alone.
struct TreeFinder {
  let context: SourceContext
  private(set) var roots: [(name: String, view: ViewNode)] = []
  private var names: Set<String> = []

  init(_ document: Element, _ context: SourceContext) {
    self.context = context
    for list in ["objects", "scenes"] {
      for element in document.list(list) { search(element, near: nil, inside: nil) }
    }
  }

  /// Searches an element and its descendants for trees. Around it are a labelled element and, if it
  /// is inside one, a view.
  private mutating func search(_ element: Element, near label: String?, inside owner: ViewNode?) {
    guard !Self.withoutTrees.contains(element.name) else { return }
    guard element.isView else {
      let label = own(element) ?? label
      for child in element.children { search(child, near: label, inside: owner) }
      return
    }
    if let owner, let id = element["id"], context.tiedViews.contains(id) {
      // A constraint from outside reaches into it, so it belongs to the tree around it.
      add(element, .boxContent, owner)
      if let view = owner.children.last { fill(view, label: label ?? "") }
      return
    }
    var name = own(element) ?? label ?? element.text("id") ?? element.name
    if names.contains(name) { name += " (\(element["id"] ?? ""))" }
    while names.contains(name) { name += "'" }
    let place = roots.count
    let view = ViewNode(element, role: .subview, parent: nil, in: context)
    names.insert(name)
    roots.append((name, view))
    fill(view, label: name)
    // A tree without subviews has no layout.
    if view.children.isEmpty { roots.remove(at: place) }
  }

  /// Adds the subviews of a view to its tree, and searches its other descendants for further trees.
  private mutating func fill(_ view: ViewNode, label: String) {
    let element = view.element
    let excluded = element.excluded("subviews", context.sizeClasses)
    func inside(_ list: String, _ role: ViewNode.Role) {
      for child in element.list(list)
      where child.isView && !excluded.contains(child["id"] ?? "") { add(child, role, view) }
    }
    var lists: Set<String> = ["subviews"]
    switch element.name {
    case "stackView":
      lists = ["subviews", "beginningViews", "middleViews", "endViews"]
      inside("subviews", .arranged(.leading))
      inside("beginningViews", .arranged(.leading))
      inside("middleViews", .arranged(.center))
      inside("endViews", .arranged(.trailing))
    case "gridView":
      lists = ["gridCells"]
      // A cell that is in no row or column, or where another one is, has no place for its content.
      let rows = Set(element.list("rows").map { $0["id"] ?? "" })
      let columns = Set(element.list("columns").map { $0["id"] ?? "" })
      var taken: Set<[String]> = []
      for cell in element.list("gridCells") where cell.name == "gridCell" {
        let (row, column) = (cell["row"] ?? "", cell["column"] ?? "")
        guard rows.contains(row), columns.contains(column),
          let content = cell.children.first(where: { $0["key"] == "contentView" }), content.isView,
          taken.insert([row, column]).inserted
        else { continue }
        add(content, .cell, view)
      }
    case "box", "visualEffectView", "tableViewCell", "collectionViewCell":
      inside("subviews", .subview)
      for content in element.children where content["key"] == "contentView" && content.isView {
        lists.insert(content.name)
        add(content, .boxContent, view)
      }
    // Their subviews are trees of their own, or none that constraints place.
    case "splitView", "tabView", "tableView", "outlineView", "collectionView", "textView",
      "navigationBar", "toolbar", "tabBar":
      lists = []
    case "scrollView" where context.platform == .macOS:
      lists = []
    default:
      inside("subviews", .subview)
    }
    for child in view.children { fill(child, label: label) }
    let outlet = context.outlets[view.objectID]
    for child in element.children where !lists.contains(child.name) {
      search(child, near: element.text("userLabel") ?? outlet ?? label, inside: view)
    }
  }

  private func add(_ element: Element, _ role: ViewNode.Role, _ parent: ViewNode) {
    parent.add(ViewNode(element, role: role, parent: parent, in: context))
  }

  /// The label that an element has itself.
  private func own(_ element: Element) -> String? {
    if let label = element.text("userLabel") { return label }
    switch element.name {
    case "window": return element.text("title")
    case "tabViewItem": return element.text("label") ?? element.text("title")
    case "scene", "placeholder", "objects", "connections": return nil
    default:
      return element["id"].flatMap { context.outlets[$0] } ?? element.text("customClass")
        ?? element.text("storyboardIdentifier")
    }
  }

  /// Elements that have frames but no views that anything lays out.
  private static let withoutTrees: Set = [
    "scroller", "tableHeaderView", "connections", "menu", "constraints", "viewLayoutGuide",
  ]
}
