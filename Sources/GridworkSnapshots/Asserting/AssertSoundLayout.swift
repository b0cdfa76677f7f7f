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
  let place = TestPlace(fileID, filePath, function, line, column)
  guard let layouts = layouts(of: view, in: matrix, allowingFaults: false, at: place) else {
    return
  }
  reportFaults(of: layouts, at: place)
}

/// Asserts that the layout of a root at the root's own size, direction and scale has no faults; see
/// ``assertSoundLayout(of:in:fileID:filePath:function:line:column:)``.
public func assertSoundLayout(
  of root: LayoutRoot, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  reportFaults(
    of: [root.assertedLayout(allowingFaults: false)],
    at: TestPlace(fileID, filePath, function, line, column))
}

/// Asserts that a computed layout, such as the layout of a document, has no faults; see
/// ``assertSoundLayout(of:in:fileID:filePath:function:line:column:)``.
public func assertSoundLayout(
  of layout: ComputedLayout, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  reportFaults(of: [layout], at: TestPlace(fileID, filePath, function, line, column))
}

private func reportFaults(of layouts: [ComputedLayout], at place: TestPlace) {
  guard let faults = LayoutFaults(of: layouts) else { return }
  SnapshotReporter.fail("\(faults.count.capitalizedSentence).\n\n\(faults.text)", at: place)
}
