// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// Asserts that a tree has no faults at any size, direction and scale of a matrix.
///
/// Faults are conflicts, ambiguities that the `ambiguityLevel` of their view forbids, and problems of
/// containers. The assertion records nothing. Its failure lists every layout that has faults.
///
/// ```swift
/// assertSoundLayout(of: makeForm(), in: LayoutMatrix(widths: [nil, 76, 200, 900]))
/// ```
///
/// - Complexity: One layout, with its conflicts and ambiguities, for each combination of the matrix.
/// - Parameters:
///   - view: The topmost view of a tree. If it is the view of a root, the root's settings are restored
///     afterwards. A view that has a superview fails the assertion.
///   - matrix: The sizes, directions and scales; by default the smallest size that fits the content.
///   - fileID: The source location of the assertion.
///   - filePath: The source location of the assertion.
///   - function: The source location of the assertion.
///   - line: The source location of the assertion.
///   - column: The source location of the assertion.
public func assertSoundLayout(
  of view: LayoutView, in matrix: LayoutMatrix = LayoutMatrix(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotReporter.fail(at: TestPlace(fileID, filePath, function, line, column)) {
    () throws(SnapshotError) in
    faultText(of: try layouts(of: view, in: matrix, allowingFaults: false))
  }
}

/// Asserts that the layout of a root at the root's own size, direction and scale has no faults; see
/// ``assertSoundLayout(of:in:fileID:filePath:function:line:column:)``.
///
/// - Complexity: That of `LayoutRoot.computedLayout`.
public func assertSoundLayout(
  of root: LayoutRoot, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  SnapshotReporter.fail(
    faultText(of: [root.assertedLayout(allowingFaults: false)]),
    at: TestPlace(fileID, filePath, function, line, column))
}

/// Asserts that a computed layout, such as the layout of a document, has no faults; see
/// ``assertSoundLayout(of:in:fileID:filePath:function:line:column:)``.
///
/// - Complexity: O(*n*), where *n* is the number of ambiguities.
public func assertSoundLayout(
  of layout: ComputedLayout, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  SnapshotReporter.fail(
    faultText(of: [layout]), at: TestPlace(fileID, filePath, function, line, column))
}

private func faultText(of layouts: [ComputedLayout]) -> String? {
  LayoutFaults(of: layouts).map { "\($0.count.capitalizedSentence).\n\n\($0.text)" }
}
