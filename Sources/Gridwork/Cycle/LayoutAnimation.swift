// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The frames of views before and after a change, from which a host can draw an animation.
///
/// Gridwork has no clock. When the host draws, it asks for the frames at a fraction of the way.
///
/// ```swift
/// let animation = root.capturingAnimation {
///   detail.isHidden = true
///   height.constant = 40
/// }
/// for frame in animation.frames(at: 0.5) { draw(frame.view, frame.frame, frame.opacity) }
/// ```
///
/// In AppKit, a program changes constraints inside an `NSAnimationContext` group instead.
public struct LayoutAnimation {
  /// The change of one view.
  public struct Change {
    /// The view that stays, appears or disappears.
    public let view: LayoutView
    /// The frame before the change, in points in the root's coordinates; nil if the view appears.
    public let before: LayoutRect?
    /// The frame after the change, in points in the root's coordinates; nil if the view disappears.
    public let after: LayoutRect?

    /// Whether the view is visible only after the change.
    public var appears: Bool { before == nil }
    /// Whether the view is visible only before the change.
    public var disappears: Bool { after == nil }
    /// Whether the view is visible before and after the change, at another place or size.
    public var moves: Bool { before != nil && after != nil && before != after }

    /// Returns the frame and the opacity at a fraction of the animation: 0 is its start, 1 its end.
    ///
    /// A view that appears or disappears stays in place and fades. A fraction outside 0 to 1
    /// extrapolates the frame, for motions that overshoot. Opacities stay between 0 and 1.
    public func state(at fraction: Double) -> (frame: LayoutRect, opacity: Double) {
      let opacity = min(max(fraction, 0), 1)
      switch (before, after) {
      case (let before?, let after?): return (before.interpolated(to: after, at: fraction), 1)
      case (nil, let after?): return (after, opacity)
      case (let before?, nil): return (before, 1 - opacity)
      case (nil, nil): return (.zero, 0)
      }
    }
  }

  /// A view at one moment of the animation.
  public struct Frame {
    /// The view to draw.
    public let view: LayoutView
    /// The view's frame in points in the root's coordinates, not snapped to pixels.
    public let frame: LayoutRect
    /// The view's opacity, from 0 to 1. It is below 1 only while the view appears or disappears.
    public let opacity: Double
  }

  /// Every view that is visible before or after the change: first those visible after it, in tree
  /// order, then those that disappear, in the tree order before it.
  public let changes: [Change]

  /// Returns every view at a fraction of the animation: 0 is its start, 1 its end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of ``changes``.
  public func frames(at fraction: Double) -> [Frame] {
    changes.map { change in
      let (frame, opacity) = change.state(at: fraction)
      return Frame(view: change.view, frame: frame, opacity: opacity)
    }
  }

  /// Returns the change of a view, or nil if the view is visible neither before nor after.
  ///
  /// - Complexity: O(*n*), where *n* is the number of ``changes``.
  public func change(of view: LayoutView) -> Change? { changes.first { $0.view === view } }
}

extension LayoutRect {
  /// Returns the rectangle at a fraction between this one, at 0, and another one, at 1.
  ///
  /// Each edge moves in proportion to the fraction, so that neighbours keep sharing an edge.
  public func interpolated(to other: LayoutRect, at fraction: Double) -> LayoutRect {
    func between(_ a: Double, _ b: Double) -> Double {
      fraction == 1 ? b : a + (b - a) * fraction
    }
    let left = between(minX, other.minX)
    let top = between(minY, other.minY)
    return LayoutRect(
      x: left, y: top, width: between(width, other.width), height: between(height, other.height))
  }
}

extension LayoutRoot {
  /// Makes changes, runs the pass, and returns the frames of all visible views before and after.
  ///
  /// If a layout is already due, it runs first, so that the result shows only these changes. The
  /// result includes views that become or stop being visible: because they are added or removed,
  /// because the program hides or shows them, or because a grid or a stack takes them out of the
  /// layout or brings them back. If a pass is running, the method makes the changes and captures
  /// nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views, plus the time of the passes.
  public func capturingAnimation(_ makeChanges: () -> Void) -> LayoutAnimation {
    guard !isInPass, !engine.isUpdating else {
      makeChanges()
      return LayoutAnimation(changes: [])
    }
    layoutIfNeeded()
    let before = visibleFrames()
    makeChanges()
    layoutIfNeeded()
    let after = visibleFrames()

    let old = Dictionary(first: before.map { ($0.view, $0.frame) })
    let staying = Set(after.map { $0.view })
    let visible = after.map { view, frame in
      LayoutAnimation.Change(view: view, before: old[view], after: frame)
    }
    let gone = before.filter { !staying.contains($0.view) }.map { view, frame in
      LayoutAnimation.Change(view: view, before: frame, after: nil)
    }
    return LayoutAnimation(changes: visible + gone)
  }

  /// The visible views in tree order, with their frames in root coordinates.
  private func visibleFrames() -> [(view: LayoutView, frame: LayoutRect)] {
    var result: [(view: LayoutView, frame: LayoutRect)] = []
    var stack = [view]
    while let view = stack.popLast() {
      if view.isHidden || view.isHiddenByContainer { continue }
      result.append((view, view.frameInRoot))
      stack.append(contentsOf: view.subviewStorage.reversed())
    }
    return result
  }
}
