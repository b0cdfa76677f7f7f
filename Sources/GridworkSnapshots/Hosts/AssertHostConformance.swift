// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Asserts that an adapter satisfies the host contract.
///
/// The assertion builds small forms from the adapter's widgets and checks:
///
/// - *measuring*: sizes are valid, repeated questions get the same answer, and a note never becomes
///   taller as it becomes wider;
/// - *baselines*: both lie within the widget;
/// - *frames*: widgets are at their computed frames, at several sizes and after a text has changed;
/// - *hidden views*: a view that a hidden row or the program hides is not shown, and reappears with
///   its row;
/// - *right to left*: the form is mirrored exactly once;
/// - *rounding*: adjacent widgets share the same edge in pixels;
/// - *changes*: a change only schedules a layout, which runs later;
/// - *re-entrance*: a change made during a layout takes effect in the next one;
/// - *number of measurements*: only what changed is measured, and wrapping text at most 17 times in
///   a layout: five times in the pass, and four times in each of up to three measurements.
///
/// ```swift
/// @Test func `the paper host keeps the contract`() {
///   assertHostConformance { PaperHost() }
/// }
/// ```
///
/// The failure lists every violation of the contract. The checks of whole forms depend on correct
/// measurements, so they are skipped if *measuring* or *baselines* fails.
///
/// - Complexity: Some layouts of small forms for each check.
/// - Parameters:
///   - fileID: The source location of the assertion.
///   - filePath: The source location of the assertion.
///   - function: The source location of the assertion.
///   - line: The source location of the assertion.
///   - column: The source location of the assertion.
///   - makeAdapter: Returns a new adapter. The assertion calls it once for each check.
public func assertHostConformance(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column,
  of makeAdapter: () -> any HostAdapter
) {
  func violations(of checks: [HostCheck]) -> [String] {
    checks.flatMap { check in
      check.violations(makeAdapter()).map { "- \(check.name): \($0)" }
    }
  }
  var all = violations(of: HostCheck.ofLeaves)
  if all.isEmpty { all = violations(of: HostCheck.ofTrees) }
  guard !all.isEmpty else { return }
  let count = all.count == 1 ? "in 1 place" : "in \(all.count) places"
  SnapshotReporter.fail(
    "The host adapter breaks the contract \(count).\n\n\(all.joined(separator: "\n"))",
    at: TestPlace(fileID, filePath, function, line, column))
}
