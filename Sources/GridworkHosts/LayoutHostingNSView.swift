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
  ///   [form.makeLeaf(for: nameLabel), form.makeLeaf(for: nameField)],
  ///   [nil, form.makeLeaf(for: rememberCheckbox)],
  /// ])
  /// ```
  ///
  /// The host adds and removes subviews together with their leaves. The Tab key follows the reading
  /// order. In an Auto Layout hierarchy, the intrinsic size of the host is the natural width of its
  /// content and the height that its content needs at the current width.
  open class LayoutHostingNSView: NSView {
    private var hosted: HostedRoot?

    /// The top-level view of the layout; nil by default.
    ///
    /// Setting it removes all subviews of the host, which adds the views of the new leaves when it lays out. To set
    /// a view that has a superview or belongs to another root is a programmer error.
    public var rootView: LayoutView? {
      get { hosted?.root.view }
      set { show(newValue.map { LayoutRoot($0) }) }
    }

    /// Replaces the root and its tree.
    final func show(_ root: LayoutRoot?) {
      for view in subviews { view.removeFromSuperview() }
      hosted = root.map {
        HostedRoot($0) { [weak self] in
          self?.needsLayout = true
          self?.invalidateIntrinsicContentSize()
        }
      }
    }

    /// Returns a new leaf that stands for a view, with the view's content priorities.
    ///
    /// The host adds the view to its subviews once the leaf has a place in the layout.
    public func makeLeaf(for view: NSView) -> LayoutView {
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
    /// because AppKit reports such changes to Auto Layout only. It does nothing for a view without a leaf in the
    /// tree.
    public func contentDidChange(of view: NSView) {
      rootView?.leaf(of: view)?.contentDidChange(insets: LayoutEdgeInsets(view.alignmentRectInsets))
    }

    /// Always true: frames are measured from the top.
    open override var isFlipped: Bool { true }

    open override func layout() {
      super.layout()
      guard let hosted else { return }
      let needsMeasuring = hosted.layOut(
        in: LayoutSize(width: Double(bounds.size.width), height: Double(bounds.size.height)),
        isRightToLeft: userInterfaceLayoutDirection == .rightToLeft,
        scale: Double(window?.backingScaleFactor ?? 1))
      linkKeyViews()
      if needsMeasuring { invalidateIntrinsicContentSize() }
    }

    /// Makes the Tab key follow the reading order.
    private func linkKeyViews() {
      let views = rootView?.keyViewLoop.compactMap { ($0 as? HostedLeaf<NSView>)?.view } ?? []
      for (view, next) in zip(views, views.dropFirst() + views.prefix(1)) {
        view.nextKeyView = next
      }
    }

    open override var intrinsicContentSize: NSSize {
      guard let hosted else { return super.intrinsicContentSize }
      let size = hosted.intrinsicSize(atWidth: Double(bounds.size.width))
      return NSSize(width: size.width, height: size.height)
    }

    open override var firstBaselineOffsetFromTop: CGFloat {
      CGFloat(hosted?.root.firstBaselineOffsetFromTop ?? 0)
    }

    open override var lastBaselineOffsetFromBottom: CGFloat {
      CGFloat(hosted?.root.lastBaselineOffsetFromBottom ?? 0)
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
