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
  /// The first of the rows that took the place of others since then, if nothing must be placed but what
  /// is noted.
  private(set) var replacedRows: Int?

  /// Notes a content view of another size.
  mutating func addContent(_ index: Int) {
    changed.append(index)
    if pending == .nothing { pending = .noted }
  }

  /// Notes rows that replace others, the content views in them, and those that are taken out of the
  /// layout. The rows below move.
  mutating func addRows(from first: Int, _ contents: Range<Int>, hidden: Range<Int>) {
    // What moved before the rows did may lie anywhere now.
    guard pending == .nothing, changed.isEmpty, moved.isEmpty else { return addEverything() }
    changed += contents
    changed += hidden
    (pending, replacedRows) = (.everything, first)
  }

  /// Notes that all content views may lie elsewhere.
  mutating func addEverything() {
    forget()
    (pending, replacedRows) = (.everything, nil)
  }

  /// Commits what changed in the cells alone. Returns what must be placed.
  mutating func commit() -> CommittedChange {
    defer { (pending, replacedRows) = (.nothing, nil) }
    return pending
  }

  /// Commits what changed in the cells and the tracks that moved; nil if all contents may lie elsewhere.
  mutating func commit(_ tracks: MovedTracks?) -> CommittedChange {
    let areRowsNoted = replacedRows != nil
    let change = commit()
    guard let tracks else { return .everything }
    moved.formUnion(tracks)
    if areRowsNoted { return .noted }
    return change == .everything || tracks.isEmpty ? change : .noted
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
