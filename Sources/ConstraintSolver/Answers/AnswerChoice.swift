// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What is known about the equally good answers, and the choice among them.
struct AnswerChoice: ~Copyable {
  var knownAmbiguities: [Ambiguity]?
  var knownRanges: (variables: [Variable], ends: [(lower: Double?, upper: Double?)])?
  var isCanonical = false
  /// Activities that are pinned because they cannot move within the set of equally good answers.
  var immovable = Storage<Int32>()
  /// Activities that are pinned to a chosen value.
  var chosen = Storage<Int32>()
  var faceDirections = FaceDirections()

  deinit {}

  /// Forgets all pinned activities.
  mutating func startAfresh() {
    immovable.removeAll()
    chosen.removeAll()
  }
}
