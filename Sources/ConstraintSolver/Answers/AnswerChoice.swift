// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What is known about the equally good answers, and which of them is chosen.
struct AnswerChoice: ~Copyable {
  var knownAmbiguities: [Ambiguity]?
  var isCanonical = false
  /// Activities that are pinned because they cannot move in the set of equally good answers.
  var immovable = Storage<Int32>()
  /// Activities that are pinned to a value that was chosen.
  var chosen = Storage<Int32>()
  var faceDirections = FaceDirections()

  deinit {}

  /// Nothing is pinned any more.
  mutating func startAfresh() {
    immovable.removeAll()
    chosen.removeAll()
  }
}
