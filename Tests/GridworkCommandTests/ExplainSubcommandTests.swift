// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument
import Testing

@testable import GridworkCommand

struct ExplainSubcommandTests {
  @Test(arguments: ["-o", "--output"])
  func `a document is not drawn`(option: String) throws {
    let run = try CommandRun("explain", "-", option, "form.svg", input: #"{"root": {}}"#)
    #expect(
      run.diagnostics == """
        error: \(option) is for a log; gridwork inspect draws a document.
        See gridwork help explain.

        """)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
  }

  @Test func `a document behind a byte order mark is no log`() throws {
    let run = try CommandRun("explain", input: "\u{FEFF}" + #"{"root": {"intrinsicSize": [3, 4]}}"#)
    #expect(run.output.hasPrefix("root is 3 wide, as its content is (standard input:1:"))
    #expect(run.status == 0)
  }

  @Test func `a log has no views to choose from`() throws {
    let log = "<NSLayoutConstraint:0x1 UIView:0x2.width == 320   (active)>"
    let run = try CommandRun("explain", "-", "--view", "field", input: log)
    #expect(
      run.diagnostics == """
        error: --view is for a document; a log is explained as a whole.
        See gridwork help explain.

        """)
    #expect(run.status == 2)
  }

  private let log = """
    App[1:2] [Layout] Unable to simultaneously satisfy constraints:
    (
        "<NSLayoutConstraint:0x1 'wide' NSView:0xa.width == 30   (active)>",
        "<NSLayoutConstraint:0x2 'narrow' NSView:0xa.width == 20   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1 'wide' NSView:0xa.width == 30   (active)>
    """

  @Test(arguments: [
    #"{"level": "info", "text": "ready"}"#, "App[1:2] <?xml version=\"1.0\"?>", "<document/>",
  ])
  func `a log may begin with JSON or XML`(line: String) throws {
    let run = try CommandRun("explain", input: "\(line)\n\(log)")
    #expect(
      run.output.hasPrefix(
        "standard input:4: error: NSView.width == 30 contradicts NSView.width == 20\n"))
    #expect(run.status == 1)
  }

  @Test func `explains what standard input has`() throws {
    let run = try CommandRun("explain", input: log)
    #expect(
      run.output == """
        standard input:3: error: NSView.width == 30 contradicts NSView.width == 20
          NSView must be 30 wide, but it is 20 wide: 10 too much.

          x 3  NSView.width == 30  (wide)
            4  NSView.width == 20  (narrow)

          help: Remove any one of these constraints, or give it a priority below 1000; the others can \
        hold then.

          NSView is NSView:0xa

        """)
    #expect(run.diagnostics.isEmpty)
    #expect(run.status == 1)
    let file = try CommandRun("explain", "app.log", documents: ["app.log": log])
    #expect(file.output.hasPrefix("app.log:3: error: NSView.width == 30 contradicts"))
  }

  @Test func `a log in UTF-16 is explained`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString).log")
    try log.write(to: file, atomically: true, encoding: .utf16)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try CommandRun("explain", file.path)
    #expect(run.output.contains("NSView must be 30 wide, but it is 20 wide: 10 too much."))
    #expect(run.status == 1)
  }

  @Test func `a log that cannot be explained ends with the status of an unreadable file`() throws {
    let hidden = try CommandRun(
      "explain",
      input: "Unable to simultaneously satisfy constraints:\n(\n    \"<private>\"\n)\n")
    #expect(
      hidden.output.hasPrefix(
        "standard input:3: warning: the constraint cannot be read: The unified log hid"))
    #expect(hidden.status == 2)
    let long = try CommandRun(
      "explain", input: String(repeating: "x", count: LayoutDocument.maximumByteCount + 1))
    #expect(
      long.diagnostics.hasPrefix("standard input: error: A log may have at most 33554432 bytes"))
    #expect(long.status == 2)
  }

  @Test func `draws the views`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("log.html").path
    #expect(try CommandRun("explain", "-o", page, input: log).status == 1)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains("NSView must be 30 wide, but it is 20 wide: 10 too much."))
    let picture = folder.appendingPathComponent("log.svg").path
    #expect(try CommandRun("explain", "-", "--output", picture, input: log).status == 1)
    // The wide one is broken.
    #expect(
      try String(contentsOfFile: picture, encoding: .utf8).contains(#"width="20" height="24""#))
  }

  @Test func `a page on standard output leaves it to the page alone`() throws {
    let run = try CommandRun("explain", "-o", "-", input: log)
    #expect(run.output.hasPrefix("<!DOCTYPE html>"))
    #expect(run.diagnostics.hasPrefix("standard input:3: error: NSView.width == 30 contradicts"))
  }

  @Test func `answers programs in JSON`() throws {
    let run = try CommandRun("explain", "--json", input: log)
    #expect(
      run.output == """
        {
          "file": "standard input",
          "reports": [
            {
              "conflicts": [
                {
                  "line": 3,
                  "broken": "NSView.width == 30",
                  "excess": 10,
                  "sum": "NSView must be 30 wide, but it is 20 wide: 10 too much.",
                  "constraints": [
                    {"line": 3, "text": "NSView.width == 30", "identifier": "wide"},
                    {"line": 4, "text": "NSView.width == 20", "identifier": "narrow"}
                  ],
                  "helps": [
                    "Remove any one of these constraints, or give it a priority below 1000; the others \
        can hold then."
                  ]
                }
              ],
              "unreadable": []
            }
          ]
        }

        """)
    let unreadable = try CommandRun("explain", "--json", input: "<NSLayoutConstraint:0x1 what>")
    #expect(unreadable.output.contains(#""conflicts": [],"#))
    #expect(unreadable.output.contains("\"unreadable\": [\n        {\n          \"line\": 1,"))
    #expect(unreadable.status == 2)
    let document = try CommandRun(
      "explain", "a.json", "--view", "b", "--json",
      documents: [
        "a.json":
          #"{"root": {"id": "a", "subviews": [{"id": "b"}]}, "constraints": ["b.width == 30"]}"#
      ])
    #expect(document.output.hasPrefix("{\n  \"file\": \"a.json\",\n  \"reasons\": [\n"))
    #expect(
      document.output.contains(
        """
              "view": "b",
              "value": 30,
              "text": "b is 30 wide: b.width == 30 (a.json:1:
        """))
    #expect(!document.output.contains(#""view": "a""#))
  }

  @Test func `a user who is to type is told so`() throws {
    final class Seen { var text = "" }
    let seen = Seen()
    for isTyped in [true, false] {
      let console = Console(
        output: { _ in }, diagnostics: { seen.text += $0 }, input: { FileHandle.nullDevice },
        hasTerminalInput: isTyped)
      _ = GridworkCommand.run(["explain"], on: console)
    }
    let lines = seen.text.split(separator: "\n")
    #expect(
      lines.first
        == "Waiting for a document or a log to be typed or pasted; Control-D on a new line ends it."
    )
    #expect(lines.count == 3)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("standard input: error: There is no") })
  }

  @Test func `says what is wrong with its words and its text`() throws {
    let empty = try CommandRun("explain", input: "All is well.")
    #expect(
      empty.diagnostics == """
        standard input: error: There is no constraint in the text. A line of a log looks like \
        <NSLayoutConstraint:0x600000c9c0a0 UIView:0x7fa0d5c05e30.width == 320   (active)>.

        """)
    #expect(empty.status == 2)
    let unreadable = try CommandRun("explain", input: "<NSLayoutConstraint:0x1 what>")
    #expect(
      unreadable.output.hasPrefix("standard input:1: warning: the constraint cannot be read: "))
    #expect(unreadable.status == 2)
    #expect(try CommandRun("explain", "a", "b").status == 2)
    let png = try CommandRun("explain", "-o", "log.png", input: log)
    #expect(
      png.diagnostics == """
        error: log.png: The output file must end in .html or .svg.
        See gridwork help explain.

        """)
  }
}
