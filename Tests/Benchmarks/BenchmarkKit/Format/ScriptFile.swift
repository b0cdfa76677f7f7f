// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files of scripts.
extension ConstraintScript {
  /// Reads a file.
  ///
  /// - Throws: `ScriptError` when the file cannot be read or is wrong.
  package init(path: String) throws(ScriptError) {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let reason = FileManager.default.fileExists(atPath: path) ? "" : ": there is no such file"
      throw ScriptError(file: path, line: nil, problem: "cannot be read" + reason)
    }
    self = try ScriptParser.parse(String(decoding: bytes, as: UTF8.self), file: path)
  }
}
