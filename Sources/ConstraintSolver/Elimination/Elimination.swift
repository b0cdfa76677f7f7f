// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The activities that required equalities have eliminated: those that are defined by others, are
/// aliases of others or are fixed, and therefore need no row or column of their own.
struct Elimination: ~Copyable {
  var definitions = BlockPool<Entry>()
  var definitionTable = DefinitionTable()
  /// Fixed representatives that may have been held only by an alias that separated.
  var possiblyReleased = Storage<Int32>()

  // Scratch memory, empty between calls.
  var mixed = Storage<Entry>()
  var visits = Storage<Visit>()
  var visitOrder = Storage<Int32>()
  var dependents = Storage<Entry>()
  var separating = Storage<Entry>()
  var recovered = Storage<Entry>()

  deinit {}

  mutating func startAfresh() {
    definitions.removeAll()
    definitionTable.removeAll()
    possiblyReleased.removeAll()
  }
}
