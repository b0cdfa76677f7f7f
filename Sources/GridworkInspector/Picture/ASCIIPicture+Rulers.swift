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

  /// A character cell of a terminal is about twice as high as it is wide.
  private static let rowsPerColumn = 0.5

  /// The largest number of rows that the scale alone may give a picture. A layout that is too high
  /// has a smaller vertical scale.
  private static let mostRows = 120.0

  /// The largest scale, which keeps the pictures of small layouts small.
  private static let mostColumnsPerPoint = 0.25

  /// Chooses the rulers for a size in characters. If there is room, all names are whole and all
  /// edges are apart. Otherwise names are shortened step by step, and finally edges share a column
  /// or a row.
  func rulers(width: Int, height: Int?) -> Rulers {
    let attempts: [(separation: Int, longestName: Int)] = [
      (1, 60), (1, 24), (1, 12), (0, 24), (0, 12), (0, 6), (0, 3), (0, 1),
    ]
    let x = Self.largest(
      of: attempts.map { attempt in
        {
          columnRuler(
            separation: attempt.separation, longestName: attempt.longestName, columnsPerPoint: $0)
        }
      }, extent: width, charactersPerPoint: Self.mostColumnsPerPoint)
    let columnsPerPoint = min(Self.mostColumnsPerPoint, scale(of: x))
    let top = boxes.reduce(0) { min($0, $1.frame.minY) }
    let bottom = boxes.reduce(0) { max($0, $1.frame.maxY) }
    let rowsPerPoint = min(
      columnsPerPoint * Self.rowsPerColumn, Self.mostRows / max(1, bottom - top))
    // A box that is one row high has its name on its line.
    let y = Self.largest(
      of: [(1, 2), (0, 2), (0, 1)].map { separation, need in
        { rowRuler(separation: separation, need: need, rowsPerPoint: $0) }
      }, extent: height ?? .max, charactersPerPoint: rowsPerPoint)
    return Rulers(x: x, y: y)
  }

  /// The first ruler that fits the extent at scale 0, at the largest scale up to a maximum at which
  /// it still fits; the last ruler at scale 0 if none fits.
  private static func largest(
    of rulers: [(_ charactersPerPoint: Double) -> CharacterRuler], extent: Int,
    charactersPerPoint most: Double
  ) -> CharacterRuler {
    guard let ruler = rulers.first(where: { $0(0).extent <= extent }) else {
      return rulers[rulers.count - 1](0)
    }
    let largest = ruler(most)
    if largest.extent <= extent { return largest }
    // Find that scale by bisection.
    var low = 0.0
    var high = most
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if ruler(middle).extent <= extent { low = middle } else { high = middle }
    }
    return ruler(low)
  }

  private func rowRuler(separation: Int, need: Int, rowsPerPoint: Double) -> CharacterRuler {
    CharacterRuler(
      boxes: boxes.map { CharacterRuler.Box(low: $0.frame.minY, high: $0.frame.maxY, need: need) },
      marks: separators.map { $0.minY },
      charactersPerPoint: rowsPerPoint, separation: separation)
  }

  private func columnRuler(
    separation: Int, longestName: Int, columnsPerPoint: Double
  ) -> CharacterRuler {
    CharacterRuler(
      boxes: boxes.map { box in
        let name = min(nameText(box.name).columns, longestName)
        // A box has room for at least one character inside. A name on the line needs a corner, a
        // dash and a space at either end.
        let need = box.hasInside ? name + 5 : name + 1
        return CharacterRuler.Box(low: box.frame.minX, high: box.frame.maxX, need: max(2, need))
      },
      marks: separators.map { $0.minX },
      charactersPerPoint: columnsPerPoint, separation: separation)
  }

  private func scale(of ruler: CharacterRuler) -> Double {
    guard let first = ruler.edges.first, let last = ruler.edges.last, last > first else { return 0 }
    return Double(ruler.extent - 1) / (last - first)
  }
}
