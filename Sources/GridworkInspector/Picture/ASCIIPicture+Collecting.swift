// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension ASCIIPicture {
  /// Sorts the views of a layout into boxes, which are drawn, and remarks, which are listed below
  /// the picture.
  mutating func collect(from layout: ComputedLayout) {
    var hidden: [String] = []
    var detached: [String] = []
    var collapsed: [String] = []
    var empty: [String] = []
    var boxOfItem = [Int?](repeating: nil, count: layout.items.count)

    for (index, item) in layout.items.enumerated() where item.kind != .guide {
      // The descendants of a view that is not shown are not listed either.
      let parentVisibility = item.parent.map { layout.items[$0].visibility } ?? .shown
      switch item.visibility {
      case .shown:
        guard item.frame.width > 0, item.frame.height > 0, item.frameInRoot.isDrawable else {
          empty.append(item.name)
          continue
        }
        boxOfItem[index] = boxes.count
        boxes.append(Box(name: item.name, frame: item.frameInRoot))
        if let parent = item.parent, let box = boxOfItem[parent] { boxes[box].hasInside = true }
      case .hidden where parentVisibility == .shown: hidden.append(item.name)
      case .detached where parentVisibility == .shown: detached.append(item.name)
      case .collapsed where parentVisibility == .shown: collapsed.append(item.name)
      default: break
      }
    }

    for grid in layout.grids where boxOfItem[grid.item] != nil {
      separators += layout.separators(of: grid).filter { $0.isDrawable }
    }
    remarks = [
      ("hidden", hidden), ("detached", detached), ("in hidden rows or columns", collapsed),
      ("no area", empty),
    ]
  }
}

extension ComputedLayout.Item {
  /// Whether a picture draws the item: it is shown, and a picture can show its frame.
  var isDrawn: Bool { visibility == .shown && frameInRoot.isDrawable }
}

extension LayoutRect {
  /// Whether a picture can show the rectangle: its edges are finite and less than a billion points
  /// from the origin.
  var isDrawable: Bool {
    [minX, minY, maxX, maxY].allSatisfy { $0.magnitude < 1e9 }
  }
}
