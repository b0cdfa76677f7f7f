// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// What `watch` shows of a document: a picture, the faults, the changes since the last save, and
/// the frames.
struct WatchScreen {
  /// The name of the file.
  let name: String
  /// The address at which the page is served; nil if it is not served.
  var address: String?
  /// The document as last read without an error.
  var state: WatchedState?
  /// The reason why the document cannot be read; nil if it can.
  var error: String?
  /// The characters that draw the picture on a terminal.
  var lineStyle = LineStyle.ascii

  // MARK: Anywhere

  /// The complete text, for a file or a pipe.
  var text: String {
    if let error { return error }
    guard let state else { return "" }
    let moved = state.moved.isEmpty ? [] : ["Since the last save:"] + state.moved.map { "  \($0)" }
    let lines =
      state.layout.asciiPicture().lines + [state.layout.inputsText] + state.layout.itemLines
      + state.findings + moved
    return lines.joined(separator: "\n")
  }

  // MARK: A terminal

  /// The rows that fit a terminal. They exceed neither its rows nor its columns.
  func rows(fitting size: TerminalSize) -> [Row] {
    // On a very narrow terminal, even a single character may be too wide.
    content(for: size).prefix(size.rows).map {
      Row($0.text.shortened(to: size.columns, ellipsis: "…"), $0.style)
    }
  }

  private func content(for size: TerminalSize) -> [Row] {
    var rows = [Row(title, .title)]
    // The address has a row of its own: cut off, it would be of no use.
    rows += address.map { paragraph($0, columns: size.columns, style: .faint) } ?? []
    if let error {
      rows += paragraph(error, columns: size.columns, style: .fault)
      return Self.cropped(rows, to: size.rows)
    }
    guard let state else { return rows }
    // Faults and changes may each take a third of the rows. The picture takes what it needs of the
    // remaining rows, and the frames take the rest.
    let most = max(1, (size.rows - rows.count) / 3)
    let faults = Self.cropped(
      state.findings.flatMap { paragraph($0, columns: size.columns, style: .fault) }, to: most)
    let moves = Self.cropped(
      state.moved.flatMap { paragraph($0, columns: size.columns, style: .moved) }, to: most)
    let room = size.rows - rows.count - faults.count - moves.count
    guard room > 0 else {
      return Self.cropped(rows + faults + moves, to: size.rows)
    }
    let picture = state.layout.asciiPicture(width: size.columns, height: room, style: lineStyle)
      .lines
    rows += Self.cropped(
      picture.flatMap { paragraph($0, columns: size.columns, style: .plain) }, to: room)
    rows += faults + moves
    let frames = state.layout.itemLines.map { Row($0, .faint) }
    if size.rows - rows.count > 1 {
      rows += Self.cropped(frames, to: size.rows - rows.count)
    }
    return rows
  }

  /// The file's name, the size of the layout, and the number of faults.
  private var title: String {
    let notes: [String?] = [
      state.map { "\(numberText($0.layout.size.width)) × \(numberText($0.layout.size.height))" },
      error != nil
        ? "cannot be read"
        : state.map { $0.findings.isEmpty ? "sound" : counted($0.findings.count, "problem") },
    ]
    return ([name] + notes.compactMap { $0 }).joined(separator: "  ")
  }

  /// A text wrapped at spaces. The rows after the first one are indented.
  private func paragraph(_ text: String, columns: Int, style: Row.Style) -> [Row] {
    text.lines.flatMap { $0.wrapped(to: columns).map { Row($0, style) } }
  }

  /// The first rows, with the last one replaced by the number of rows that were cut off.
  private static func cropped(_ rows: [Row], to count: Int) -> [Row] {
    guard rows.count > count else { return rows }
    guard count > 1 else { return Array(rows.prefix(count)) }
    return rows.prefix(count - 1) + [Row("… \(rows.count - count + 1) more lines", .faint)]
  }
}

extension WatchScreen {
  /// A row of the terminal.
  struct Row: Equatable {
    /// The appearance of a row where colours are allowed. The raw value is an SGR parameter.
    enum Style: String {
      case plain = ""
      case title = "1"
      case faint = "2"
      case fault = "31"
      case moved = "36"
    }

    let text: String
    let style: Style

    init(_ text: String, _ style: Style) {
      self.text = text
      self.style = style
    }

    /// The text with the escape sequences of its style.
    var coloredText: String {
      style == .plain ? text : "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
    }
  }
}

extension String {
  /// The text broken at spaces into rows of at most a number of columns. The rows after the first
  /// one are indented by two more columns. A word that is too long for a row is broken.
  func wrapped(to columns: Int) -> [String] {
    guard self.columns > columns else { return [self] }
    let indent = String(repeating: " ", count: min(prefix { $0 == " " }.count + 2, columns / 2))
    var rows: [String] = []
    var row = String(prefix { $0 == " " })
    var isEmpty = true
    for word in split(separator: " ") {
      var word = String(word)
      if !isEmpty, row.columns + 1 + word.columns <= columns {
        row += " " + word
        continue
      }
      if !isEmpty {
        rows.append(row)
        row = indent
      }
      while row.columns + word.columns > columns {
        let part = word.fittingPrefix(columns - row.columns)
        rows.append(row + part)
        word = String(word.dropFirst(part.count))
        row = indent
      }
      row += word
      isEmpty = false
    }
    return rows + [row]
  }

  /// The longest prefix that fits in a number of columns, but at least one character.
  private func fittingPrefix(_ columns: Int) -> String {
    var used = 0
    let fitting = prefix { character in
      used += character.columns
      return used <= columns
    }
    return String(fitting.isEmpty ? prefix(1) : fitting)
  }
}
