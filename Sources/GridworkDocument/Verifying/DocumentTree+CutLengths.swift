// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

extension DocumentTree {
  /// The members of the document whose length is beyond the greatest that a layout calculates with, without
  /// those that a layout reports.
  func makeCutLengths() -> [JSONPath] {
    var paths: [JSONPath] = []
    func search(_ value: JSONOutput, _ path: JSONPath) {
      switch value {
      case .number(let number):
        if number.magnitude > greatestLength { paths.append(path) }
      case .array(let values):
        for (position, value) in values.enumerated() {
          search(
            value, path + (value.entry.map { .entry($0, position: position) } ?? .index(position)))
        }
      case .object(let members):
        for (key, value) in members where !Self.keysOfOtherNumbers.contains(key) {
          search(value, path + key)
        }
      case .null, .bool, .string: break
      }
    }
    search(document.output, JSONPath())
    return paths
  }

  /// The keys of numbers that are no lengths, or whose lengths a layout reports.
  private static let keysOfOtherNumbers: Set = [
    "size", "scale", "textScale", "metrics", "variants", "intrinsicSize",
    "placeholderIntrinsicSize",
    "weight",
  ]
}

extension JSONOutput {
  /// What identifies the settings of a row or a column among those of its grid; nil for any other value.
  fileprivate var entry: JSONPath.Entry? {
    guard case .object(let members) = self, let index = members.first(where: { $0.key == "index" }),
      case .number(let number) = index.value
    else { return nil }
    return .ofIndex(Int(number))
  }
}
