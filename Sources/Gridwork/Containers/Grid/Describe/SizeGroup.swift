// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// A name that makes tracks equally large: all rows of a root that carry it are equally tall, all
  /// columns equally wide, across grids.
  ///
  /// The largest need counts for all of them. A size group never relates a track to one inside its own
  /// content, at any depth: there the tracks of the inner grid count as if they carried no size group,
  /// and ``ComputedLayout/problems`` says so. The same where groups lie inside each other: with a track of
  /// *b* inside one of *a*, and elsewhere one of *a* inside one of *b*, the later inner grid in tree order
  /// leaves. AppKit has no counterpart.
  public struct SizeGroup: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name; rows and columns with equal names are still different groups.
    public let name: String

    /// Makes a group from its name.
    public init(_ name: String) { self.name = name }

    /// Makes a group from a literal.
    public init(stringLiteral name: String) { self.init(name) }
  }
}
