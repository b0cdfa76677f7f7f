// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import Testing

/// The code in the documentation of declarations.
@Suite struct `The reference` {
  private let nameLabel = label("Name")
  private let nameField = field("nameField")
  private let rememberCheckbox = label("Remember")
  private let hint = label("Nothing is sent")

  // MARK: Anchors and formats

  @Test func `a function of two anchors of one kind`() {
    func pin<Kind>(_ a: LayoutAnchor<Kind>, to b: LayoutAnchor<Kind>) -> LayoutConstraint {
      a.constraint(equalTo: b)
    }
    #expect(pin(nameLabel.topAnchor, to: nameField.topAnchor).secondItem === nameField)
    #expect(pin(nameLabel.widthAnchor, to: nameField.widthAnchor).firstItem === nameLabel)
  }

  @Test func `a visual format`() {
    let page = LayoutView()
    let button = label("Done")
    for view in [nameLabel, nameField, button] { page.addSubview(view) }
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "H:|-[label]-gap-[field(>=60,==button@750)]-|",
      options: .alignAllFirstBaseline, metrics: ["gap": 12],
      views: ["label": nameLabel, "field": nameField, "button": button])
    // Three distances, two predicates and one common baseline.
    #expect(constraints.count == 6)
  }

  // MARK: Containers

  @Test func `a grid of views`() {
    let grid = GridView(views: [
      [nameLabel, nameField],
      [nil, rememberCheckbox],
    ])
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).xPlacement = .trailing
    _ = layOut(grid)
    // The column is as wide as its label, and there are 6 points between columns and rows of 10.
    #expect(frame(rememberCheckbox) == [46, 16, 80, 10])
  }

  @Test func `a placeholder for no view`() {
    let views: [[LayoutView]] = [
      [nameLabel, nameField], [GridCell.emptyContentView, rememberCheckbox],
    ]
    let grid = GridView(views: views)
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 1).contentView == nil)
  }

  @Test func `a view that spans`() {
    let grid = GridView(views: [
      [hint.spanning(columns: 2)],
      [nameLabel, nameField],
    ])
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 0) === grid.cell(for: hint))
  }

  @Test func `a grid of rows`() {
    // swift-format-ignore
    let grid = GridView {
      GridRow { nameLabel; nameField }.topPadding(8)
      GridRow { nil; rememberCheckbox }
      GridRow { hint.spanning(columns: 2) }
    }
    #expect(grid.numberOfRows == 3 && grid.row(at: 0).topPadding == 8)
  }

  @Test func `a row that is inserted`() {
    let grid = GridView(views: [[hint]])
    // swift-format-ignore
    grid.insertRow(GridRow { nameLabel; nameField }.topPadding(8), at: 1)
    #expect(grid.numberOfColumns == 2 && grid.row(at: 1).topPadding == 8)
  }

  @Test func `a stack with two areas`() {
    let (helpButton, cancelButton, doneButton) = (label("Help"), label("Cancel"), label("Done"))
    let buttons = StackView(views: [helpButton])
    buttons.addView(cancelButton, in: .trailing)
    buttons.addView(doneButton, in: .trailing)
    buttons.alignment = .firstBaseline
    _ = layOut(buttons, width: 300)
    #expect(frame(helpButton) == [0, 0, 40, 10])
    #expect(frame(cancelButton) == [192, 0, 60, 10])
  }

  // MARK: Roots

  @Test func `a tree without a root`() {
    let grid = GridView(views: [[nameLabel, nameField]])
    grid.layoutSubtreeIfNeeded()
    print(grid.frame.size == grid.fittingSize)  // true
    // 40 for the label and a gap of 6; nothing gives the field a width.
    #expect(grid.frame == LayoutRect(x: 0, y: 0, width: 46, height: 10))
    #expect(grid.frame.size == grid.fittingSize)
  }

  @Test func `a frame before its layout`() {
    let form = GridView(views: [[nameLabel, nameField]])
    print(nameField.frame)  // empty
    if let pending = nameField.pendingLayout { print(pending) }
    #expect(nameField.frame.isEmpty && nameField.pendingLayout != nil)
    #expect(form.pendingLayout?.kind == .noRoot)
  }

  @Test func `a computed layout`() {
    let label = LayoutView(content: FixedText("Name"))
    label.identifier = "name"
    let root = LayoutRoot(label)
    let layout = root.computedLayout
    let width = layout["name"]?.frame.width  // 40
    #expect(width == 40)
  }

  @Test func `an animation`() {
    let detail = nameLabel
    let root = LayoutRoot(StackView(views: [detail, rememberCheckbox]))
    let height = rememberCheckbox.heightAnchor.constraint(equalToConstant: 20)
    height.isActive = true
    root.layoutIfNeeded()
    var drawn: [String: Double] = [:]
    func draw(_ view: LayoutView, _ frame: LayoutRect, _ opacity: Double) {
      drawn[view.identifier ?? ""] = opacity
    }
    let animation = root.capturingAnimation {
      detail.isHidden = true
      height.constant = 40
    }
    for frame in animation.frames(at: 0.5) { draw(frame.view, frame.frame, frame.opacity) }
    #expect(drawn["name"] == 0.5 && drawn["remember"] == 1)
  }

  // MARK: Pages and sheets

  @Test func `a page about two variants`() {
    let (english, hebrew) = ([layOut(nameLabel).computedLayout], [layOut(hint).computedLayout])
    var page = InspectorPage(title: "Sign in")
    page.variants = [
      InspectorPage.Variant(name: "English", samples: english),
      InspectorPage.Variant(name: "Hebrew", samples: hebrew),
    ]
    let html = page.html
    #expect(html.hasPrefix("<!DOCTYPE html>") && html.contains("Hebrew"))
  }

  @Test func `a page with a comparison`() {
    let root = layOut(nameLabel)
    let before = root.computedLayout
    root.width = .exact(80)
    let layout = root.explainedLayout
    var page = InspectorPage(title: "Sign in")
    page.variants = [InspectorPage.Variant(name: "English", samples: [layout])]
    page.comparison = InspectorPage.Comparison(before: before, after: layout)
    #expect(page.html.contains("name: width +40 (40 to 80)"))
  }

  @Test func `a sheet of pictures`() {
    let form = layOut(nameLabel).computedLayout
    let (title, picture) = (label("Title"), field("picture"))
    let stack = StackView(views: [title, picture])
    stack.orientation = .vertical
    let root = LayoutRoot(stack)
    let size = form.svgPictureSize(zoom: 1.5)
    picture.widthAnchor.constraint(equalToConstant: size.width).isActive = true
    picture.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    let svg = root.computedLayout.svgSheet(
      titles: ["title": "A form"], pictures: ["picture": form], zoom: 1.5)
    #expect(svg.contains("A form"))
  }

  // MARK: Documents

  @Test func `a document and its tree`() throws {
    let document = try LayoutDocument(json: #"{"root": {"kind": "label", "text": "Hello"}}"#)
    let tree = try DocumentTree(document)
    print(tree.root.computedLayout.framesText)  // … root 0 0 50 10 first 8
    #expect(tree.root.computedLayout.framesText.hasSuffix("\nroot 0 0 50 10 first 8"))
  }

  @Test func `the variants of a document`() throws {
    let document = try LayoutDocument(
      json: #"{"root": {"kind": "label"}, "variants": [{"name": "v", "size": [9, null]}]}"#)
    let tree = try DocumentTree(document)
    for variant in document.variants {
      try tree.show(variant)
      print(tree.root.computedLayout.framesText)
    }
    #expect(tree.root.computedLayout.framesText.hasPrefix("width 9,"))
  }

  @Test func `the page of a document`() throws {
    let document = try LayoutDocument(
      json: #"{"root": {"kind": "label"}, "variants": [{"name": "v", "size": [9, null]}]}"#)
    let tree = try DocumentTree(document)
    let (page, report) = try DocumentVerifier(tree).page(title: "Form", widths: 200...900)
    let html = page.html
    #expect(html.hasPrefix("<!DOCTYPE html>") && page.variants.map(\.name) == ["document", "v"])
    #expect(report == DocumentVerifier(tree).report(widths: 200...900))
  }

  @Test func `a log of two documents`() throws {
    let source = try DocumentSource(json: #"{"root": {"kind": "label"}}"#.utf8)
    let report = DocumentVerifier(try DocumentTree(source.document)).report()
    var log = SARIFLog(version: "1.0")
    log.add(report, ofFile: "forms/sign-in.json", source)
    print(log.text)
    #expect(log.text.contains("2.1.0"))
  }

  @Test func `the reports of a log`() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 3 (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 5 (active)>"
      )
      """
    for log in try ConstraintLog.logs(in: text) {
      print(try log.explanation().text(ofFile: "log.txt"))
    }
    #expect(try ConstraintLog.logs(in: text).count == 1)
  }
}
