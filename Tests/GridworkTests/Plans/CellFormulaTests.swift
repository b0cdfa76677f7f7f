// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Where content lies between the lines of its cell.
@Suite struct CellFormulaTests {
  @Test func `content has its own extent, or the room that there is`() {
    func solved(_ rest: CellFormula.Rest, _ extent: Double) -> [Double] {
      let solved = [10.0, 50].withUnsafeBufferPointer {
        CellFormula(0..<1, rest, inset: 4, extent: extent).solved($0)
      }
      return [solved.position, solved.extent]
    }
    #expect(solved(.near, 20) == [14, 20])
    #expect(solved(.far, 20) == [26, 20])
    #expect(solved(.near, 60) == [14, 36])
    #expect(solved(.far, 60) == [10, 36])
  }

  @Test(arguments: [CellFormula.Rest.near, .far, .center, .fill])
  func `no extent is negative where rounding swaps the lines`(_ rest: CellFormula.Rest) {
    let extent = [94.0, 94.0.nextDown].withUnsafeBufferPointer {
      CellFormula(0..<1, rest, extent: 35).solved($0).extent
    }
    #expect(extent == 0)
  }
}
