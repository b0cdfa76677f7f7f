// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

extension FuzzTarget {
  /// A document is refused with a message, or it reads back from what is written of it, and its
  /// layout has finite frames in every variant.
  static func readDocument(_ bytes: [UInt8]) -> String? {
    let document: LayoutDocument
    do {
      document = try LayoutDocument(json: bytes)
    } catch {
      return error.message.isEmpty ? "a document is refused without a message" : nil
    }
    do {
      let copy = try LayoutDocument(json: document.json)
      if copy != document { return "a document changes when it is written and read" }
      let tree = try DocumentTree(document)
      if !tree.root.computedLayout.isFinite { return "a frame is not finite" }
      _ = tree.findings()
      for variant in document.variants {
        try tree.show(variant)
        if !tree.root.computedLayout.isFinite { return "a frame of a variant is not finite" }
      }
    } catch {
      return "a document that was read is refused later: \(error)"
    }
    return nil
  }
}

extension ComputedLayout {
  /// Whether every number of every frame is finite.
  var isFinite: Bool {
    items.allSatisfy { item in
      let frame = item.frame
      return frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
        && frame.height.isFinite
    }
  }
}
