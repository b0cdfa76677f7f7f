// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import Testing

@testable import GridworkCommand

/// The files that a review compares, and those that it writes.
struct ReviewFilesTests {
  // MARK: Folders

  private static let folders = [
    "old/same.json": reviewedForm(), "new/same.json": reviewedForm(),
    "old/sub/moved.json": reviewedForm(), "new/sub/moved.json": reviewedForm(field: 70),
    "old/first.json": reviewedForm("A"), "new/renamed.json": reviewedForm("A"),
    "old/gone.json": reviewedForm("B"), "new/added.json": reviewedForm("C"),
    "old/package.json": "{}", "new/package.json": #"{"name": "b"}"#, "new/notes.txt": "a note",
  ]

  @Test func `the paths in a folder do not depend on how it is written`() {
    let prefixes = [".", "./", ".//", "new", "new/", "../new//", "/"].map(VerifiedFiles.prefix)
    #expect(prefixes == ["", "./", ".//", "new/", "new/", "../new//", "/"])
  }

  @Test(arguments: ["FOLDER/new", "FOLDER/new/", "FOLDER/new//"])
  func `folders are compared by paths, and files without paths by bytes`(new: String) throws {
    let run = try review("FOLDER/old", new, documents: Self.folders)
    #expect(
      run.output.hasPrefix(
        "**1 layout changed, 1 added, 1 removed, 1 renamed; no finding is new or gone.** "
          + "1 layout is the same.\n"))
    let titles = run.output.split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(
      titles == [
        "### `added.json` (added)", "### `gone.json` (removed)",
        "### `renamed.json` (renamed from `first.json`)", "### `sub/moved.json`",
        "### To accept this",
      ])
    #expect(
      run.output.contains(
        "\n`document` (width fitting, height fitting, ltr, scale 0): added\n\n"
          + "<details><summary>Picture</summary>\n\nAfter:\n"))
    #expect(run.diagnostics.isEmpty)
    #expect(run.status == 0)
  }

  @Test(arguments: ["1", "2", "16"]) func `the review does not depend on the number of jobs`(
    jobs: String
  ) throws {
    var documents: [String: String] = [:]
    for number in 0..<30 {
      documents["old/\(number % 3)/\(number).json"] = reviewedForm(field: 60 + number)
      documents["new/\(number % 3)/\(number).json"] = reviewedForm(field: 60 + number / 2)
    }
    func output(_ jobs: String) throws -> String {
      try review(
        "FOLDER/old", "FOLDER/new", "--jobs", jobs, "--widths", "100...130", documents: documents
      ).output
    }
    let one = try output("1")
    // The first one has 60 before and after.
    #expect(one.hasPrefix("**29 layouts changed; "))
    #expect(try output(jobs) == one)
  }

  @Test func `what cannot be used is an error, and what could not be used is missing`() throws {
    let documents = [
      "old/a.json": reviewedForm(), "new/a.json": #"{"root": {"id": 1}}"#,
      "old/b.json": #"{"root": {"#, "new/b.json": reviewedForm(),
    ]
    let run = try review("FOLDER/old", "FOLDER/new", documents: documents)
    #expect(run.diagnostics.hasPrefix("new/a.json:1:17: error: "))
    #expect(
      run.output.hasPrefix(
        "**1 layout changed; no finding is new or gone.** 1 file cannot be used.\n"))
    #expect(run.output.contains("### `a.json`\n\nThe file cannot be used: `"))
    #expect(run.output.contains("### `b.json`\n\nThe earlier version cannot be used: `"))
    #expect(run.status == 2)
    let mended = try review("old/b.json", "new/b.json", documents: documents)
    #expect(mended.status == 0)
    let broken = try review("old/a.json", "new/a.json", documents: documents)
    #expect(broken.output.isEmpty)
    #expect(broken.status == 2)
  }

  @Test(arguments: ["a.html", "a.txt"]) func `a folder is not called like a file`(name: String)
    throws
  {
    let documents = ["old.json": reviewedForm(), "new.json": reviewedForm(field: 70)]
    let run = try review("old.json", "new.json", "-o", "FOLDER/\(name)", documents: documents)
    #expect(
      run.diagnostics
        == "error: \(name): The output file must end in .md; any other name is that of a folder.\n"
        + "See gridwork help review.\n")
    #expect(run.status == 2)
  }

  @Test func `two files or two folders with layouts are needed`() throws {
    let documents = ["old/a.json": "{}", "new/a.json": reviewedForm()]
    let mixed = try review("FOLDER/old", "new/a.json", documents: documents)
    #expect(
      mixed.diagnostics.hasPrefix(
        "error: old is a folder and new/a.json is not; name two of one kind."))
    #expect(mixed.status == 2)
    for words in [["missing", "FOLDER/new"], ["FOLDER/new", "missing"]] {
      let missing = try review(words[0], words[1], documents: documents)
      #expect(
        missing.diagnostics == "missing: error: The file cannot be read: there is no such file.\n")
      #expect(missing.status == 2)
    }
    let none = try review("FOLDER/old", "FOLDER/old", documents: documents)
    #expect(none.diagnostics == "error: There is no layout to review in either folder.\n")
    #expect(none.status == 2)
    #expect(try review("missing.json", "new/a.json", documents: documents).status == 2)
  }

  // MARK: Other files

  @Test func `snapshots are compared in all their layouts`() throws {
    func text(_ width: Int, _ problem: String = "") -> String {
      """
      width fitting, height fitting, ltr, scale 1
      form 0 0 76 10

      width 200, height fitting, ltr, scale 1
      form 0 0 \(width) 10\(problem)

      """
    }
    let run = try review(
      "FOLDER/old", "FOLDER/new",
      documents: [
        "old/form.txt": text(200),
        "new/form.txt": text(190, "\nambiguous: nothing fixes form\n  more"),
      ])
    #expect(
      run.head == """
        **1 layout changed; 1 new finding.**

        ### `form.txt`

        |  | Finding | Where |
        | --- | --- | --- |
        | **new** | `ambiguous: nothing fixes form` | `document at width 200, height fitting, ltr, scale 1` |

        `document at width 200, height fitting, ltr, scale 1` (width 200, height fitting, ltr, scale 1):

        | View | From | To |
        | --- | --- | --- |
        | `form` | `width 200` | `width 190` |

        """)
    #expect(run.status == 1)
  }

  // The text says that two heights contradict each other, but not what else is wrong.
  @Test func `a text is compared with its document by what it says`() throws {
    let document = """
      {"root": {"id": "page", "subviews": [{"id": "label", "kind": "label", "text": "Name"}]},
       "size": [30, 20],
       "constraints": ["label.leading == root.leading", "label.trailing == root.trailing",
         "label.top == root.top", "label.height == 5", "label.height == 6"]}
      """
    let text = try CommandRun("layout", "a.json", documents: ["a.json": document]).output
    let documents = ["a.txt": text, "a.json": document]
    #expect(try review("a.txt", "a.json", documents: documents).status == 0)
    #expect(try review("a.json", "a.txt", documents: documents).status == 0)
  }

  // The distance from the edge is 30 rather than 20, in one of two trees.
  @Test func `trees of Interface Builder files are compared by name`() throws {
    let run = try review(
      "a.xib", "b.xib",
      documents: [
        "a.xib": InterfaceBuilderTests.file(), "b.xib": InterfaceBuilderTests.file(inset: 30),
      ])
    #expect(
      run.output.contains(
        """
        `tree Panel` (width 200, height 100, ltr, scale 0):

        | View | From | To |
        | --- | --- | --- |
        | `view` | `x 20` | `x 30` |
        """))
    #expect(!run.output.contains("Bar"))
  }

  // MARK: Output

  @Test func `pictures are files beside the review in a folder`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let documents = ["a.json": reviewedForm(), "b.json": reviewedForm(field: 70)]
    let run = try review("a.json", "b.json", "-o", folder.path, documents: documents)
    #expect(run.output.isEmpty)
    let text = try String(contentsOf: folder.appendingPathComponent("review.md"), encoding: .utf8)
    #expect(
      text.contains(
        """
        | Before | After |
        | --- | --- |
        | ![Before](picture-1.svg) | ![After](picture-2.svg) |

        ![What moved](picture-3.svg)

        </details>
        """))
    for name in ["picture-1.svg", "picture-2.svg", "picture-3.svg"] {
      let svg = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    }
    let file = folder.appendingPathComponent("layouts.md").path
    _ = try review("a.json", "b.json", "-o", file, documents: documents)
    let alone = try review("a.json", "b.json", "-o", "-", documents: documents).output
    // Only the path of the file differs.
    func end(_ text: String) -> Substring? {
      text.range(of: "\n`document`").map { text[$0.lowerBound...] }
    }
    #expect(end(try String(contentsOfFile: file, encoding: .utf8)) == end(alone))
    #expect(try review("a.json", "b.json", documents: documents).output == alone)
    let inside = folder.appendingPathComponent("none/layouts.md").path
    #expect(try review("a.json", "b.json", "-o", inside, documents: documents).status == 2)
  }

  // The first review has three pictures, and the second one a picture of the layout that is new.
  @Test func `pictures of an earlier review are removed, and no other files`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let documents = [
      "a.json": reviewedForm(), "b.json": reviewedForm(field: 70), "old/c.txt": "a note",
      "new/a.json": reviewedForm(),
    ]
    _ = try review("a.json", "b.json", "-o", folder.path, documents: documents)
    for name in ["picture-4.svg", "notes.md"] {
      try Data("mine".utf8).write(to: folder.appendingPathComponent(name))
    }
    let run = try review("FOLDER/old", "FOLDER/new", "-o", folder.path, documents: documents)
    #expect(run.status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["notes.md", "picture-1.svg", "picture-4.svg", "review.md"])
  }

  @Test func `whatever a name has, it is code in its cell`() throws {
    let names = ["a|b", "`c`", "<img>", "line\nbreak", "@all", "back\\slash", "](", "d e"]
    func text(_ width: Int) -> String {
      "width 100, height fitting, ltr, scale 1\nlist 0 0 100 10\n"
        + names.map { "  \(nameText($0)) 0 0 \(width) 10\n" }.joined()
    }
    let run = try review(
      "FOLDER/old", "FOLDER/new",
      documents: ["old/a|`b`.txt": text(10), "new/a|`b`.txt": text(20)])
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains("### <code>a&#124;&#96;b&#96;&#46;txt</code>"))
    let rows = run.head.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count == 2 + names.count)
    #expect(rows.allSatisfy { $0.count { $0 == "|" } == 4 })
    let cells = [
      "<code>a&#124;b</code>", "<code>&#96;c&#96;</code>", "`<img>`",
      "<code>&#34;line&#92;nbreak&#34;</code>", "`@all`",
      "<code>&#34;back&#92;&#92;slash&#34;</code>",
      "`](`", "`\"d e\"`",
    ]
    for cell in cells { #expect(rows.contains { $0.hasPrefix("| \(cell) |") }, "\(cell)\n\(rows)") }
  }

  @Test func `code stays code`() {
    #expect(Markdown.code("a < b & c") == "`a < b & c`")
    #expect(Markdown.code("") == "<code></code>")
    #expect(Markdown.code(" a ") == "<code> a </code>")
    // A sign that turns the direction of what follows is visible.
    #expect(Markdown.code("a\u{202E}b") == "<code>&#34;a&#92;u&#123;202e&#125;b&#34;</code>")
    #expect(Markdown.block("a ``` b") == "````text\na ``` b\n````")
  }
}
