// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Asserts that an adapter keeps the host contract.
///
/// The assertion builds small forms from the adapter's widgets, and checks:
///
/// - *measuring*: sizes are usable, the same when asked again, and a note is never taller where it is
///   wider;
/// - *baselines*: both lie within the widget;
/// - *frames*: widgets are where the layout puts them, at several sizes and after a text has changed;
/// - *hidden views*: what a hidden row or the program hides is not shown, and comes back;
/// - *right to left*: the form is mirrored, once;
/// - *rounding*: widgets that share an edge share it in pixels;
/// - *changes*: a change is only noted, and laid out later;
/// - *re-entrance*: a change in the middle of a layout reaches the next one;
/// - *number of measurements*: nothing is measured that did not change, and text that wraps at most 17
///   times in a layout: five times in the pass, and four times in each of up to three measurements.
///
/// ```swift
/// @Test func `the paper host keeps the contract`() {
///   assertHostConformance { PaperHost() }
/// }
/// ```
///
/// The failure lists everything that breaks the contract. Checks of whole forms need widgets that
/// measure correctly: they are left out as long as *measuring* or *baselines* fails.
///
/// - Parameters:
///   - fileID: The source location of the assertion.
///   - filePath: The source location of the assertion.
///   - function: The source location of the assertion.
///   - line: The source location of the assertion.
///   - column: The source location of the assertion.
///   - makeAdapter: Returns a new adapter. It is called once for each check.
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
