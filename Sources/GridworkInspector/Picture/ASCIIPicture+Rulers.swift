// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension ASCIIPicture {
  /// The rulers of both axes.
  struct Rulers {
    var x: CharacterRuler
    var y: CharacterRuler

    func columns(of frame: LayoutRect) -> ClosedRange<Int> {
      x.place(of: frame.minX)...max(x.place(of: frame.minX), x.place(of: frame.maxX))
    }

    func rows(of frame: LayoutRect) -> ClosedRange<Int> {
      y.place(of: frame.minY)...max(y.place(of: frame.minY), y.place(of: frame.maxY))
    }
  }

  /// The cells of a terminal are about twice as high as wide.
  private static let rowsPerColumn = 0.5

  /// A higher picture is no longer to scale: it has only the rows that its boxes need.
  private static let mostRows = 120.0

  /// The largest scale, so that small layouts give small pictures.
  private static let mostColumnsPerPoint = 0.25

  /// Chooses the rulers for a width. If there is room, all names are whole and all edges are apart.
  /// Otherwise names are shortened step by step, and finally edges share a column.
  func rulers(width: Int) -> Rulers {
    let attempts: [(separation: Int, longestName: Int)] = [
      (1, 60), (1, 24), (1, 12), (0, 24), (0, 12), (0, 6), (0, 3), (0, 1),
    ]
    var x = ruler(separation: 0, longestName: 1, columnsPerPoint: 0)
    for attempt in attempts {
      let tight = ruler(
        separation: attempt.separation, longestName: attempt.longestName, columnsPerPoint: 0)
      guard tight.extent <= width else { continue }
      x = widest(width: width, separation: attempt.separation, longestName: attempt.longestName)
      break
    }
    let columnsPerPoint = min(Self.mostColumnsPerPoint, scale(of: x))
    let top = boxes.reduce(0) { min($0, $1.frame.minY) }
    let height = max(1, boxes.reduce(0) { max($0, $1.frame.maxY) } - top)
    let rowsPerPoint = min(columnsPerPoint * Self.rowsPerColumn, Self.mostRows / height)
    let y = CharacterRuler(
      boxes: boxes.map { CharacterRuler.Box(low: $0.frame.minY, high: $0.frame.maxY, need: 2) },
      marks: separators.map(\.minY),
      charactersPerPoint: rowsPerPoint, separation: 1)
    return Rulers(x: x, y: y)
  }

  /// The ruler with the largest scale that fits a width, found by bisection.
  private func widest(width: Int, separation: Int, longestName: Int) -> CharacterRuler {
    let largest = ruler(
      separation: separation, longestName: longestName, columnsPerPoint: Self.mostColumnsPerPoint)
    if largest.extent <= width { return largest }
    var low = 0.0
    var high = Self.mostColumnsPerPoint
    for _ in 0..<20 {
      let middle = (low + high) / 2
      let ruler = ruler(
        separation: separation, longestName: longestName, columnsPerPoint: middle)
      if ruler.extent <= width { low = middle } else { high = middle }
    }
    return ruler(separation: separation, longestName: longestName, columnsPerPoint: low)
  }

  private func ruler(
    separation: Int, longestName: Int, columnsPerPoint: Double
  ) -> CharacterRuler {
    CharacterRuler(
      boxes: boxes.map { box in
        let name = min(nameText(box.name).columns, longestName)
        // At least one character fits inside. A name on the line needs a corner, a dash and a space
        // at either end.
        let need = box.hasInside ? name + 5 : name + 1
        return CharacterRuler.Box(low: box.frame.minX, high: box.frame.maxX, need: max(2, need))
      },
      marks: separators.map(\.minX),
      charactersPerPoint: columnsPerPoint, separation: separation)
  }

  private func scale(of ruler: CharacterRuler) -> Double {
    guard let first = ruler.edges.first, let last = ruler.edges.last, last > first else { return 0 }
    return Double(ruler.extent - 1) / (last - first)
  }
}
