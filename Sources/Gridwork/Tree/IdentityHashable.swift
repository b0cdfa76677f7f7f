// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// An object that is equal to itself only, whatever it says: a view, a guide, a constraint, a row, a
/// column or a cell of a grid.
///
/// Lists of them can be searched, and they can be members of a set and keys of a dictionary, as
/// AppKit's objects can.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  /// Whether both are the same object.
  public static func == (a: Self, b: Self) -> Bool { a === b }

  /// Feeds the object's identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
