// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A text broken into lines of at most so many cells.
///
/// A line ends at a line break, after a space, beside a wide character, or, where a word has no room
/// at all, inside the word. Spaces at the end of a line hang over: they take no room.
struct WrappedText: Equatable {
  /// The characters of each line, by their positions in the text, in order and without gaps.
  var lines: [Range<Int>] = []

  init(_ text: [Character], width: Int) {
    var start = 0
    var used = 0
    var breakpoint = 0
    for (index, character) in text.enumerated() {
      if character.isNewline {
        lines.append(start..<index + 1)
        start = index + 1
        (used, breakpoint) = (0, start)
        continue
      }
      let cells = character.cellWidth
      if cells == 2 { breakpoint = max(breakpoint, index) }
      if used + cells > width, character != " ", index > start {
        let end = breakpoint > start ? breakpoint : index
        lines.append(start..<end)
        start = end
        used = text[start..<index].reduce(0) { $0 + $1.cellWidth }
      }
      used += cells
      if character == " " || cells == 2 { breakpoint = index + 1 }
    }
    lines.append(start..<text.count)
  }

  /// The line on which a position lies; a position between two lines lies on the second one.
  func line(of position: Int) -> Int {
    lines.lastIndex { $0.lowerBound <= position } ?? 0
  }
}
