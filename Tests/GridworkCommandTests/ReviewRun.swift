// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import GridworkCommand

/// Reviews documents, which are files by name.
func review(_ words: String..., documents: [String: String]) throws -> CommandRun {
  try CommandRun(["review"] + words, documents: documents)
}

extension CommandRun {
  /// The review before its first picture.
  var head: String {
    String(output.prefix(upTo: output.range(of: "\n<details>")?.lowerBound ?? output.endIndex))
  }
}

/// A label that gives way last, and a field of 60. A letter is 10 wide, and the spacing is 8: with `Name`, the
/// row needs 40 + 8 + 60 = 108.
func reviewedForm(_ label: String = "Name", field: Int = 60, more: String = "") -> String {
  """
  {"root": {"id": "row", "kind": "stack", "arranged": [
     {"id": "label", "kind": "label", "text": "\(label)", "compressionResistance": [800, 750]},
     {"id": "field", "intrinsicSize": [\(field), 20]}]}\(more)}
  """
}
