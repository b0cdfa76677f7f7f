// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import Gridwork
  import UIKit

  /// The leaf content that measures and places a UIKit view.
  @MainActor final class UIViewContent {
    private let view: UIView
    private weak var host: UIView?

    init(_ view: UIView, in host: UIView) {
      self.view = view
      self.host = host
    }

    /// Whether the height depends on the width, as for a label with several lines and for a text
    /// view that does not scroll.
    private var wraps: Bool {
      switch view {
      case let label as UILabel: label.numberOfLines != 1
      case let text as UITextView: !text.isScrollEnabled
      default: false
      }
    }

    /// The font of the view's text, and the space above and below the text at the natural height,
    /// in points.
    private func text(in view: UIView) -> (font: UIFont, above: Double, below: Double)? {
      switch view {
      case let label as UILabel:
        return (label.font, 0, 0)
      case let text as UITextView:
        let insets = text.textContainerInset
        return text.font.map { ($0, Double(insets.top), Double(insets.bottom)) }
      default:
        // Fields and buttons centre their line of text vertically.
        let font = (view as? UITextField)?.font ?? (view as? UIButton)?.titleLabel?.font
        return font.map { font in
          let space = Double(view.intrinsicContentSize.height - font.lineHeight) / 2
          return (font, space, space)
        }
      }
    }
  }

  extension UIViewContent: @MainActor PlacedContent {
    /// The view's intrinsic size. A view without one, such as a stack view, has the fitting size of
    /// its subviews.
    var intrinsicContentSize: LayoutSize {
      var size = view.intrinsicContentSize
      let none = UIView.noIntrinsicMetric
      if size.width == none, size.height == none, !view.subviews.isEmpty {
        size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      return LayoutSize(width: Double(size.width), height: Double(size.height))
    }

    func height(forWidth width: Double) -> Double? {
      guard wraps else { return nil }
      let size = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return Double(size.height)
    }

    var firstBaselineOffsetFromTop: Double? {
      let inner = view.forFirstBaselineLayout
      return text(in: inner).map { text in
        let top = inner === view ? 0 : Double(view.convert(inner.bounds, from: inner).minY)
        return top + text.above + Double(text.font.ascender)
      }
    }

    var lastBaselineOffsetFromBottom: Double? {
      let inner = view.forLastBaselineLayout
      return text(in: inner).map { text in
        let rect = view.convert(inner.bounds, from: inner)
        let space = inner === view ? 0 : Double(view.bounds.maxY - rect.maxY)
        // UIKit's descenders are negative.
        return space + text.below - Double(text.font.descender)
      }
    }

    var acceptsFirstResponder: Bool { view.canBecomeFirstResponder }

    /// A view without a place leaves the host. Its `isHidden` remains under the app's control.
    func place(in frame: LayoutRect?) {
      guard let frame else { return view.removeFromSuperview() }
      view.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      if view.superview !== host { host?.addSubview(view) }
    }
  }

#endif
