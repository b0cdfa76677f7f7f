// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The outcome of comparing a text with the stored snapshot under a recording mode.
enum SnapshotVerdict: Equatable {
  /// The text matches, and nothing is written.
  case same
  /// The text does not match, and nothing is written.
  case different(stored: String)
  /// There is no snapshot, and none is written.
  case missing
  /// There was no snapshot; one is written.
  case recordedFirst
  /// The snapshot is written again, whether or not it changed.
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

  /// Whether the snapshot should be written.
  var writes: Bool {
    switch self {
    case .recordedFirst, .recordedAgain: true
    case .same, .different, .missing: false
    }
  }
}
