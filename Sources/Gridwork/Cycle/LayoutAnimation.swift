// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The frames before and after a change, by view, so that a host can move from one to the other.
///
/// Gridwork has no clock: the host asks for the frames at a fraction of the way whenever it draws.
///
/// ```swift
/// let animation = root.capturingAnimation { detail.isHidden = true; height.constant = 40 }
/// for frame in animation.frames(at: 0.5) { draw(frame.view, frame.frame, frame.opacity) }
/// ```
///
/// AppKit's counterpart is changing constraints inside an `NSAnimationContext` group.
public struct LayoutAnimation {
  /// What becomes of one view.
  public struct Change {
    /// The view.
    public let view: LayoutView
    /// Its frame in the root's coordinates before, in points; nil for a view that appears.
    public let before: LayoutRect?
    /// Its frame in the root's coordinates after, in points; nil for a view that disappears.
    public let after: LayoutRect?

    /// Whether the view was not to be seen before.
    public var appears: Bool { before == nil }
    /// Whether the view is not to be seen any more.
    public var disappears: Bool { after == nil }
    /// Whether the view is to be seen before and after, elsewhere or of another size.
    public var moves: Bool { before != nil && after != nil && before != after }

    /// The frame and the opacity at a fraction of the way, 0 before and 1 after.
    ///
    /// A view that appears or disappears stays where it is and fades. Fractions outside 0 to 1 go on
    /// in the same direction, for motions that overshoot; opacities stay within 0 to 1.
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

  /// A view at a moment of the animation.
  public struct Frame {
    /// The view.
    public let view: LayoutView
    /// Its frame in the root's coordinates, in points, not snapped.
    public let frame: LayoutRect
    /// 1 for a view that is there before and after; in between for one that appears or disappears.
    public let opacity: Double
  }

  /// Every view that is to be seen before or after: first those of the tree after, in tree order, then
  /// those that only were in the tree before.
  public let changes: [Change]

  /// Every view at a fraction of the way, 0 before and 1 after.
  public func frames(at fraction: Double) -> [Frame] {
    changes.map { change in
      let (frame, opacity) = change.state(at: fraction)
      return Frame(view: change.view, frame: frame, opacity: opacity)
    }
  }

  /// What becomes of a view; nil for one that is to be seen neither before nor after.
  public func change(of view: LayoutView) -> Change? { changes.first { $0.view === view } }
}

extension LayoutRect {
  /// The rectangle at a fraction of the way to another one: 0 is this one, 1 the other.
  ///
  /// Edges move in proportion, so that neighbours stay neighbours all the way.
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
  /// Makes changes, runs the pass, and returns where every view was and is.
  ///
  /// A layout that is due already runs first, so that only these changes count. Views that become or
  /// cease to be visible are among the result: added and removed ones, those that the app hides, and
  /// those that a grid or a stack takes out or brings back. Called while a pass is running, the
  /// changes are made and nothing is captured.
  public func capturingAnimation(_ makeChanges: () -> Void) -> LayoutAnimation {
    guard !isInPass else {
      makeChanges()
      return LayoutAnimation(changes: [])
    }
    layoutIfNeeded()
    let before = visibleFrames()
    makeChanges()
    layoutIfNeeded()
    let after = visibleFrames()

    var known: [ObjectIdentifier: LayoutRect] = [:]
    for (view, frame) in before { known[ObjectIdentifier(view)] = frame }
    var changes: [LayoutAnimation.Change] = []
    for (view, frame) in after {
      let old = known.removeValue(forKey: ObjectIdentifier(view))
      changes.append(LayoutAnimation.Change(view: view, before: old, after: frame))
    }
    for (view, frame) in before where known[ObjectIdentifier(view)] != nil {
      changes.append(LayoutAnimation.Change(view: view, before: frame, after: nil))
    }
    return LayoutAnimation(changes: changes)
  }

  /// The views that are to be seen, in tree order, with their frames in root coordinates.
  private func visibleFrames() -> [(view: LayoutView, frame: LayoutRect)] {
    var result: [(LayoutView, LayoutRect)] = []
    var stack = [view]
    while let view = stack.popLast() {
      if view.isHiddenStorage || view.hiddenByContainer { continue }
      result.append((view, view.frameInRoot))
      stack.append(contentsOf: view.subviewStorage.reversed())
    }
    return result
  }
}
