// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// How the rows of a grid fall on pages: whole rows, in order, as many as fit.
struct PageBreaks: Equatable {
  /// The positions of each page's rows among the grid's visible rows. The header is in none of them.
  var pages: [Range<Int>] = []

  /// Breaks the visible rows of a grid.
  ///
  /// Row 0 is the header, which takes its room on every page. A row in `kept` stays on the page of
  /// the row before it.
  ///
  /// - Parameters:
  ///   - rows: The visible rows, of which there are at least two.
  ///   - kept: The positions of rows that are not parted from the row before them.
  ///   - firstHeight: The room for rows on the first page, in points.
  ///   - height: The room for rows on each of the other pages, in points.
  /// - Throws: An error that names the first row of those that need more room than a page has.
  init(
    _ rows: [ComputedLayout.Track], keepingWithPrevious kept: Set<Int>, firstHeight: Double,
    height: Double
  ) throws(RowsTooTall) {
    let header = rows[0].outerExtent + rows[0].spacingAfter
    var start = 1
    while start < rows.count {
      let room = (pages.isEmpty ? firstHeight : height) - header
      // The rows up to `end` fit; of these, the page takes those up to the last place to break.
      var end = start
      var breakpoint = start
      while end < rows.count, rows[end].bottom - rows[start].top <= room + 1e-6 {
        end += 1
        if !kept.contains(end) { breakpoint = end }
      }
      guard breakpoint > start else {
        // The first page may have less room than the others: it can stay without rows.
        guard pages.isEmpty, firstHeight < height else {
          throw RowsTooTall(row: rows[start].index, room: room)
        }
        pages.append(start..<start)
        continue
      }
      pages.append(start..<breakpoint)
      start = breakpoint
    }
  }
}

/// Rows that must stay together need more room than a page has.
struct RowsTooTall: Error, Equatable, CustomStringConvertible {
  /// The index of the first of them in the grid.
  var row: Int
  /// The room that a page has for rows, in points.
  var room: Double

  var description: String {
    "Row \(row) does not fit on a page, which has \(pdfNumber(room)) points of room. Shorten its "
      + "description, or use smaller margins."
  }
}

extension ComputedLayout.Track {
  /// The distance from the grid's top to the row's, padding included.
  var top: Double { position - paddingBefore }
  /// The distance from the grid's top to the row's bottom, padding included.
  var bottom: Double { position + extent + paddingAfter }
  /// The height with padding.
  var outerExtent: Double { bottom - top }
}
