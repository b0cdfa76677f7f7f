// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)

  import AppKit
  import Gridwork

  /// The leaf content that measures and places an AppKit view.
  @MainActor final class NSViewContent {
    private let view: NSView
    private weak var host: NSView?

    init(_ view: NSView, in host: NSView) {
      self.view = view
      self.host = host
    }
  }

  extension NSViewContent: @MainActor PlacedContent {
    /// The view's intrinsic size. A view without one, such as a stack view, has the fitting size of
    /// its subviews.
    var intrinsicContentSize: LayoutSize {
      var size = view.intrinsicContentSize
      let none = NSView.noIntrinsicMetric
      if size.width == none, size.height == none, !view.subviews.isEmpty { size = view.fittingSize }
      return LayoutSize(width: Double(size.width), height: Double(size.height))
    }

    /// The height depends on the width if the view is a text field that wraps.
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

    /// AppKit reports both baselines of a view without text at its edges.
    private var hasBaseline: Bool {
      view.firstBaselineOffsetFromTop != 0 || view.lastBaselineOffsetFromBottom != 0
    }

    var acceptsFirstResponder: Bool { view.acceptsFirstResponder }

    /// A view without a place leaves the host. Its `isHidden` remains under the app's control.
    func place(in frame: LayoutRect?) {
      guard let frame else { return view.removeFromSuperview() }
      view.frame = NSRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      if view.superview !== host { host?.addSubview(view) }
    }
  }

#endif
