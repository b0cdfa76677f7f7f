// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BenchmarkKit

/// The built-in workloads.
struct WorkloadTests {
  private func script(_ arguments: String) throws -> ConstraintScript {
    let words = arguments.split(separator: " ").map { String($0) }
    return try WorkloadArguments(words[...]).workload.script
  }

  @Test(
    arguments: [
      ("form 7", 79, 199), ("lean 7", 23, 66), ("stack 5", 25, 59), ("nested 2", 85, 173),
      ("enaml", 37, 111),
    ])
  func `a workload has the size that its name says`(
    arguments: String, variables: Int, constraints: Int
  ) throws {
    // form N: 10 N + 9 variables, 27 N + 10 constraints; the others counted by hand likewise.
    let script = try script(arguments)
    #expect(script.variableCount == variables)
    #expect(script.constraints.count == constraints)
  }

  @Test(
    arguments: [
      "form 4 --edits resize", "form 4 --edits intrinsic", "form 4 --edits rows --sorted",
      "form 4 --edits mid", "lean 4 --edits intrinsic", "grid 5 6 --edits intrinsic --seed 3",
      "stack 4 --edits resize", "nested 2 --edits intrinsic", "enaml --edits resize --sorted",
    ])
  func `what is written is read back the same, and solved without a conflict`(
    arguments: String
  ) throws {
    let script = try script(arguments + " --count 20 --dumps 4")
    var again = try ScriptParser.parse(script.text, file: script.name)
    // Slots follow the order of the file.
    again = try ScriptParser.parse(again.text, file: script.name)
    #expect(again.text == script.text)
    let run = MeasuredRun(again, repetitions: 1, diagnoses: true, isCanonical: false)
    #expect(!run.result.contains("broken"))
    #expect(run.reports.isEmpty)
  }

  @Test func `arguments that make no workload are refused`() {
    for arguments in ["form", "grid 3", "enaml 3", "lean 3 --edits mid", "stack 3 --edits up"] {
      #expect(throws: UsageError.self) { try script(arguments) }
    }
  }
}
