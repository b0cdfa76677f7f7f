// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

/// The size that the top view of a tree takes from what is inside it.
///
/// A layout document has the stored size of its top view, so this takes a second layout, in which
/// every control keeps its stored size and the top view gives way, as Interface Builder's does.
struct TopSize: Sendable {
  /// The tree with an open top view.
  private let variant: LayoutDocument.Variant
  /// The height that a row of a table has at least, in points.
  private let leastHeight: Double

  /// Nil if nothing inside the tree decides about the size of its top view. A screen of UIKit has
  /// the size of its device, and a view that stands alone any size; only a row has the height that
  /// its table gives it or that fits what it shows.
  init?(_ tree: TreeImporter) {
    let top = tree.views[0]
    let size = top.alignmentSize
    var variant = LayoutDocument.Variant(name: "open")
    if let height = tree.context.rowHeights[top.objectID] {
      let isAutomatic = height < 0
      leastHeight = isAutomatic ? top.leastRowHeight : 0
      variant.height = !isAutomatic ? .exact(height) : tree.hasConstraints ? .fitting : nil
    } else if tree.context.platform == .macOS, tree.hasConstraints {
      leastHeight = 0
      variant.width = .preferred(size.width)
      variant.height = .preferred(size.height)
    } else {
      return nil
    }
    for view in tree.views where view.children.isEmpty && !view.isBoxAlone {
      var content = view.content
      for axis in LayoutAxis.allCases
      where view.element.hasContentSize(along: axis, view.frame.size) {
        let least = axis == .vertical ? view.lineHeight : 0
        content[axis] = max(least, content[axis] ?? view.alignmentSize[axis])
      }
      if content != view.content { variant.intrinsicSize[view.name] = content }
    }
    self.variant = variant
  }

  /// The size of the top view's alignment rectangle.
  func size(in layout: DocumentTree) throws(DocumentError) -> LayoutSize {
    try layout.show(variant)
    let size = layout.root.computedLayout.items[0].alignmentRect.size
    return LayoutSize(width: size.width, height: max(leastHeight, size.height))
  }
}

extension ViewNode {
  /// Whether the view is a box to check without a title, whose insets are not those of the table.
  fileprivate var isBoxAlone: Bool {
    let cell = element.child("buttonCell", key: "cell")
    return ["check", "radio"].contains(cell?["type"]) && cell?["title"] == nil
  }

  /// The least height of a row that has no height of its own, in points, as public files store it.
  /// A row with a subtitle is at least as high as its title twice and the subtitle.
  fileprivate var leastRowHeight: Double {
    func height(_ label: String) -> Double {
      subtree.first { $0.objectID == element[label] }?.frame.height ?? 0
    }
    let hasSubtitle = element["style"] == "IBUITableViewCellStyleSubtitle"
    return max(44, hasSubtitle ? 2 * height("textLabel") + height("detailTextLabel") : 0)
  }
}
