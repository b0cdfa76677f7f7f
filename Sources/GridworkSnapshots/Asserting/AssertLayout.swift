// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// Asserts that the layout of a tree matches its snapshot at every size, direction and scale of a
/// matrix.
///
/// ```swift
/// @Test func `the form keeps its shape`() {
///   assertLayout(
///     of: makeForm(),
///     in: LayoutMatrix(widths: [nil, 200], directions: [.leftToRight, .rightToLeft]))
/// }
/// ```
///
/// The snapshot is canonical text in `__Snapshots__/<TestFile>/<test>.txt`, with one section per layout;
/// a suite inside another one has a folder in between. In Swift Testing `<test>` is the test that is
/// running, in XCTest it is `function`. Spaces become dashes, and other characters a suffix, so that two
/// names never share a file.
///
/// A failure lists all layouts that changed: as a unified diff, as the views that moved and by how much,
/// and with the command that accepts the new layouts. The diff and pictures of before and after are
/// attached in Swift Testing, and written to the temporary folder in XCTest. If the environment variable
/// `GRIDWORK_ARTIFACTS` names a folder, they are written there, in either library.
/// ``SnapshotRecording`` decides when the snapshot is written.
///
/// A layout with faults fails and is not recorded, so that no snapshot preserves a mistake. Faults are
/// conflicts, ambiguities that the `ambiguityLevel` of their view forbids, and problems of containers.
/// A test that is about faults passes `allowingFaults: true`; the faults are then part of its snapshot.
///
/// - Complexity: One layout, with its conflicts and ambiguities, for each combination of the matrix.
/// - Parameters:
///   - view: The topmost view of a tree. If it is the view of a root, the root's settings are restored
///     afterwards. A view that has a superview fails the assertion.
///   - matrix: The sizes, directions and scales; by default the smallest size that fits the content.
///   - name: Distinguishes the snapshots of a test. Required if a test has more than one. Two names that make one
///     file name, such as `1.0` and `1-0`, fail.
///   - recording: When to write the snapshot. Nil, the default, leaves that to the trait or the
///     environment.
///   - allowsFaults: Whether the layouts may have faults; false by default.
///   - fileID: The source location of the assertion. A helper that contains the assertion takes all
///     five of its caller and passes them on.
///   - filePath: The source location of the assertion.
///   - function: The source location of the assertion.
///   - line: The source location of the assertion.
///   - column: The source location of the assertion.
public func assertLayout(
  of view: LayoutView, in matrix: LayoutMatrix = LayoutMatrix(), named name: String? = nil,
  record recording: SnapshotRecording? = nil, allowingFaults allowsFaults: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  SnapshotReporter.fail(
    verifyLayout(
      of: view, in: matrix, named: name, record: recording, allowingFaults: allowsFaults,
      fileID: fileID, filePath: filePath, function: function, line: line, column: column),
    at: TestPlace(fileID, filePath, function, line, column))
}

/// Asserts that the layout of a root matches its snapshot at the root's own size, direction and scale;
/// see ``assertLayout(of:in:named:record:allowingFaults:fileID:filePath:function:line:column:)``.
///
/// - Complexity: That of `LayoutRoot.computedLayout`.
public func assertLayout(
  of root: LayoutRoot, named name: String? = nil, record recording: SnapshotRecording? = nil,
  allowingFaults allowsFaults: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotReporter.fail(
    verifyLayout(
      of: root, named: name, record: recording, allowingFaults: allowsFaults,
      fileID: fileID, filePath: filePath, function: function, line: line, column: column),
    at: TestPlace(fileID, filePath, function, line, column))
}

/// Asserts that a computed layout, such as the layout of a document, matches its snapshot; see
/// ``assertLayout(of:in:named:record:allowingFaults:fileID:filePath:function:line:column:)``.
///
/// - Complexity: O(*n*), where *n* is the length of the layout's text.
public func assertLayout(
  of layout: ComputedLayout, named name: String? = nil, record recording: SnapshotRecording? = nil,
  allowingFaults allowsFaults: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotReporter.fail(
    verifyLayout(
      of: layout, named: name, record: recording, allowingFaults: allowsFaults,
      fileID: fileID, filePath: filePath, function: function, line: line, column: column),
    at: TestPlace(fileID, filePath, function, line, column))
}
