// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension SVGPicture {
  /// Writes the bands of one kind for all grids. Merged areas are written with the tracks, and
  /// separators with the gaps.
  func writeBands(_ kind: GridBand.Kind, to group: inout MarkupWriter) {
    for grid in layout.grids where isDrawn(grid.item) {
      for band in layout.bands(of: grid) where band.kind == kind {
        group.element("rect", MarkupWriter.attributes(of: band.rect), title: band.words)
      }
      switch kind {
      case .track: writeMerges(of: grid, to: &group)
      case .gap: writeSeparators(of: grid, to: &group)
      case .padding: break
      }
    }
  }

  /// Writes the parts of stacks that no view covers.
  func writeStackSpaces(to group: inout MarkupWriter) {
    for space in layout.stackSpaces(children: children) {
      group.element("rect", MarkupWriter.attributes(of: space.rect), title: space.words)
    }
  }

  private func writeMerges(of grid: ComputedLayout.Grid, to group: inout MarkupWriter) {
    for area in grid.merges {
      guard let rect = layout.rect(of: area, in: grid), rect.isDrawable else { continue }
      group.element(
        "rect", [("class", "merge")] + MarkupWriter.attributes(of: rect),
        title: "columns \(area.columns.words) and rows \(area.rows.words) merged")
    }
  }

  private func writeSeparators(of grid: ComputedLayout.Grid, to group: inout MarkupWriter) {
    for separator in layout.separators(of: grid) where separator.isDrawable {
      group.element("rect", [("class", "separator")] + MarkupWriter.attributes(of: separator))
    }
  }
}

extension Range<Int> {
  /// The range as text: `2`, or `2 to 4` with both ends included.
  var words: String { count == 1 ? "\(lowerBound)" : "\(lowerBound) to \(upperBound - 1)" }
}
