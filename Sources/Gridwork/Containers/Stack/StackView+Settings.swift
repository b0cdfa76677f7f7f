// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension StackView {
  /// Whether the views stand beside or above each other; horizontal by default.
  ///
  /// Changing it turns an ``alignment`` that is the center, or the extent, across the old axis into that
  /// across the new one. AppKit does so with the center alone.
  public final var orientation: LayoutAxis {
    get { settings.orientation }
    set {
      guard newValue != settings.orientation else { return }
      var changed = settings
      changed.orientation = newValue
      switch (settings.alignment, newValue) {
      case (.centerY, .vertical): changed.alignment = .centerX
      case (.centerX, .horizontal): changed.alignment = .centerY
      case (.height, .vertical): changed.alignment = .width
      case (.width, .horizontal): changed.alignment = .height
      default: break
      }
      settings = changed
    }
  }

  /// Where views sit across the stack, at priority 260; the center, inside the edge insets, by default.
  ///
  /// - `top`, `bottom`, `centerY` in a horizontal stack; `leading`, `trailing`, `left`, `right`,
  ///   `centerX` in a vertical one: at that edge, or in the middle. Left and right never flip.
  /// - `firstBaseline`, `lastBaseline` in a horizontal stack: lines of text stand on one line, as far up,
  ///   or down, as there is room. A view without a baseline has its top, or its bottom, there.
  /// - `height` in a horizontal stack, `width` in a vertical one, ``LayoutConstraint/Attribute/fill`` in
  ///   both: views are as tall, or as wide, as the stack inside its insets. One that does not grow that
  ///   far sits at the leading or top edge.
  ///
  /// A view without an intrinsic extent across the stack, such as a separator, fills the stack inside its
  /// insets at every alignment, more weakly than any constraint holds. Where it has a baseline, it reaches
  /// as far as that lets it.
  ///
  /// One of the other axis counts as the center for as long as the orientation does not fit; in AppKit
  /// it leaves the views without any place.
  public final var alignment: LayoutConstraint.Attribute {
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

  /// What the custom spacing after a view is when ``spacing`` counts there: a number beyond all others,
  /// as in AppKit.
  public static let useDefaultSpacing = Double(Float.greatestFiniteMagnitude)

  /// The space after a view, in points; ``useDefaultSpacing`` when it is ``spacing``.
  ///
  /// A view that the stack does not arrange is a programmer error.
  public final func customSpacing(after view: LayoutView) -> Double {
    entry(of: view, for: "A custom spacing").customSpacing ?? Self.useDefaultSpacing
  }

  /// Sets the space after a view, in points; ``useDefaultSpacing`` for ``spacing``.
  ///
  /// It counts before the next visible view, whichever that is, and is kept until the view leaves the
  /// stack. Equal spacing takes no notice of it. A number that is not finite and a view that the stack
  /// does not arrange are programmer errors.
  public final func setCustomSpacing(_ spacing: Double, after view: LayoutView) {
    let entry = entry(of: view, for: "A custom spacing")
    let spacing =
      spacing == Self.useDefaultSpacing ? nil : finite(spacing, "customSpacing", of: view.label)
    guard spacing != entry.customSpacing else { return }
    entry.customSpacing = spacing
    setNeedsCompile()
  }
}
