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

  /// Builds several times, after some builds that do not count where a build is short. Then runs the
  /// script on the last build, and once more with a look at the clock after every edit. Small edits take
  /// little longer than such a look.
  ///
  /// - Parameters:
  ///   - script: What to run.
  ///   - repetitions: How many times to build, at least once.
  ///   - diagnoses: Every dump also says what was broken, violated and ambiguous.
  ///   - isCanonical: Every solve is followed by the choice of the canonical answer.
  package init(
    _ script: ConstraintScript, repetitions: Int, diagnoses: Bool, isCanonical: Bool
  ) {
    measurement = Measurement(
      file: script.name, variables: script.variableCount, constraints: script.constraints.count)
    // The gauges are read around the first build only: reading them takes as long as a small build,
    // and what it leaves in the caches would slow down the build after it.
    let (resident, allocated) = (Stopwatch.residentMemory, Stopwatch.allocatedMemory)
    var runner = measureBuild(script, isCanonical)
    measurement.buildMemory = Stopwatch.residentMemory - resident
    measurement.buildHeap = Stopwatch.allocatedMemory - allocated
    // A build that solves without rounding is not short.
    let warmUps =
      runner.statistics.repairs > 0
      ? 0 : Stopwatch.warmUps(forBuildsOf: script.constraints.count)
    // The last build goes when the next one is there: its memory would go back to the system and come
    // again.
    for _ in 1..<warmUps + max(1, repetitions) { runner = measureBuild(script, isCanonical) }
    measurement.builds.removeFirst(warmUps)
    measureScript(script, &runner, diagnoses)
    measurement.pivots = runner.statistics.pivots
    measurement.peakMemory = Stopwatch.peakMemory
    reports = runner.reports
    measureEdits(script, isCanonical)
  }

  private mutating func measureBuild(
    _ script: ConstraintScript, _ isCanonical: Bool
  ) -> ScriptRunner {
    let start = Stopwatch.threadTime
    var runner = ScriptRunner(script, isCanonical: isCanonical)
    runner.build()
    measurement.builds.append(Stopwatch.threadTime - start)
    return runner
  }

  /// Runs the script on the last build. Dumps are not timed.
  private mutating func measureScript(
    _ script: ConstraintScript, _ runner: inout ScriptRunner, _ diagnoses: Bool
  ) {
    var start = Stopwatch.threadTime
    for operation in script.operations {
      guard case .dump(let label) = operation else {
        runner.perform(operation)
        continue
      }
      measurement.script += Stopwatch.threadTime - start
      runner.perform(operation)
      result += runner.dump(label: script.labels[label])
      if diagnoses { result += runner.diagnosis() }
      start = Stopwatch.threadTime
    }
    measurement.script += Stopwatch.threadTime - start
  }

  /// The operations up to and with a `solve` are one edit.
  private mutating func measureEdits(_ script: ConstraintScript, _ isCanonical: Bool) {
    guard !script.operations.isEmpty else { return }
    var runner = ScriptRunner(script, isCanonical: isCanonical)
    runner.build()
    var start = Stopwatch.wallTime
    for operation in script.operations {
      runner.perform(operation)
      switch operation {
      case .solve:
        let now = Stopwatch.wallTime
        measurement.edits.append(now - start)
        start = now
      case .dump:
        start = Stopwatch.wallTime
      default:
        break
      }
    }
  }
}
