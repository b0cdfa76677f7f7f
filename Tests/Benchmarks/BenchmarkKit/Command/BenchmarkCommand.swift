// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The command `gridwork-bench`.
package enum BenchmarkCommand {
  package static let usage = """
    usage: gridwork-bench run FILE.lcs [--reps N] [--dump OUT] [--diagnose] [--canonical]
           gridwork-bench workload NAME SIZE… [--edits none|resize|intrinsic|rows|mid]
                          [--count N] [--dumps N] [--seed N] [--sorted]
           gridwork-bench scene NAME [SHAPE] SIZE… [--reps N] [--count N] [--edit NAME] [--seed N]
           gridwork-bench endure [--edits N] [--size N] [--seed N]
    """

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: What follows the name of the command.
  ///   - print: Takes a line for standard output.
  ///   - complain: Takes a line for standard error.
  /// - Returns: The exit status: 0; 1 when a solve was stopped before its optimum, or an old solver
  ///   differs from a new one; 2 when the arguments or the file are wrong.
  package static func run(
    _ arguments: [String], print: (String) -> Void, complain: (String) -> Void
  ) -> Int32 {
    do {
      switch arguments.first {
      case "run":
        return try runScript(arguments.dropFirst(), print, complain)
      case "workload":
        print(try WorkloadArguments(arguments.dropFirst()).workload.script.text)
        return 0
      case "scene":
        let arguments = try SceneArguments(arguments.dropFirst())
        let run = try SceneRun(arguments)
        for line in run.lines { print(line) }
        return 0
      case "endure":
        return try endure(arguments.dropFirst(), print)
      case "help", "--help", "-h":
        print(usage)
        return 0
      case .some(let other): throw UsageError("there is no command \(quoted(other))")
      case nil: throw UsageError("no command is given")
      }
    } catch let error as UsageError {
      complain("gridwork-bench: \(error.problem)\n\(usage)")
    } catch {
      complain("\(error)")
    }
    return 2
  }

  private static func runScript(
    _ arguments: ArraySlice<String>, _ print: (String) -> Void, _ complain: (String) -> Void
  ) throws -> Int32 {
    let arguments = try ArgumentList(
      arguments, options: ["--reps", "--dump"], flags: ["--diagnose", "--canonical"])
    guard let file = arguments.words.first else { throw UsageError("no file is given") }
    guard arguments.words.count == 1 else {
      throw UsageError("one file at a time: \(arguments.words.joined(separator: " or "))")
    }
    let repetitions = try arguments.positiveNumber("--reps", usual: 5)
    let run = MeasuredRun(
      try ConstraintScript(path: file), repetitions: repetitions,
      diagnoses: arguments["--diagnose"] != nil, isCanonical: arguments["--canonical"] != nil)
    if let path = arguments["--dump"] { try write(run.result, to: path) }
    print(run.measurement.json)
    for report in run.reports { complain("\(file): \(report)") }
    return run.reports.isEmpty ? 0 : 1
  }

  private static func endure(
    _ arguments: ArraySlice<String>, _ print: (String) -> Void
  ) throws(UsageError) -> Int32 {
    let arguments = try ArgumentList(arguments, options: ["--edits", "--size", "--seed"])
    if let word = arguments.words.first {
      throw UsageError("endure takes options, not \(quoted(word))")
    }
    let edits = try arguments.positiveNumber("--edits", usual: 1_000_000)
    var endurance = Endurance(
      places: try arguments.positiveNumber("--size", usual: 100),
      seed: try arguments.positiveNumber("--seed", usual: 1))
    let start = Stopwatch.threadTime
    endurance.run(edits: edits, comparisons: 100)
    var line = JSONLine()
    line.add("edits", edits)
    line.add("edit_mean_us", (Stopwatch.threadTime - start) / Double(edits))
    line.add("comparisons", endurance.comparisons)
    line.add("greatest_difference", "\(endurance.difference)")
    line.add("misjudged_ambiguities", endurance.misjudged)
    line.add("unfinished_solves", endurance.unfinished)
    line.add("unproved_answers", endurance.unproved)
    line.add("early_rss_kb", endurance.earlyMemory)
    line.add("late_rss_kb", endurance.lateMemory)
    line.add("pivots", endurance.pivots)
    line.add("rebuilds", endurance.rebuilds)
    print(line.text)
    return endurance.answersLikeANewOne && endurance.memoryIsFlat ? 0 : 1
  }

  private static func write(_ text: String, to path: String) throws(ScriptError) {
    do {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    } catch {
      throw ScriptError(file: path, line: nil, problem: "cannot be written")
    }
  }
}
