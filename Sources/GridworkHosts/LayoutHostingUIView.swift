// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import Gridwork
  public import UIKit

  /// A UIKit view that lays out its subviews with a Gridwork grid, stack or constraints.
  ///
  /// ```swift
  /// let form = LayoutHostingUIView()
  /// form.rootView = GridView(views: [
  ///   [form.leaf(nameLabel), form.leaf(nameField)],
  ///   [nil, form.leaf(rememberSwitch)],
  /// ])
  /// ```
  ///
  /// The host adds and removes subviews together with their leaves. In an Auto Layout hierarchy or
  /// a table view, the intrinsic size of the host is the natural width of its content and the
  /// height that its content needs at the current width. UIKit has no counterpart of `NSGridView`.
  open class LayoutHostingUIView: UIView {
    private var root: LayoutRoot?
    /// Whether the host is changing the root itself, just before it lays out.
    private var isPreparing = false

    /// The top-level view of the layout, which has no superview; nil by default.
    public var rootView: LayoutView? {
      get { root?.view }
      set { show(newValue.map { LayoutRoot($0) }) }
    }

    /// Replaces the root and its tree.
    final func show(_ root: LayoutRoot?) {
      for view in subviews { view.removeFromSuperview() }
      self.root = root
      root?.onNeedsLayout = { [weak self] in
        guard let self, !isPreparing else { return }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
      }
    }

    /// Returns a new leaf that stands for a view, with the view's content priorities.
    ///
    /// The host adds the view to its subviews once the leaf has a place in the layout.
    public func leaf(_ view: UIView) -> LayoutView {
      let leaf = HostedLeaf(
        view, content: UIViewContent(view, in: self),
        insets: LayoutEdgeInsets(view.alignmentRectInsets))
      for axis in LayoutAxis.allCases {
        let other: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
        leaf.setContentPriorities(
          hugging: view.contentHuggingPriority(for: other).rawValue,
          resistance: view.contentCompressionResistancePriority(for: other).rawValue, for: axis)
      }
      return leaf
    }

    /// Measures a view again. Call this method when the text, font or image of the view changes,
    /// because UIKit reports such changes to Auto Layout only.
    public func contentDidChange(of view: UIView) {
      rootView?.leaf(of: view)?.contentDidChange(insets: LayoutEdgeInsets(view.alignmentRectInsets))
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      guard let root else { return }
      let width = bounds.size.width
      isPreparing = true
      root.direction =
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      root.scale = Double(traitCollection.displayScale)
      isPreparing = false
      root.layOut(in: LayoutSize(width: Double(width), height: Double(bounds.size.height)))
      // The last intrinsic height may have been computed for a different width.
      if root.isHeightForWidth, width != measuredWidth { invalidateIntrinsicContentSize() }
    }

    /// The width for which the last intrinsic height was computed.
    private var measuredWidth: CGFloat = 0

    open override var intrinsicContentSize: CGSize {
      guard let root else { return super.intrinsicContentSize }
      measuredWidth = bounds.size.width
      let natural = root.intrinsicContentSize
      let height = measuredWidth > 0 ? root.height(forWidth: Double(measuredWidth)) : nil
      return CGSize(width: natural.width, height: height ?? natural.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      guard let root else { return super.sizeThatFits(size) }
      let natural = root.intrinsicContentSize
      let width = max(min(Double(size.width), natural.width), root.minimumSize.width)
      return CGSize(width: width, height: root.height(forWidth: width) ?? natural.height)
    }

    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      guard let root else {
        return super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
      }
      guard horizontalFittingPriority == .required else { return sizeThatFits(targetSize) }
      let height = root.height(forWidth: Double(targetSize.width))
      return CGSize(
        width: Double(targetSize.width), height: height ?? root.intrinsicContentSize.height)
    }

    open override var forFirstBaselineLayout: UIView { hostedText(in: \.self) ?? self }
    open override var forLastBaselineLayout: UIView { hostedText { $0.reversed() } ?? self }

    /// The view of the first leaf with a baseline in a given order.
    private func hostedText(in order: ([LayoutView]) -> [LayoutView]) -> UIView? {
      let leaf = order(rootView?.readingOrder ?? []).first { $0.firstBaselineOffsetFromTop != nil }
      return (leaf as? HostedLeaf<UIView>)?.view
    }
  }

  extension LayoutEdgeInsets {
    fileprivate init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    }
  }

#endif
