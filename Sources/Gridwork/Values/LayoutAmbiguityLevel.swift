// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Which ambiguities of an item make a layout unsound.
///
/// Interface Builder's counterpart is the setting *Ambiguity*: Always Verify, Verify Position Only,
/// Never Verify.
public enum LayoutAmbiguityLevel: String, Hashable, Sendable, CaseIterable {
  /// Neither the position nor the size may be ambiguous.
  case always
  /// The position must not be ambiguous. The size may be, if the program is going to set it.
  case position
  /// The position and the size may be ambiguous.
  case never
}
