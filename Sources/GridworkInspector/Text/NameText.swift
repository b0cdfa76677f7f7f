// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A name as one word of a line: as it is, or in quotes when it has blanks, quotes, backslashes, or
/// control or invisible characters in it.
///
/// `label` is `label`, `first name` is `"first name"`, a line break inside is `\n`.
func nameText(_ name: String) -> String {
  let isWord = name.unicodeScalars.allSatisfy { scalar in
    !scalar.properties.isWhitespace && !scalar.isInvisible && scalar != "\"" && scalar != "\\"
  }
  return isWord && !name.isEmpty ? name : quoted(name, as: .swift)
}
