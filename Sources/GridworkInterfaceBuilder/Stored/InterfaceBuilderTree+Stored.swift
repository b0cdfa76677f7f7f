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
  /// The top view differs if its content needs another size: a macOS view and a table row give way to
  /// their constraints. The other views are compared at the stored size of the top view.
  ///
  /// - Parameter tolerance: How far an edge may be from its stored place, in points; 1 by default. The
  ///   tolerance is for rounding to pixels, and for metrics of controls that are not known exactly. It is
  ///   three fifths of this for the edges of the top view, and of views that only numbers in the file
  ///   place, which need it for rounding alone.
  /// - Returns: The number of views, and those that differ.
  /// - Complexity: Up to two layouts. A tree that was laid out on reading needs no more than one.
  /// - Throws: A `DocumentError` if the document is invalid. That of a tree that was read never is.
  public func compareStoredFrames(
    tolerance: Double = 1
  ) throws(DocumentError) -> StoredFrameReport {
    var rects = try computeAlignmentRects()
    if let topSize { rects[views[0].name]?.size = try topSize.size(in: makeLayout()) }
    return compareStoredFrames(with: rects, tolerance)
  }

  /// The alignment rectangles of the views that the layout does not leave out, by name.
  func computeAlignmentRects() throws(DocumentError) -> [String: LayoutRect] {
    if let alignmentRects { return alignmentRects }
    var rects: [String: LayoutRect] = [:]
    for item in try makeLayout().root.computedLayout.items
    where item.visibility == .shown || item.visibility == .hidden {
      if let name = item.identifier { rects[name] = item.alignmentRect }
    }
    return rects
  }

  /// Compares the stored frames with those of alignment rectangles.
  func compareStoredFrames(
    with rects: [String: LayoutRect], _ tolerance: Double
  ) -> StoredFrameReport {
    var differences: [Difference] = []
    var count = 0
    for (index, view) in views.enumerated() {
      guard let rect = rects[view.name] else { continue }
      count += 1
      var frame = LayoutRect(
        x: rect.minX - view.insets.left, y: rect.minY - view.insets.top,
        width: rect.width + view.insets.left + view.insets.right,
        height: rect.height + view.insets.top + view.insets.bottom)
      // The place of the top view is its window's concern.
      if index == 0 { frame.origin = view.frame.origin }
      let differs = LayoutAxis.allCases.contains { axis in
        let tolerance = view.exactAxes.contains(axis) ? 0.6 * tolerance : tolerance
        return view.frame.distance(to: frame, along: axis) > tolerance
      }
      if differs { differences.append(Difference(view: view, frame: frame)) }
    }
    return StoredFrameReport(viewCount: count, differences: differences)
  }
}

extension LayoutRect {
  /// The largest distance between two corresponding edges along an axis.
  fileprivate func distance(to other: LayoutRect, along axis: LayoutAxis) -> Double {
    axis == .horizontal
      ? max(abs(minX - other.minX), abs(maxX - other.maxX))
      : max(abs(minY - other.minY), abs(maxY - other.maxY))
  }
}
