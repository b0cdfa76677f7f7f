// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  /// A box knows whether its content is placed.
  struct PlacedContentTypes {}

  extension ContentBox {
    func isPlaced(by known: inout PlacedContentTypes) -> Bool { placed != nil }
  }
#else
  /// The types of the contents in a tree, and which of them are placed.
  ///
  /// A cast to a protocol searches the runtime's conformances. Each type is therefore cast once, and the
  /// answer kept for the other contents of that type.
  struct PlacedContentTypes {
    /// The types before the last one.
    private var known: [ObjectIdentifier: Bool] = [:]
    /// The type of the last content, which many contents beside each other share.
    private var last: (type: ObjectIdentifier, isPlaced: Bool)?

    /// Returns whether contents of a type are placed; `isPlaced` finds out about one of them.
    fileprivate mutating func contains(_ type: ObjectIdentifier, _ isPlaced: () -> Bool) -> Bool {
      if let last {
        if last.type == type { return last.isPlaced }
        known[last.type] = last.isPlaced
      }
      let found = known[type] ?? isPlaced()
      last = (type, found)
      return found
    }
  }

  extension LayoutContent {
    /// Returns whether the content is a ``PlacedContent``.
    func isPlaced(by known: inout PlacedContentTypes) -> Bool {
      // The type may be a subclass of the one that the content was stored as.
      known.contains(ObjectIdentifier(type(of: self))) { self is any PlacedContent }
    }
  }
#endif
