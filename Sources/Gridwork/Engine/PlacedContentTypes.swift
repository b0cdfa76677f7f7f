// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The types of the contents in a tree, and which of them are placed.
///
/// Asking the runtime whether a content is a ``PlacedContent`` takes longer than everything else
/// that a view needs to enter a tree, so each type is asked about once.
struct PlacedContentTypes {
  private var known: [ObjectIdentifier: Bool] = [:]
  /// The type of the last content, which many contents beside each other share.
  private var last: (type: ObjectIdentifier, isPlaced: Bool)?

  /// Returns whether a content is placed.
  mutating func contains(_ content: any LayoutContent) -> Bool {
    let type = ObjectIdentifier(type(of: content))
    if let last, last.type == type { return last.isPlaced }
    let isPlaced = known[type] ?? (content is any PlacedContent)
    known[type] = isPlaced
    last = (type, isPlaced)
    return isPlaced
  }
}
