// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

struct LayoutSubcommandTests {
  private let label = #"{"root": {"id": "a", "kind": "label", "text": "Hi"}}"#
  private let conflicting = """
    {"root": {"id": "a"}, "size": [null, 10], "constraints": [
      {"relation": "a.width == 3", "identifier": "three"},
      {"relation": "a.width == 5", "identifier": "five"}]}
    """

  @Test func `prints the canonical text`() throws {
    let run = try CommandRun("layout", "form.json", documents: ["form.json": label])
    #expect(run.output == "width fitting, height fitting, ltr, scale 0\na 0 0 20 10 first 8\n")
    #expect(run.diagnostics.isEmpty)
    #expect(run.status == 0)
  }

  @Test func `reads standard input for a hyphen`() throws {
    let run = try CommandRun("layout", "-", input: label)
    #expect(run.output.hasSuffix("a 0 0 20 10 first 8\n"))
  }

  @Test func `prints JSON`() throws {
    let run = try CommandRun("layout", "--json", "-", input: label)
    #expect(
      run.output == """
        {
          "frames": {"a": [0, 0, 20, 10]},
          "baselines": {"a": [8, 8]},
          "grids": {},
          "conflicts": [],
          "ambiguities": []
        }

        """)
  }

  @Test func `lets options go before the document`() throws {
    let run = try CommandRun(
      "layout", "-", "--width", "50", "--height=20", "--direction", "rtl", "--scale", "2",
      input: label)
    #expect(run.output == "width 50, height 20, rtl, scale 2\na 0 0 50 20 first 8\n")
  }

  @Test func `prints every variant`() throws {
    let run = try CommandRun(
      "layout", "-", "--variants",
      input: """
        {"root": {"id": "a", "kind": "label", "text": "Hi"}, "variants": [
          {"name": "long", "text": {"a": "Hello"}}, {"name": "short"}]}
        """)
    #expect(
      run.output == """
        variant long
        width fitting, height fitting, ltr, scale 0
        a 0 0 50 10 first 8

        variant short
        width fitting, height fitting, ltr, scale 0
        a 0 0 20 10 first 8

        """)
  }

  @Test func `tells what is wrong beside the result, and judges it when strict`() throws {
    let run = try CommandRun("layout", "-", "--json", input: conflicting)
    #expect(run.status == 0)
    #expect(
      run.diagnostics == """
        standard input:3:3: error: a.width == 5 contradicts a.width == 3
          a must be 5 wide, but it is 3 wide: 2 too much.

            2 |   {"relation": "a.width == 3", "identifier": "three"},
              |   ^
          x 3 |   {"relation": "a.width == 5", "identifier": "five"}]}
              |   ^

          help: Without a.width == 3 (line 2): a becomes 5 wide; nothing else moves.
          help: Without a.width == 5 (line 3): nothing moves.


        """)
    let log = try CommandRun("layout", "-", "--apple-log", input: conflicting)
    #expect(log.diagnostics.hasPrefix("Unable to simultaneously satisfy constraints:"))
    #expect(!log.diagnostics.contains("too much"))
    #expect(run.output.contains(#""identifiers": ["three", "five"]"#))
    #expect(try CommandRun("layout", "-", "--strict", input: conflicting).status == 1)
    #expect(try CommandRun("layout", "-", "--strict", input: label).status == 0)
  }

  @Test func `says where a document is wrong`() throws {
    let run = try CommandRun(
      "layout", "form.json", documents: ["form.json": "{\"root\":\n  {\"kind\": \"lable\"}}"])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.diagnostics == """
        form.json:2:12: error: root.kind: Found the string "lable"; expected one of "view", "label", \
        "grid", "stack", "guide"; did you mean "label"?

        """)
  }

  @Test(arguments: [
    (["layout"], "error: Missing argument: FILE."),
    (["layout", "a", "b"], "error: Expected one file, not 2."),
    (
      ["layout", "-", "--widht", "3"],
      "error: There is no option \"--widht\"; did you mean \"--width\"?"
    ),
    (["layout", "-", "--width"], "error: --width needs a value."),
    (["layout", "-", "--width", "nan"], "error: --width nan: expected a number of 0 or more."),
    (["layout", "-", "--width", "3", "--width", "3"], "error: --width appears twice."),
    (["diff", "a", "b", "c"], "error: Expected 2 files, not 3."),
    (["explain", "a", "b"], "error: explain reads one file, not 2."),
    (["inspect", "a", "-o", "b.svg", "-o", "c.svg"], "error: -o appears twice."),
    (
      ["inspect", "a", "-o", "b.svg", "--output", "c.svg"],
      "error: -o and --output are the same option; leave one out."
    ),
    (["layout", "-", "--json=1"], "error: --json takes no value."),
    (["layout", "-", "--direction", "up"], "error: --direction up: expected one of ltr, rtl."),
    (["layuot", "-"], "error: There is no subcommand \"layuot\"; did you mean \"layout\"?"),
    (
      ["layout", "/nowhere/form.json"],
      "/nowhere/form.json: error: The file cannot be read: there is no such file."
    ),
    (["layout", "/"], "/: error: The file cannot be read: it is a directory."),
  ])
  func `says what is wrong with its words`(words: [String], message: String) throws {
    let run = try CommandRun(words)
    #expect(run.status == 2)
    #expect(run.diagnostics.split(separator: "\n").first ?? "" == message)
  }

  @Test(arguments: [
    (
      ["layuot", "-"],
      """
      error: There is no subcommand "layuot"; did you mean "layout"?
      The subcommands are layout, verify, inspect, diff, explain, watch.
      See gridwork --help.

      """
    ),
    (
      ["chek", "-"],
      """
      error: There is no subcommand "chek".
      The subcommands are layout, verify, inspect, diff, explain, watch.
      See gridwork --help.

      """
    ),
    (
      ["help", "verfy"],
      """
      error: There is no subcommand "verfy"; did you mean "verify"?
      The subcommands are layout, verify, inspect, diff, explain, watch.
      See gridwork --help.

      """
    ),
    (
      ["--versoin"],
      """
      error: There is no option "--versoin"; did you mean "--version"?
      The options are --help, --version.
      See gridwork --help.

      """
    ),
    (
      ["diff", "a", "b", "--strcit"],
      """
      error: There is no option "--strcit"; did you mean "--strict"?
      The options are --strict, --json, --help.
      See gridwork help diff.

      """
    ),
    (
      ["watch", "a", "--fast"],
      """
      error: There is no option "--fast".
      The options are --widths, --serve, --help.
      See gridwork help watch.

      """
    ),
  ])
  func `suggests the nearest word and lists all`(words: [String], message: String) throws {
    let run = try CommandRun(words)
    #expect(run.diagnostics == message)
    #expect(run.status == 2)
  }

  @Test func `says what it can do`() throws {
    #expect(try CommandRun("--help").output.contains("layout"))
    #expect(try CommandRun("help", "layout").output.contains("--json"))
    #expect(try CommandRun("layout", "--help").output.contains("--json"))
    for (name, options) in [
      (
        "layout",
        [
          "--json", "--variants", "--variant", "--strict", "--width", "--height", "--direction",
          "--scale",
        ]
      ),
      ("verify", ["--widths", "--format"]),
      ("inspect", ["-o", "--widths", "--variant", "--before"]),
      ("diff", ["--json", "--strict"]), ("explain", ["-o"]), ("watch", []),
    ] {
      let help = try CommandRun("help", name).output
      // Every option of the usage has a line of its own.
      for option in options { #expect(help.contains("\n  \(option)"), "\(name) \(option)") }
      #expect(!help.hasSuffix("\n\n"))
    }
    #expect(try CommandRun([]).status == 2)
  }

  @Test func `prints the variant asked for alone`() throws {
    let document = """
      {"root": {"id": "a", "kind": "label", "text": "Hi"},
       "variants": [{"name": "long", "text": {"a": "Hello"}}, {"name": "rtl", "direction": "rtl"}]}
      """
    let run = try CommandRun("layout", "-", "--variant", "long", input: document)
    #expect(
      run.output == """
        width fitting, height fitting, ltr, scale 0
        a 0 0 50 10 first 8

        """)
    #expect(run.status == 0)
    let wrong = try CommandRun("layout", "-", "--variant", "lang", input: document)
    #expect(
      wrong.diagnostics.hasPrefix(
        "error: There is no variant \"lang\"; did you mean \"long\"?\nThe variants are long, rtl."))
    #expect(wrong.status == 2)
    let both = try CommandRun("layout", "-", "--variants", "--variant", "long", input: document)
    #expect(
      both.diagnostics.hasPrefix(
        "error: --variants prints every variant; --variant prints one of them.\n"))
  }

  @Test func `a document without variants has none to print`() throws {
    let run = try CommandRun("layout", "-", "--variants", input: #"{"root": {}}"#)
    #expect(run.output.isEmpty)
    #expect(
      run.diagnostics
        == "The document has no variants; without --variants, it is laid out itself.\n")
    #expect(run.status == 0)
  }
}
