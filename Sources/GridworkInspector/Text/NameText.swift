// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A name as one word of a line: as it is, or in quotes when it has blanks, quotes, backslashes, or
/// control or invisible characters in it.
///
/// `label` is `label`, `first name` is `"first name"`, a line break inside is `\n`.
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
  // Invisible signs such as those that turn the direction of a line; emoji are joined by one.
  case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
  default: false
  }
}
