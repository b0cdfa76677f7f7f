// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)

  public import AppKit
  public import Gridwork

  /// A view whose subviews are laid out by a grid, a stack or constraints of Gridwork.
  ///
  /// ```swift
  /// let form = LayoutHostingNSView()
  /// form.rootView = GridView(views: [
  ///   [form.leaf(nameLabel), form.leaf(nameField)],
  ///   [nil, form.leaf(rememberCheckbox)],
  /// ])
  /// ```
  ///
  /// Its subviews come and go with their leaves, and the Tab key goes through them in reading order.
  /// In an Auto Layout it is as large as its content wants, and as tall as that is at its width.
  open class LayoutHostingNSView: NSView {
    private var root: LayoutRoot?
    /// Whether the host itself changes the root right before it lays out.
    private var isPreparing = false

    /// The top-level view of the layout, which has no superview; nil by default.
    public var rootView: LayoutView? {
      get { root?.view }
      set { show(newValue.map { LayoutRoot($0) }) }
    }

    /// Shows the tree of a root in the place of the one before.
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
    /// The host adds the view to its subviews when the leaf has a place.
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

    /// Measures a view again whose text, font or image has changed: AppKit tells nobody outside Auto
    /// Layout.
    public func contentDidChange(of view: NSView) {
      rootView?.leaf(of: view)?.contentDidChange(insets: LayoutEdgeInsets(view.alignmentRectInsets))
    }

    /// True: frames are measured from the top.
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
      // The height that the content wants may be that of another width.
      if root.isHeightForWidth, width != measuredWidth { invalidateIntrinsicContentSize() }
    }

    /// Lets the Tab key follow the reading order.
    private func linkKeyViews() {
      let views = rootView?.keyViewLoop.compactMap { ($0 as? HostedLeaf<NSView>)?.view } ?? []
      for (view, next) in zip(views, views.dropFirst() + views.prefix(1)) {
        view.nextKeyView = next
      }
    }

    /// The width that the last intrinsic height belongs to.
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
