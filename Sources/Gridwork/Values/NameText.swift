// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

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
