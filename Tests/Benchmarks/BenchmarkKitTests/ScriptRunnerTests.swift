// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BenchmarkKit

/// What the dumps of a script write.
struct ScriptRunnerTests {
  private func result(
    _ text: String, diagnoses: Bool = true, isCanonical: Bool = false
  ) throws -> String {
    let script = try ScriptParser.parse(text, file: "name.lcs")
    let run = MeasuredRun(
      script, repetitions: 2, diagnoses: diagnoses, isCanonical: isCanonical)
    return run.result
  }

  @Test func `the builds that count are those that were asked for`() throws {
    let script = try ScriptParser.parse("lcs 1\nvars 1\nc 0 1000 == 5 1 0 1\nbuild\n", file: "name")
    let run = MeasuredRun(script, repetitions: 3, diagnoses: false, isCanonical: false)
    #expect(run.measurement.builds.count == 3)
    // One constraint takes no time to speak of; 100,000 do, and their first build counts.
    #expect(Stopwatch.warmUps(forBuildsOf: 1) == 200)
    #expect(Stopwatch.warmUps(forBuildsOf: 1000) == 20)
    #expect(Stopwatch.warmUps(forBuildsOf: 100_000) == 0)
  }

  @Test func `a dump holds every value, one a line`() throws {
    // x = 0.1 + 0.2 as doubles add up, y = x - 1, z is in no constraint.
    let text = """
      lcs 1
      vars 3
      c 0 1000 == 0.30000000000000004 1 0 1
      c 1 1000 == 1 2 0 1 1 -1
      build
      dump built
      """
    #expect(
      try result(text, diagnoses: false, isCanonical: true) == """
        dump built
        0.30000000000000004
        -0.7
        0.0

        """)
  }

  @Test func `the field in its window that the documentation explains`() throws {
    let text = """
      lcs 1
      vars 2
      n 0 window
      n 1 field
      e 0 999 100
      c 0 1000 <= -20 2 1 1 0 -1
      c 1 1000 >= 40 1 1 1
      c 2 700 == 200 1 1 1
      build
      dump narrow
      s 0 300
      dump wide
      """
    #expect(
      try result(text, diagnoses: false) == """
        dump narrow
        100.0
        80.0
        dump wide
        300.0
        200.0

        """)
  }

  @Test func `broken constraints are named by the IDs of the file, newest broken`() throws {
    // x is 1, 2 and 3 at once: 7 came first, 5 next, and 9 became required after both.
    let text = """
      lcs 1
      vars 1
      c 9 250 == 3 1 0 1
      c 7 1000 == 1 1 0 1
      c 5 1000 == 2 1 0 1
      build
      p 9 1000
      dump all
      r 7
      dump two
      a 7 1000 == 1 1 0 1
      dump again
      """
    #expect(
      try result(text) == """
        dump all
        1.0
        broken 5 9
        conflict 7 5
        conflict 7 9
        dump two
        2.0
        broken 9
        conflict 5 9
        dump again
        2.0
        broken 9 7
        conflict 5 9
        conflict 5 7

        """)
  }

  @Test func `soft levels are listed from the highest, open variables by number`() throws {
    // |x - 1| + |x - 4| is 3 wherever x lies between; y has no constraint at all.
    let text = """
      lcs 1
      vars 2
      e 0 250 1
      c 0 250 == 4 1 0 1
      c 1 249.5 >= -1 1 1 1
      c 2 900 <= 9 1 0 1
      build
      dump built
      """
    let lines = try result(text, isCanonical: true).split(separator: "\n")
    #expect(
      lines == [
        "dump built", "1.0", "0.0", "violation 900 0.0", "violation 250 3.0",
        "violation 249.5 0.0", "ambiguous 0 1",
      ])
  }

  @Test func `an edit reaches every value before the next dump`() throws {
    let text = """
      lcs 1
      vars 2
      e 0 500 1
      c 0 1000 == 10 2 1 1 0 -2
      build
      s 0 5
      solve
      dump five
      s 0 6
      dump six
      """
    #expect(
      try result(text) == """
        dump five
        5.0
        20.0
        violation 500 0.0
        dump six
        6.0
        22.0
        violation 500 0.0

        """)
  }
}
