// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Why columns are as wide as they are.
@Suite struct TrackReasonTests {
  private func grid(_ name: String, _ rows: [[LayoutView?]]) -> GridView {
    let grid = GridView(views: rows)
    grid.identifier = name
    return grid
  }

  /// The sentences about the columns and gaps of all grids.
  private func sentences(_ root: LayoutRoot) -> [String] {
    root.explainedLayout.reasons.map(\.sentence).filter { $0.hasPrefix("Column ") }
  }

  @Test func `a column gives up its part of what the grid lacks`() {
    // 40 + 6 + 60, of which 20 are missing.
    let form = grid("form", [[box("a", 40, 10), box("b", 60, 10)]])
    #expect(
      sentences(LayoutRoot(form, width: .exact(86), scale: 0)) == [
        "Column 0 of form is 30 wide: 40 for its content (a) less the 10 for which the grid has no room.",
        "Column 1 of form is 50 wide: 60 for its content (b) less the 10 for which the grid has no room.",
      ])
  }

  @Test func `a view that is hidden is not what a column is made for`() {
    let form = grid("form", [[box("a", 60, 10)], [box("b", 60, 10)]])
    form.cell(atColumnIndex: 0, rowIndex: 0).contentView?.isHidden = true
    #expect(
      sentences(LayoutRoot(form, scale: 0)) == [
        "Column 0 of form is 60 wide: 60 for its content (b)."
      ])
  }

  @Test func `every grid of a layout has its reasons`() {
    let names = ["one", "two", "three"]
    let stack = StackView(
      views: names.enumerated().map { grid($1, [[box("\($1)Box", 10 * Double($0 + 1), 10)]]) })
    #expect(
      sentences(LayoutRoot(stack, scale: 0)) == [
        "Column 0 of one is 10 wide: 10 for its content (oneBox).",
        "Column 0 of two is 20 wide: 20 for its content (twoBox).",
        "Column 0 of three is 30 wide: 30 for its content (threeBox).",
      ])
  }
}
