// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The size and the language of all text in a tree, which a person chooses.
///
/// ``LayoutRoot/textTraits`` sets them, and content adapts to them in ``LayoutContent/adapted(to:)``. A layout
/// should be sound at 200 % (WCAG 2.2, 1.4.4) and in every language; see ``pseudoLanguage``. UIKit's
/// counterpart is `UITraitCollection.preferredContentSizeCategory`; AppKit has none.
public struct LayoutTextTraits: Sendable, Hashable {
  /// The size of text as a multiple of its usual size; 1 by default, 2 for text at 200 %.
  ///
  /// A scale that is not finite, or not above 0, is a programmer error.
  public var scale: Double { didSet { checkScale() } }

  /// The tag of the language, such as `de` or `pt-BR`; nil, the default, for the language in which the
  /// texts are written.
  ///
  /// A tag consists of ASCII letters and digits, with single hyphens between them. Anything else is a
  /// programmer error.
  public var language: String? { didSet { checkLanguage() } }

  /// A language in which every line of text is 40 % longer, as in many translations from English: `pseudo`.
  ///
  /// `Sign in` becomes `SSiggn iin`. It finds what is too narrow for a translation before there is one.
  public static let pseudoLanguage = "pseudo"

  /// Creates traits; by default those of text at its usual size, in the language in which it is written.
  public init(scale: Double = 1, language: String? = nil) {
    self.scale = scale
    self.language = language
    checkScale()
    checkLanguage()
  }

  /// Whether text is shown as it is.
  var areUsual: Bool { scale == 1 && language == nil }

  /// Returns a text in the language of these traits.
  ///
  /// This is the translation whose key is the language, or the longest part of it that ends before a
  /// hyphen: `de` where there is none for `de-AT`. Without one, it is the text itself, lengthened if the
  /// language is ``pseudoLanguage``.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  /// - Parameters:
  ///   - text: The text as it is written.
  ///   - translations: The text in other languages, by their tags; none by default.
  /// - Returns: The text to show.
  public func text(_ text: String, translations: [String: String] = [:]) -> String {
    guard let language else { return text }
    var tag: Substring? = Substring(language)
    while let next = tag {
      if let translation = translations[String(next)] { return translation }
      tag = next.lastIndex(of: "-").map { next[..<$0] }
    }
    guard language == Self.pseudoLanguage else { return text }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map(Self.lengthened).joined(separator: "\n")
  }

  /// Returns a line with 2 characters added for every 5, rounded up, by doubling characters at equal
  /// distances, so that the words grow as the line does.
  private static func lengthened(_ line: Substring) -> String {
    var result = ""
    /// The missing characters, in fifths.
    var missing = 0
    for character in line {
      result.append(character)
      missing += 2
      // What a space adds goes to the next word.
      while missing > 0, character != " " {
        result.append(character)
        missing -= 5
      }
    }
    // What spaces at the end add stays there.
    while missing > 0 {
      result.append(" ")
      missing -= 5
    }
    return result
  }

  package static func isLanguage(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  private func checkScale() {
    guard scale > 0, scale.isFinite else {
      programmerError("A text scale must be finite and above 0, not \(scale).")
    }
  }

  private func checkLanguage() {
    if let language, !Self.isLanguage(language) {
      programmerError(
        "A language is a tag such as de or pt-BR, of letters, digits and hyphens, not "
          + "\(quoted(language)).")
    }
  }
}
