// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import Testing

/// The documents of the article The document format.
@Suite struct `The document format` {
  @Test func `a whole document`() throws {
    let text = """
      {
        "root": {
          "id": "form", "kind": "grid", "rowAlignment": "firstBaseline",
          "rows": [
            [{"id": "label", "kind": "label", "text": "Name"}, {"id": "field", "intrinsicSize": [null, 20], "firstBaseline": 14}],
            [null, {"id": "remember", "kind": "label", "text": "Remember me"}]
          ],
          "columnOptions": [{"index": 1, "weight": 1}]
        },
        "size": [300, null],
        "variants": [{"name": "narrow", "size": [200, null]}, {"name": "right to left", "direction": "rtl"}]
      }
      """
    let tree = try DocumentTree(LayoutDocument(json: text))
    // The second column has a weight and takes all that the label of 40 and the gap of 6 leave.
    let field = tree.root.computedLayout["field"]
    #expect(field?.frame == LayoutRect(x: 46, y: 0, width: 254, height: 20))
    let report = DocumentVerifier(tree).report()
    #expect(report.isSound)
    #expect(report.states.count == 3)
  }

  @Test func `every form of a constraint`() throws {
    let constraints = """
      [
        "a.leading == b.trailing + 8 @750",
        "a.width == 0.4*root.width",
        {"relation": "a.height == 1.5*a.width", "priority": 750, "identifier": "ratio"},
        {"relation": "a.width == 60", "placeholder": true},
        {"visualFormat": "H:|-[a]-[b(==a)]-|", "options": ["alignAllFirstBaseline"], "identifier": "row"}
      ]
      """
    let document = try LayoutDocument(
      json: #"{"root": {"subviews": [{"id": "a"}, {"id": "b"}]}, "constraints": \#(constraints)}"#)
    #expect(document.constraints.count == 5)
    #expect(document.constraints[3].isPlaceholder)
  }
}
