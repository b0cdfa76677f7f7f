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

  @Test func `shows text at another size and in another language`() throws {
    let label = #"""
      {"root": {"id": "a", "kind": "label", "text": "Hi", "translations": {"de": "Hallo"}}}
      """#
    let run = try CommandRun("layout", "-", "--text-scale", "2", "--language", "de", input: label)
    #expect(
      run.output == """
        width fitting, height fitting, ltr, scale 0, text scale 2, language de
        a 0 0 100 20 first 16

        """)
    let longer = try CommandRun("layout", "-", "--language=pseudo", input: label)
    #expect(longer.output.hasSuffix("a 0 0 30 10 first 8\n"))
  }

  @Test(arguments: [
    ("--text-scale", "0", "expected a number above 0, such as 2 for 200 %."),
    ("--text-scale", "1,2", "expected a number above 0, such as 2 for 200 %."),
    ("--language", "de,fr", "expected the tag of a language, such as de or pt-BR."),
  ])
  func `text has one size and one language`(
    option: String, value: String, message: String
  ) throws {
    let run = try CommandRun("layout", "-", option, value, input: label)
    #expect(
      run.diagnostics.hasPrefix("error: \(option) \(value): \(message)\n"), "\(run.diagnostics)")
    #expect(run.status == 2)
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

  @Test func `tells what is wrong beside the result`() throws {
    let run = try CommandRun("layout", "-", "--json", input: conflicting)
    #expect(run.status == 1)
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
    #expect(run.output.contains(#""identifiers": ["three", "five"]"#))
    #expect(
      run.output.contains(
        "      \"path\": \"constraints[1]\",\n      \"line\": 3,\n      \"column\": 3\n"))
    let log = try CommandRun("layout", "-", "--apple-log", input: conflicting)
    #expect(log.diagnostics.hasPrefix("Unable to simultaneously satisfy constraints:"))
    #expect(!log.diagnostics.contains("too much"))
    #expect(log.status == 1)
  }

  // The row needs 3 + 8 + 4 points.
  @Test func `a finding has its place, and one for what several variants have in common`() throws {
    let row = """
      {"root": {"id": "row", "kind": "stack", "arranged": [
         {"id": "a", "intrinsicSize": [3, 3], "compressionResistance": [800, 750]},
         {"id": "b", "intrinsicSize": [4, 4]}]},
       "size": [10, 4], "variants": [{"name": "x"}, {"name": "y", "size": [9, 4]}]}
      """
    func diagnostics(_ options: String...) throws -> String {
      try CommandRun(["layout", "row.json"] + options, documents: ["row.json": row]).diagnostics
    }
    let place = "row.json:1:10: error: squeezed: row is"
    #expect(try diagnostics().hasPrefix("\(place) 5 too narrow; "))
    #expect(try diagnostics("--variant", "y").hasPrefix("\(place) 6 too narrow; "))
    let all = try diagnostics("--variants")
    #expect(all.hasPrefix("\(place) 6 too narrow; "))
    #expect(all.hasSuffix(" (variant x; variant y)\n"))
    #expect(all.split(separator: "\n").count == 1)
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
    (["diff"], "error: Missing arguments: A B."),
    (["diff", "a"], "error: Missing argument: B."),
    (
      ["verify", "-", "--with", "overlap"],
      "error: --with overlap: This rule is checked anyway; the option adds target-below-44 and long-line."
    ),
    (
      ["import", "Form.xib", "-o", "form.json"],
      "error: form.json: import writes into a folder; without --output, it prints the document of a tree."
    ),
    (["layout", "a", "b"], "error: Expected one file, not 2."),
    (
      ["layout", "-", "--widht", "3"],
      "error: There is no option \"--widht\"; did you mean \"--width\"?"
    ),
    (["layout", "-", "--width"], "error: --width needs a value."),
    (
      ["layout", "-", "--width", "nan"],
      "error: --width nan: expected a number from 0 to 1000000000."
    ),
    (["layout", "-", "--width", "3", "--width", "3"], "error: --width appears twice."),
    (["diff", "a", "b", "c"], "error: Expected 2 files, not 3."),
    (["explain", "a", "b"], "error: Expected one file, not 2."),
    (["diff", "-", "-"], "error: Standard input can be one of the files, once."),
    (
      ["inspect", "-", "--before", "-", "-o", "b.svg"],
      "error: Standard input can be one of the files, once."
    ),
    (
      ["layout", "a", "--json", "--format", "text"],
      "error: --json and --format are the same option; leave one out."
    ),
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
      The subcommands are layout, verify, inspect, diff, review, explain, watch, import, export.
      See gridwork --help.

      """
    ),
    (
      ["chek", "-"],
      """
      error: There is no subcommand "chek".
      The subcommands are layout, verify, inspect, diff, review, explain, watch, import, export.
      See gridwork --help.

      """
    ),
    (
      ["help", "verfy"],
      """
      error: There is no subcommand "verfy"; did you mean "verify"?
      The subcommands are layout, verify, inspect, diff, review, explain, watch, import, export.
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
      ["diff", "a", "b", "--fromat"],
      """
      error: There is no option "--fromat"; did you mean "--format"?
      The options are --output, -o, --format, --json, --tree, --exit-zero, --help, -h.
      See gridwork help diff.

      """
    ),
    (
      ["watch", "a", "--fast"],
      """
      error: There is no option "--fast".
      The options are --widths, --serve, --port, --tree, --help, -h.
      See gridwork help watch.

      """
    ),
  ])
  func `suggests the nearest word and lists all`(words: [String], message: String) throws {
    let run = try CommandRun(words)
    #expect(run.diagnostics == message)
    #expect(run.status == 2)
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
