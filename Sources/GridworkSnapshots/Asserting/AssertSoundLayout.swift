// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork
import GridworkInspector

/// Asserts that a tree has no conflict, no ambiguity and no other problem under any size, direction
/// and scale of a matrix. Nothing is recorded; one failure lists every layout that has one. Of
/// ambiguities those count that the levels of their views forbid.
///
/// ```swift
/// assertSoundLayout(
///   of: form, in: LayoutMatrix(widths: [200, 320, nil], directions: [.leftToRight, .rightToLeft]))
/// ```
public func assertSoundLayout(
  of view: LayoutView, in matrix: LayoutMatrix = LayoutMatrix(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID, filePath, function, line, column)
  guard let layouts = layouts(of: view, in: matrix, at: place) else { return }
  reportProblems(of: layouts, at: place)
}

/// Asserts that a computed layout, such as a document's, has no conflict, no ambiguity and no other
/// problem.
public func assertSoundLayout(
  of layout: ComputedLayout, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  reportProblems(of: [layout], at: TestPlace(fileID, filePath, function, line, column))
}

private func reportProblems(of layouts: [ComputedLayout], at place: TestPlace) {
  let faulty = layouts.filter { !$0.isSound }
  if faulty.isEmpty { return }
  let lists = faulty.map { layout in
    ([layout.inputsText] + layout.faultTexts).joined(separator: "\n")
  }
  let count =
    layouts.count == 1
    ? "The layout is not sound." : "\(faulty.count) of \(layouts.count) layouts are not sound."
  SnapshotReporter.fail(([count] + lists).joined(separator: "\n\n"), at: place)
}
