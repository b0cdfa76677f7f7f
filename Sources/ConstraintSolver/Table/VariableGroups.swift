// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Variables that constraints tie together, directly or through others.
struct VariableGroups {
  /// Another variable of the group, nearer to the one that stands for it; that one has itself.
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
