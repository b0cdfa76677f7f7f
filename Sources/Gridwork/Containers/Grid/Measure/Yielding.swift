// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A container that gives way to a fitting size, in a track that may therefore have less room for it than
/// its contents need.
struct Yielding {
  var track: Int
  /// The cost of extents from the one that was measured to its own.
  var cost: [Breakpoint]
}
