// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// Asserts that a tree is laid out as its snapshot says: under every size, direction and scale of a
/// matrix.
///
/// ```swift
/// @Test func `the form fits a phone`() {
///   assertLayout(of: form, in: LayoutMatrix(widths: [320, 375]))
/// }
/// ```
///
/// The snapshot is canonical text in `__Snapshots__/<TestFile>/<test>.txt`, with a section for every
/// layout; conflicts and ambiguities are part of it. One failure lists all layouts that changed, as
/// a unified diff and as what moved by how much, with the command that accepts them; pictures of
/// before and after are attached (Swift Testing) or written to the temporary folder (XCTest). When
/// snapshots are written, see ``SnapshotRecording``.
///
/// - Parameters:
///   - view: The top of a tree; it may be the view of a root, which is left as it was. A view inside
///     another one fails.
///   - matrix: What to lay it out under; by default as small as the content allows.
///   - name: Tells the snapshots of one test apart; needed as soon as there are two.
///   - recording: When to write the snapshot; by default as trait and environment say.
///   - fileID: Where the assertion stands.
///   - filePath: Where the assertion stands.
///   - function: Where the assertion stands.
///   - line: Where the assertion stands.
///   - column: Where the assertion stands.
public func assertLayout(
  of view: LayoutView, in matrix: LayoutMatrix = LayoutMatrix(), named name: String? = nil,
  record recording: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID, filePath, function, line, column)
  guard let layouts = layouts(of: view, in: matrix, at: place) else { return }
  compare(layouts, named: name, recording: recording, at: place)
}

/// Asserts that a tree is laid out as its snapshot says, under its root's own size, direction and
/// scale; see ``assertLayout(of:in:named:record:fileID:filePath:function:line:column:)``.
public func assertLayout(
  of root: LayoutRoot, named name: String? = nil, record recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  compare(
    [root.computedLayout], named: name, recording: recording,
    at: TestPlace(fileID, filePath, function, line, column))
}

/// Asserts that a computed layout, such as a document's, is as its snapshot says; see
/// ``assertLayout(of:in:named:record:fileID:filePath:function:line:column:)``.
public func assertLayout(
  of layout: ComputedLayout, named name: String? = nil, record recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  compare(
    [layout], named: name, recording: recording,
    at: TestPlace(fileID, filePath, function, line, column))
}

/// Lays a tree out under a matrix; fails, and returns nil, where that is impossible.
func layouts(
  of view: LayoutView, in matrix: LayoutMatrix, at place: TestPlace
) -> [ComputedLayout]? {
  let name = view.identifier ?? view.className
  if let superview = view.superview {
    SnapshotReporter.fail(
      "\(name) lies inside \(superview.identifier ?? superview.className). Assert the top of the "
        + "tree, or take the view out first.", at: place)
    return nil
  }
  let layouts = matrix.layouts(of: view.layoutRoot ?? LayoutRoot(view))
  if layouts.isEmpty {
    SnapshotReporter.fail(
      "The matrix has no layout: each of its lists needs a value.", at: place)
    return nil
  }
  return layouts
}

/// Compares layouts with the file of their snapshot, or writes it.
func compare(
  _ layouts: [ComputedLayout], named name: String?, recording: SnapshotRecording?,
  at place: TestPlace
) {
  do throws(SnapshotFault) {
    let mode = try SnapshotRecording.settled(parameter: recording)
    let file = SnapshotFile(place: place, name: name)
    let text = SnapshotComparison.text(of: layouts)
    try SnapshotClaims.shared.claim(file, at: place, text: text)
    let verdict = SnapshotVerdict(stored: try file.read(), text: text, mode: mode)
    if verdict.writes { try file.write(text) }
    SnapshotReporter.report(
      verdict, of: layouts, snapshot: file.shownPath, stem: file.stem, at: place)
  } catch {
    SnapshotReporter.fail(error.text, at: place)
  }
}
