// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The views of a container that may have moved since they were last placed. A value to read while the
/// memory that it refers to is borrowed.
struct NotedContents {
  let rects: CommittedRects
  /// The numbers of views that have another size of their own, or another cell.
  let changed: [Int]
  /// The tracks that moved.
  let moved: MovedTracks
}

/// Which committed rectangles of a container changed.
enum CommittedChange {
  case nothing
  /// Those of which the contents have taken a note.
  case noted
  case everything
}
