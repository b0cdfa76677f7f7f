// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the C library says about the width of a character, in cells: independent of the program's
/// own table.
func systemWidth(of scalar: Unicode.Scalar) -> Int {
  Int(cLibraryWidth(Int32(scalar.value)))
}

/// The function `wcwidth`, which the headers hide from Swift on Linux, in a locale that has Unicode.
private let cLibraryWidth: @convention(c) (Int32) -> Int32 = {
  guard setlocale(LC_CTYPE, "C.UTF-8") != nil, let symbol = dlsym(dlopen(nil, RTLD_NOW), "wcwidth")
  else { fatalError("The C library has no wcwidth, or no locale C.UTF-8.") }
  return unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Int32).self)
}()

/// A terminal's screen, as far as the program uses it.
struct ScreenModel {
  let columns: Int
  let rows: Int
  private(set) var isAlternate = false
  private(set) var isCursorShown = true
  private(set) var reportsMouse = false
  private(set) var wrapsAtEdge = true
  private(set) var cursor = (column: 0, row: 0)
  private var otherCursor = (column: 0, row: 0)
  /// The cells of the alternate screen, and of the one that the shell uses. The second cell of a
  /// wide character is empty.
  private var alternate: [[String]]
  private var main: [[String]]
  /// Whether each cell of the alternate screen is drawn reversed.
  private var reversed: [[Bool]]
  private var isReversed = false
  private var pending = ""

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    alternate = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    main = alternate
    reversed = Array(repeating: Array(repeating: false, count: columns), count: rows)
  }

  /// The lines in sight, without spaces at their ends.
  var lines: [String] {
    (isAlternate ? alternate : main).map { $0.joined().trimmingTrailingSpaces }
  }

  /// The text that is drawn reversed, line by line.
  var reversedText: String {
    var text = ""
    for row in 0..<rows {
      for column in 0..<columns where reversed[row][column] { text += alternate[row][column] }
    }
    return text
  }

  /// The screen of a window with another size, of which nothing is known yet.
  func resized(columns: Int, rows: Int) -> ScreenModel {
    var resized = ScreenModel(columns: columns, rows: rows)
    resized.isAlternate = isAlternate
    resized.isCursorShown = isCursorShown
    resized.reportsMouse = reportsMouse
    resized.wrapsAtEdge = wrapsAtEdge
    resized.pending = pending
    return resized
  }

  /// Takes what a program prints.
  mutating func feed(_ output: String) {
    var scalars = Array((pending + output).unicodeScalars)[...]
    pending = ""
    while let scalar = scalars.first {
      if scalar == "\u{1B}" {
        guard let end = scalars.dropFirst(2).firstIndex(where: { (0x40...0x7E) ~= $0.value })
        else {
          pending = scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
          return
        }
        let parameters = scalars[(scalars.startIndex + 2)..<end].map(String.init).joined()
        obey(scalars[end], parameters)
        scalars = scalars[(end + 1)...]
        continue
      }
      scalars.removeFirst()
      switch scalar {
      case "\r": cursor.column = 0
      case "\n": cursor.row = min(cursor.row + 1, rows - 1)
      default: put(scalar)
      }
    }
  }

  private mutating func obey(_ final: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (final, parameters) {
    case ("H", _):
      cursor.column = min(numbers.count > 1 ? numbers[1] : 1, columns) - 1
      cursor.row = min(numbers.first ?? 1, rows) - 1
    case ("J", "2"):
      write { $0 = Array(repeating: Array(repeating: " ", count: $0[0].count), count: $0.count) }
      reversed = reversed.map { $0.map { _ in false } }
    case ("m", _): isReversed = numbers.contains(7)
    case ("h", "?1049"), ("l", "?1049"):
      // Each screen keeps its cursor.
      swap(&cursor, &otherCursor)
      isAlternate = final == "h"
    case ("h", "?25"), ("l", "?25"): isCursorShown = final == "h"
    case ("h", "?1000"), ("l", "?1000"), ("h", "?1006"), ("l", "?1006"): reportsMouse = final == "h"
    case ("h", "?7"), ("l", "?7"): wrapsAtEdge = final == "h"
    default: fatalError("The program sent an unknown sequence: \(parameters)\(final)")
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = systemWidth(of: scalar)
    let (column, row) = cursor
    guard width > 0 else {
      // A mark joins the character before it.
      let base = (0..<column).last { !self[row][$0].isEmpty } ?? 0
      write { $0[row][base].unicodeScalars.append(scalar) }
      return
    }
    guard column + width <= columns else { return }
    let before = self[row]
    write { cells in
      // Half of a wide character does not stay.
      if before[column].isEmpty, column > 0 { cells[row][column - 1] = " " }
      let after = column + width
      if after < before.count, before[after].isEmpty { cells[row][after] = " " }
      cells[row][column] = String(scalar)
      for rest in column + 1..<max(after, column + 1) { cells[row][rest] = "" }
    }
    for covered in column..<column + width { reversed[row][covered] = isReversed }
    cursor.column += width
  }

  private subscript(row: Int) -> [String] { isAlternate ? alternate[row] : main[row] }

  private mutating func write(_ change: (inout [[String]]) -> Void) {
    if isAlternate { change(&alternate) } else { change(&main) }
  }
}

extension String {
  var trimmingTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
