// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// A constraint of the document whose removal resolves a conflict.
public struct DocumentRemedy: Sendable, Hashable {
  /// The position of the conflict in the layout's `conflicts`.
  public let conflict: Int
  /// The position of the constraint among the conflict's constraints.
  public let member: Int
  /// The constraint, such as `constraint wide (field.width == 300)`.
  public let constraint: String
  /// The other effects of the removal, in words: `title becomes 180 wide; nothing else moves`.
  public let effect: String
  /// The frames that views would have after the removal, in the root's coordinates and in points,
  /// by the name of each view that would move.
  public let frames: [String: LayoutRect]
}
