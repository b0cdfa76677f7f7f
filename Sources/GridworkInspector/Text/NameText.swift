// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A name as a single word of a line: quoted if it is empty or contains white space, quotes,
/// backslashes, or control or invisible characters; otherwise unchanged.
///
/// `label` stays `label`, `first name` becomes `"first name"`, and a line break becomes `\n`.
func nameText(_ name: String) -> String {
  let isWord = name.unicodeScalars.allSatisfy { scalar in
    !scalar.properties.isWhitespace && !isControl(scalar) && scalar != "\"" && scalar != "\\"
  }
  if isWord, !name.isEmpty { return name }
  var text = "\""
  for scalar in name.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case let scalar where isControl(scalar):
      text += "\\u{\(String(scalar.value, radix: 16))}"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  // Invisible characters, such as marks that reverse the direction of text. The two joiners stay:
  // emoji and some scripts need them.
  case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
  default: false
  }
}
