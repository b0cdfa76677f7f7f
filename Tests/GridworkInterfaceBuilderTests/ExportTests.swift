// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInterfaceBuilder
import Testing

/// The files in `Exported` are what the export writes for the samples. They are compiled into these
/// tests, and their layouts are those of the samples without placeholders.
struct ExportTests {
  struct Export: Sendable {
    let sample: Sample
    let name: String
    let make: @Sendable () -> LayoutRoot
  }

  private static let header =
    "// Copyright (c) 2026 the Gridwork authors\n// SPDX-License-Identifier: Apache-2.0\n\n"

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
    #expect(
      try Self.header + tree.document.swiftCode() == String(contentsOf: written, encoding: .utf8))
    let expected = try DocumentTree(tree.document, for: .application).root.computedLayout
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
    #expect(window.contains("  badge.autoresizingMask = [.minXMargin, .minYMargin]\n"))
  }

  /// Labels with settings of their own, ids that are words of Swift or types of Gridwork, placeholders, a cell
  /// whose constraint mentions a view outside its grid, a stack with a mask, one with a subview that it does not
  /// arrange, and a view that is not shown.
  private static let page = """
    {"root": {"id": "page", "subviews": [
       {"id": "inset", "kind": "label", "text": "Hello", "alignmentInsets": [1, 2, 3, 4]},
       {"id": "tall", "kind": "label", "text": "Hello", "intrinsicSize": [null, 30]},
       {"id": "raised", "kind": "label", "text": "Hello", "firstBaseline": 3},
       {"id": "wrapped", "kind": "label", "text": "ab cd", "wraps": true,
        "alignmentInsets": [0, 5, 0, 5]},
       {"id": "high", "kind": "label", "text": "Hello"},
       {"id": "mark", "intrinsicSize": [10, 10]},
       {"id": "continue", "intrinsicSize": [10, 10]},
       {"id": "LayoutView", "intrinsicSize": [10, 10]},
       {"id": "badge", "intrinsicSize": [16, 16], "placeholderIntrinsicSize": [18, 18]},
       {"id": "table", "kind": "grid", "rows": [[{"id": "cell", "intrinsicSize": [10, 10]}]],
        "cells": [{"column": 0, "row": 0, "xPlacement": "none",
          "constraints": ["cell.leading == page.leading + 3"]}]},
       {"id": "pinned", "kind": "stack", "arranged": [{"id": "only", "intrinsicSize": [10, 10]}],
        "autoresizing": {"frame": [60, 150, 20, 10], "flexible": ["width"]}},
       {"id": "bar", "kind": "stack", "distribution": "fill", "spacing": 0,
        "arranged": [{"id": "one"}, {"id": "two"}], "subviews": [{"id": "shade"}]},
       {"id": "merged", "kind": "grid", "rows": [
          [{"id": "head", "intrinsicSize": [10, 10]}, {"id": "covered", "subviews": [{"id": "inner"}]}]],
        "merges": [{"columns": [0, 2], "rows": [0, 1]}]}]},
     "size": [100, 200],
     "constraints": [
       "inset.leading == page.leading", "inset.top == page.top",
       "tall.leading == page.leading", "tall.top == page.top + 20",
       "raised.leading == page.leading", "raised.top == page.top + 60",
       "wrapped.leading == page.leading + 60", "wrapped.top == page.top + 80",
       "wrapped.width == 20",
       "high.leading == page.leading + 40", "high.top == page.top + 120", "high.height == 30",
       "mark.leading == page.leading", "mark.top == high.lastBaseline",
       "continue.leading == page.leading", "continue.top == tall.lastBaseline",
       "LayoutView.leading == page.leading", "LayoutView.top == wrapped.lastBaseline",
       "badge.leading == page.leading", "badge.top == page.top + 120",
       {"relation": "badge.height == 17", "placeholder": true},
       "table.leading == page.leading", "table.top == page.top + 150", "table.width == 40",
       "bar.leading == page.leading", "bar.top == page.top + 170", "bar.width == 50", "bar.height == 5",
       "shade.leading == bar.leading", "shade.top == bar.top", "shade.height == 5",
       "shade.width == one.width", "inner.width == head.width", {"visualFormat": "[head]-[covered]"},
       "merged.leading == page.leading", "merged.top == page.top + 180"]}
    """

  @Test func `exported code has the texts and the settings of the document`() throws {
    let document = try LayoutDocument(json: Self.page)
    let written = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Exported/Page.swift")
    #expect(
      try Self.header + document.swiftCode() == String(contentsOf: written, encoding: .utf8))
    let layout = makePage().computedLayout
    // A character is 10 wide, a line 10 high, and the baseline 8 below its top.
    let frames: KeyValuePairs = [
      "inset": LayoutRect(x: -2, y: -1, width: 50 + 6, height: 10 + 4),
      "tall": LayoutRect(x: 0, y: 20, width: 50, height: 30),
      "raised": LayoutRect(x: 0, y: 60, width: 50, height: 10),
      // Two lines of two characters, and insets of 5 at both sides.
      "wrapped": LayoutRect(x: 55, y: 80, width: 30, height: 20),
      "high": LayoutRect(x: 40, y: 120, width: 50, height: 30),
      // At the baseline of the single line of a stretched label: 120 + 8.
      "mark": LayoutRect(x: 0, y: 128, width: 10, height: 10),
      // At the baseline of the single line of a taller label: 20 + 8.
      "continue": LayoutRect(x: 0, y: 28, width: 10, height: 10),
      // At the baseline of a second line: 80 + 10 + 8.
      "LayoutView": LayoutRect(x: 0, y: 98, width: 10, height: 10),
      "badge": LayoutRect(x: 0, y: 120, width: 16, height: 16),
      "cell": LayoutRect(x: 3, y: 0, width: 10, height: 10),
      "pinned": LayoutRect(x: 60, y: 150, width: 20, height: 10),
      // The last of the three that can be 0 wide is: the subview comes first, then the arranged views.
      "shade": LayoutRect(x: 0, y: 0, width: 50, height: 5),
      "two": LayoutRect(x: 50, y: 0, width: 0, height: 5),
      "head": LayoutRect(x: 0, y: 0, width: 10, height: 10),
    ]
    let expected = try DocumentTree(document, for: .application).root.computedLayout
    for (id, frame) in frames {
      let (item, other) = try (layout[id].required(), expected[id].required())
      #expect(item.frame == frame, "\(id)")
      #expect(other.frame == frame, "\(id)")
      #expect(item.firstBaseline == other.firstBaseline, "\(id)")
    }
    #expect(layout["raised"]?.firstBaseline == 3)
    #expect(layout.problems.isEmpty && layout.conflicts.isEmpty)
  }

  @Test func `labels of Apple's libraries have their text, and comments on what they lack`() throws
  {
    let document = try LayoutDocument(
      json: """
        {"root": {"id": "bar", "kind": "stack", "alignmentInsets": [1, 0, 0, 0], "arranged": [
          {"id": "a", "kind": "label", "text": "Hello", "wraps": true, "intrinsicSize": [null, 30]},
          {"id": "b", "kind": "label", "text": "one\\ntwo", "alignmentInsets": [1, 2, 3, 4]},
          {"id": "c", "kind": "label", "text": "Hi", "firstBaseline": 3},
          {"id": "d", "intrinsicSize": [9, 9], "firstBaseline": 3},
          {"id": "e", "kind": "grid", "rows": [[{"id": "f"}]], "alignmentInsets": [1, 0, 0, 0]},
          {"id": "g", "intrinsicSize": [9, null], "firstBaseline": 3}]}}
        """)
    let uiKit = try document.swiftCode(for: .uiKit)
    for text in [
      """
        let a = UILabel()
        a.text = "Hello"
        a.numberOfLines = 0
        // Not in UIKit: the intrinsic size of a, which its text has.

      """,
      """
        let b = UILabel()
        b.text = "one\\ntwo"
        b.numberOfLines = 2
        // Not in UIKit: the alignment insets of b.

      """,
      """
        let c = UILabel()
        c.text = "Hi"
        // Not in UIKit: the baselines of c.

      """,
      "  // Not in UIKit: the baselines of d.\n",
      "  // Not in UIKit: the alignment insets of bar, which only a subclass has.\n",
      "  // Not in UIKit: the alignment insets of e, which only a subclass has.\n",
    ] {
      #expect(uiKit.contains(text), "\(text)")
    }
    let appKit = try document.swiftCode(for: .appKit)
    #expect(
      appKit.contains(
        """
          let a = NSTextField(wrappingLabelWithString: "Hello")
          // Not in AppKit: the intrinsic size of a, which its text has.

        """))
    #expect(appKit.contains("  let d = Control(width: 9, height: 9, firstBaseline: 3, "))
    #expect(!appKit.contains("  // Not in AppKit: the last baseline of d"))
    // A last baseline of AppKit is a distance from the bottom.
    #expect(
      appKit.contains("  // Not in AppKit: the last baseline of g, which has no height.\n"))
  }

  @Test(arguments: [
    // The reserved words of Swift, from "Lexical Structure" of its reference, that an id can be.
    "associatedtype", "await", "break", "catch", "continue", "defer", "deinit", "fallthrough",
    "fileprivate", "internal", "precedencegroup", "rethrows", "self", "Self", "Protocol",
  ])
  func `a reserved word is not the name of a view`(word: String) throws {
    let document = try LayoutDocument(json: #"{"root": {"id": "\#(word)"}}"#)
    #expect(try document.swiftCode().contains("  let \(word.lowercased())2 = LayoutView()\n"))
  }

  @Test(arguments: ["LayoutView", "LayoutRoot", "StackView", "Control", "Any"])
  func `a type is not the name of a view`(type: String) throws {
    let document = try LayoutDocument(
      json: #"{"root": {"id": "p", "subviews": [{"id": "\#(type)"}]}}"#)
    #expect(try !document.swiftCode().contains("let \(type) "))
  }

  @Test func `AppKit measures frames and masks from the bottom`() throws {
    let document = try LayoutDocument(
      json: """
        {"root": {"id": "p", "subviews": [{"id": "a", "autoresizing":
          {"frame": [4, 6, 20, 8], "flexible": ["width", "maxY"]}},
          {"id": "b", "autoresizing": {"frame": [0, 40, 20, 10], "flexible": ["minY"]}}]},
         "size": [100, 50]}
        """)
    // 50 - 6 - 8 = 36, and 50 - 40 - 10 = 0.
    #expect(
      try document.swiftCode(for: .appKit).contains(
        """
          a.frame = NSRect(x: 4, y: 36, width: 20, height: 8)
          b.frame = NSRect(x: 0, y: 0, width: 20, height: 10)
          p.layoutSubtreeIfNeeded()
          a.frame = NSRect(x: 4, y: 36, width: 20, height: 8)
          a.autoresizingMask = [.width, .minYMargin]
          b.frame = NSRect(x: 0, y: 0, width: 20, height: 10)
          b.autoresizingMask = [.maxYMargin]

        """))
    #expect(
      try document.swiftCode(for: .uiKit).contains(
        """
          p.layoutIfNeeded()
          a.frame = CGRect(x: 4, y: 6, width: 20, height: 8)
          a.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]

        """))
  }

  @Test func `Apple's libraries get the sizes and the direction of the root`() throws {
    let document = try LayoutDocument(
      json: """
        {"root": {"id": "p", "subviews": [{"id": "a"}, {"id": "b", "direction": "ltr"}]},
         "size": [{"atMost": 100}, {"preferred": 50}],
         "direction": "rtl", "systemSpacing": {"sibling": 1}}
        """)
    let appKit = try document.swiftCode(for: .appKit)
    for text in [
      "  p.userInterfaceLayoutDirection = .rightToLeft\n",
      "  a.userInterfaceLayoutDirection = .rightToLeft\n",
      "  b.userInterfaceLayoutDirection = .leftToRight\n",
      """
        p.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
        p.heightAnchor.constraint(equalToConstant: 50).with(priority: NSLayoutConstraint.Priority(500))\
      .isActive = true
        // Not in AppKit: the system spacing 1 between siblings, 20 to a container.

      """,
      "  fileprivate func with(\n",
    ] {
      #expect(appKit.contains(text), "\(text)")
    }
    #expect(
      try document.swiftCode(for: .uiKit).contains(
        "  a.semanticContentAttribute = .forceRightToLeft\n"))
  }

  @Test func `exported code uses the names of UIKit, and says what it does not have`() throws {
    let screen = try Sample.screen.tree("ScreenController").document.swiftCode(for: .uiKit)
    #expect(screen.contains("  let header = UIStackView(arrangedSubviews: [wide, narrow])\n"))
    #expect(screen.contains("  header.axis = .horizontal\n"))
    #expect(
      screen.contains(
        "  // Not in UIKit: the safe area of scrVi001, which is that of its window.\n"))
    let form = try Sample.grid.tree("Form").document.swiftCode(for: .uiKit)
    #expect(
      form.contains(
        "  // Not in UIKit: the grid formGrid. Its content views are subviews without a placement.\n"
      ))
  }

  @Test func `without a grid, UIKit gets its content views and their own constraints`() throws {
    let document = try LayoutDocument(
      json: """
        {"root": {"id": "form", "kind": "grid", "rows": [
           [{"id": "a"}, null], [{"id": "b", "columnSpan": 2}]],
         "cells": [{"column": 0, "row": 0, "xPlacement": "none",
           "constraints": ["a.leading == form.leading + 3"]}]}}
        """)
    let code = try document.swiftCode(for: .uiKit)
    #expect(
      code.contains(
        """
          // Not in UIKit: the grid form. Its content views are subviews without a placement.
          form.addSubview(a)
          form.addSubview(b)
          NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 3),
          ])
          return form

        """))
  }

  @Test func `insets and margins of a stack add up where a toolkit has one of them`() throws {
    let document = try LayoutDocument(
      json: """
        {"root": {"id": "bar", "kind": "stack", "margins": [1, 2, 3, 4], "edgeInsets": [10, 20, 30, 40],
           "layoutMarginsRelative": true, "arranged": []}}
        """)
    // 10 + 1, 20 + 2, 30 + 3, 40 + 4.
    let sum = "Insets(top: 11, left: 22, bottom: 33, right: 44)"
    let appKit = try document.swiftCode(for: .appKit)
    #expect(appKit.contains("  bar.edgeInsets = NSEdge\(sum)\n"))
    let uiKit = try document.swiftCode(for: .uiKit)
    #expect(
      uiKit.contains(
        """
          bar.layoutMargins = UIEdge\(sum)
          bar.isLayoutMarginsRelativeArrangement = true

        """))
  }

  @Test func `a stack of UIKit has the alignment and the order of the document`() throws {
    let document = try LayoutDocument(
      json: """
        {"root": {"id": "bar", "kind": "stack", "arranged": [
           {"id": "c", "gravity": "trailing"}, {"id": "a"}, {"id": "b", "gravity": "center"}]}}
        """)
    let code = try document.swiftCode(for: .uiKit)
    #expect(code.contains("  let bar = UIStackView(arrangedSubviews: [a, b, c])\n"))
    // Its own default is to fill.
    #expect(code.contains("  bar.alignment = .center\n"))
  }

  @Test func `names and texts become valid Swift`() throws {
    let document = try LayoutDocument(
      json: #"""
        {"root": {"id": "class", "subviews": [
          {"id": "a-b", "kind": "label", "text": "say \"\\hi\"\n\u202E", "wraps": true}, {"id": "aB"},
          {"id": "grid", "kind": "grid", "rows": [[null]],
           "columnOptions": [{"index": 0, "sizeGroup": "a\nfatalError()"}]}]}}
        """#.utf8)
    let code = try document.swiftCode()
    #expect(code.contains("func makeClass2() -> LayoutRoot {\n"))
    #expect(
      code.contains(
        #"  let aB = LayoutView(content: FixedText("say \"\\hi\"\n\u{202e}", wraps: true))"# + "\n")
    )
    #expect(code.contains("  let aB2 = LayoutView()\n"))
    #expect(
      try document.swiftCode(for: .appKit).contains(
        #"  // Not in AppKit: the size group "a\nfatalError()"."# + "\n"))
  }

  @Test func `visual formats are written in the order of all constraints`() throws {
    let document = try LayoutDocument(
      json: """
        {"root": {"id": "page", "subviews": [{"id": "title"}, {"id": "sub-title"}]},
         "metrics": {"gap": 12, "unused": 3, "my-gap": 4},
         "constraints": ["title.top == page.top",
           {"visualFormat": "|-gap-[title(==root)]", "options": ["alignAllTop"], "identifier": "row"},
           {"visualFormat": "V:[title]-[sub-title]|"}, "title.height == 3",
           {"visualFormat": "[title(>=my-gap)]"}]}
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
          + "  // Not in AppKit: the visual format [title(>=my-gap)], in which names have hyphens.\n"
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
