// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Variables that constraints connect, directly or through other variables.
struct VariableGroups {
  /// For each variable, another one of its group on the path to the representative; a
  /// representative has itself.
  private var nearer: [Int]

  init(count: Int) { nearer = Array(0..<count) }

  mutating func group(of variable: Int) -> Int {
    var here = variable
    while nearer[here] != here {
      nearer[here] = nearer[nearer[here]]
      here = nearer[here]
    }
    return here
  }

  mutating func join(_ a: Int, _ b: Int) { nearer[group(of: a)] = group(of: b) }
}
