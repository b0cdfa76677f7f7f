// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)

  public import AppKit
  public import Gridwork

  /// An AppKit view that lays out its subviews with a Gridwork grid, stack or constraints.
  ///
  /// ```swift
  /// let form = LayoutHostingNSView()
  /// form.rootView = GridView(views: [
  ///   [form.leaf(nameLabel), form.leaf(nameField)],
  ///   [nil, form.leaf(rememberCheckbox)],
  /// ])
  /// ```
  ///
  /// The host adds and removes subviews together with their leaves. The Tab key follows the reading
  /// order. In an Auto Layout hierarchy, the intrinsic size of the host is the natural width of its
  /// content and the height that its content needs at the current width.
  open class LayoutHostingNSView: NSView {
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
        needsLayout = true
        invalidateIntrinsicContentSize()
      }
    }

    /// Returns a new leaf that stands for a view, with the view's content priorities.
    ///
    /// The host adds the view to its subviews once the leaf has a place in the layout.
    public func leaf(_ view: NSView) -> LayoutView {
      let leaf = HostedLeaf(
        view, content: NSViewContent(view, in: self),
        insets: LayoutEdgeInsets(view.alignmentRectInsets))
      for axis in LayoutAxis.allCases {
        let other: NSLayoutConstraint.Orientation = axis == .horizontal ? .horizontal : .vertical
        leaf.setContentPriorities(
          hugging: view.contentHuggingPriority(for: other).rawValue,
          resistance: view.contentCompressionResistancePriority(for: other).rawValue, for: axis)
      }
      return leaf
    }

    /// Measures a view again. Call this method when the text, font or image of the view changes,
    /// because AppKit reports such changes to Auto Layout only.
    public func contentDidChange(of view: NSView) {
      rootView?.leaf(of: view)?.contentDidChange(insets: LayoutEdgeInsets(view.alignmentRectInsets))
    }

    /// Always true: frames are measured from the top.
    open override var isFlipped: Bool { true }

    open override func layout() {
      super.layout()
      guard let root else { return }
      let width = bounds.size.width
      isPreparing = true
      root.direction = userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      root.scale = Double(window?.backingScaleFactor ?? 1)
      isPreparing = false
      root.layOut(in: LayoutSize(width: Double(width), height: Double(bounds.size.height)))
      linkKeyViews()
      // The last intrinsic height may have been computed for a different width.
      if root.isHeightForWidth, width != measuredWidth { invalidateIntrinsicContentSize() }
    }

    /// Makes the Tab key follow the reading order.
    private func linkKeyViews() {
      let views = rootView?.keyViewLoop.compactMap { ($0 as? HostedLeaf<NSView>)?.view } ?? []
      for (view, next) in zip(views, views.dropFirst() + views.prefix(1)) {
        view.nextKeyView = next
      }
    }

    /// The width for which the last intrinsic height was computed.
    private var measuredWidth: CGFloat = 0

    open override var intrinsicContentSize: NSSize {
      guard let root else { return super.intrinsicContentSize }
      measuredWidth = bounds.size.width
      let natural = root.intrinsicContentSize
      let height = measuredWidth > 0 ? root.height(forWidth: Double(measuredWidth)) : nil
      return NSSize(width: natural.width, height: height ?? natural.height)
    }

    open override var firstBaselineOffsetFromTop: CGFloat {
      CGFloat(root?.firstBaselineOffsetFromTop ?? 0)
    }

    open override var lastBaselineOffsetFromBottom: CGFloat {
      CGFloat(root?.lastBaselineOffsetFromBottom ?? 0)
    }
  }

  extension LayoutEdgeInsets {
    fileprivate init(_ insets: NSEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    }
  }

#endif
