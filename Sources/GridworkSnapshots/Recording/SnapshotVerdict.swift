// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a mode makes of a text and what was stored.
enum SnapshotVerdict: Equatable {
  /// They match, and nothing is written.
  case same
  /// They do not match, and nothing is written.
  case different(stored: String)
  /// There is none, and none is written.
  case missing
  /// There was none; it is written.
  case recordedFirst
  /// It is written in place of another, or of the same.
  case recordedAgain(stored: String)

  init(stored: String?, text: String, mode: SnapshotRecording) {
    switch (stored, mode) {
    case (nil, .never): self = .missing
    case (nil, _): self = .recordedFirst
    case (let stored?, .all): self = .recordedAgain(stored: stored)
    case (let stored?, _) where stored == text: self = .same
    case (let stored?, .failed): self = .recordedAgain(stored: stored)
    case (let stored?, _): self = .different(stored: stored)
    }
  }

  /// Whether the snapshot is to be written.
  var writes: Bool {
    switch self {
    case .recordedFirst, .recordedAgain: true
    case .same, .different, .missing: false
    }
  }
}
