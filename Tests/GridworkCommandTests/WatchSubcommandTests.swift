// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument
import Testing

@testable import GridworkCommand

struct WatchSubcommandTests {
  /// A label of 4 letters of 10 points, 8 points, and a field of 60.
  private let form = """
    {"root": {"id": "row", "kind": "stack", "arranged": [
       {"id": "label", "kind": "label", "text": "Name"}, {"id": "field", "intrinsicSize": [60, 20]}]}}
    """
  private var wider: String { form.replacing("[60, 20]", with: "[80, 20]") }

  private func state(_ text: String, since earlier: WatchedState? = nil) throws -> WatchedState {
    try WatchedState(
      DocumentTree(DocumentSource(json: Data(text.utf8)).document), since: earlier)
  }

  // MARK: The loop

  /// Runs `watch` on a file that is saved with other texts, a round of the loop after each; returns what
  /// it prints. A text that is nil removes the file.
  private func output(
    saving texts: [String?], on size: TerminalSize? = nil, thenResizedTo other: TerminalSize? = nil,
    hasUnicode: Bool = false
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("form.json")
    try Data((texts[0] ?? "").utf8).write(to: file)
    final class Seen { var texts: [String] = [] }
    let seen = Seen()
    var rounds = 0
    let console = Console(
      output: { seen.texts.append($0) }, diagnostics: { _ in }, input: { FileHandle.nullDevice },
      isInterrupted: {
        rounds += 1
        // The first question comes before the first round.
        if rounds >= 2, rounds - 2 < texts.count - 1 {
          if let text = texts[rounds - 1] {
            try? Data(text.utf8).write(to: file)
          } else {
            try? FileManager.default.removeItem(at: file)
          }
        }
        return rounds > texts.count + 1
      },
      terminalSize: { rounds > texts.count ? other ?? size : size }, hasUnicodeOutput: hasUnicode)
    #expect(GridworkCommand.run(["watch", file.path], on: console) == .done)
    return seen.texts
  }

  @Test func `without a terminal everything is printed, again when the file has changed`()
    throws
  {
    let texts = try output(saving: [form, form, wider, "{"])
    #expect(texts.count == 3)
    #expect(texts[0].contains("|  label  | |    field     |"))
    #expect(texts[0].contains("field 48 0 60 20"))
    #expect(!texts[0].contains("Since the last save"))
    #expect(
      texts[1].hasSuffix(
        "Since the last save:\n  row: width +20 (108 to 128)\n  field: width +20 (60 to 80)\n"))
    #expect(texts[2].contains("Found the end of the document"))
  }

  @Test func `a file that is gone is told, but not one that is being replaced`() throws {
    let texts = try output(saving: [form, nil, form, "{", nil, nil, nil, nil, form])
    #expect(texts.count == 4)
    #expect(texts[1].contains("Found the end of the document"))
    #expect(texts[2].hasSuffix("error: The file cannot be read: there is no such file.\n"))
    #expect(texts[3].contains("field 48 0 60 20"))
  }

  @Test func `a terminal that can show them gets characters that draw boxes`() throws {
    let texts = try output(
      saving: [form], on: TerminalSize(columns: 40, rows: 6), hasUnicode: true)
    #expect(texts[1].contains("├─────────┐"))
    // Elsewhere, a text stays what every program can read.
    #expect(try output(saving: [form], hasUnicode: true)[0].contains("+---------+"))
  }

  @Test func `the address stands on a line of its own, which is not cut off`() throws {
    let screen = WatchScreen(
      name: "form.json", address: "http://127.0.0.1:4743/0123456789/", state: try state(form))
    let rows = screen.rows(fitting: TerminalSize(columns: 24, rows: 9)).map(\.text)
    #expect(
      rows.prefix(3) == ["form.json  108 × 20  so…", "http://127.0.0.1:4743/01", "  23456789/"])
  }

  @Test func `what several variants have in common is one fault`() throws {
    let narrow =
      form.replacing("\"Name\"", with: #""Name", "compressionResistance": [800, 750]"#)
      .dropLast() + #", "size": [70, 20], "variants": [{"name": "a"}, {"name": "b"}]}"#
    #expect(
      try state(String(narrow)).findings == [
        "squeezed: row is 38 too narrow; field in it is squeezed (document; variant a; variant b)"
      ])
  }

  @Test func `standard input cannot be watched, and widths are for a page`() throws {
    #expect(try CommandRun("watch", "-", input: form).status == 2)
    let run = try CommandRun("watch", "a", "--widths", "1...2", documents: ["a": form])
    #expect(
      run.diagnostics == """
        error: --widths is for the page of --serve; the terminal shows one width.
        See gridwork help watch.

        """)
    let unserved = try CommandRun("watch", "a", "--port", "3", documents: ["a": form])
    #expect(unserved.diagnostics.hasPrefix("error: --port is for the page of --serve.\n"))
    let port = try CommandRun("watch", "a", "--serve", "--port", "70000", documents: ["a": form])
    #expect(
      port.diagnostics == """
        error: --port 70000: expected a port from 0 to 65535.
        See gridwork help watch.

        """)
  }

  // Reading a pipe would wait until something is written to it.
  @Test(arguments: [
    ("FOLDER/pipe", "pipe", "a pipe"), ("FOLDER/folder", "folder", "a directory"),
    ("/dev/null", "/dev/null", "a device"), ("FOLDER/link", "link", "a pipe"),
  ])
  func `what is no file cannot be watched`(path: String, name: String, kind: String) throws {
    let run = try CommandRun(["watch", path]) { folder in
      #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
      #expect(mkdir("\(folder.path)/folder", 0o700) == 0)
      #expect(symlink("pipe", "\(folder.path)/link") == 0)
    }
    #expect(
      run.diagnostics
        == "\(name): error: This is \(kind), which cannot be watched; name a file that is saved.\n")
    #expect(run.status == 2)
  }

  @Test func `a terminal is drawn over again when its size is another, and given back at the end`()
    throws
  {
    let texts = try output(
      saving: [form], on: TerminalSize(columns: 40, rows: 6),
      thenResizedTo: TerminalSize(columns: 20, rows: 3))
    #expect(texts.count == 4)
    #expect(texts.first == "\u{1B}[?1049h\u{1B}[?25l")
    #expect(texts[1].hasPrefix("\u{1B}[H\u{1B}[Kform.json  108 × 20  sound\r\n"))
    #expect(texts[1].components(separatedBy: "\r\n").count == 6)
    #expect(texts[2].components(separatedBy: "\r\n").count <= 3)
    #expect(texts.last == "\u{1B}[?25h\u{1B}[?1049l")
  }

  // MARK: The screen

  // The picture needs five rows: the top of the row and the field, the top of the label, its name, its
  // bottom, and the bottom of all.
  @Test func `the picture fits the terminal`() throws {
    let screen = WatchScreen(name: "form.json", state: try state(form))
    #expect(
      screen.rows(fitting: TerminalSize(columns: 40, rows: 6)).map(\.text) == [
        "form.json  108 × 20  sound",
        "+- row -----+--------------+",
        "+---------+ |              |",
        "|  label  | |    field     |",
        "+---------+ |              |",
        "+-----------+--------------+",
      ])
  }

  @Test func `what moved since the last save stands below the picture, then the frames`() throws {
    let screen = WatchScreen(name: "form.json", state: try state(wider, since: try state(form)))
    let rows = screen.rows(fitting: TerminalSize(columns: 80, rows: 24))
    let moved = rows.filter { $0.style == .moved }.map(\.text)
    #expect(moved == ["row: width +20 (108 to 128)", "field: width +20 (60 to 80)"])
    #expect(rows.last?.text == "  field 48 0 80 20")
    #expect(rows.last?.style == .faint)
    // A third of four rows is one, which is the first of both lines.
    let few = screen.rows(fitting: TerminalSize(columns: 80, rows: 5))
    #expect(few.filter { $0.style == .moved }.map(\.text) == ["row: width +20 (108 to 128)"])
    // Two of six rows have room for both.
    let both = screen.rows(fitting: TerminalSize(columns: 80, rows: 7))
    #expect(both.filter { $0.style == .moved }.count == 2)
  }

  @Test func `a variant has one line about what moved in it`() throws {
    func varied(_ text: String) -> String {
      text.dropLast() + #", "variants": [{"name": "a"}, {"name": "b", "hidden": ["field"]}]}"#
    }
    let later = try state(varied(wider), since: try state(varied(form)))
    #expect(
      later.moved == [
        "row: width +20 (108 to 128)", "field: width +20 (60 to 80)", "variant a: 2 views changed",
      ])
    let without = try state(wider, since: later)
    #expect(without.moved == ["variant a: removed", "variant b: removed"])
  }

  @Test func `a document that cannot be read has its message in place of the picture`() throws {
    let screen = WatchScreen(
      name: "form.json", state: try state(form), error: "form.json:1:9: error: one two three")
    #expect(
      screen.rows(fitting: TerminalSize(columns: 30, rows: 10)) == [
        WatchScreen.Row("form.json  108 × 20  cannot b…", .title),
        WatchScreen.Row("form.json:1:9: error: one two", .fault),
        WatchScreen.Row("  three", .fault),
      ])
  }

  @Test func `no screen is larger than its terminal`() throws {
    let narrow = form.replacing(
      "\"root\"", with: "\"size\": [70, 20], \"variants\": [{\"name\": \"設定\"}], \"root\"")
    let screens = [
      WatchScreen(
        name: "設定.json", address: "http://127.0.0.1:4743/",
        state: try state(narrow, since: try state(form))),
      WatchScreen(name: "設定.json", error: "設定.json:1:9: error: 設定設定設定設定 is no 設定"),
    ]
    #expect(screens[0].state?.findings.isEmpty == false)
    for screen in screens {
      for rows in 1...30 {
        for columns in [1, 2, 3, 7, 20, 40, 80, 200] {
          let size = TerminalSize(columns: columns, rows: rows)
          let drawn = screen.rows(fitting: size)
          #expect(drawn.count <= rows, "\(size)")
          let widths = drawn.map { $0.text.reduce(0) { $0 + ("設定".contains($1) ? 2 : 1) } }
          #expect(widths.allSatisfy { $0 <= columns }, "\(size) \(drawn)")
        }
      }
    }
  }

  @Test func `long lines are broken at spaces, and words only where they must`() {
    #expect("one two three".wrapped(to: 13) == ["one two three"])
    #expect("one two three".wrapped(to: 8) == ["one two", "  three"])
    #expect("  one two".wrapped(to: 8) == ["  one", "    two"])
    #expect("abcdefghij".wrapped(to: 4) == ["abcd", "  ef", "  gh", "  ij"])
    // Two columns each.
    #expect("設定".wrapped(to: 3) == ["設", " 定"])
  }
}
