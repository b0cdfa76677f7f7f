// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers objects in the order in which a text first mentions them.
///
/// The numbers take the place of the addresses in Apple's logs, and are the same in every run.
struct DiagnosticNames {
  /// Identifies something that gets a number.
  enum Identity: Hashable {
    case object(ObjectIdentifier)
    /// Something without a view that belongs to an object, by its name: the equal share of a stack.
    case part(ObjectIdentifier, String)
    /// The distance between two positions, each given by a subject and the name of its attribute.
    indirect case distance(Identity, String, Identity, String)
    /// A row of the solver that does not belong to a `LayoutConstraint`.
    case row(Int32)
  }

  private var numbers: [Identity: Int] = [:]

  /// Returns the number of an identity, written like an address: `0x1`.
  mutating func number(of identity: Identity) -> String {
    let number = numbers[identity] ?? numbers.count + 1
    numbers[identity] = number
    return "0x" + String(number, radix: 16)
  }

  /// Returns a name without the characters that would end it in a log, and without whitespace
  /// around it.
  ///
  /// These are quotes, angle brackets, the delimiters of the visual format, and line breaks.
  static func cleaned(_ name: String) -> String {
    let kept = name.unicodeScalars.filter { !isSpecial($0) }.drop { $0.properties.isWhitespace }
    let end = kept.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(kept[...$0]) } ?? ""
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "`", "'", "\"", "<", ">", "[", "]", "(", ")", "|", ":": true
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Returns a class name reduced to letters, digits, underscores, dots and dollar signs, or
  /// `LayoutView` if nothing is left of it.
  static func cleanedClass(_ name: String) -> String {
    let kept = name.unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "_.$".unicodeScalars.contains($0)
    }
    return kept.isEmpty ? "LayoutView" : String(kept)
  }

  /// Returns whether an identifier can stand for its item in a log without the class name.
  ///
  /// A log visualiser would misread an identifier that contains an attribute or `*`, or that looks
  /// like an address.
  static func standsAlone(_ name: String) -> Bool {
    guard !name.isEmpty, !name.hasPrefix("0x"), !name.contains("*") else { return false }
    return name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().allSatisfy {
      part in attributes.allSatisfy { !part.hasPrefix($0) }
    }
  }

  /// The names of attributes in logs, including other names for margins and edges. Longer names
  /// start with one of these.
  private static let attributes = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "center",
    "firstBaseline", "lastBaseline", "baseline", "min", "mid", "max",
  ]
}
