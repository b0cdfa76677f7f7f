// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import Testing

/// What `verify` and `layout` print, read without any knowledge of the inside.
struct MessageTests {
  private func messages(_ json: String) throws -> [String] {
    let source = try DocumentSource(json: json.utf8)
    let tree = try DocumentTree(source.document)
    return tree.findingsWithRemedies().map { source.message(of: $0, ofFile: "form.json") }
  }

  // Row 1 begins 6 below row 0, and c cannot begin where a does.
  @Test func `what constraints of one line share is quoted once`() throws {
    let json = """
      {"root": {"id": "form", "kind": "grid", "rows": [[{"id": "a", "kind": "label", "text": "abcdefghijklm"}], [{"id": "c", "kind": "label", "text": "abcdefghijklm"}]]},
       "constraints": ["c.top == a.top"]}
      """
    let lines = try #require(try messages(json).first).split(separator: "\n").map(String.init)
    #expect(lines[0] == "form.json:2:18: error: c.top == a.top contradicts 3 other constraints")
    #expect(
      lines[1] == "  c.top - a.top must be 0, but row 1.top - row 0.bottom is 6: 6 too little.")
    let quoted = lines.filter { $0.hasPrefix("    1 | ") }
    #expect(quoted.count > 1)
    #expect(Set(quoted).count == quoted.count)
    // Every member has its caret.
    #expect(lines.count { $0.contains("| ") && $0.contains("^") } == 4)
    #expect(lines.count { $0.hasPrefix("  x ") } == 1)
  }

  @Test func `two open numbers say which may be what`() throws {
    #expect(
      try messages(
        """
        {"size": [100, 100], "root": {"id": "page", "subviews": [{"id": "a"}]},
         "constraints": ["a.leading == page.leading", "a.width == 10"]}
        """) == [
          "form.json:1:58: error: ambiguity: nothing fixes the top edge and the height of a; the top "
            + "edge may be anything, the height anything from 0 up"
        ])
  }

  @Test func `every length beyond the greatest is told, and no other number`() throws {
    let greatest = "counts as 10,000,000 points, the greatest length that a layout calculates with"
    #expect(
      try messages(
        """
        {"root": {"id": "bar", "kind": "stack", "spacing": 10000000, "arranged": [
          {"id": "form", "kind": "grid", "rows": [[{"id": "a", "intrinsicSize": [20, 10]}]],
           "rowSpacing": 1e9,
           "columnOptions": [{"index": 0, "width": 1e8}],
           "rowOptions": [{"index": 0, "weight": 1e8}]}]},
         "size": [1e9, null],
         "metrics": {"unused": 1e8},
         "systemSpacing": {"sibling": 2e7}}
        """) == [
          "form.json:1:10: warning: problem: The width of the root \(greatest). Use fitting for a root that "
            + "is as large as its content.",
          "form.json:3:18: warning: problem: rowSpacing of form \(greatest)",
          "form.json:4:44: warning: problem: columnOptions[0].width of form \(greatest)",
          "form.json:8:31: warning: problem: systemSpacing.sibling \(greatest)",
        ])
  }

  @Test func `the constant of a constraint beyond the greatest length is told in every state`()
    throws
  {
    let source = try DocumentSource(
      json: """
        {"root": {"id": "a", "intrinsicSize": [20, 10]},
         "constraints": [{"relation": "a.width <= 1e9", "identifier": "wide"}],
         "variants": [{"name": "other", "constants": {"wide": 10000000}}, {"name": "same"}]}
        """.utf8)
    let tree = try DocumentTree(source.document)
    let name = "The constant of "
    #expect(tree.findings().count { $0.message.hasPrefix(name) } == 1)
    try tree.show(source.document.variants[0])
    #expect(tree.findings().isEmpty)
    try tree.show(source.document.variants[1])
    #expect(tree.findings().count { $0.message.hasPrefix(name) } == 1)
  }

  @Test func `a problem names its container once`() throws {
    #expect(
      try messages(
        """
        {"root": {"id": "outer", "kind": "grid", "columnOptions": [{"index": 0, "sizeGroup": "g"}],
          "rows": [[{"id": "inner", "kind": "grid", "columnOptions": [{"index": 0, "sizeGroup": "g"}],
                     "rows": [[{"id": "a", "kind": "label", "text": "abc"}]]}]]}}
        """) == [
          "form.json:2:13: warning: problem: The columns of GridView 'inner' leave the size group g: the "
            + "grid lies in column 0 of GridView 'outer', which carries the same size group, and a column "
            + "cannot be as wide as one inside it. Give the columns of GridView 'inner' another size "
            + "group."
        ])
  }

  // U+009B begins a control sequence on some terminals, and JSON allows it in a text as it is.
  @Test func `a quoted line has no control characters`() throws {
    let message = try #require(
      try messages(
        """
        {"root": {"id": "a", "kind": "label", "text": "\u{9B}31m"}, "size": [50, 10],
         "constraints": ["a.width == 30"]}
        """
      ).first)
    #expect(message.contains(#"| {"root": {"id": "a", "kind": "label", "text": " 31m"}"#))
  }
}
