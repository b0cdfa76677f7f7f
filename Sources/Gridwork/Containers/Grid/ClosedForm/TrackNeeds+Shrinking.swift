// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension TrackNeeds {
  /// Returns what every track can lose, and what that costs the content views in it; a view that has
  /// no extent along the axis loses nothing. `movesBaselines` tells that containers are aligned on
  /// baselines which move when they shrink.
  func shrinking(
    _ contents: (views: [Borrowed<LayoutView>], cells: [FormulaContents.Cell]),
    along axis: LayoutAxis, movesBaselines: Bool
  ) -> Shortage.Contents {
    var result = Shortage.Contents()
    var ends = rules.map(\.limits.lowerBound)
    for cell in contents.cells.lazy.map({ $0[axis] }) where cell.isShown && cell.inset > 0 {
      let track = Int(cell.first)
      ends[track] = max(ends[track], cell.inset)
    }
    result.tracks = needs.indices.map { track in
      Shortage.Track(
        reach: rules[track].sizing == .content ? max(needs[track] - ends[track], 0) : 0)
    }
    for (content, view) in zip(contents.cells, contents.views) {
      let cell = content[axis]
      guard cell.isShown, cell.extent >= 0 else { continue }
      guard cell.first == cell.last else {
        // How content that spans several tracks gives way is left to a solve.
        for track in cell.first...cell.last {
          result.tracks[Int(track)].contents.append(
            Shortage.Content(spare: 0, cost: .unknown(nil)))
        }
        continue
      }
      let track = Int(cell.first)
      let spare = needs[track] - max(cell.inset + cell.extent, 0)
      let cost = cost(of: view.object, along: axis, movesBaselines, &result)
      result.tracks[track].contents.append(Shortage.Content(spare: spare, cost: cost))
    }
    return result
  }

  private func cost(
    of view: LayoutView, along axis: LayoutAxis, _ movesBaselines: Bool,
    _ result: inout Shortage.Contents
  ) -> Shortage.Content.Cost {
    guard view.isContainer else { return .leaf(view.resistancePriorities[axis]) }
    return movesBaselines
      ? .unknown(view.resistanceByFormula[axis]) : result.cost(ofContainer: view, along: axis)
  }
}

extension CellFormula {
  /// Whether the view takes part in the layout.
  fileprivate var isShown: Bool { rest != .nowhere }
}
