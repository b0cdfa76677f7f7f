// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

struct DiffSubcommandTests {
  private let form = """
    {"root": {"id": "row", "kind": "stack", "arranged": [
       {"id": "label", "kind": "label", "text": "Name"}, {"id": "field", "intrinsicSize": [60, 20]}]},
     "variants": [{"name": "long", "text": {"label": "Surname"}}]}
    """

  @Test func `diff says what moved`() throws {
    let moved = form.replacingOccurrences(of: "[60, 20]", with: "[70, 20]")
    let run = try CommandRun(
      "diff", "a.json", "b.json", documents: ["a.json": form, "b.json": moved])
    #expect(
      run.output == """
        document:
          row: width +10 (108 to 118)
          field: width +10 (60 to 70)
        variant long:
          row: width +10 (138 to 148)
          field: width +10 (60 to 70)

        """)
    #expect(run.status == 1)
    let same = try CommandRun("diff", "a.json", "-", input: form, documents: ["a.json": form])
    #expect(same.output.isEmpty)
    #expect(same.status == 0)
  }

  @Test func `diff reads canonical text as well`() throws {
    let text = try CommandRun(
      "layout", "-", input: #"{"root": {"id": "a", "intrinsicSize": [3, 3]}}"#)
    let run = try CommandRun(
      "diff", "a.txt", "-", input: #"{"root": {"id": "a", "intrinsicSize": [3, 4]}}"#,
      documents: ["a.txt": text.output])
    #expect(run.output == "document:\n  a: height +1 (3 to 4)\n")
  }

  @Test func `diff says what a text is not`() throws {
    let run = try CommandRun(
      "diff", "a.txt", "-", input: form, documents: ["a.txt": "a 0 0 1 1\n"])
    #expect(
      run.diagnostics
        == "a.txt: error: This is neither a layout document, nor an Interface Builder file, nor a text that "
        + "gridwork layout printed.\n")
    #expect(run.status == 2)
  }

  @Test func `a text with layouts of several sizes is compared in each of them`() throws {
    func text(_ width: Int) -> String {
      """
      width fitting, height fitting, ltr, scale 1
      a 0 0 3 3

      width 9, height fitting, ltr, scale 1
      a 0 0 \(width) 3

      """
    }
    let documents = ["a.txt": text(9), "b.txt": text(8)]
    let run = try CommandRun("diff", "a.txt", "b.txt", documents: documents)
    #expect(
      run.output == """
        document at width 9, height fitting, ltr, scale 1:
          a: width -1 (9 to 8)

        """)
    let json = try CommandRun("diff", "a.txt", "b.txt", "--json", documents: documents).output
    #expect(json.contains(#""size": "width 9, height fitting, ltr, scale 1""#))
  }

  /// A form that has faults in each state: `field` cannot be 30 wide, and nothing places `loose`.
  private let faulty = """
    {"root": {"id": "form", "subviews": [{"id": "field"}, {"id": "loose"}]}, "size": [50, 20],
     "constraints": ["field.leading == form.leading", "field.trailing == form.trailing",
       "field.top == form.top", "field.height == 10", "field.width == 30"],
     "variants": [{"name": "narrow: 40", "size": [40, 20]}, {"name": "rtl", "direction": "rtl"}]}
    """

  @Test(arguments: [["layout", "-"], ["layout", "-", "--variants"]])
  func `a text differs from its own document in nothing`(words: [String]) throws {
    let text = try CommandRun(words, input: faulty).output
    #expect(text.contains("conflict: field.width == 30"))
    #expect(text.contains("ambiguous: "))
    let windows = "\u{FEFF}" + text.replacingOccurrences(of: "\n", with: "\r\n")
    for text in [text, windows] {
      for files in [["a.txt", "a.json"], ["a.json", "a.txt"], ["a.txt", "a.txt"]] {
        let run = try CommandRun(
          ["diff"] + files, documents: ["a.json": faulty, "a.txt": text])
        #expect(run.output == "", "\(files)")
        #expect(run.diagnostics == "", "\(files)")
        #expect(run.status == 0, "\(files)")
      }
    }
  }

  /// A form whose second row, with a stack of two views, is hidden.
  private let disclosure = """
    {"root": {"id": "form", "kind": "grid", "rowOptions": [{"index": 1, "hidden": true}], "rows": [
      [{"id": "box", "intrinsicSize": [20, 10]}],
      [{"id": "options", "kind": "stack", "arranged": [
        {"id": "host", "intrinsicSize": [30, 10]}, {"id": "port", "intrinsicSize": [30, 10]}]}]]}}
    """

  @Test func `views in a hidden row are no difference between a document and its text`() throws {
    let text = try CommandRun("layout", "-", input: disclosure).output
    #expect(text.contains("\n  options collapsed\n"))
    for files in [["a.txt", "a.json"], ["a.json", "a.txt"]] {
      let run = try CommandRun(
        ["diff"] + files, documents: ["a.json": disclosure, "a.txt": text])
      #expect(run.output == "", "\(files)")
      #expect(run.status == 0, "\(files)")
    }
  }

  @Test func `texts of variants are compared one by one, faults included`() throws {
    let before = try CommandRun("layout", "-", "--variants", input: faulty).output
    let mended = faulty.replacingOccurrences(of: ", \"field.width == 30\"", with: "")
      .replacingOccurrences(of: "\"name\": \"rtl\"", with: "\"name\": \"mirrored\"")
    let after = try CommandRun("layout", "-", "--variants", input: mended).output
    let run = try CommandRun(
      "diff", "a.txt", "b.txt", documents: ["a.txt": before, "b.txt": after])
    #expect(
      run.output == """
        variant narrow: 40:
          no longer conflict: field.width == 30 contradicts 3 other constraints
            field must be 30 wide, but form is 40 wide: 10 too little.
            - form.width == 40  (the size of the root)
            - field.leading == form.leading
            - field.trailing == form.trailing
            x field.width == 30
        variant mirrored: added
        variant rtl: removed

        """)
  }

  @Test func `the text of a document is not compared with one of variants`() throws {
    let run = try CommandRun(
      "diff", "a.txt", "b.txt",
      documents: [
        "a.txt": try CommandRun("layout", "-", input: form).output,
        "b.txt": try CommandRun("layout", "-", "--variants", input: form).output,
      ])
    #expect(
      run.diagnostics == """
        error: One text has the layout of a document, the other those of its variants; print both \
        with gridwork layout, or both with gridwork layout --variants.

        """)
    #expect(run.status == 2)
  }

  @Test func `diff prints JSON with every state`() throws {
    let before = """
      {"root": {"id": "a", "intrinsicSize": [3, 3]}, "variants": [{"name": "old"}, {"name": "kept"}]}
      """
    let after = """
      {"root": {"id": "a", "intrinsicSize": [3, 4]},
       "variants": [{"name": "kept", "intrinsicSize": {"a": [3, 3]}}, {"name": "new"}]}
      """
    let run = try CommandRun(
      "diff", "a.json", "b.json", "--json", documents: ["a.json": before, "b.json": after])
    #expect(
      run.output == """
        {
          "before": "a.json",
          "after": "b.json",
          "same": false,
          "states": [
            {
              "variant": null,
              "change": "changed",
              "inputs": [],
              "views": [
                {
                  "view": "a",
                  "change": "changed",
                  "numbers": [
                    {"number": "height", "before": 3, "after": 4}
                  ],
                  "words": []
                }
              ],
              "newProblems": [],
              "solvedProblems": []
            },
            {"variant": "kept", "change": "same"},
            {"variant": "new", "change": "added"},
            {"variant": "old", "change": "removed"}
          ]
        }

        """)
    #expect(run.status == 1)
    let same = try CommandRun(
      "diff", "a.json", "-", "--format", "json", input: #"{"root": {}}"#,
      documents: ["a.json": #"{"root": {}}"#])
    #expect(same.output.contains("\n  \"after\": \"standard input\",\n  \"same\": true,\n"))
    #expect(same.status == 0)
  }
}
