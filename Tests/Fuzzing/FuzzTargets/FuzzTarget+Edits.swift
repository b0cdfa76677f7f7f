// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

extension FuzzTarget {
  /// A tree that is laid out between its edits equals one that is laid out once, after all of them.
  ///
  /// The first byte chooses what the edits draw from, the second a tree. Every two bytes after that
  /// name an edit: of a property of a container, a track, a cell or a leaf, of a constraint, or of the
  /// root. Edits do not depend on each other's bytes, so that a fuzzer can leave out or repeat any.
  static func edit(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 4 else { return nil }
    let vocabularies = [ScriptVocabulary.everything, .room, .grids, .stacks, .frames]
    let vocabulary = vocabularies[Int(bytes[0]) % vocabularies.count]
    let steps = stride(from: 2, to: min(bytes.count - 1, 2 + 2 * 40), by: 2).map { place in
      Int(bytes[place]) << 8 | Int(bytes[place + 1])
    }
    var history = ContainerHistory(seed: Int(bytes[1]), vocabulary)
    let differences = history.differences(steps)
    return differences.isEmpty ? nil : "\(steps): \(differences)"
  }
}
