// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension StackView {
  /// Whether the views stand beside or above each other; horizontal by default.
  ///
  /// Changing it turns a centered ``alignment`` into the center of the other axis.
  public final var orientation: LayoutAxis {
    get { settings.orientation }
    set {
      guard newValue != settings.orientation else { return }
      var changed = settings
      changed.orientation = newValue
      switch (settings.alignment, newValue) {
      case (.centerY, .vertical): changed.alignment = .centerX
      case (.centerX, .horizontal): changed.alignment = .centerY
      default: break
      }
      settings = changed
    }
  }

  /// Where views sit across the stack, at priority 260; the center by default.
  ///
  /// One of the other axis counts as the center for as long as the orientation does not fit.
  public final var alignment: Alignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }

  /// How the views share the length of the stack; gravity areas by default.
  public final var distribution: Distribution {
    get { settings.distribution }
    set { settings.distribution = newValue }
  }

  /// The space between neighbouring views, in points; 8 by default. It is at least kept, and where
  /// the distribution says so exactly kept.
  ///
  /// A number that is not finite is a programmer error.
  public final var spacing: Double {
    get { settings.spacing }
    set { settings.spacing = finite(newValue, "spacing", of: label) }
  }

  /// The space between the stack's edges and its views, in points; none by default.
  ///
  /// It holds on all four sides, also across the stack and in fitting sizes. Left and right never
  /// flip. In AppKit those across the stack are weak. A number that is not finite is a programmer
  /// error.
  public final var edgeInsets: LayoutEdgeInsets {
    get { settings.edgeInsets }
    set {
      guard newValue.isFinite else {
        programmerError("The edgeInsets of \(label) are finite; \(newValue) are not.")
      }
      settings.edgeInsets = newValue
    }
  }

  /// Whether a hidden view leaves the stack, with its gap; true by default. Otherwise it keeps its
  /// place.
  ///
  /// A view that leaves for want of room stays a subview whatever this says. AppKit removes it from
  /// the view hierarchy when this is false.
  public final var detachesHiddenViews: Bool {
    get { settings.detachesHiddenViews }
    set { settings.detachesHiddenViews = newValue }
  }

  /// How firmly the stack keeps from being larger than its views need; the `Float` just under 250 by
  /// default, so that contents, which hug at 250, win a tie.
  public final func huggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    settings.huggingPriorities[axis]
  }

  /// Sets how firmly the stack keeps from being larger than its views need.
  public final func setHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    settings.huggingPriorities[axis] = priority
  }

  /// How firmly the stack keeps from being smaller than its views; required by default.
  ///
  /// Below that, what does not fit runs past the trailing or bottom edge, and views with a visibility
  /// priority below ``VisibilityPriority/mustHold`` leave before it does.
  public final func clippingResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    settings.clippingResistancePriorities[axis]
  }

  /// Sets how firmly the stack keeps from being smaller than its views.
  public final func setClippingResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    settings.clippingResistancePriorities[axis] = priority
  }

  /// The space after a view, in points; nil when it is ``spacing``.
  ///
  /// A view that the stack does not arrange is a programmer error.
  public final func customSpacing(after view: LayoutView) -> Double? {
    entry(of: view, for: "A custom spacing").customSpacing
  }

  /// Sets the space after a view, in points; nil for ``spacing``.
  ///
  /// It counts before the next visible view, whichever that is, and is kept until the view leaves the
  /// stack. Equal spacing takes no notice of it. A number that is not finite and a view that the stack
  /// does not arrange are programmer errors. AppKit writes nil as `NSStackView.useDefaultSpacing`.
  public final func setCustomSpacing(_ spacing: Double?, after view: LayoutView) {
    let entry = entry(of: view, for: "A custom spacing")
    let spacing = spacing.map { finite($0, "customSpacing", of: view.label) }
    guard spacing != entry.customSpacing else { return }
    entry.customSpacing = spacing
    setNeedsCompile()
  }
}
