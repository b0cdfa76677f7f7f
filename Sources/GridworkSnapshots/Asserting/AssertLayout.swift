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
/// and with the command that accepts the new layouts. Pictures of before and after are attached in Swift
/// Testing, and written to the temporary folder in XCTest. ``SnapshotRecording`` decides when the
/// snapshot is written.
///
/// A layout with faults fails and is not recorded, so that no snapshot preserves a mistake. Faults are
/// conflicts, ambiguities that the `ambiguityLevel` of their view forbids, and problems of containers.
/// A test that is about faults passes `allowingFaults: true`; the faults are then part of its snapshot.
///
/// - Parameters:
///   - view: The topmost view of a tree. If it is the view of a root, the root's settings are restored
///     afterwards. A view that has a superview fails the assertion.
///   - matrix: The sizes, directions and scales; by default the smallest size that fits the content.
///   - name: Distinguishes the snapshots of a test. Required if a test has more than one.
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
  let place = TestPlace(fileID, filePath, function, line, column)
  guard
    let layouts = layouts(of: view, in: matrix, allowingFaults: allowsFaults, at: place)
  else { return }
  SnapshotAssertion(
    layouts: layouts, allowsFaults: allowsFaults, recording: recording, place: place
  ).check(named: name)
}

/// Asserts that the layout of a root matches its snapshot at the root's own size, direction and scale;
/// see ``assertLayout(of:in:named:record:allowingFaults:fileID:filePath:function:line:column:)``.
public func assertLayout(
  of root: LayoutRoot, named name: String? = nil, record recording: SnapshotRecording? = nil,
  allowingFaults allowsFaults: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(
    layouts: [root.assertedLayout(allowingFaults: allowsFaults)], allowsFaults: allowsFaults,
    recording: recording, place: TestPlace(fileID, filePath, function, line, column)
  ).check(named: name)
}

/// Asserts that a computed layout, such as the layout of a document, matches its snapshot; see
/// ``assertLayout(of:in:named:record:allowingFaults:fileID:filePath:function:line:column:)``.
public func assertLayout(
  of layout: ComputedLayout, named name: String? = nil, record recording: SnapshotRecording? = nil,
  allowingFaults allowsFaults: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(
    layouts: [layout], allowsFaults: allowsFaults, recording: recording,
    place: TestPlace(fileID, filePath, function, line, column)
  ).check(named: name)
}

/// Computes the layouts of a matrix. Fails the test and returns nil if that is impossible.
func layouts(
  of view: LayoutView, in matrix: LayoutMatrix, allowingFaults allowsFaults: Bool,
  at place: TestPlace
) -> [ComputedLayout]? {
  let name = view.identifier ?? view.className
  if let superview = view.superview {
    SnapshotReporter.fail(
      "\(name) is a subview of \(superview.identifier ?? superview.className). Assert the topmost "
        + "view, or remove \(name) from its superview first.", at: place)
    return nil
  }
  let layouts = matrix.layouts(
    of: view.layoutRoot ?? LayoutRoot(view), allowingFaults: allowsFaults)
  if layouts.isEmpty {
    SnapshotReporter.fail(
      "The matrix contains no layout: each of its lists needs at least one value.", at: place)
    return nil
  }
  return layouts
}

extension SnapshotAssertion {
  /// Checks the layouts against a file.
  func check(named name: String?) {
    let file = SnapshotFile(place: place, name: name)
    check(snapshot: file.shownPath, stem: file.stem) { text throws(SnapshotError) in
      try SnapshotClaims.shared.claim(file, at: place, text: text)
      return try file.read()
    } write: { text throws(SnapshotError) in
      try [file.write(text), place.adviceToHelper].compactMap { $0 }
    }
  }
}
