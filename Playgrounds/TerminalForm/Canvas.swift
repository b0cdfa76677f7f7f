// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How a cell looks.
struct CellStyle: OptionSet, Hashable {
  let rawValue: Int

  static let bold = CellStyle(rawValue: 1)
  static let dim = CellStyle(rawValue: 2)
  static let underlined = CellStyle(rawValue: 4)
  static let reversed = CellStyle(rawValue: 8)

  /// The sequence that selects the style, whatever was selected before.
  var sequence: String {
    let codes: [(style: CellStyle, code: Int)] = [
      (.bold, 1), (.dim, 2), (.underlined, 4), (.reversed, 7),
    ]
    let selected = codes.filter { contains($0.style) }.map { ";\($0.code)" }
    return "\u{1B}[0\(selected.joined())m"
  }
}

/// A rectangle of cells.
struct CellRect: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>

  func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }
}

/// A picture in character cells.
struct Canvas: Equatable {
  /// What one cell shows. The second cell of a wide character shows nil.
  struct Cell: Equatable {
    var character: Character? = " "
    var style: CellStyle = []
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  /// Writes characters on one line of a rectangle, beginning at a column, and cuts off what lies
  /// outside the rectangle or the canvas. A wide character that is cut in half leaves a space.
  mutating func write(
    _ text: some Sequence<Character>, column: Int, row: Int, style: CellStyle = [],
    in rect: CellRect
  ) {
    guard rect.rows.contains(row), (0..<rows).contains(row) else { return }
    let visible = rect.columns.clamped(to: 0..<columns)
    var column = column
    for character in text {
      let width = character.cellWidth
      guard width > 0 else { continue }
      let covered = column..<column + width
      if covered.clamped(to: visible) == covered {
        clear(covered, row, style)
        put(Cell(character: character, style: style), column, row)
        if width == 2 { put(Cell(character: nil, style: style), column + 1, row) }
      } else {
        clear(covered.clamped(to: visible), row, style)
      }
      column += width
    }
  }

  /// Copies the cells of another canvas that begin at a column and a row of it.
  mutating func copy(_ other: Canvas, fromColumn left: Int, row top: Int) {
    for row in 0..<min(rows, other.rows - top) {
      for column in 0..<min(columns, other.columns - left) {
        put(other[left + column, top + row], column, row)
      }
      // A wide character can lose a half at either edge.
      if other[left, top + row].character == nil { put(Cell(), 0, row) }
      let last = columns - 1
      if left + columns < other.columns, other[left + columns, top + row].character == nil {
        put(Cell(), last, row)
      }
    }
  }

  /// Clears cells, and the other half of a wide character that loses one.
  private mutating func clear(_ range: Range<Int>, _ row: Int, _ style: CellStyle) {
    guard !range.isEmpty else { return }
    if self[range.lowerBound, row].character == nil { put(Cell(), range.lowerBound - 1, row) }
    if range.upperBound < columns, self[range.upperBound, row].character == nil {
      put(Cell(), range.upperBound, row)
    }
    for column in range { put(Cell(style: style), column, row) }
  }

  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int) {
    cells[row * columns + column] = cell
  }

  /// The sequences that turn a screen that shows another canvas into one that shows this one; nil
  /// stands for a screen of unknown content.
  ///
  /// Terminals differ in how far some characters move the cursor. After one beyond ASCII the cursor is
  /// set again; after one that is joined from several pictures, which a terminal may show side by
  /// side, the rest of the line is drawn again.
  func sequences(replacing old: Canvas?) -> String {
    let old = old.flatMap { $0.columns == columns && $0.rows == rows ? $0 : nil }
    var output = old == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    var style: CellStyle?
    for row in 0..<rows {
      var isCursorHere = false
      var isRestUnknown = false
      for column in 0..<columns {
        let cell = self[column, row]
        let isSame = old.map { $0[column, row] == cell } ?? (cell == Cell())
        guard !isSame || isRestUnknown, let character = cell.character else {
          // The second half of a wide character comes with the first.
          isCursorHere = false
          continue
        }
        if !isCursorHere { output += "\u{1B}[\(row + 1);\(column + 1)H" }
        if style != cell.style {
          output += cell.style.sequence
          style = cell.style
        }
        output.append(character)
        isCursorHere = character.isASCII
        if character.unicodeScalars.contains("\u{200D}") { isRestUnknown = true }
      }
    }
    return style == nil ? output : output + CellStyle().sequence
  }
}
