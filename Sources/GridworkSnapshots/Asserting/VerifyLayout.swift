// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// Compares the layout of a tree with its snapshot at every size, direction and scale of a matrix, and
/// returns the failure instead of failing the test.
///
/// ```swift
/// let failure = verifyLayout(of: makeForm(), in: LayoutMatrix(widths: [nil, 200]))
/// if let failure { Issue.record("The form is not as designed. \(failure)") }
/// ```
///
/// An assertion built from it takes the source location of its caller and passes it on.
/// Comparing, recording, faults and attachments are those of
/// ``assertLayout(of:in:named:record:allowingFaults:fileID:filePath:function:line:column:)``, which has
/// the same parameters.
///
/// - Complexity: One layout, with its conflicts and ambiguities, for each combination of the matrix.
/// - Returns: The text of the failure; nil if the layouts match the snapshot.
public func verifyLayout(
  of view: LayoutView, in matrix: LayoutMatrix = LayoutMatrix(), named name: String? = nil,
  record recording: SnapshotRecording? = nil, allowingFaults allowsFaults: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  do throws(SnapshotError) {
    return SnapshotAssertion(
      layouts: try layouts(of: view, in: matrix, allowingFaults: allowsFaults),
      allowsFaults: allowsFaults, recording: recording,
      place: TestPlace(fileID, filePath, function, line, column)
    ).verify(named: name)
  } catch {
    return error.text
  }
}

/// Compares the layout of a root with its snapshot at the root's own size, direction and scale, and
/// returns the failure; see
/// ``verifyLayout(of:in:named:record:allowingFaults:fileID:filePath:function:line:column:)``.
///
/// - Complexity: That of `LayoutRoot.computedLayout`.
public func verifyLayout(
  of root: LayoutRoot, named name: String? = nil, record recording: SnapshotRecording? = nil,
  allowingFaults allowsFaults: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  SnapshotAssertion(
    layouts: [root.assertedLayout(allowingFaults: allowsFaults)], allowsFaults: allowsFaults,
    recording: recording, place: TestPlace(fileID, filePath, function, line, column)
  ).verify(named: name)
}

/// Compares a computed layout, such as the layout of a document, with its snapshot, and returns the
/// failure; see
/// ``verifyLayout(of:in:named:record:allowingFaults:fileID:filePath:function:line:column:)``.
///
/// - Complexity: O(*n*), where *n* is the length of the layout's text.
public func verifyLayout(
  of layout: ComputedLayout, named name: String? = nil, record recording: SnapshotRecording? = nil,
  allowingFaults allowsFaults: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  SnapshotAssertion(
    layouts: [layout], allowsFaults: allowsFaults, recording: recording,
    place: TestPlace(fileID, filePath, function, line, column)
  ).verify(named: name)
}

/// Computes the layouts of a matrix.
func layouts(
  of view: LayoutView, in matrix: LayoutMatrix, allowingFaults allowsFaults: Bool
) throws(SnapshotError) -> [ComputedLayout] {
  try answers(of: view, in: matrix) { $0.assertedLayout(allowingFaults: allowsFaults) }
}

/// Asks something about the layouts of a matrix.
///
/// - Throws: An error if the view has a superview, or if the matrix contains no layout.
func answers<Answer>(
  of view: LayoutView, in matrix: LayoutMatrix, _ ask: (LayoutRoot) -> Answer
) throws(SnapshotError) -> [Answer] {
  let name = view.identifier ?? view.className
  if let superview = view.superview {
    throw SnapshotError(
      "\(name) is a subview of \(superview.identifier ?? superview.className). Assert the topmost "
        + "view, or remove \(name) from its superview first.")
  }
  let answers = matrix.answers(of: view.layoutRoot ?? LayoutRoot(view), ask)
  if answers.isEmpty {
    throw SnapshotError(
      "The matrix contains no layout: each of its lists needs at least one value.")
  }
  return answers
}

extension SnapshotAssertion {
  /// Compares the layouts with a file.
  func verify(named name: String?) -> String? {
    let file = SnapshotFile(place: place, name: name)
    return verify(snapshot: file.shownPath, stem: file.stem) { text throws(SnapshotError) in
      try SnapshotClaims.shared.claim(file, at: place, text: text)
      return try file.read()
    } write: { text throws(SnapshotError) in
      try [file.write(text), place.adviceToHelper].compactMap { $0 }
    }
  }
}
