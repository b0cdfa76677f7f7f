// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension ComputedLayout {
  /// Creates a layout from its canonical text; nil if the text is not canonical.
  ///
  /// The layout has the names, frames, baselines and visibility of its items, and the size,
  /// direction and scale that it was computed for. The text contains no tracks and no constraints.
  /// Lines about conflicts, ambiguities and problems are skipped. If the text contains several
  /// layouts, the initializer reads the first one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  /// - Parameter framesText: A text that ``framesText`` produced.
  public init?(framesText: String) {
    var lines = framesText.lines[...]
    guard let layout = ComputedLayout(readingFrom: &lines) else { return nil }
    self = layout
  }

  /// Parses the lines from the size to the last item, and removes them from `lines`; nil if there is
  /// no item.
  fileprivate init?(readingFrom lines: inout ArraySlice<Substring>) {
    guard let inputs = lines.popFirst().flatMap(FramesTextReader.inputs) else { return nil }
    var items: [Item] = []
    /// The most recent item at each depth.
    var open: [Int] = []
    while let line = lines.first {
      // A mark at the beginning of a name joins the blank or the quote before it to one character.
      let blanks = line.unicodeScalars.prefix { $0 == " " }.count
      guard blanks.isMultiple(of: 2), blanks / 2 <= open.count,
        blanks > 0 || items.isEmpty,
        let item = FramesTextReader.item(
          Substring(line.unicodeScalars.dropFirst(blanks)), parent: open.prefix(blanks / 2).last)
      else { break }
      open.removeSubrange((blanks / 2)...)
      open.append(items.count)
      items.append(item)
      lines.removeFirst()
    }
    guard !items.isEmpty else { return nil }
    self.init(
      width: inputs.width, height: inputs.height, direction: inputs.direction, scale: inputs.scale,
      textTraits: inputs.textTraits, items: items)
  }
}

/// A layout read from a text that `gridwork layout` printed.
package struct PrintedLayout {
  /// The name of the variant; nil for the layout of the document itself.
  package let variant: String?
  /// The layout, without tracks, constraints and faults.
  package let layout: ComputedLayout
  /// The faults, as `ComputedLayout.problemTexts` states them.
  package let problems: [String]

  /// The layouts of a text: canonical texts, as a snapshot has them, or one for each variant below a line
  /// with its name, with an empty line between them. Returns nil if the text is neither. A byte order mark,
  /// and line breaks as Windows writes them, are allowed.
  package static func layouts(in text: String) -> [PrintedLayout]? {
    var lines = text.lines[...]
    let title = "variant "
    let hasTitles = lines.first?.hasPrefix(title) == true
    var layouts: [PrintedLayout] = []
    while let line = lines.first {
      var variant: String?
      if hasTitles {
        guard line.hasPrefix(title) else { return nil }
        variant = String(line.dropFirst(title.count))
        lines.removeFirst()
      }
      guard let layout = PrintedLayout(variant, readingFrom: &lines) else { return nil }
      layouts.append(layout)
    }
    return layouts.isEmpty ? nil : layouts
  }

  /// Parses a canonical text and the empty lines below it, and removes them from `lines`; nil if
  /// there is none.
  private init?(_ variant: String?, readingFrom lines: inout ArraySlice<Substring>) {
    guard let layout = ComputedLayout(readingFrom: &lines) else { return nil }
    var problems: [String] = []
    while let line = lines.popFirst(), !line.isEmpty {
      if line.hasPrefix(" "), let last = problems.indices.last {
        problems[last] += "\n\(line)"
      } else {
        problems.append(String(line))
      }
    }
    lines = lines.drop { $0.isEmpty }
    self.variant = variant
    self.layout = layout
    self.problems = problems
  }
}

extension String {
  /// The lines of the text, without its byte order mark.
  fileprivate var lines: [Substring] {
    var text = Substring(self)
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}

/// Parses single lines of canonical text.
enum FramesTextReader {
  typealias Inputs = (
    width: LayoutExtent, height: LayoutExtent, direction: UserInterfaceLayoutDirection,
    scale: Double, textTraits: LayoutTextTraits
  )

  /// Parses a number, which is finite.
  private static func number(_ word: Substring) -> Double? {
    Double(word).flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: Inputs

  /// Parses a line such as `width 480, height fitting, ltr, scale 2, text scale 1.5, language de`.
  static func inputs(_ line: Substring) -> Inputs? {
    let parts = line.split(separator: ",").map { $0.split(separator: " ") }
    guard parts.count >= 4, parts[0].first == "width", parts[1].first == "height",
      let width = extent(parts[0].dropFirst()), let height = extent(parts[1].dropFirst()),
      parts[3].count == 2, parts[3][0] == "scale", let scale = number(parts[3][1]),
      let textTraits = textTraits(parts.dropFirst(4))
    else { return nil }
    switch parts[2] {
    case ["ltr"]: return (width, height, .leftToRight, scale, textTraits)
    case ["rtl"]: return (width, height, .rightToLeft, scale, textTraits)
    default: return nil
    }
  }

  private static func textTraits(_ parts: ArraySlice<[Substring]>) -> LayoutTextTraits? {
    var parts = parts
    var traits = LayoutTextTraits()
    if let part = parts.first, part.dropLast() == ["text", "scale"] {
      guard let scale = number(part[2]), scale > 0 else { return nil }
      traits.scale = scale
      parts.removeFirst()
    }
    if let part = parts.first, part.count == 2, part[0] == "language" {
      guard LayoutTextTraits.isLanguage(String(part[1])) else { return nil }
      traits.language = String(part[1])
      parts.removeFirst()
    }
    return parts.isEmpty ? traits : nil
  }

  private static func extent(_ words: ArraySlice<Substring>) -> LayoutExtent? {
    let words = Array(words)
    if words == ["fitting"] { return .fitting }
    if words.count == 1, let points = number(words[0]) { return .exact(points) }
    if words.count == 3, words[0] == "at", words[1] == "most", let points = number(words[2]) {
      return .atMost(points)
    }
    if words.count == 3, words[0] == "preferred", words[2].first == "@",
      let points = number(words[1]), let priority = Float(words[2].dropFirst()),
      priority > 0, priority <= 1000
    {
      return .preferred(points, priority: LayoutPriority(priority))
    }
    return nil
  }

  // MARK: Items

  /// Parses a line such as `label 40 21 84 16 first 13`; nil for any other kind of line.
  static func item(_ line: Substring, parent: Int?) -> ComputedLayout.Item? {
    guard let (name, rest) = name(line) else { return nil }
    var words = rest.split(separator: " ")
    var visibility = ComputedLayout.Item.Visibility.shown
    if let last = words.last, let other = ComputedLayout.Item.Visibility(rawValue: String(last)) {
      visibility = other
      words.removeLast()
    }
    var item = ComputedLayout.Item(
      identifier: name, parent: parent, frame: .zero, visibility: visibility)
    if words.isEmpty { return item.hasPlace ? nil : item }
    let numbers = words.prefix(4).compactMap(number)
    guard numbers.count == 4 else { return nil }
    item = ComputedLayout.Item(
      identifier: name, parent: parent,
      frame: LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      visibility: visibility)
    words.removeFirst(4)
    while let word = words.first {
      guard words.count >= 2, let offset = number(words[1]) else { return nil }
      switch word {
      case "first":
        item.firstBaseline = offset
        item.lastBaseline = offset
      case "last": item.lastBaseline = offset
      default: return nil
      }
      words.removeFirst(2)
    }
    return item
  }

  /// Parses a name, quoted or not, and returns it with the rest of the line.
  private static func name(_ line: Substring) -> (name: String, rest: Substring)? {
    var scalars = line.unicodeScalars[...]
    guard scalars.first == "\"" else {
      let word = scalars.prefix { $0 != " " }
      return word.isEmpty ? nil : (String(word), Substring(scalars.dropFirst(word.count)))
    }
    var name = String.UnicodeScalarView()
    scalars.removeFirst()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"": return (String(name), Substring(scalars))
      case "\\":
        guard let escaped = escaped(&scalars) else { return nil }
        name.append(escaped)
      default: name.append(scalar)
      }
    }
    return nil
  }

  /// Parses the part of an escape sequence after the backslash.
  private static func escaped(_ scalars: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch scalars.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\"": return "\""
    case "\\": return "\\"
    case "u":
      guard scalars.popFirst() == "{" else { return nil }
      let digits = scalars.prefix { $0 != "}" }
      scalars = scalars.dropFirst(digits.count + 1)
      return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
