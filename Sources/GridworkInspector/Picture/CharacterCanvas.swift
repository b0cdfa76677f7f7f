// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle of character cells in which crossing lines join.
struct CharacterCanvas {
  /// The directions in which lines leave the centre of a cell.
  private struct Arms: OptionSet {
    var rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let down = Arms(rawValue: 2)
    static let left = Arms(rawValue: 4)
    static let right = Arms(rawValue: 8)
  }

  private enum Mark {
    case none
    case text(Character)
    /// The right half of a character that is two columns wide.
    case covered
    case dotted(vertical: Bool)
  }

  /// The largest number of cells. A canvas takes memory for each of them, whether it is used or not.
  static let mostCells = 4_000_000

  let width: Int
  let height: Int
  private var arms: [Arms]
  private var marks: [Mark]

  /// Creates an empty canvas; nil for one of more than ``mostCells`` cells.
  init?(width: Int, height: Int) {
    guard width <= Self.mostCells / max(1, height) else { return nil }
    self.width = width
    self.height = height
    arms = [Arms](repeating: [], count: width * height)
    marks = [Mark](repeating: .none, count: width * height)
  }

  // MARK: Lines

  /// Draws the outline of a box and joins it to the existing lines.
  mutating func drawBox(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    for row in [rows.lowerBound, rows.upperBound] {
      for column in columns.lowerBound..<columns.upperBound {
        arms[row * width + column].insert(.right)
        arms[row * width + column + 1].insert(.left)
      }
    }
    for column in [columns.lowerBound, columns.upperBound] {
      for row in rows.lowerBound..<rows.upperBound {
        arms[row * width + column].insert(.down)
        arms[(row + 1) * width + column].insert(.up)
      }
    }
  }

  /// Draws a dotted line through the blank cells of a range.
  mutating func drawDots(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let isVertical = columns.count == 1
    for row in rows {
      for column in columns where isBlank(column, row) {
        marks[row * width + column] = .dotted(vertical: isVertical)
      }
    }
  }

  // MARK: Text

  /// Whether a cell is empty.
  func isBlank(_ column: Int, _ row: Int) -> Bool {
    guard arms[row * width + column].isEmpty else { return false }
    if case .none = marks[row * width + column] { return true }
    return false
  }

  /// Whether a cell contains a horizontal line and nothing else.
  func isPlainLine(_ column: Int, _ row: Int) -> Bool {
    guard arms[row * width + column] == [.left, .right] else { return false }
    if case .none = marks[row * width + column] { return true }
    return false
  }

  /// Writes text to the right, starting at a cell, over any lines.
  mutating func write(_ text: String, column: Int, row: Int) {
    var column = column
    for character in text {
      marks[row * width + column] = .text(character)
      if character.columns == 2 { marks[row * width + column + 1] = .covered }
      column += character.columns
    }
  }

  // MARK: Result

  /// The rows of the canvas as text, without trailing spaces.
  func lines(style: LineStyle) -> [String] {
    (0..<height).map { row in
      var line = ""
      for place in (row * width)..<((row + 1) * width) {
        switch marks[place] {
        case .none: line.append(style.joints[Int(arms[place].rawValue)])
        case .text(let character): line.append(character)
        case .covered: break
        case .dotted(let vertical):
          line.append(vertical ? style.dots.vertical : style.dots.horizontal)
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension Character {
  /// The number of terminal columns that the character occupies: 2 for East Asian characters and
  /// emoji, otherwise 1.
  package var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    // A variation selector, a modifier or a joiner turns a character that alone would be text into
    // an emoji.
    let isEmoji =
      first.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F }
    if isEmoji { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension String {
  /// The number of terminal columns that the text occupies.
  package var columns: Int { reduce(0) { $0 + $1.columns } }
}
