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
}
