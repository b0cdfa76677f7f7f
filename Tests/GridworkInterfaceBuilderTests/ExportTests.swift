// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInterfaceBuilder
import Testing

/// The files in `Exported` are what the export writes for the samples. They are compiled into these
/// tests, and their layouts are those of the samples.
struct ExportTests {
  struct Export: Sendable {
    let sample: Sample
    let name: String
    let make: @Sendable () -> LayoutRoot
  }

  private static let exports = [
    Export(sample: .constraints, name: "SignIn") { makeSignIn() },
    Export(sample: .stacks, name: "Toolbar") { makeToolbar() },
    Export(sample: .grid, name: "Form") { makeForm() },
    Export(sample: .window, name: "Window") { makeTopViEw5() },
    Export(sample: .screen, name: "Screen") { makeScrVi001() },
  ]

  @Test(arguments: exports)
  func `exported code has the frames of the document`(export: Export) throws {
    let tree = try export.sample.file().trees.first.required()
    let written = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Exported/\(export.name).swift")
    let header =
      "// Copyright (c) 2026 the Gridwork authors\n// SPDX-License-Identifier: Apache-2.0\n\n"
    #expect(
      try header + tree.document.swiftCode() == String(contentsOf: written, encoding: .utf8))
    let expected = try tree.makeLayout().root.computedLayout
    let layout = export.make().computedLayout
    for view in tree.views {
      let (item, other) = try (
        layout[view.name].required(), expected[view.name].required()
      )
      #expect(item.frame == other.frame)
      #expect(item.firstBaseline == other.firstBaseline)
    }
  }

  @Test func `exported code uses the names of AppKit`() throws {
    let form = try Sample.grid.tree("Form").document.swiftCode(for: .appKit)
    for line in [
      "import AppKit", "func makeForm() -> NSView {",
      "  formGrid.row(at: 3).topPadding = 4",
      "  formGrid.mergeCells(inHorizontalRange: NSRange(location: 0, length: 2), "
        + "verticalRange: NSRange(location: 1, length: 1))",
      "  form.widthAnchor.constraint(equalToConstant: 240).isActive = true",
    ] {
      #expect(form.split(separator: "\n").contains { $0 == line })
    }
    let bar = try Sample.stacks.tree("Toolbar").document.swiftCode(for: .appKit)
    #expect(
      bar.contains(
        "  tools.setVisibilityPriority(NSStackView.VisibilityPriority(900), for: third)\n"))
    #expect(
      bar.contains("  tools.edgeInsets = NSEdgeInsets(top: 2, left: 5, bottom: 2, right: 5)\n"))
    let window = try Sample.window.tree("Settings").document.swiftCode(for: .appKit)
    #expect(window.contains("  badge.autoresizingMask = [.minXMargin, .maxYMargin]\n"))
  }

  @Test func `exported code uses the names of UIKit, and says what it does not have`() throws {
    let screen = try Sample.screen.tree("ScreenController").document.swiftCode(for: .uiKit)
    #expect(screen.contains("  let header = UIStackView(arrangedSubviews: [wide, narrow])\n"))
    #expect(screen.contains("  header.axis = .horizontal\n"))
    #expect(
      screen.contains(
        "  // Not in UIKit: the safe area of scrVi001, which is that of its window.\n"))
    let form = try Sample.grid.tree("Form").document.swiftCode(for: .uiKit)
    #expect(form.contains("  // Not in UIKit: the grid formGrid.\n"))
  }

  @Test func `names and texts become valid Swift`() throws {
    let document = try LayoutDocument(
      json: #"""
        {"root": {"id": "class", "subviews": [
          {"id": "a-b", "kind": "label", "text": "say \"\\hi\"\n", "wraps": true}, {"id": "aB"}]}}
        """#.utf8)
    let code = try document.swiftCode()
    #expect(code.contains("func makeClass2() -> LayoutRoot {\n"))
    #expect(
      code.contains(
        #"  let aB = LayoutView(content: FixedText("say \"\\hi\"\n", wraps: true))"# + "\n"))
    #expect(code.contains("  let aB2 = LayoutView()\n"))
  }

  @Test func `visual formats are written in the order of all constraints`() throws {
    let document = try LayoutDocument(
      json: """
        {"root": {"id": "page", "subviews": [{"id": "title"}, {"id": "sub-title"}]},
         "metrics": {"gap": 12, "unused": 3},
         "constraints": ["title.top == page.top",
           {"visualFormat": "|-gap-[title(==root)]", "options": ["alignAllTop"], "identifier": "row"},
           {"visualFormat": "V:[title]-[sub-title]|"}, "title.height == 3"]}
        """)
    #expect(
      try document.swiftCode().contains(
        """
          LayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: page.topAnchor),
          ])
          LayoutConstraint.activate(LayoutConstraint.constraints(withVisualFormat: "|-gap-[title(==root)]", \
        options: [.alignAllTop], metrics: ["gap": 12], views: ["title": title, "root": page], identifier: \
        "row"))
          LayoutConstraint.activate(LayoutConstraint.constraints(withVisualFormat: \
        "V:[title]-[sub-title]|", views: ["title": title, "sub-title": subTitle]))
          LayoutConstraint.activate([
            title.heightAnchor.constraint(equalToConstant: 3),
          ])

        """))
    let appKit = try document.swiftCode(for: .appKit)
    #expect(
      appKit.contains(
        """
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \
        "|-gap-[title(==root)]", options: [.alignAllTop], metrics: ["gap": 12], views: ["title": title, \
        "root": page]).map { $0.with(priority: $0.priority, identifier: "row") })

        """))
    #expect(
      appKit.contains(
        "  // Not in AppKit: the visual format V:[title]-[sub-title]|, in which names have hyphens.\n"
      ))
  }

  @Test func `constraints of a cell are one list, and a column of AppKit has no anchors`() throws {
    let document = try LayoutDocument(
      json: """
        {"root": {"id": "form", "kind": "grid", "rows": [[{"id": "a"}]],
           "cells": [{"column": 0, "row": 0, "xPlacement": "none", "constraints": [
             "a.leading == form.leading", {"visualFormat": "[a(30)]"}]}]},
         "constraints": ["form.column[0].width == a.width"]}
        """)
    #expect(
      try document.swiftCode().contains(
        "customPlacementConstraints = [a.leadingAnchor.constraint(equalTo: form.leadingAnchor)] + "
          + "LayoutConstraint.constraints(withVisualFormat: \"[a(30)]\", views: [\"a\": a])\n"))
    let appKit = try document.swiftCode(for: .appKit)
    #expect(appKit.contains("views: [\"a\": a])\n"))
    #expect(
      appKit.contains("  // Not in AppKit: the constraint form.column[0].width == a.width.\n"))
  }
}
