// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// Asserts that a tree is laid out as the closure behind the assertion says.
///
/// ```swift
/// assertInlineLayout(of: form, in: LayoutMatrix(widths: [200])) {
///   """
///   width 200, height fitting, ltr, scale 1
///   form 0 0 200 23
///     label 0 4 50 16 first 12
///     field 56 0 144 23 first 16
///   """
/// }
/// ```
///
/// Write the assertion without the closure and run the test: it is written into the source. Like
/// files of snapshots it is compared and recorded as ``SnapshotRecording`` says, and the failure has
/// the same words.
///
/// - Parameters:
///   - view: The top of a tree; it may be the view of a root, which is left as it was.
///   - matrix: What to lay it out under; by default as small as the content allows.
///   - recording: When to write the snapshot; by default as trait and environment say.
///   - fileID: Where the assertion stands.
///   - filePath: Where the assertion stands.
///   - function: Where the assertion stands.
///   - line: Where the assertion stands.
///   - column: Where the assertion stands.
///   - expected: The canonical text of the layouts, a blank line between two.
public func assertInlineLayout(
  of view: LayoutView, in matrix: LayoutMatrix = LayoutMatrix(),
  record recording: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column, matches expected: (() -> String)? = nil
) {
  let place = TestPlace(fileID, filePath, function, line, column)
  guard let layouts = layouts(of: view, in: matrix, at: place) else { return }
  compare(layouts, with: expected?(), recording: recording, at: place)
}

/// Asserts that a tree is laid out as the closure behind the assertion says, under its root's own
/// size, direction and scale.
public func assertInlineLayout(
  of root: LayoutRoot, record recording: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column, matches expected: (() -> String)? = nil
) {
  compare(
    [root.computedLayout], with: expected?(), recording: recording,
    at: TestPlace(fileID, filePath, function, line, column))
}

/// Asserts that a computed layout, such as a document's, is as the closure behind the assertion says.
public func assertInlineLayout(
  of layout: ComputedLayout, record recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  compare(
    [layout], with: expected?(), recording: recording,
    at: TestPlace(fileID, filePath, function, line, column))
}

/// Compares layouts with an inline snapshot, or writes it.
func compare(
  _ layouts: [ComputedLayout], with expected: String?, recording: SnapshotRecording?,
  at place: TestPlace
) {
  do throws(SnapshotFault) {
    let mode = try SnapshotRecording.settled(parameter: recording)
    let text = SnapshotComparison.text(of: layouts)
    let verdict = SnapshotVerdict(stored: expected?.trimmedEnd, text: text, mode: mode)
    if verdict.writes { try InlineSnapshotRecorder.shared.record(text, at: place) }
    SnapshotReporter.report(
      verdict, of: layouts, snapshot: "the inline snapshot in line \(place.line)",
      stem: "\(SnapshotFile.stem(place.functionName))-line-\(place.line)", at: place)
  } catch {
    SnapshotReporter.fail(error.text, at: place)
  }
}
