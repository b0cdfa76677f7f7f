// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A reference to an item that another owner keeps alive; using it after the item is gone ends the program.
struct UnownedItem {
  #if hasFeature(Embedded)
    private let handle: ItemHandle

    init(_ item: LayoutItem) { handle = item.handle }

    var item: LayoutItem {
      guard let item = handle.item else { programmerError("An item is used after its release.") }
      return item
    }
  #else
    unowned let item: LayoutItem

    init(_ item: LayoutItem) { self.item = item }
  #endif
}
