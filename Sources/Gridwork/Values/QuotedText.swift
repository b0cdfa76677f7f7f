// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How a text in quotes writes the characters that cannot stand there as they are.
package enum QuotationStyle {
  /// As JSON does: `\u200e`.
  case json
  /// As JSON does, and so that nothing in it means anything inside an HTML script element.
  case script
  /// As Swift and the canonical text of a layout do: `\u{200e}`.
  case swift
}

/// A text in quotes.
///
/// Quotes, backslashes, line breaks and tabs follow a backslash in every style; other control
/// characters, line and paragraph separators and invisible format characters are numbers.
package func quoted(_ text: String, as style: QuotationStyle = .json) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "<" where style == .script, ">" where style == .script, "&" where style == .script:
      result += scalar.escape(as: style)
    default: scalar.write(to: &result, as: style)
    }
  }
  return result + "\""
}

/// A name as a single word of a line: quoted if it is empty or contains white space, quotes,
/// backslashes, or control or invisible characters; otherwise unchanged.
///
/// `label` stays `label`, `first name` becomes `"first name"`, and a line break becomes `\n`.
package func nameText(_ name: String) -> String {
  let isWord = name.unicodeScalars.allSatisfy { scalar in
    !scalar.properties.isWhitespace && !scalar.isInvisible && scalar != "\"" && scalar != "\\"
  }
  return isWord && !name.isEmpty ? name : quoted(name, as: .swift)
}

/// An identifier in single quotes, as messages print it.
package func quotedIdentifier(_ identifier: String) -> String { "'\(visibleText(identifier))'" }

/// A text in which a character that cannot be seen, such as a line break, is printed as Swift writes it in a
/// string.
package func visibleText(_ text: some StringProtocol) -> String {
  var result = ""
  for scalar in text.unicodeScalars { scalar.write(to: &result, as: .swift) }
  return result
}

/// A name or key in quotes, cut after 100 characters: as much of it as tells it from others in a
/// message.
package func quotation(_ name: String) -> String { quoted(shortened(name, to: 100)) }

/// At most so many characters of a text, with an ellipsis for what is cut off.
package func shortened(_ text: String, to count: Int = 40) -> String {
  text.count > count ? "\(text.prefix(count))…" : text
}

extension Unicode.Scalar {
  /// Whether the character cannot be seen: it controls a device, ends a line or turns its direction.
  ///
  /// The two joiners count as visible: emoji and some scripts are written with them.
  package var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: false
    }
  }

  /// Adds the character to a text, as it is if it can be seen.
  fileprivate func write(to text: inout String, as style: QuotationStyle) {
    switch self {
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where isInvisible: text += escape(as: style)
    default: text.unicodeScalars.append(self)
    }
  }

  fileprivate func escape(as style: QuotationStyle) -> String {
    guard style != .swift else { return "\\u{\(String(value, radix: 16))}" }
    return String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
