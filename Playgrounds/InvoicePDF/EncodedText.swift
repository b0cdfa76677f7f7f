// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A text in the WinAnsi encoding, which the standard fonts of PDF are used with.
struct EncodedText: Hashable {
  /// The text as it was given.
  let text: String
  /// One code for each character, all of them 32 or more.
  let codes: [UInt8]

  /// The first code that the fonts have a glyph for: the space.
  static let firstCode = 32

  /// Encodes a text; throws an error that names a character without a code.
  init(_ text: String) throws(UnencodableCharacter) {
    self.text = text
    var codes: [UInt8] = []
    for character in text {
      guard let code = Self.code(of: character) else {
        throw UnencodableCharacter(character: character, text: text)
      }
      codes.append(code)
    }
    self.codes = codes
  }

  /// The code of a character: its scalar's where WinAnsi agrees with Unicode, else its place among
  /// the codes from 128 to 159.
  private static func code(of character: Character) -> UInt8? {
    // "é" may be written as two scalars; WinAnsi has the composed letter.
    let scalars = composed(character).unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    switch scalar.value {
    case 32...126, 160...255:
      return UInt8(scalar.value)
    default:
      guard let index = specials.firstIndex(of: character) else { return nil }
      return 128 + UInt8(index)
    }
  }

  /// The characters of the codes from 128 to 159; nil for the five codes without one.
  private static let specials: [Character?] = [
    "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
    nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
  ]

  /// A letter with its accent in one scalar, where Latin-1 has it so.
  private static func composed(_ character: Character) -> Character {
    guard character.unicodeScalars.count == 2 else { return character }
    // Characters compare by canonical equivalence: the composed letter equals the decomposed one.
    let latin = (0xC0...0xFF as ClosedRange<UInt8>).lazy.map { Character(Unicode.Scalar($0)) }
    return (Array(latin) + specials.compactMap(\.self)).first { $0 == character } ?? character
  }
}

/// A character that the standard fonts of PDF have no glyph for.
struct UnencodableCharacter: Error, Equatable, CustomStringConvertible {
  var character: Character
  var text: String

  var description: String {
    let numbers = character.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    let scalars = numbers.map { "U+\($0)" }.joined(separator: " ")
    return "\"\(text)\" cannot be set in a standard font of PDF: it contains "
      + "\"\(character)\" (\(scalars)), and these fonts have Western European "
      + "letters only. Leave the character out, or write it in Latin letters."
  }
}
