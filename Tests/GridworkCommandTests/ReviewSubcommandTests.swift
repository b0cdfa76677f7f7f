// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import Testing

@testable import GridworkCommand

/// Reviews of changes, whose numbers are sums: a letter is 10 wide, and the spacing of a stack is 8.
struct ReviewSubcommandTests {
  // MARK: What moved

  @Test func `what moved is a table, with pictures and the command that records it`() throws {
    let (before, after) = (reviewedForm(), reviewedForm(field: 70))
    let run = try review("a.json", "b.json", documents: ["a.json": before, "b.json": after])
    func picture(_ json: String) throws -> String {
      try DocumentTree(LayoutDocument(json: json)).root.computedLayout.asciiPicture(width: 72)
    }
    #expect(
      run.output == """
        **1 layout changed; no finding is new or gone.**

        ### `b.json`

        `document` (width fitting, height fitting, ltr, scale 0):

        | View | From | To |
        | --- | --- | --- |
        | `row` | `width 108` | `width 118` |
        | `field` | `width 60` | `width 70` |

        <details><summary>Before and after</summary>

        Before:

        ```text
        \(try picture(before))
        ```

        After:

        ```text
        \(try picture(after))
        ```

        </details>

        ### To accept this

        Merging accepts the files as they are. Tests that compare these layouts with snapshots record them \
        with this command:

        ```sh
        GRIDWORK_RECORD=failed swift test
        ```

        """)
    #expect(run.diagnostics.isEmpty)
    #expect(run.status == 0)
  }

  @Test func `what is the same has a summary only`() throws {
    let documents = ["a.json": reviewedForm(), "b.json": reviewedForm() + "\n"]
    // Neither other bytes nor the same bytes.
    for other in ["a.json", "b.json"] {
      let run = try review("a.json", other, documents: documents)
      #expect(
        run.output == "**No layout changed; no finding is new or gone.** 1 layout is the same.\n")
      #expect(run.status == 0)
    }
  }

  // The label is 70 wide in the variant, and the field 20 wider.
  @Test func `states and both ends of a range are compared, all but the first one to open`() throws
  {
    let variant = #", "variants": [{"name": "long", "text": {"label": "Surname"}}]"#
    let run = try review(
      "a.json", "b.json", "--widths", "200...300",
      documents: [
        "a.json": reviewedForm(more: variant), "b.json": reviewedForm(field: 80, more: variant),
      ])
    #expect(run.output.contains("<summary>Before and after, and 5 other layouts</summary>"))
    #expect(
      run.output.contains(
        """
        `variant long` (width fitting, height fitting, ltr, scale 0):

        | View | From | To |
        | --- | --- | --- |
        | `row` | `width 138` | `width 158` |
        | `field` | `width 60` | `width 80` |
        """))
    // At 200 the row stays, and the field keeps its own width.
    #expect(
      run.output.contains(
        """
        `variant long at width 200` (width 200, height fitting, ltr, scale 0):

        | View | From | To |
        | --- | --- | --- |
        | `field` | `width 60` | `width 80` |
        """))
  }

  @Test func `views and states come and go, and change what is no number`() throws {
    let before = """
      {"root": {"id": "page", "subviews": [{"id": "a", "autoresizing": {"frame": [0, 0, 10, 10]}},
         {"id": "b", "autoresizing": {"frame": [10, 0, 10, 10]}, "subviews": [{"id": "c", "autoresizing": {"frame": [1, 2, 3, 4]}}]}]},
       "size": [50, 20], "variants": [{"name": "old"}]}
      """
    let after = """
      {"root": {"id": "page", "subviews": [{"id": "b", "autoresizing": {"frame": [10, 0, 10, 10]}, "hidden": true},
         {"id": "c", "autoresizing": {"frame": [1, 2, 3, 4]}}, {"id": "d", "autoresizing": {"frame": [20, 0, 10, 10]}}]},
       "size": [60, 20], "variants": [{"name": "new"}]}
      """
    let run = try review("a.json", "b.json", documents: ["a.json": before, "b.json": after])
    #expect(
      run.output.contains(
        """
        `document` (width 60, height 20, ltr, scale 0, before: width 50, height 20, ltr, scale 0):

        | View | From | To |
        | --- | --- | --- |
        | `page` | `width 50` | `width 60` |
        | `b` | `shown` | `hidden` |
        | `c` | `inside b` | `inside page` |
        | `d` | `added` | `d 20 0 10 10` |
        | `a` | `a 0 0 10 10` | `removed` |
        """))
    #expect(run.output.contains("\n`variant new` (width 60, height 20, ltr, scale 0): added\n"))
    #expect(run.output.contains("\n`variant old` (width 50, height 20, ltr, scale 0): removed\n"))
  }

  @Test func `a table of very many views ends`() throws {
    func list(_ height: Int) -> String {
      let views = (0..<40).map { #"{"id": "v\#($0)", "intrinsicSize": [10, \#(height)]}"# }
      return
        #"{"root": {"id": "list", "kind": "stack", "orientation": "vertical", "arranged": [\#(views.joined(separator: ","))]}}"#
    }
    let run = try review(
      "a.json", "b.json", documents: ["a.json": list(10), "b.json": list(11)])
    // The list and 29 of its views; 11 are left.
    #expect(run.head.split(separator: "\n").count { $0.hasPrefix("| `") } == 30)
    #expect(run.output.contains("\n\n11 more views; `gridwork diff` lists all.\n\n"))
  }

  // MARK: What is wrong

  // 100 - 108 = -8, and 70 + 8 + 60 = 138.
  @Test func `a finding has the widths where it shows now, and those where it did`() throws {
    let documents = ["a.json": reviewedForm(), "b.json": reviewedForm("Surname")]
    let worse = try review("a.json", "b.json", "--widths", "100...140", documents: documents)
    #expect(
      worse.output.hasPrefix(
        """
        **1 layout changed; 1 finding worse.**

        ### `b.json`

        |  | Finding | Where |
        | --- | --- | --- |
        | **worse** | `squeezed: row is 38 too narrow; field in it is squeezed` | `line 1, document: width 100 to below 138` |
        | before | `squeezed: row is 8 too narrow; field in it is squeezed` | `document: width 100 to below 108` |

        """))
    #expect(worse.status == 1)
    let better = try review("b.json", "a.json", "--widths", "100...140", documents: documents)
    #expect(better.output.hasPrefix("**1 layout changed; 1 finding better.**"))
    #expect(better.status == 0)
    // From 110 on, the shorter label fits.
    let new = try review("a.json", "b.json", "--widths", "110...140", documents: documents)
    #expect(
      new.output.contains(
        "| **new** | `squeezed: row is 28 too narrow; field in it is squeezed` | `line 1, document: width 110 to below 138` |"
      ))
    #expect(new.output.hasPrefix("**1 layout changed; 1 new finding.**"))
    #expect(new.status == 1)
    let gone = try review("b.json", "a.json", "--widths", "110...140", documents: documents)
    #expect(
      gone.output.contains(
        "| **gone** | `squeezed: row is 28 too narrow; field in it is squeezed` | `document: width 110 to below 138` |"
      ))
    #expect(gone.output.hasPrefix("**1 layout changed; 1 finding gone.**"))
    #expect(gone.status == 0)
    #expect(
      try review(
        "a.json", "b.json", "--widths", "110...140", "--exit-zero", documents: documents
      ).status == 0)
  }

  // Content of 60 in a page of at least 50 lacks 10 there, and nothing from 60 on, unless it is held at 50.
  @Test func `a finding at more widths is worse, and at fewer ones better`() throws {
    func page(_ more: String) -> String {
      """
      {"root": {"id": "page", "subviews": [{"id": "box", "intrinsicSize": [60, 20]}]}, "size": [50, 20],
       "constraints": ["box.leading == root.leading", "box.trailing <= root.trailing",
         "box.top == root.top", "box.bottom == root.bottom"\(more)]}
      """
    }
    let documents = ["a.json": page(""), "b.json": page(#", "box.width == 50""#)]
    let more = try review("a.json", "b.json", "--widths", "50...80", documents: documents)
    #expect(
      more.output.contains(
        """
        | **worse** | `squeezed: box is 10 narrower than its content` | `line 1, document: own size, width 50 to 80` |
        | before | `squeezed: box is 10 narrower than its content` | `document: own size, width 50 to below 60` |
        """))
    #expect(more.status == 1)
    let fewer = try review("b.json", "a.json", "--widths", "50...80", documents: documents)
    #expect(fewer.output.hasPrefix("**1 layout changed; 1 finding better.**"))
    #expect(fewer.status == 0)
  }

  // As wide as before, but in the variant now.
  @Test func `a finding in another state is worse, and in fewer ones better`() throws {
    let squeezed = reviewedForm(more: #", "size": [100, 20]"#)
    let both = reviewedForm(more: #", "size": [100, 20], "variants": [{"name": "again"}]"#)
    let more = try review("a.json", "b.json", documents: ["a.json": squeezed, "b.json": both])
    #expect(
      more.output.contains(
        "| **worse** | `squeezed: row is 8 too narrow; field in it is squeezed` | `line 1, document; variant again` |"
      ))
    #expect(more.status == 1)
    let fewer = try review("b.json", "a.json", documents: ["a.json": squeezed, "b.json": both])
    #expect(fewer.output.contains("| **better** |"))
    #expect(fewer.status == 0)
  }

  /// A page with two labels in a width of 30, the lower of which is too narrow for its 40, and what else is
  /// above them.
  private func page(_ above: String, constraint: String = "") -> String {
    """
    {"root": {"id": "page", "subviews": [\(above){"id": "label", "kind": "label", "text": "Name"}]},
     "size": [30, 40],
     "constraints": [\(constraint)"label.leading == root.leading", "label.trailing == root.trailing",
       "label.top == root.top"]}
    """
  }

  @Test func `a finding is known again where a view or a constraint is inserted above`() throws {
    let before = page("", constraint: #""label.height == 5", "label.height == 6", "#)
    let after = page(
      #"{"id": "other", "autoresizing": {"frame": [0, 30, 10, 10]}}, "#,
      constraint: #""label.bottom <= root.bottom", "label.height == 5", "label.height == 6", "#)
    let run = try review("a.json", "b.json", documents: ["a.json": before, "b.json": after])
    #expect(run.output.hasPrefix("**1 layout changed; no finding is new or gone.**"))
    #expect(run.output.contains("| `other` | `added` | `other 0 30 10 10` |"))
    #expect(run.status == 0)
    #expect(
      try review("b.json", "b.json", "--with", "long-line", documents: ["b.json": after]).status
        == 0)
  }

  // The two frames share 5 by 10 points.
  @Test func `an exemption accepts a finding, and the review says how`() throws {
    func page(_ x: Int, _ exempt: String = "") -> String {
      """
      {"root": {"id": "page", "subviews": [{"id": "photo", "autoresizing": {"frame": [0, 0, 10, 10]}},
         {"id": "badge", "autoresizing": {"frame": [\(x), 0, 10, 10]}\(exempt)}]}, "size": [30, 10]}
      """
    }
    let exempt = page(5, #", "exempt": {"overlap": "a badge lies on its photo"}"#)
    let documents = ["apart.json": page(10), "over.json": page(5), "exempt.json": exempt]
    let new = try review("apart.json", "over.json", documents: documents)
    #expect(
      new.output.hasSuffix(
        """
        If a finding is intended, exempt the view from the rule and give the reason:

        - `badge` in `over.json`: `"exempt": {"overlap": "the reason"}`

        """))
    #expect(new.status == 1)
    let accepted = try review("over.json", "exempt.json", documents: documents)
    #expect(accepted.output.hasPrefix("**1 layout changed; 1 finding gone.**"))
    #expect(accepted.output.contains("| `exempt: a badge lies on its photo` |"))
    #expect(accepted.status == 0)
    // It is once in the list, for both axes.
    let open = #"{"size": [9, 9], "root": {"id": "page", "subviews": [{"id": "view"}]}}"#
    let added = try review(
      "apart.json", "open.json", documents: documents.merging(["open.json": open]) { $1 })
    #expect(added.output.components(separatedBy: #""exempt": {"ambiguity""#).count == 2)
    // An Interface Builder file has no place for it.
    let file = InterfaceBuilderTests.file(inset: 200)
    let outside = try review(
      "A.xib", "B.xib", documents: ["A.xib": InterfaceBuilderTests.file(), "B.xib": file])
    #expect(outside.status == 1)
    #expect(!outside.output.contains("exempt"))
    // The badge moves, and is exempt from the beginning.
    let moved = try review("apart.json", "exempt.json", documents: documents)
    #expect(moved.output.hasPrefix("**1 layout changed; no finding is new or gone.**"))
    let taken = try review("exempt.json", "over.json", documents: documents)
    #expect(taken.output.hasPrefix("**1 layout changed; 1 new finding.**"))
  }
}
