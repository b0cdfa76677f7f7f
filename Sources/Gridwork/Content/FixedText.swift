// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Text in which every glyph is 10 points wide and 10 points high, at its usual size.
///
/// Use it in tests, documents and examples, where sizes should be the same on every machine and
/// easy to compute by hand: `"Name"` is 40 by 10. The baseline of a line is 8 points below its top,
/// and baselines are 10 points apart. AppKit has no counterpart.
///
/// ```swift
/// let label = LayoutView(content: FixedText("Name"))
/// ```
///
/// All of these lengths are multiplied by the text scale of the root, and the text is shown in its
/// language; see ``LayoutRoot/textTraits``.
public struct FixedText: LayoutContent, Hashable, Sendable {
  /// The text. A line break in it starts a new line.
  public var text: String
  /// Whether lines that are wider than the view break at spaces; false by default.
  public var wraps: Bool
  /// The text in other languages, by the tags of the languages, such as `de`; empty by default.
  public var translations: [String: String]

  /// The size of the text as a multiple of its usual size, which multiplies all lengths.
  private var scale = 1.0

  /// The width and the height of a glyph, in points.
  static let glyph = 10.0
  /// The distance from the bottom of a line up to its baseline, in points.
  static let descent = 2.0

  /// Creates a text, by default one that does not wrap and has no translations.
  public init(_ text: String, wraps: Bool = false, translations: [String: String] = [:]) {
    self.text = text
    self.wraps = wraps
    self.translations = translations
  }

  /// The size without wrapping: 10 points per glyph of the longest line by 10 points per line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var intrinsicContentSize: LayoutSize {
    let paragraphs = paragraphs
    let longest = paragraphs.reduce(0) { max($0, $1.count) }
    return LayoutSize(
      width: scale * (Self.glyph * Double(longest)),
      height: scale * (Self.glyph * Double(paragraphs.count)))
  }

  /// Returns the height at a width, both in points, or nil if the text does not wrap.
  ///
  /// Each line takes as many words as fit. A word that is wider than the view has its own line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func height(forWidth width: Double) -> Double? {
    guard wraps else { return nil }
    return scale * (Self.glyph * Double(breaking(toWidth: width / scale).lines))
  }

  /// Returns the widths at which lines break where they do at a width, or nil if the text does not wrap.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func widthsOfSameHeight(around width: Double) -> ClosedRange<Double>? {
    guard wraps else { return nil }
    let breaking = breaking(toWidth: width / scale)
    let least = max(0, Self.width(ofRoom: breaking.longestLine))
    return scale * least...scale * Self.width(ofRoom: breaking.shortestExcess)
  }

  /// True: all lengths are multiplied by the text scale.
  public var scalesEvenly: Bool { true }

  /// The distance from the top to the baseline of the first line: 8 points.
  public var firstBaselineOffsetFromTop: Double? { scale * (Self.glyph - Self.descent) }

  /// The distance from the baseline of the last line to the bottom: 2 points.
  public var lastBaselineOffsetFromBottom: Double? { scale * Self.descent }

  /// 10 points per glyph of the longest word, and 10 points per character.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var textMetrics: LayoutTextMetrics? {
    let words = paragraphs.flatMap { $0.split(separator: " ") }
    let longest = words.reduce(0) { max($0, $1.count) }
    return LayoutTextMetrics(
      longestWord: scale * (Self.glyph * Double(longest)), characterWidth: scale * Self.glyph)
  }

  /// The text in the language of some traits, at their scale.
  func scaled(to traits: LayoutTextTraits) -> FixedText {
    var scaled = FixedText(traits.text(text, translations: translations), wraps: wraps)
    scaled.scale = traits.scale
    return scaled
  }

  private var paragraphs: [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// How lines break, with lengths in glyphs.
  private struct Breaking {
    var lines = 0
    /// The longest line of several words.
    var longestLine = 0.0
    /// The shortest line that did not fit.
    var shortestExcess = Double.infinity
  }

  private func breaking(toWidth width: Double) -> Breaking {
    var breaking = Breaking()
    let room = max(0, Self.room(inWidth: width))
    for paragraph in paragraphs {
      breaking.lines += 1
      var used = -1
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let length = used + 1 + word.count
        if used >= 0, Double(length) > room {
          breaking.shortestExcess = min(breaking.shortestExcess, Double(length))
          breaking.lines += 1
          used = word.count
        } else {
          if used >= 0 { breaking.longestLine = max(breaking.longestLine, Double(length)) }
          used = length
        }
      }
    }
    return breaking
  }

  /// The number of glyphs that fit. A width that rounding errors put just below a whole number of glyphs
  /// holds that number.
  private static func room(inWidth width: Double) -> Double {
    width / glyph + LengthTolerance.noticeable
  }

  /// The least width that holds a number of glyphs.
  private static func width(ofRoom room: Double) -> Double {
    (room - LengthTolerance.noticeable) * glyph
  }
}
