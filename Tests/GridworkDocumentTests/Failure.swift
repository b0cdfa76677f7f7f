// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkDocument
import Testing

/// What reading a text as a document says is wrong: `line:column path: message`.
func failure(ofReading text: String) -> String {
  do throws(DocumentError) {
    _ = try read(text)
    return "no error"
  } catch {
    guard let line = error.line, let column = error.column else { return "\(error)" }
    return "\(line):\(column) \(error)"
  }
}
