// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A tree as a leaf of another layout: that of a toolkit, or of another root.

/// As the content of a leaf, a root measures its whole tree.
///
/// Each query first brings the tree up to date, and then solves separately, without disturbing frames.
/// The result is remembered until something in the tree changes. After a query, the next change calls
/// ``onNeedsLayout`` again, even if no layout has run in between, so that the host knows that its
/// measurement is out of date. The root's own ``width`` and ``height`` do not affect the result.
///
/// - Complexity: The first query of a kind after a change takes about as long as laying out the tree.
extension LayoutRoot: PlacedContent {
  /// The natural size: ``LayoutView/fittingSize`` of the tree.
  ///
  /// - Complexity: The first query after a change takes about as long as laying out the tree.
  public var intrinsicContentSize: LayoutSize {
    defer { wasTold = false }
    return view.fittingSize
  }

  /// The smallest size to which a user can drag the edges of a window that shows this tree.
  ///
  /// Constraints with a priority above ``LayoutPriority/dragThatCanResizeWindow`` (510) hold; content
  /// that resists compression less, such as text that may be truncated or wrap, gives way. The size is
  /// rounded up to pixels. AppKit has no counterpart; its windows find this size while they are dragged.
  ///
  /// - Complexity: The first query after a change takes about as long as laying out the tree.
  public var minimumSize: LayoutSize { view.roundedUpFrameSize(measurement(.minimum).size) }

  /// Whether the height depends on the width, because content inside wraps.
  ///
  /// - Complexity: O(1), once the tree is up to date.
  public var isHeightForWidth: Bool {
    view.bringUpToDateForQuestion()
    wasTold = false
    return view.hasTextInside
  }

  /// Returns the smallest height at a width, in points, rounded up to pixels; nil if the height does not
  /// depend on the width.
  ///
  /// A width that is negative or not finite is a programmer error.
  ///
  /// - Complexity: The first query after a change takes about as long as laying out the tree.
  public func height(forWidth width: Double) -> Double? {
    checkMeasured(width, "width")
    guard isHeightForWidth else { return nil }
    let insets = view.metrics.insets
    let size = measurement(.width(max(0, width - insets.left - insets.right))).size
    return view.roundedUpFrameSize(size).height
  }

  /// Returns the smallest width at a height, in points, rounded up to pixels.
  ///
  /// It differs from that of ``intrinsicContentSize`` where the width of a view follows its height, as
  /// with an aspect ratio. A height that is negative or not finite is a programmer error.
  ///
  /// - Complexity: The first query after a change takes about as long as laying out the tree.
  public func width(forHeight height: Double) -> Double {
    checkMeasured(height, "height")
    view.bringUpToDateForQuestion()
    let insets = view.metrics.insets
    let size = measurement(.height(max(0, height - insets.top - insets.bottom))).size
    return view.roundedUpFrameSize(size).width
  }

  /// The distance from the top to the first baseline at the natural size; nil without one.
  ///
  /// - Complexity: The first query after a change takes about as long as laying out the tree.
  public var firstBaselineOffsetFromTop: Double? {
    measurement(.fitting).firstBaseline.map { $0 + view.metrics.insets.top }
  }

  /// The distance from the last baseline to the bottom at the natural size; nil without one.
  ///
  /// - Complexity: The first query after a change takes about as long as laying out the tree.
  public var lastBaselineOffsetFromBottom: Double? {
    measurement(.fitting).lastBaseline.map { $0 + view.metrics.insets.bottom }
  }

  /// Whether a view inside takes the keyboard focus.
  ///
  /// - Complexity: That of ``LayoutView/keyViewLoop``.
  public var acceptsFirstResponder: Bool { !view.keyViewLoop.isEmpty }

  /// Lays out the tree in the size of the frame, as ``layOut(in:)`` does; nil has no effect.
  ///
  /// The frames of the tree stay relative to its own top-level view: the host adds the frame's origin.
  ///
  /// - Complexity: That of ``layOut(in:)``.
  public func place(in frame: LayoutRect?) {
    if let frame { layOut(in: frame.size) }
  }

  /// Lays out the tree in exactly the given size, in points.
  ///
  /// The method sets ``width`` and ``height`` without calling ``onNeedsLayout``, because the host makes
  /// this change itself, and then runs the pass if a layout is due. A size that is negative or not finite
  /// is a programmer error. The method does nothing while a pass is running.
  ///
  /// - Complexity: That of ``layoutIfNeeded()``.
  public func layOut(in size: LayoutSize) {
    guard !isInPass else { return }
    wasTold = true
    width = .exact(size.width)
    height = .exact(size.height)
    layoutIfNeeded()
    if !isDue { wasTold = false }
  }

  private func measurement(_ condition: MeasuringCondition) -> Measurement {
    view.bringUpToDateForQuestion()
    wasTold = false
    return MeasurementCache(for: engine).measurement(of: view, condition)
  }

  private func checkMeasured(_ length: Double, _ name: String) {
    guard length >= 0, length.isFinite else {
      programmerError(
        "The \(name) at which to measure \(view.label) must be finite and not negative, not \(length)."
      )
    }
  }
}
