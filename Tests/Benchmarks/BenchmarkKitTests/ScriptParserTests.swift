// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BenchmarkKit

/// Every mistake a file can have, with the whole message.
struct ScriptParserTests {
  /// The message for a file of these lines.
  private func message(_ lines: String...) -> String {
    do {
      _ = try ScriptParser.parse(lines.joined(separator: "\n") + "\n", file: "a/b.lcs")
      return "no error"
    } catch {
      return error.description
    }
  }

  /// The message for a build section, which starts on line 3.
  private func build(_ lines: String...) -> String {
    message((["lcs 1", "vars 4"] + lines).joined(separator: "\n"))
  }

  /// The message for a script, which starts on line 8; constraints 0 and 1 are there, 1 required,
  /// and variable 0 is an edit variable.
  private func script(_ lines: String...) -> String {
    let section = [
      "lcs 1", "vars 4", "n 1 grid.r", "e 0 500 3", "c 0 250 <= 4 1 0 1", "c 1 1000 == 0 1 1 1",
      "build",
    ]
    return message((section + lines).joined(separator: "\n"))
  }

  @Test func `a file starts with its version`() {
    #expect(message("") == "a/b.lcs:2: the file ends before 'lcs 1'")
    #expect(message("vars 3") == #"a/b.lcs:1: the first record is "vars", not 'lcs 1'"#)
    #expect(message("lcs 2") == #"a/b.lcs:1: version "2" cannot be read, only version 1"#)
    #expect(message("lcs") == "a/b.lcs:1: record 'lcs' ends before its version")
    #expect(
      message("lcs 1 1") == #"a/b.lcs:1: record 'lcs' goes on after its last field, with "1""#)
  }

  @Test func `the number of variables comes second`() {
    #expect(message("lcs 1", "build") == #"a/b.lcs:2: the second record is "build", not 'vars'"#)
    #expect(
      message("lcs 1", "vars -1")
        == #"a/b.lcs:2: "-1" is not a whole number, as number of variables must be"#)
    #expect(
      message("lcs 1", "vars 99999999")
        == "a/b.lcs:2: 99999999 variables are more than the 16777216 that can be read")
    #expect(build("vars 3") == "a/b.lcs:3: record 'vars' is there twice")
  }

  @Test func `a file that stops early is told so`() {
    #expect(message("lcs 1") == "a/b.lcs:2: the file ends before 'vars'")
    #expect(build("c 0 1000 == 0 1 0 1") == "a/b.lcs:4: the file ends before 'build'")
    #expect(build("c 0 1000 == 0 2 0 1") == "a/b.lcs:3: record 'c' ends before its variable")
    #expect(build("c 0 1000 == 0 1 0") == "a/b.lcs:3: record 'c' ends before its coefficient")
    #expect(build("c 0 1000") == "a/b.lcs:3: record 'c' ends before its relation")
  }

  @Test func `a record that is not one is refused`() {
    #expect(build("x 1 2") == #"a/b.lcs:3: "x" is not a record"#)
    #expect(build("C 0 1000 == 0 0") == #"a/b.lcs:3: "C" is not a record"#)
    #expect(build("c\t0") == #"a/b.lcs:3: "c\t0" is not a record"#)
    #expect(script("solve it").hasSuffix(#"goes on after its last field, with "it""#))
    #expect(build("é") == "a/b.lcs:3: the record is not ASCII")
  }

  @Test func `a record in the wrong section is refused`() {
    #expect(build("s 0 1") == "a/b.lcs:3: record 's' belongs after 'build'")
    #expect(build("solve") == "a/b.lcs:3: record 'solve' belongs after 'build'")
    #expect(script("c 2 1000 == 0 0") == "a/b.lcs:8: record 'c' belongs before 'build'")
    #expect(script("build") == "a/b.lcs:8: record 'build' is there twice")
  }

  @Test(arguments: ["nan", "inf", "-inf", "Infinity", "NaN"])
  func `a number that is not finite is refused`(number: String) {
    #expect(script("k 0 \(number)") == "a/b.lcs:8: constant is not finite: \(number)")
    #expect(script("s 0 \(number)") == "a/b.lcs:8: value is not finite: \(number)")
    #expect(
      build("c 0 1000 == 0 1 0 \(number)") == "a/b.lcs:3: coefficient is not finite: \(number)")
  }

  @Test func `a number too large for its type is refused`() {
    #expect(script("k 0 1e999") == "a/b.lcs:8: constant is too large to be finite: 1e999")
    #expect(
      build("c 0 1000 == 0 2 3 1e308 3 1e308")
        == "a/b.lcs:3: the coefficients of variable 3 add up to no finite number")
  }

  @Test(arguments: ["0x10", "1_000", "one", "1,5", "--1", "1e", "."])
  func `what is not decimal is not a number`(number: String) {
    #expect(
      script("k 0 \(number)")
        == "a/b.lcs:8: \"\(number)\" is not a decimal number, as constant must be")
  }

  @Test(arguments: ["0", "-1", "1000.5", "1e-60"])
  func `a priority is above 0 and at most 1000`(priority: String) {
    let problem = "priority \(priority) is not above 0 and at most 1000"
    #expect(build("c 0 \(priority) == 0 0") == "a/b.lcs:3: \(problem)")
    #expect(build("e 0 \(priority) 0") == "a/b.lcs:3: \(problem)")
    #expect(script("p 0 \(priority)") == "a/b.lcs:8: \(problem)")
  }

  @Test func `an edit variable cannot be required or there twice`() {
    #expect(
      build("e 0 1000 3")
        == "a/b.lcs:3: an edit variable cannot be required: it has no ID to be reported by")
    #expect(
      build("n 0 window", "e 0 1 3", "e 0 2 3")
        == "a/b.lcs:5: variable 0 (window) is an edit variable already, since line 4")
    #expect(script("s 1 3") == "a/b.lcs:8: variable 1 (grid.r) is not an edit variable")
  }

  @Test func `what is mentioned must be there`() {
    #expect(build("e 4 1 3") == "a/b.lcs:3: there is no variable 4: the file has 4")
    #expect(build("c 0 1 == 3 1 4 1") == "a/b.lcs:3: there is no variable 4: the file has 4")
    #expect(
      build("c 0 1 == 3 1 -1 1")
        == #"a/b.lcs:3: "-1" is not a whole number, as variable must be"#)
    for record in ["k 7 3", "p 7 3", "r 7"] {
      #expect(script(record) == "a/b.lcs:8: there is no constraint 7")
      #expect(script("r 1", "r 0", record).hasSuffix("10: there is no constraint 7"))
    }
    for record in ["k 1 3", "p 1 3", "r 1"] {
      #expect(script("r 1", record) == "a/b.lcs:9: there is no constraint 1: line 8 removed it")
    }
  }

  @Test func `an ID is unique as long as its constraint is there`() {
    #expect(
      build("c 0 1 == 3 0", "c 0 1 == 3 0")
        == "a/b.lcs:4: there is a constraint 0 already, since line 3")
    #expect(script("a 1 1 == 3 0") == "a/b.lcs:8: there is a constraint 1 already, since line 6")
    #expect(script("r 1", "a 1 1 == 3 0", "r 1", "a 1 2.5 <= 3 1 0 1") == "no error")
  }

  @Test func `a label is unique`() {
    #expect(
      script("dump t", "solve", "dump t")
        == #"a/b.lcs:10: there is a dump "t" already, on line 8"#)
  }

  @Test func `a relation is one of three`() {
    #expect(build("c 0 1 = 3 0") == #"a/b.lcs:3: "=" is not a relation: ==, <= or >="#)
  }
}
