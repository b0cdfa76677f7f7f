// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// A name that makes tracks equally large: all rows of a root that carry it are equally tall, and
  /// all columns equally wide, across grids.
  ///
  /// The largest need determines the size of all of them. A width or height that is set counts as a need, so
  /// that the others may make its track larger, and a group with one takes no surplus. The smallest maximum
  /// limits them all. A size group never relates a track to one
  /// inside its own content, at any depth: in such an inner grid the tracks behave as if they had
  /// no size group, and ``ComputedLayout/problems`` reports it. The same applies to groups that
  /// contain each other: if a track of *b* lies inside one of *a*, and elsewhere one of *a* inside
  /// one of *b*, the later inner grid in tree order leaves its group. AppKit has no counterpart.
  public struct SizeGroup: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name. Rows and columns with equal names belong to different groups.
    public let name: String

    /// Creates a group from its name.
    public init(_ name: String) { self.name = name }

    /// Creates a group from a string literal.
    public init(stringLiteral name: String) { self.init(name) }
  }
}
