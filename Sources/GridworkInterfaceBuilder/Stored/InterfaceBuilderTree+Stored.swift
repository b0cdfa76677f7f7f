// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork
public import GridworkDocument

extension InterfaceBuilderTree {
  /// A view whose stored frame is not the one that the layout gives it.
  public struct Difference: Sendable {
    /// The view as the file stores it.
    public let view: StoredView
    /// The computed frame, in points, in the coordinates of the superview.
    public let frame: LayoutRect
  }

  /// The result of a comparison of stored and computed frames.
  public struct StoredFrameReport: Sendable {
    /// The number of views that were compared. Views that a stack or a grid leaves out are not.
    public let viewCount: Int
    /// The views that differ, in tree order.
    public let differences: [Difference]
  }

  /// Compares the stored frames with those of the layout. Interface Builder calls the views that
  /// differ *misplaced*.
  ///
  /// - Parameter tolerance: How far an edge may be from its stored place, in points; 1 by default.
  /// - Returns: The number of views, and those that differ.
  /// - Throws: A `DocumentError` if the document is invalid. That of a tree that was read never is.
  public func compareStoredFrames(
    tolerance: Double = 1
  ) throws(DocumentError) -> StoredFrameReport {
    let layout = try makeLayout().root.computedLayout
    var frames: [String: LayoutRect] = [:]  // alignment rectangles
    for item in layout.items where item.visibility == .shown || item.visibility == .hidden {
      if let name = item.identifier { frames[name] = item.alignmentRect }
    }
    var differences: [Difference] = []
    var count = 0
    for (index, view) in views.enumerated() {
      guard let rect = frames[view.name] else { continue }
      count += 1
      var frame = LayoutRect(
        x: rect.minX - view.insets.left, y: rect.minY - view.insets.top,
        width: rect.width + view.insets.left + view.insets.right,
        height: rect.height + view.insets.top + view.insets.bottom)
      // The place of the top view is its window's concern.
      if index == 0 { frame.origin = view.frame.origin }
      if view.frame.distance(to: frame) > tolerance {
        differences.append(Difference(view: view, frame: frame))
      }
    }
    return StoredFrameReport(viewCount: count, differences: differences)
  }
}

extension LayoutRect {
  /// The largest distance between two corresponding edges.
  fileprivate func distance(to other: LayoutRect) -> Double {
    max(
      max(abs(minX - other.minX), abs(maxX - other.maxX)),
      max(abs(minY - other.minY), abs(maxY - other.maxY)))
  }
}
