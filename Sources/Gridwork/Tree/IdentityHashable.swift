// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// An object that is equal only to itself: a view, a guide, a constraint, or a row, column or cell
/// of a grid.
///
/// Such objects can be searched for in arrays and used as members of sets and keys of dictionaries,
/// as AppKit's objects can. To other packages they are hashable only.
package protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  /// Returns whether both values are the same object.
  public static func == (a: Self, b: Self) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
