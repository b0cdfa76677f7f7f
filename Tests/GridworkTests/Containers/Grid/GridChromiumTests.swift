// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Where the semantics coincide, a grid agrees with CSS grid layout as headless Chromium 156 does it:
/// `max-content` tracks, gaps, spans, start, centre, end and stretch, first and last baselines, right to
/// left. The numbers were measured with `getBoundingClientRect` on randomly made grids.
///
/// They do not where a spanning content covers a track without content of its own: CSS gives that track
/// all that is lacking, a grid shares it by weight.
@Suite struct GridChromiumTests {
  @Test(arguments: ChromiumCase.all)
  func `a grid agrees with CSS grid layout`(example: ChromiumCase) {
    let grid = example.makeGrid()
    let root = LayoutRoot(
      grid, direction: example.kind == "rtl" ? .rightToLeft : .leftToRight, scale: 0)
    root.layoutIfNeeded()
    #expect(grid.frame.size == example.size)
    #expect(grid.subviews.map(\.frame) == example.frames)
    #expect(root.isSound)
  }
}

/// A grid and the rectangles that Chromium gives its contents.
struct ChromiumCase: Sendable, CustomTestStringConvertible {
  var kind: String
  var xPlacement: GridCell.Placement
  var yPlacement: GridCell.Placement
  var columns: Int
  var rows: Int
  var columnGap: Double
  var rowGap: Double
  var cells: [Cell]
  var size: LayoutSize
  var frames: [LayoutRect]

  /// `row,column+span:width x height^ascent`.
  struct Cell: Sendable {
    var row: Int
    var column: Int
    var span: Int
    var size: LayoutSize
    var ascent: Double
  }

  var testDescription: String { "\(kind), \(cells.count) contents" }

  func makeGrid() -> GridView {
    let grid = GridView(numberOfColumns: columns, rows: rows)
    grid.xPlacement = xPlacement
    grid.yPlacement = yPlacement
    grid.columnSpacing = columnGap
    grid.rowSpacing = rowGap
    grid.rowAlignment = kind == "first" ? .firstBaseline : kind == "last" ? .lastBaseline : .none
    for (index, cell) in cells.enumerated() {
      let head = grid.mergeCells(
        inHorizontalRange: cell.column..<cell.column + cell.span,
        verticalRange: cell.row..<cell.row + 1)
      head.contentView = text(
        "v\(index)", cell.size.width, cell.size.height, ascent: cell.ascent)
    }
    return grid
  }

  // MARK: Reading the table

  static let all: [ChromiumCase] = {
    let lines = table.split(separator: "\n").map(String.init)
    return stride(from: 0, to: lines.count, by: 3).map { index in
      let head = lines[index].split(separator: " ").map(String.init)
      let gaps = numbers(head[4])
      let size = numbers(head[6])
      let tracks = numbers(head[8])
      return ChromiumCase(
        kind: head[0], xPlacement: placement(head[1]), yPlacement: placement(head[2]),
        columns: Int(tracks[0]), rows: Int(tracks[1]), columnGap: gaps[0], rowGap: gaps[1],
        cells: lines[index + 1].split(separator: " ").map { cell(String($0)) },
        size: LayoutSize(width: size[0], height: size[1]),
        frames: lines[index + 2].split(separator: " ").map { text in
          let rect = numbers(String(text))
          return LayoutRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
        })
    }
  }()

  private static func numbers(_ text: String) -> [Double] {
    text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
  }

  private static func cell(_ text: String) -> Cell {
    let parts = numbers(text)
    return Cell(
      row: Int(parts[0]), column: Int(parts[1]), span: Int(parts[2]),
      size: LayoutSize(width: parts[3], height: parts[4]), ascent: parts[5])
  }

  private static func placement(_ text: String) -> GridCell.Placement {
    switch text {
    case "center": .center
    case "trailing": .trailing
    case "fill": .fill
    default: .leading
    }
  }

  private static let table = """
    plain leading trailing gaps 0,0 size 50,32 tracks 2,2
    0,0+1:10x16^6 0,1+1:10x16^6 1,1+1:40x16^12
    0,0,10,16 10,0,10,16 10,16,40,16
    plain leading trailing gaps 6,10 size 70,68 tracks 1,3
    0,0+1:70x16^8 2,0+1:50x32^8
    0,0,70,16 0,36,50,32
    plain trailing trailing gaps 6,6 size 176,92 tracks 2,3
    0,1+1:40x24^6 1,0+1:20x16^8 1,1+1:90x32^10 2,0+1:80x24^10 2,1+1:30x16^6
    136,0,40,24 60,46,20,16 86,30,90,32 0,68,80,24 146,76,30,16
    plain center center gaps 6,6 size 428,108 tracks 4,3
    0,0+1:20x16^12 0,2+1:80x32^6 0,3+1:20x24^10 1,0+1:100x32^12 1,3+1:120x16^6 2,0+1:50x32^10 2,1+1:110x24^6 2,2+1:60x16^6 2,3+1:40x24^8
    40,8,20,16 222,0,80,32 358,4,20,24 0,38,100,32 308,46,120,16 25,76,50,32 106,80,110,24 232,84,60,16 348,80,40,24
    plain trailing trailing gaps 6,0 size 186,24 tracks 2,1
    0,0+1:90x24^8 0,1+1:90x24^12
    0,0,90,24 96,0,90,24
    plain fill center gaps 0,6 size 200,62 tracks 2,2
    0,0+1:10x16^12 0,1+1:100x24^8 1,0+1:90x16^12 1,1+1:110x32^12
    0,4,90,16 90,0,110,24 0,38,90,16 90,30,110,32
    spans trailing leading gaps 6,0 size 242,16 tracks 3,1
    0,0+1:120x16^6 0,1+1:60x16^6 0,2+1:50x16^10
    0,0,120,16 126,0,60,16 192,0,50,16
    spans trailing trailing gaps 0,10 size 230,100 tracks 3,3
    0,0+1:40x16^12 0,1+2:180x32^10 1,0+1:50x32^10 1,2+1:60x32^10 2,0+1:40x16^8 2,1+2:160x16^12
    10,16,40,16 50,0,180,32 0,42,50,32 170,42,60,32 10,84,40,16 70,84,160,16
    spans center leading gaps 0,10 size 340,32 tracks 4,1
    0,0+1:80x16^12 0,1+2:240x32^12 0,3+1:20x16^8
    0,0,80,16 80,0,240,32 320,0,20,16
    spans trailing leading gaps 6,10 size 126,50 tracks 2,2
    0,0+1:80x24^8 0,1+1:30x16^6 1,0+1:20x16^12 1,1+1:40x16^6
    0,0,80,24 96,0,30,16 60,34,20,16 86,34,40,16
    spans center trailing gaps 0,0 size 210,32 tracks 3,1
    0,0+1:30x16^10 0,1+1:90x32^8 0,2+1:90x16^12
    0,16,30,16 30,0,90,32 120,16,90,16
    first leading leading gaps 0,6 size 210,32 tracks 2,1
    0,0+1:120x16^6 0,1+1:90x32^6
    0,0,120,16 120,0,90,32
    first trailing leading gaps 0,10 size 130,72 tracks 2,3
    0,0+1:80x32^8 0,1+1:50x16^12 2,0+1:20x16^12
    0,4,80,32 80,0,50,16 60,56,20,16
    first center leading gaps 0,6 size 180,96 tracks 3,3
    0,1+1:80x16^6 0,2+1:80x16^8 1,1+1:90x32^10 1,2+1:60x24^6 2,0+1:10x24^12 2,1+1:10x32^10 2,2+1:50x16^6
    15,2,80,16 100,0,80,16 10,24,90,32 110,28,60,24 0,62,10,24 50,64,10,32 115,68,50,16
    first center trailing gaps 10,10 size 110,58 tracks 1,2
    0,0+1:30x24^8 1,0+1:110x24^12
    40,0,30,24 0,34,110,24
    first fill leading gaps 6,10 size 192,54 tracks 3,2
    0,2+1:70x16^10 1,0+1:110x16^10 1,2+1:20x24^6
    122,0,70,16 0,26,110,16 122,30,70,24
    last center trailing gaps 6,0 size 202,52 tracks 3,2
    0,0+1:10x16^6 0,1+1:50x16^8 0,2+1:50x24^8 1,0+1:90x16^10 1,1+1:10x24^6
    40,2,10,16 96,0,50,16 152,0,50,24 0,24,90,16 116,28,10,24
    last center center gaps 0,10 size 110,66 tracks 1,2
    0,0+1:110x32^12 1,0+1:70x24^8
    0,0,110,32 20,42,70,24
    last center center gaps 6,0 size 86,80 tracks 2,3
    0,0+1:60x16^8 1,0+1:50x32^8 2,0+1:70x24^8 2,1+1:10x32^8
    5,0,60,16 10,16,50,32 0,48,70,24 76,48,10,32
    last leading leading gaps 6,10 size 222,60 tracks 3,2
    0,0+1:90x24^8 0,2+1:40x24^8 1,1+1:80x24^8 1,2+1:10x16^10
    0,0,90,24 182,0,40,24 96,36,80,24 182,34,10,16
    last center leading gaps 10,10 size 270,32 tracks 4,1
    0,1+1:40x16^8 0,2+1:120x32^10 0,3+1:80x16^10
    10,2,40,16 60,0,120,32 190,0,80,16
    rtl trailing leading gaps 10,10 size 400,100 tracks 4,3
    0,0+1:90x16^6 0,1+1:100x16^6 1,0+1:20x32^12 1,1+1:110x16^8 1,2+1:10x32^6 1,3+1:90x16^6 2,0+1:80x24^6 2,1+1:40x16^8 2,2+1:80x32^12
    310,0,90,16 190,0,100,16 310,26,20,32 190,26,110,16 100,26,10,32 0,26,90,16 310,68,80,24 190,68,40,16 100,68,80,32
    rtl fill center gaps 10,10 size 240,60 tracks 2,3
    1,0+1:120x24^8 2,1+1:110x16^8
    120,10,120,24 0,44,110,16
    rtl center leading gaps 6,10 size 318,74 tracks 4,2
    0,0+1:20x16^10 0,1+1:80x16^10 0,2+1:90x32^10 0,3+1:40x16^6 1,1+1:60x16^10 1,2+1:120x24^8 1,3+1:80x32^6
    298,0,20,16 212,0,80,16 101,0,90,32 20,0,40,16 222,42,60,16 86,42,120,24 0,42,80,32
    rtl trailing trailing gaps 0,0 size 230,64 tracks 4,2
    0,0+1:30x32^10 0,1+1:20x24^6 0,2+1:60x32^6 0,3+1:40x16^10 1,0+1:20x32^12 1,1+1:100x16^10 1,2+1:50x16^10
    200,0,30,32 100,8,20,24 40,0,60,32 0,16,40,16 200,32,20,32 100,48,100,16 40,48,50,16
    """
}
