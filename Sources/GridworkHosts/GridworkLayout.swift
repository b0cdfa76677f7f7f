// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)

  public import Gridwork
  public import SwiftUI

  /// A SwiftUI layout that arranges its subviews with a Gridwork grid, stack or constraints.
  ///
  /// The closure receives a leaf for each subview, in order, and returns the view that contains
  /// them:
  ///
  /// ```swift
  /// let form = GridworkLayout { leaves in
  ///   let grid = GridView(views: [[leaves[0], leaves[1]], [nil, leaves[2]]])
  ///   grid.rowAlignment = .firstBaseline
  ///   return grid
  /// }
  /// ```
  ///
  /// In the body of a view, this layout takes three subviews, one for each leaf:
  /// `form { Text("Name:"); TextField("Name", text: $name); Toggle("Remember me", isOn: $remembers) }`.
  ///
  /// The layout neither mirrors frames in right-to-left languages nor rounds them to pixels,
  /// because SwiftUI does both. SwiftUI calls the closure again when the subviews change.
  public struct GridworkLayout: Layout, Sendable {
    private let arrange: @Sendable ([LayoutView]) -> LayoutView

    /// Creates a layout from a closure that arranges the leaves and returns the view that contains
    /// them.
    public init(arrange: @escaping @Sendable ([LayoutView]) -> LayoutView) {
      self.arrange = arrange
    }

    /// The Gridwork tree for one set of subviews.
    public struct Cache {
      let root: LayoutRoot
      let contents: [SubviewContent]
    }

    /// Creates a leaf for each subview and calls the closure to arrange the leaves.
    public func makeCache(subviews: Subviews) -> Cache {
      let contents = subviews.map { SubviewContent($0) }
      let root = LayoutRoot(arrange(contents.map { LayoutView(content: $0) }), scale: 0)
      return Cache(root: root, contents: contents)
    }

    /// Returns the proposed size, in points, or the size that the subviews need if it is larger.
    ///
    /// A width that is not proposed or is infinite becomes the natural width. A height that is not
    /// proposed or is infinite becomes the height that the content needs at the width.
    public func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      let natural = cache.root.intrinsicContentSize
      var width = natural.width
      if let proposed = proposal.width {
        width = proposed.isFinite ? Double(proposed) : natural.width
        width = max(width, cache.root.minimumSize.width)
      }
      let height = cache.root.height(forWidth: width) ?? natural.height
      guard let proposed = proposal.height, proposed.isFinite else {
        return CGSize(width: width, height: height)
      }
      return CGSize(width: width, height: max(Double(proposed), height))
    }

    /// Lays out the subviews in the bounds, in points.
    public func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      cache.root.layOut(
        in: LayoutSize(width: Double(bounds.size.width), height: Double(bounds.size.height)))
      for (subview, content) in zip(subviews, cache.contents) {
        guard let frame = content.frame else {
          // SwiftUI centres a subview that is not placed, so a hidden one is placed out of sight.
          let away = CGPoint(x: bounds.origin.x - 100_000, y: bounds.origin.y)
          subview.place(at: away, anchor: .topLeading, proposal: .zero)
          continue
        }
        subview.place(
          at: CGPoint(x: bounds.origin.x + frame.minX, y: bounds.origin.y + frame.minY),
          anchor: .topLeading,
          proposal: ProposedViewSize(width: frame.width, height: frame.height))
      }
    }

    /// Returns the first or last text baseline of the arrangement, in points; nil for any other
    /// guide.
    public func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
      switch guide {
      case .firstTextBaseline:
        cache.root.firstBaselineOffsetFromTop.map { bounds.origin.y + $0 }
      case .lastTextBaseline:
        cache.root.lastBaselineOffsetFromBottom.map { bounds.origin.y + bounds.size.height - $0 }
      default:
        nil
      }
    }
  }

  /// The leaf content that measures and places a subview of a SwiftUI layout.
  final class SubviewContent: PlacedContent {
    private let subview: LayoutSubview
    /// The frame to place the subview in; nil while it is hidden.
    private(set) var frame: LayoutRect?

    init(_ subview: LayoutSubview) { self.subview = subview }

    /// The subview's ideal size.
    var intrinsicContentSize: LayoutSize {
      let size = subview.sizeThatFits(.unspecified)
      return LayoutSize(width: Double(size.width), height: Double(size.height))
    }

    /// The height depends on the width if half the ideal width needs more than the ideal height.
    func height(forWidth width: Double) -> Double? {
      let ideal = intrinsicContentSize
      guard height(at: ideal.width / 2) > ideal.height else { return nil }
      return height(at: width)
    }

    private func height(at width: Double) -> Double {
      Double(subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
    }

    var firstBaselineOffsetFromTop: Double? { baselines?.first }
    var lastBaselineOffsetFromBottom: Double? { baselines.map { $0.height - $0.last } }

    /// The distances of both baselines from the top, and the height; nil for a view without text,
    /// for which SwiftUI reports both baselines at the bottom edge.
    private var baselines: (first: Double, last: Double, height: Double)? {
      let dimensions = subview.dimensions(in: .unspecified)
      let first = dimensions[.firstTextBaseline]
      let last = dimensions[.lastTextBaseline]
      guard first != dimensions.height || last != dimensions.height else { return nil }
      return (Double(first), Double(last), Double(dimensions.height))
    }

    func place(in frame: LayoutRect?) { self.frame = frame }
  }

#endif
