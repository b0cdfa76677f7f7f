// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a container has to place since its contents were last placed.
struct PlacingNotes {
  /// The positions of content views that got another size or cell.
  private(set) var changed: [Int] = []
  /// The tracks that moved.
  private(set) var moved = MovedTracks()
  /// What changed in the cells since the last commit.
  private(set) var pending = CommittedChange.nothing

  /// Notes a content view of another size.
  mutating func addContent(_ index: Int) {
    changed.append(index)
    if pending == .nothing { pending = .noted }
  }

  /// Notes that all content views may lie elsewhere.
  mutating func addEverything() {
    forget()
    pending = .everything
  }

  /// Commits what changed in the cells and the tracks that moved; nil if all contents may lie elsewhere. Returns
  /// what must be placed.
  mutating func commit(_ tracks: MovedTracks?) -> CommittedChange {
    defer { pending = .nothing }
    guard let tracks else { return .everything }
    moved.formUnion(tracks)
    return pending == .everything || tracks.isEmpty ? pending : .noted
  }

  /// Takes the content views and tracks that must be placed out of the notes.
  mutating func take() -> (changed: [Int], moved: MovedTracks) {
    defer { forget() }
    return (changed, moved)
  }

  /// Forgets what is placed.
  mutating func forget() {
    if !changed.isEmpty { changed = [] }
    moved = MovedTracks()
  }
}
