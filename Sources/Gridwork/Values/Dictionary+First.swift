// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Dictionary {
  /// Creates a dictionary with the first value of every key.
  ///
  /// The library's own initialiser passes on the errors of a closure, which Embedded Swift cannot do.
  package init(first pairs: some Sequence<(Key, Value)>) {
    self.init(minimumCapacity: pairs.underestimatedCount)
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
