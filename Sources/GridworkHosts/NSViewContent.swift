// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)

  import AppKit
  import Gridwork

  /// What a layout asks and tells a view of AppKit.
  @MainActor final class NSViewContent {
    private let view: NSView
    private weak var host: NSView?

    init(_ view: NSView, in host: NSView) {
      self.view = view
      self.host = host
    }
  }

  extension NSViewContent: @MainActor PlacedContent {
    /// The view's own size, or that of what is inside it for a view without one, such as a stack view.
    var intrinsicContentSize: LayoutSize {
      var size = view.intrinsicContentSize
      let none = NSView.noIntrinsicMetric
      if size.width == none, size.height == none, !view.subviews.isEmpty { size = view.fittingSize }
      return LayoutSize(width: Double(size.width), height: Double(size.height))
    }

    /// The height follows the width where a text field wraps.
    func height(forWidth width: Double) -> Double? {
      guard let field = view as? NSTextField, field.cell?.wraps == true else { return nil }
      let room = NSSize(width: width, height: .greatestFiniteMagnitude)
      return Double(field.sizeThatFits(room).height)
    }

    var firstBaselineOffsetFromTop: Double? {
      hasBaseline ? Double(view.firstBaselineOffsetFromTop) : nil
    }

    var lastBaselineOffsetFromBottom: Double? {
      hasBaseline ? Double(view.lastBaselineOffsetFromBottom) : nil
    }

    /// A view without text puts both baselines on its edges.
    private var hasBaseline: Bool {
      view.firstBaselineOffsetFromTop != 0 || view.lastBaselineOffsetFromBottom != 0
    }

    var acceptsFirstResponder: Bool { view.acceptsFirstResponder }

    /// Views that have no place leave the host, so that the app's own `isHidden` stays what it is.
    func place(in frame: LayoutRect?) {
      guard let frame else { return view.removeFromSuperview() }
      view.frame = NSRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      if view.superview !== host { host?.addSubview(view) }
    }
  }

#endif
