// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What required equalities have done to the activities: which of them are defined by others,
/// follow others or are held at one value, and so need no row or column of their own.
struct Elimination: ~Copyable {
  var definitions = BlockPool<Entry>()
  var definitionTable = DefinitionTable()
  /// Fixed representatives from which an alias parted that may have held them.
  var possiblyReleased = Storage<Int32>()

  // Scratch memory, empty between calls.
  var mixed = Storage<Entry>()
  var visits = Storage<Visit>()
  var visitOrder = Storage<Int32>()
  var dependents = Storage<Entry>()
  var separating = Storage<Entry>()

  deinit {}

  mutating func startAfresh() {
    definitions.removeAll()
    definitionTable.removeAll()
    possiblyReleased.removeAll()
  }
}
