// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import TestSupport
import Testing

struct WritingTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Playgrounds/Recipes/Documents")

  /// The documents of the recipes, by file name.
  static let recipes =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []

  static func recipe(_ name: String) throws -> LayoutDocument {
    try read(String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
  }

  @Test func `there are recipes`() { #expect(Self.recipes.count == 30) }

  @Test(arguments: recipes)
  func `a document that is written reads back to an equal one`(name: String) throws {
    let document = try Self.recipe(name)
    #expect(try LayoutDocument(json: document.json) == document)
  }

  @Test func `everything that a document can say is written`() throws {
    let json = """
      {"root": {"id": "page", "margins": [1, 2, 3, 4], "safeArea": [4, 3, 2, 1], "subviews": [
         {"id": "h", "kind": "guide"},
         {"id": "v", "intrinsicSize": [null, 3], "placeholderIntrinsicSize": [9, null],
          "firstBaseline": 1.5, "lastBaseline": 2, "hugging": [249.5, 1], "compressionResistance": [2, 3],
          "alignmentInsets": [1, 2, 3, 4], "hidden": true, "direction": "rtl", "ambiguity": "position"},
         {"autoresizing": {"frame": [1, 2, 3, 4], "flexible": ["width", "maxY"]}},
         {"id": "g", "kind": "grid", "rows": [[{"columnSpan": 2}, null], [null, {"kind": "label",
            "text": "a\\"b\\n", "wraps": true, "translations": {"pt-BR": "\\t", "de": ""}}]], "xPlacement": "center", "yPlacement": "bottom",
          "rowAlignment": "lastBaseline", "rowSpacing": -1, "columnSpacing": 0, "rowSeparator": 1,
          "columnSeparator": 2, "hugging": [1, 2],
          "rowOptions": [{"index": 1, "height": 3, "weight": 0, "topPadding": 1, "bottomPadding": -2,
             "hidden": true, "yPlacement": "fill", "rowAlignment": "none"}],
          "columnOptions": [{"index": 0, "minimum": 1, "maximum": 2, "fraction": 0.1, "sizeGroup": "s",
             "leadingPadding": 4, "trailingPadding": 5, "xPlacement": "trailing"}],
          "cells": [{"column": 1, "row": 1, "xPlacement": "none", "constraints": ["g.width >= 3"]}],
          "merges": [{"columns": [0, 1], "rows": [0, 2]}]},
         {"id": "s", "kind": "stack", "arranged": [{"id": "a", "gravity": "trailing",
            "customSpacingAfter": 3, "visibilityPriority": 900}, {"gravity": "center"}],
          "orientation": "vertical", "distribution": "equalCentering", "alignment": "leading",
          "spacing": 1, "edgeInsets": [1, 2, 3, 4], "layoutMarginsRelative": true, "huggingPriority": [1, 2],
          "clippingResistancePriority": [3, 4], "detachesHiddenViews": false}]},
       "size": [{"preferred": 300, "priority": 400.5}, {"atMost": 99}], "direction": "rtl", "scale": 2,
       "textScale": 3.1, "language": "de-1996", "systemSpacing": {"sibling": 1, "container": 2}, "metrics": {"x": 1e-7, "y": 1000000000},
       "constraints": ["v.top >= 0.5*g.row[1].bottom - 3 @12.25",
         {"relation": "h.width <= v.margins.width", "placeholder": true, "identifier": "p"},
         {"visualFormat": "V:|-x-[v]", "options": ["alignAllLeading", "directionRightToLeft"]}],
       "variants": [{"name": "n", "size": [null, 3], "direction": "ltr", "scale": 0, "textScale": 1,
          "language": "pseudo", "hidden": [],
          "hiddenRows": {"g": [0]}, "hiddenColumns": {"g": []}, "intrinsicSize": {"v": [1, null]},
          "text": {"root_subviews_3_rows_1_1": "t"},
          "translations": {"root_subviews_3_rows_1_1": {"fr": "f"}}, "constants": {"p": 1}, "priorities": {"p": 2},
          "inactive": ["p"], "arranged": {"s": ["a"]}, "rowOrder": {"g": [1, 0]},
          "columnOrder": {"g": [0, 1]}}]}
      """
    let document = try LayoutDocument(json: json)
    #expect(try LayoutDocument(json: document.json) == document)
  }

  @Test func `a size that says one axis is written with the document's other`() throws {
    var document = LayoutDocument(root: LayoutDocument.View(id: "page"))
    document.height = .exact(40)
    var variant = LayoutDocument.Variant(name: "wide")
    variant.width = .exact(300)
    document.variants = [variant]
    let tree = try DocumentTree(try LayoutDocument(json: document.json))
    try tree.show(tree.document.variants[0])
    #expect(tree.root.computedLayout.size == LayoutSize(width: 300, height: 40))
  }

  @Test func `a stack is described in the order of its subviews`() throws {
    let stack = StackView()
    let names = ["end", "start", "middle"]
    let views = names.map { name in
      let view = LayoutView(content: FixedText(name))
      view.identifier = name
      return view
    }
    stack.addView(views[0], in: .trailing)
    stack.addView(views[1], in: .leading)
    stack.addView(views[2], in: .center)
    let document = try LayoutDocument(describing: LayoutRoot(stack, width: .exact(300)))
    guard case .stack(let described) = document.root.content else {
      Issue.record("The root is no stack.")
      return
    }
    #expect(described.arranged.map(\.view.id) == names)
    #expect(described.arranged.map(\.gravity) == [.trailing, .leading, .center])
  }

  @Test(arguments: recipes)
  func `a living tree that is described reads back to the same frames`(name: String) throws {
    let tree = try DocumentTree(try Self.recipe(name))
    let described = try LayoutDocument(describing: tree.root)
    let copy = try DocumentTree(try LayoutDocument(json: described.json))
    #expect(copy.root.computedLayout.framesText == tree.root.computedLayout.framesText)
  }

  @Test func `a tree composed in code reads back to the same frames`() throws {
    let name = LayoutView(content: FixedText("Name"))
    name.identifier = "name"
    let field = LayoutView(content: FixedText(""))
    let grid = GridView(views: [
      [name, field], [LayoutView(content: FixedText("Stay")).spanning(columns: 2)],
    ])
    grid.identifier = "form"
    grid.translatesAutoresizingMaskIntoConstraints = false
    let page = LayoutView()
    let badge = LayoutView()
    badge.frame = LayoutRect(x: 5, y: 5, width: 10, height: 10)
    badge.autoresizingMask = [.minXMargin]
    page.addSubview(grid)
    page.addSubview(badge)
    LayoutConstraint.activate([
      grid.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
      grid.topAnchor.constraint(equalToSystemSpacingBelow: page.topAnchor),
      field.widthAnchor.constraint(equalTo: name.widthAnchor, multiplier: 1.5, constant: 3),
      page.trailingAnchor.anchorWithOffset(to: grid.trailingAnchor).constraint(equalToConstant: -9),
    ])
    let root = LayoutRoot(page, width: .exact(200), height: .exact(100), scale: 0)
    let document = try LayoutDocument(describing: root)
    let copy = try DocumentTree(try LayoutDocument(json: document.json))
    let frames = root.computedLayout.items.filter { $0.kind != .guide }.map(\.frameInRoot)
    #expect(
      copy.root.computedLayout.items.filter { $0.kind != .guide }.map(\.frameInRoot) == frames)
  }

  /// A title in a button, which is 20 wider than its text, and has its baseline 5 below it.
  private final class Button: LayoutView {
    override var intrinsicContentSize: LayoutSize {
      LayoutSize(width: super.intrinsicContentSize.width + 20, height: 20)
    }
    override var firstBaselineOffsetFromTop: Double? { 13 }
    override var lastBaselineOffsetFromBottom: Double? { 7 }
  }

  /// A text whose view has no width of its own.
  private final class Field: LayoutView {
    override var intrinsicContentSize: LayoutSize {
      LayoutSize(width: LayoutView.noIntrinsicMetric, height: 10)
    }
  }

  @Test func `a label in code reads back with what its class and its frame make of it`() throws {
    let button = Button(content: FixedText("Send"))
    let field = Field(content: FixedText("Ada"))
    let title = LayoutView(content: FixedText("Mail"))
    let note = LayoutView(content: FixedText("Hi"))
    let page = LayoutView()
    for (name, view) in [("button", button), ("field", field), ("title", title), ("note", note)] {
      view.identifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    LayoutConstraint.activate([
      title.heightAnchor.constraint(equalToConstant: 40),
      button.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
      field.widthAnchor.constraint(equalTo: button.widthAnchor),
    ])
    for view in [title, note, field] {
      view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    }
    for view in page.subviews {
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
    }
    let root = LayoutRoot(page, width: .exact(100), height: .exact(50))
    let document = try LayoutDocument(describing: root)
    let layout = try DocumentTree(try LayoutDocument(json: document.json)).root.computedLayout
    // The baseline of the stretched title is 2 above its bottom, and 38 - 13 is the top of the button.
    #expect(layout["button"]?.frame == LayoutRect(x: 0, y: 25, width: 60, height: 20))
    #expect(layout["field"]?.frame == LayoutRect(x: 0, y: 0, width: 60, height: 10))
    // A label has what its text says, unless the view says otherwise.
    let views = document.root.subviews
    #expect(views.map { ViewNoun($0) } == [.label("Send"), .view, .label("Mail"), .label("Hi")])
    #expect(views.map { $0.intrinsicSize?.width } == [60, nil, nil, nil])
    #expect(views.map { $0.intrinsicSize?.height } == [20, 10, nil, nil])
    #expect(views.map { $0.firstBaseline } == [13, 8, nil, nil])
    #expect(views.map { $0.lastBaseline } == [nil, nil, 38, nil])
  }

  /// What a described view is.
  private enum ViewNoun: Equatable {
    case label(String), view

    init(_ view: LayoutDocument.View) {
      if case .label(let label) = view.content { self = .label(label.text) } else { self = .view }
    }
  }

  @Test func `a placeholder stays one`() throws {
    let box = LayoutView()
    let constraint = box.widthAnchor.constraint(equalToConstant: 30)
    constraint.isPlaceholder = true
    constraint.isActive = true
    let document = try LayoutDocument(describing: LayoutRoot(box))
    #expect(document.constraints.map { $0.isPlaceholder } == [true])
    #expect(try DocumentTree(document, for: .application).root.computedLayout.size.width == 0)
  }

  // Margins of 3 and 1 beside a view of 10 in insets of 2.
  @Test func `a stack that keeps its margins does so in its document`() throws {
    let stack = StackView(views: [LayoutView(content: FixedText("a"))])
    stack.edgeInsets.left = 2
    stack.layoutMargins = LayoutEdgeInsets(top: 0, left: 3, bottom: 0, right: 1)
    stack.isLayoutMarginsRelativeArrangement = true
    let document = try LayoutDocument(describing: LayoutRoot(stack))
    let copy = try DocumentTree(try LayoutDocument(json: document.json))
    #expect(copy.root.computedLayout.size.width == 16)
  }

  @Test func `a document has one safe area for what covers a view and what the view adds`() throws {
    let page = LayoutView()
    page.safeAreaInsets = LayoutEdgeInsets(top: 20, left: 1, bottom: 2, right: 0)
    page.additionalSafeAreaInsets = LayoutEdgeInsets(top: 30, left: 0, bottom: 0, right: 4)
    let document = try LayoutDocument(describing: LayoutRoot(page, direction: .rightToLeft))
    let area = document.root.safeArea
    #expect([area.top, area.leading, area.bottom, area.trailing] == [50, 4, 2, 1])
  }

  @Test func `what a document cannot say is refused`() throws {
    let grid = GridView()
    grid.identifier = "form"
    grid.addSubview(LayoutView())
    let root = LayoutRoot(grid)
    let error = #expect(throws: DocumentError.self) { try LayoutDocument(describing: root) }
    #expect(
      error?.message == "form has a subview in none of its cells; a document cannot say that.")
    let columns = GridView(numberOfColumns: 2, rows: 0)
    columns.identifier = "columns"
    let other = LayoutRoot(columns)
    #expect(
      #expect(throws: DocumentError.self) { try LayoutDocument(describing: other) }?.message
        == "columns has columns, but no row; a document cannot say that.")
    let table = GridView(views: [[LayoutView()]])
    table.identifier = "table"
    table.addLayoutGuide(LayoutGuide())
    let third = LayoutRoot(table)
    #expect(
      #expect(throws: DocumentError.self) { try LayoutDocument(describing: third) }?.message
        == "table is a grid with a guide of its own; a document cannot say that.")
    let box = LayoutView()
    box.identifier = "box"
    let constraint = box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 1e10)
    constraint.identifier = "two\nlines"
    constraint.isActive = true
    let last = LayoutRoot(box)
    #expect(
      #expect(throws: DocumentError.self) { try LayoutDocument(describing: last) }?.message
        == #"box has a constraint called "two\nlines"; a document cannot say that."#)
    constraint.identifier = nil
    #expect(
      #expect(throws: DocumentError.self) { try LayoutDocument(describing: last) }?.message
        == "box has a constraint with the factor 10000000000; a document cannot say that.")
  }

  @Test func `a view has a direction of its own, and so has what it contains`() throws {
    let document = try LayoutDocument(
      json: """
        {"root": {"id": "page", "subviews": [
          {"id": "a", "direction": "rtl", "margins": [0, 10, 0, 20], "subviews": [
            {"id": "b", "intrinsicSize": [5, 5]}, {"id": "c", "direction": "ltr"}]}]},
         "size": [100, 50], "constraints": ["a.left == page.left", "a.right == page.right",
          "a.top == page.top", "a.bottom == page.bottom", "b.leading == a.margins.leading",
          "b.top == a.top", "c.leading == a.margins.trailing", "c.width == 7", "c.top == a.top",
          "c.height == 1"]}
        """.utf8)
    let layout = try DocumentTree(document).root.computedLayout
    // Leading is right: 100 - 10 - 5, and trailing is left: c ends at 20 + 7.
    #expect(layout["b"]?.frame == LayoutRect(x: 85, y: 0, width: 5, height: 5))
    #expect(layout["c"]?.frame == LayoutRect(x: 13, y: 0, width: 7, height: 1))
    #expect(try LayoutDocument(json: document.json.utf8) == document)
    let copy = try LayoutDocument(describing: DocumentTree(document).root)
    #expect(copy.root.subviews.first?.direction == .rightToLeft)
    #expect(copy.root.subviews.first?.margins == document.root.subviews.first?.margins)
  }

  // MARK: Recipes

  /// Every width has its turn in the step `recipes`, with optimisation, and here in a soak.
  @Test(arguments: recipes)
  func `a recipe is sound in every state and at every seventh width from 200 to 900`(
    name: String
  ) throws {
    let document = try Self.recipe(name)
    let verifier = DocumentVerifier(try DocumentTree(document))
    for variant in [nil] + document.variants.map({ Optional($0) }) {
      #expect(try verifier.findings(variant).map(\.text) == [])
    }
    let step = Soak.factor > 1 ? 1 : 7
    let stretches = try verifier.stretches(nil, widths: 200...900, step: step)
    #expect(stretches.filter { $0.finding.exemption == nil }.map(\.text) == [])
  }
}
