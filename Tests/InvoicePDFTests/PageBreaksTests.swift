// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@testable import InvoicePDF

struct PageBreaksTests {
  /// Rows of the given heights, 1 apart, the header first.
  func rows(_ heights: [Double]) -> [ComputedLayout.Track] {
    var top = 0.0
    return heights.enumerated().map { index, height in
      defer { top += height + 1 }
      let isLast = index == heights.count - 1
      // Of each height, 1 is padding above and 2 below.
      return ComputedLayout.Track(
        index: index, position: top + 1, extent: height - 3, paddingBefore: 1, paddingAfter: 2,
        spacingAfter: isLast ? 0 : 1)
    }
  }

  func pages(
    _ heights: [Double], kept: Set<Int> = [], first: Double, other: Double
  ) throws -> [Range<Int>] {
    try PageBreaks(rows(heights), keepingWithPrevious: kept, firstHeight: first, height: other)
      .pages
  }

  @Test func `a page takes the rows that fit below the header`() throws {
    // The header takes 11 of 44. Three rows of 10 with 1 between them take 32; 33 are left.
    #expect(try pages([10, 10, 10, 10, 10], first: 44, other: 44) == [1..<4, 4..<5])
    #expect(try pages([10, 10, 10, 10, 10], first: 43, other: 43) == [1..<4, 4..<5])
    #expect(try pages([10, 10, 10, 10, 10], first: 42.9, other: 42.9) == [1..<3, 3..<5])
  }

  @Test func `the first page may have less room than the others`() throws {
    #expect(try pages([10, 10, 10, 10, 10], first: 21, other: 43) == [1..<2, 2..<5])
    // Not even one row fits on the first page.
    #expect(try pages([10, 10, 10, 10, 10], first: 20, other: 43) == [1..<1, 1..<4, 4..<5])
  }

  @Test func `kept rows take the row before them to the next page`() throws {
    // Rows 4 and 5 stay with row 3, which fits on the first page by itself.
    #expect(
      try pages([10, 10, 10, 10, 10, 10], kept: [4, 5], first: 43, other: 43) == [1..<3, 3..<6])
  }

  @Test func `rows that fit on no page are an error that names the row`() {
    let error = #expect(throws: RowsTooTall.self) {
      try pages([10, 10, 33, 10], first: 43, other: 43)
    }
    #expect(error == RowsTooTall(row: 2, room: 32))
    #expect(
      error?.description
        == "Row 2 does not fit on a page, which has 32 points of room. Shorten its description, or "
        + "use smaller margins.")
    #expect(throws: RowsTooTall(row: 1, room: 32)) {
      try pages([10, 10, 10, 10, 10], kept: [2, 3, 4], first: 20, other: 43)
    }
  }
}
