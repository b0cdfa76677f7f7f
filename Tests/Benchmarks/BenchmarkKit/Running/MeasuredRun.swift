// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A script run with the clock beside it.
package struct MeasuredRun: ~Copyable {
  package private(set) var measurement: Measurement
  /// What the dumps of the script wrote.
  package private(set) var result = ""
  /// What solves reported beside values.
  package private(set) var reports: [String] = []

  /// Builds several times, then runs the script once, on the last build.
  ///
  /// - Parameters:
  ///   - script: What to run.
  ///   - repetitions: How often to build, at least once.
  ///   - diagnoses: Every dump also says what was broken, violated and ambiguous.
  ///   - isCanonical: Every solve is followed by the choice of the canonical answer.
  package init(
    _ script: ConstraintScript, repetitions: Int, diagnoses: Bool, isCanonical: Bool
  ) {
    measurement = Measurement(
      file: script.name, variables: script.variableCount, constraints: script.constraints.count)
    var runner = measureBuild(script, isCanonical)
    for _ in 1..<max(1, repetitions) { runner = measureBuild(script, isCanonical) }
    measureScript(script, &runner, diagnoses)
    measurement.pivots = runner.statistics.pivots
    measurement.peakMemory = Stopwatch.peakMemory
    reports = runner.reports
  }

  private mutating func measureBuild(
    _ script: ConstraintScript, _ isCanonical: Bool
  ) -> ScriptRunner {
    let (resident, allocated) = (Stopwatch.residentMemory, Stopwatch.allocatedMemory)
    let start = Stopwatch.threadTime
    var runner = ScriptRunner(script, isCanonical: isCanonical)
    runner.build()
    measurement.builds.append(Stopwatch.threadTime - start)
    if measurement.builds.count == 1 {
      measurement.buildMemory = Stopwatch.residentMemory - resident
      measurement.buildHeap = Stopwatch.allocatedMemory - allocated
    }
    return runner
  }

  /// The operations up to and with a `solve` are one edit. Dumps are not timed.
  private mutating func measureScript(
    _ script: ConstraintScript, _ runner: inout ScriptRunner, _ diagnoses: Bool
  ) {
    var threadStart = Stopwatch.threadTime
    var wallStart = Stopwatch.wallTime
    for operation in script.operations {
      if case .dump(let label) = operation {
        measurement.script += Stopwatch.threadTime - threadStart
        runner.perform(operation)
        result += runner.dump(label: label)
        if diagnoses { result += runner.diagnosis() }
        threadStart = Stopwatch.threadTime
        wallStart = Stopwatch.wallTime
        continue
      }
      runner.perform(operation)
      if case .solve = operation {
        let now = Stopwatch.wallTime
        measurement.edits.append(now - wallStart)
        wallStart = now
      }
    }
    measurement.script += Stopwatch.threadTime - threadStart
  }
}
