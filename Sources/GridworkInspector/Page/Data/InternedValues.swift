// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Distinct JSON values, each of which is stored once.
struct InternedValues {
  private(set) var json: [JSONOutput] = []
  private var positions: [String: Int] = [:]

  /// The position of a value, which is added if it is new.
  mutating func position(of value: JSONOutput) -> Int {
    let text = value.scriptText
    if let known = positions[text] { return known }
    positions[text] = json.count
    json.append(value)
    return json.count - 1
  }
}
