// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A tree as a leaf of another layout: that of a toolkit, or of another root.

/// A root answers about its tree as the content of a leaf.
///
/// Each question brings the tree up to date first and solves aside, without disturbing frames. Answers
/// are remembered until something in the tree changes. After an answer, the next change calls
/// ``onNeedsLayout`` again, even if no layout has run in between, so that the host knows that what it
/// measured is out of date. The size that the root itself has plays no part.
///
/// - Complexity: The first question of a kind after a change takes about as long as laying out the tree.
extension LayoutRoot: PlacedContent {
  /// The natural size: ``LayoutView/fittingSize`` of the tree.
  public var intrinsicContentSize: LayoutSize {
    defer { wasTold = false }
    return view.fittingSize
  }

  /// The smallest size to which a person can drag the edges of a window with this tree.
  ///
  /// Whatever holds a size at a priority above ``LayoutPriority/dragThatCanResizeWindow`` (510) counts;
  /// content that resists compression less, such as text that may be cut off or wrap, gives way. The
  /// size is rounded up to pixels. AppKit has no counterpart; its windows find this size while they are
  /// dragged.
  public var minimumSize: LayoutSize { view.roundedUpFrameSize(measurement(.minimum).size) }

  /// Whether the height depends on the width, because content inside wraps.
  public var isHeightForWidth: Bool {
    view.bringUpToDate(runningUpdates: !isInLayoutPhase)
    wasTold = false
    return view.hasTextInside
  }

  /// Returns the smallest height at a width, in points, rounded up to pixels; nil if the height does not
  /// depend on the width.
  ///
  /// A width that is negative or not finite is a programmer error.
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
  public func width(forHeight height: Double) -> Double {
    checkMeasured(height, "height")
    view.bringUpToDate(runningUpdates: !isInLayoutPhase)
    let insets = view.metrics.insets
    let size = measurement(.height(max(0, height - insets.top - insets.bottom))).size
    return view.roundedUpFrameSize(size).width
  }

  /// The distance from the top to the first baseline at the natural size; nil without one.
  public var firstBaselineOffsetFromTop: Double? {
    measurement(.fitting).firstBaseline.map { $0 + view.metrics.insets.top }
  }

  /// The distance from the last baseline to the bottom at the natural size; nil without one.
  public var lastBaselineOffsetFromBottom: Double? {
    measurement(.fitting).lastBaseline.map { $0 + view.metrics.insets.bottom }
  }

  /// Whether a view inside takes the keyboard focus.
  public var acceptsFirstResponder: Bool { !view.keyViewLoop.isEmpty }

  /// Lays the tree out in the size of the frame, as ``layOut(in:)`` does; does nothing without a frame.
  ///
  /// The frames of the tree stay relative to its own top-level view: the host adds the corner.
  public func place(in frame: LayoutRect?) {
    if let frame { layOut(in: frame.size) }
  }

  /// Makes the tree exactly as large as the host has decided, in points, and runs the pass if it is due.
  ///
  /// It sets ``width`` and ``height`` without calling ``onNeedsLayout``: the host need not be told what it
  /// does itself. A size that is negative or not finite is a programmer error. The method does nothing
  /// while a pass is running.
  public func layOut(in size: LayoutSize) {
    guard !isInPass else { return }
    wasTold = true
    width = .exact(size.width)
    height = .exact(size.height)
    layoutIfNeeded()
    if !isDue { wasTold = false }
  }

  private func measurement(_ condition: MeasuringCondition) -> Measurement {
    view.bringUpToDate(runningUpdates: !isInLayoutPhase)
    wasTold = false
    return Fittings(for: engine).measurement(of: view, condition)
  }

  private func checkMeasured(_ length: Double, _ name: String) {
    guard length >= 0, length.isFinite else {
      programmerError(
        "The \(name) at which to measure \(view.label) must be finite and not negative, not \(length)."
      )
    }
  }
}
