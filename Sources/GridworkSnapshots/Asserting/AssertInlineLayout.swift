// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// Asserts that the layout of a tree matches the text in the assertion's trailing closure.
///
/// ```swift
/// assertInlineLayout(of: makeForm()) {
///   """
///   width fitting, height fitting, ltr, scale 1
///   form 0 0 76 10 first 8
///     name 0 0 40 10 first 8
///     ada 46 0 30 10 first 8
///   """
/// }
/// ```
///
/// Write the assertion without the closure and run the test: the assertion adds the closure to the
/// source. It does so only if the source has not changed since the test was built, and only in a direct
/// call of this function. Comparing, recording, faults and failure messages are the same as in
/// ``assertLayout(of:in:named:record:allowingFaults:fileID:filePath:function:line:column:)``.
///
/// - Complexity: One layout, with its conflicts and ambiguities, for each combination of the matrix.
/// - Parameters:
///   - view: The topmost view of a tree. If it is the view of a root, the root's settings are restored
///     afterwards. A view that has a superview fails the assertion.
///   - matrix: The sizes, directions and scales; by default the smallest size that fits the content.
///   - recording: When to write the snapshot. Nil, the default, leaves that to the trait or the
///     environment.
///   - allowsFaults: Whether the layouts may have faults; false by default.
///   - fileID: The source location of the assertion.
///   - filePath: The source location of the assertion.
///   - function: The source location of the assertion.
///   - line: The source location of the assertion.
///   - column: The source location of the assertion.
///   - expected: The canonical text of the layouts, separated by blank lines.
public func assertInlineLayout(
  of view: LayoutView, in matrix: LayoutMatrix = LayoutMatrix(),
  record recording: SnapshotRecording? = nil, allowingFaults allowsFaults: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let place = TestPlace(fileID, filePath, function, line, column)
  SnapshotReporter.fail(at: place) { () throws(SnapshotError) in
    SnapshotAssertion(
      layouts: try layouts(of: view, in: matrix, allowingFaults: allowsFaults),
      allowsFaults: allowsFaults, recording: recording, place: place
    ).verify(inline: expected?())
  }
}

/// Asserts that the layout of a root at the root's own size, direction and scale matches the text in
/// the assertion's trailing closure; see
/// ``assertInlineLayout(of:in:record:allowingFaults:fileID:filePath:function:line:column:matches:)``.
///
/// - Complexity: That of `LayoutRoot.computedLayout`.
public func assertInlineLayout(
  of root: LayoutRoot, record recording: SnapshotRecording? = nil,
  allowingFaults allowsFaults: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column, matches expected: (() -> String)? = nil
) {
  SnapshotAssertion(
    layouts: [root.assertedLayout(allowingFaults: allowsFaults)], allowsFaults: allowsFaults,
    recording: recording, place: TestPlace(fileID, filePath, function, line, column)
  ).check(inline: expected?())
}

/// Asserts that a computed layout, such as the layout of a document, matches the text in the
/// assertion's trailing closure; see
/// ``assertInlineLayout(of:in:record:allowingFaults:fileID:filePath:function:line:column:matches:)``.
///
/// - Complexity: O(*n*), where *n* is the length of the layout's text.
public func assertInlineLayout(
  of layout: ComputedLayout, record recording: SnapshotRecording? = nil,
  allowingFaults allowsFaults: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column, matches expected: (() -> String)? = nil
) {
  SnapshotAssertion(
    layouts: [layout], allowsFaults: allowsFaults, recording: recording,
    place: TestPlace(fileID, filePath, function, line, column)
  ).check(inline: expected?())
}

extension SnapshotAssertion {
  /// Fails the test unless the layouts match the text of a trailing closure.
  func check(inline expected: String?) {
    SnapshotReporter.fail(verify(inline: expected), at: place)
  }

  /// Compares the layouts with the text of a trailing closure; nil if there is no closure yet.
  fileprivate func verify(inline expected: String?) -> String? {
    verify(
      snapshot: "the inline snapshot on line \(place.line)",
      stem: "\(SnapshotFile.stem(test: place.testName))-line-\(place.line)"
    ) { _ in
      expected?.trimmedEnd
    } write: { text throws(SnapshotError) in
      try InlineSnapshotRecorder.shared.record(text, at: place, replacesClosure: expected != nil)
      return []
    }
  }
}
