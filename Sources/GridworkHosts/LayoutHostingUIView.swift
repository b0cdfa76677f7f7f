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
  ///   [form.makeLeaf(for: nameLabel), form.makeLeaf(for: nameField)],
  ///   [nil, form.makeLeaf(for: rememberSwitch)],
  /// ])
  /// ```
  ///
  /// The host adds and removes subviews together with their leaves. In an Auto Layout hierarchy or
  /// a table view, the intrinsic size of the host is the natural width of its content and the
  /// height that its content needs at the current width. UIKit has no counterpart of `NSGridView`.
  open class LayoutHostingUIView: UIView {
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
          self?.setNeedsLayout()
          self?.invalidateIntrinsicContentSize()
        }
      }
    }

    /// Returns a new leaf that stands for a view, with the view's content priorities.
    ///
    /// The host adds the view to its subviews once the leaf has a place in the layout.
    public func makeLeaf(for view: UIView) -> LayoutView {
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
    /// because UIKit reports such changes to Auto Layout only. It does nothing for a view without a leaf in the
    /// tree.
    public func contentDidChange(of view: UIView) {
      rootView?.leaf(of: view)?.contentDidChange(insets: LayoutEdgeInsets(view.alignmentRectInsets))
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      guard let hosted else { return }
      let needsMeasuring = hosted.layOut(
        in: LayoutSize(width: Double(bounds.size.width), height: Double(bounds.size.height)),
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
        scale: Double(traitCollection.displayScale))
      if needsMeasuring { invalidateIntrinsicContentSize() }
    }

    open override var intrinsicContentSize: CGSize {
      guard let hosted else { return super.intrinsicContentSize }
      let size = hosted.intrinsicSize(atWidth: Double(bounds.size.width))
      return CGSize(width: size.width, height: size.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      guard let root = hosted?.root else { return super.sizeThatFits(size) }
      let natural = root.intrinsicContentSize
      let width = max(min(Double(size.width), natural.width), root.minimumSize.width)
      return CGSize(width: width, height: root.height(forWidth: width) ?? natural.height)
    }

    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      guard let root = hosted?.root else {
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
