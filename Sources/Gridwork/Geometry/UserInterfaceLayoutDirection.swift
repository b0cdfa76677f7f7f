// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The direction in which a user interface is laid out. It determines which edge *leading* is.
///
/// AppKit's counterpart is `NSUserInterfaceLayoutDirection`.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable, CaseIterable {
  /// Leading is left, and trailing is right.
  case leftToRight
  /// Leading is right, and trailing is left.
  case rightToLeft
}

extension UserInterfaceLayoutDirection: CustomStringConvertible {
  /// The name of the direction: `leftToRight` or `rightToLeft`.
  public var description: String { self == .leftToRight ? "leftToRight" : "rightToLeft" }
}
