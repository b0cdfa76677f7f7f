// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers for what has no name, in the order in which a text speaks of it.
///
/// Apple's logs print addresses; these numbers are the same in every run.
struct DiagnosticNames {
  /// What is numbered.
  enum Identity: Hashable {
    case object(ObjectIdentifier)
    /// From one position to another, each an attribute of something.
    indirect case distance(Identity, String, Identity, String)
    /// A row of the solver that no object stands for.
    case row(Int32)
  }

  private var numbers: [Identity: Int] = [:]

  /// The number of something, in the notation of addresses.
  mutating func number(of identity: Identity) -> String {
    let number = numbers[identity] ?? numbers.count + 1
    numbers[identity] = number
    return "0x" + String(number, radix: 16)
  }

  /// A name without the characters that would end it in a log, and without blanks around it.
  ///
  /// Left out are quotes and angle brackets, what separates items in the visual format, and
  /// whatever ends a line.
  static func cleaned(_ name: String) -> String {
    var kept = String.UnicodeScalarView()
    var blanks = String.UnicodeScalarView()
    for scalar in name.unicodeScalars where !isSpecial(scalar) {
      if scalar.properties.isWhitespace {
        if !kept.isEmpty { blanks.append(scalar) }
      } else {
        kept.append(contentsOf: blanks)
        kept.append(scalar)
        blanks.removeAll()
      }
    }
    return String(kept)
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "`", "'", "\"", "<", ">", "[", "]", "(", ")", "|", ":": true
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// The name of a class with nothing but letters, digits, underscores, dots and dollar signs;
  /// `LayoutView` where that leaves nothing.
  static func cleanedClass(_ name: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in name.unicodeScalars
    where scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "_.$".unicodeScalars.contains(scalar)
    {
      kept.append(scalar)
    }
    return kept.isEmpty ? "LayoutView" : String(kept)
  }

  /// Whether a name can stand for its item by itself.
  ///
  /// One that holds an attribute, a sign of multiplication or what looks like an address would be
  /// taken apart by who reads it.
  static func standsAlone(_ name: String) -> Bool {
    guard !name.isEmpty, !name.hasPrefix("0x"), !name.contains("*") else { return false }
    return name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().allSatisfy {
      part in attributes.allSatisfy { !part.hasPrefix($0) }
    }
  }

  /// What logs call attributes, those of margins and edges by other names included; longer names
  /// begin with one of these.
  private static let attributes = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "center",
    "firstBaseline", "lastBaseline", "baseline", "min", "mid", "max",
  ]
}
