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
    #expect(run.status == 0)
    let strict = try CommandRun(
      "diff", "a.json", "b.json", "--strict", documents: ["a.json": form, "b.json": moved])
    #expect(strict.status == 1)
    let same = try CommandRun("diff", "a.json", "-", input: form, documents: ["a.json": form])
    #expect(same.output.isEmpty)
  }

  @Test func `diff reads canonical text as well`() throws {
    let text = try CommandRun(
      "layout", "-", input: #"{"root": {"id": "a", "intrinsicSize": [3, 3]}}"#)
    let run = try CommandRun(
      "diff", "a.txt", "-", input: #"{"root": {"id": "a", "intrinsicSize": [3, 4]}}"#,
      documents: ["a.txt": text.output])
    #expect(run.output == "document:\n  a: height +1 (3 to 4)\n")
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
    #expect(run.status == 0)
    let same = try CommandRun(
      "diff", "a.json", "-", "--json", "--strict", input: #"{"root": {}}"#,
      documents: ["a.json": #"{"root": {}}"#])
    #expect(same.output.contains("\n  \"after\": \"standard input\",\n  \"same\": true,\n"))
    #expect(same.status == 0)
  }
}
