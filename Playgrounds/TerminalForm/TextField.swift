// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Text that can be typed in, on one line that scrolls sideways or on several that wrap.
final class TextField: Control {
  /// The least number of lines that the field shows.
  let lines: Int
  private var characters: [Character] = []
  /// The character before which typed text goes.
  private(set) var position = 0

  /// A field of one line shows at least 16 cells of its text.
  init(lines: Int = 1) {
    self.lines = lines
  }

  var text: String {
    get { String(characters) }
    set {
      characters = Array(newValue)
      position = characters.count
    }
  }

  override var acceptsFirstResponder: Bool { true }
  override var intrinsicContentSize: LayoutSize { LayoutSize(width: 16, height: Double(lines)) }

  private var wraps: Bool { lines > 1 }

  // MARK: Drawing

  override func draw(in cells: CellRect, on canvas: inout Canvas, isFocused: Bool) {
    let style: CellStyle = isFocused ? [.underlined, .bold] : .underlined
    let (shown, offset) = visibleLines(columns: cells.columns.count, rows: cells.rows.count)
    for (index, row) in cells.rows.enumerated() {
      let blank = cells.columns.map { _ in " " as Character }
      canvas.write(blank, column: cells.columns.lowerBound, row: row, style: style, in: cells)
      guard index < shown.count else { continue }
      canvas.write(
        characters[shown[index]], column: cells.columns.lowerBound - offset, row: row, style: style,
        in: cells)
    }
  }

  override func cursor(in cells: CellRect) -> (column: Int, row: Int)? {
    let (shown, offset) = visibleLines(columns: cells.columns.count, rows: cells.rows.count)
    guard let row = shown.lastIndex(where: { $0.lowerBound <= position }) else { return nil }
    let before = characters[shown[row].lowerBound..<position].reduce(0) { $0 + $1.cellWidth }
    return (
      cells.columns.lowerBound + min(before - offset, cells.columns.count - 1),
      cells.rows.lowerBound + row
    )
  }

  /// The lines that are in sight, with the cursor on one of them, and how many cells of a single
  /// line have gone out of sight at its beginning.
  private func visibleLines(columns: Int, rows: Int) -> (lines: [Range<Int>], offset: Int) {
    guard wraps else {
      let before = characters[..<position].reduce(0) { $0 + $1.cellWidth }
      return ([0..<characters.count], max(0, before - (columns - 1)))
    }
    let wrapped = WrappedText(characters, width: columns)
    let first = max(0, wrapped.line(of: position) - (rows - 1))
    return (Array(wrapped.lines[first...]), 0)
  }

  // MARK: Editing

  override func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .text(let text): insert(text)
    case .key(.enter) where wraps: insert("\n")
    case .key(.backspace): delete(position - 1)
    case .key(.delete): delete(position)
    case .key(.left): position = max(0, position - 1)
    case .key(.right): position = min(characters.count, position + 1)
    case .key(.home): position = 0
    case .key(.end): position = characters.count
    case .key(.control("u")): text = ""
    default: return false
    }
    return true
  }

  override func click(column: Int, row: Int) {
    guard let cells else { return }
    let (shown, offset) = visibleLines(columns: cells.columns.count, rows: cells.rows.count)
    let line = shown[min(row, shown.count - 1)]
    var edge = -offset
    position = line.lowerBound
    while position < line.upperBound, !characters[position].isNewline {
      edge += characters[position].cellWidth
      guard edge <= column else { break }
      position += 1
    }
  }

  /// Inserts text at the cursor. A mark or a joiner in it becomes part of the character before it.
  private func insert(_ text: String) {
    let before = Array(String(characters[..<position]) + text)
    characters = Array(String(before) + String(characters[position...]))
    position = min(before.count, characters.count)
  }

  private func delete(_ index: Int) {
    guard characters.indices.contains(index) else { return }
    characters.remove(at: index)
    if index < position { position -= 1 }
  }
}
