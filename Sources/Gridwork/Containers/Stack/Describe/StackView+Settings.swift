// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension StackView {
  /// Whether the views are arranged in a row or a column; horizontal by default.
  ///
  /// When the orientation changes, an ``alignment`` that centres views, or stretches them, across
  /// the old axis does the same across the new one. AppKit converts only the centring.
  public final var orientation: LayoutAxis {
    get { settings.orientation }
    set {
      guard newValue != settings.orientation else { return }
      var changed = settings
      changed.orientation = newValue
      switch settings.alignment {
      case .centerX, .centerY: changed.alignment = newValue.other.center
      case .width, .height: changed.alignment = newValue.other.extent
      default: break
      }
      settings = changed
    }
  }

  /// How views are placed across the stack, at priority 260; by default they are centred inside
  /// the edge insets.
  ///
  /// - `top`, `bottom`, `centerY` in a horizontal stack; `leading`, `trailing`, `left`, `right`,
  ///   `centerX` in a vertical one: at that edge, or in the middle. Left and right never flip.
  /// - `firstBaseline`, `lastBaseline` in a horizontal stack: on a common baseline, as far up or
  ///   down as there is room. A view without a baseline has its top or bottom there.
  /// - `height` in a horizontal stack, `width` in a vertical one,
  ///   ``LayoutConstraint/Attribute/fill`` in both: views are as tall or as wide as the stack
  ///   inside its insets. A view that does not grow that far is at the leading or top edge.
  ///
  /// At every alignment the stack also pulls its views to both sides, inside its insets, at its own hugging
  /// priority across, as AppKit's does. A view that hugs less firmly, or has no intrinsic extent across the
  /// stack, such as a separator, fills the stack; a leaf that hugs as firmly keeps its extent. If a view has a
  /// baseline, it extends as far as the baseline alignment allows.
  ///
  /// An alignment of the other axis counts as centring until the orientation fits it; in AppKit it
  /// leaves the views without a position.
  public final var alignment: LayoutConstraint.Attribute {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }

  /// How the views share the stack's length; gravity areas by default.
  public final var distribution: Distribution {
    get { settings.distribution }
    set { settings.distribution = newValue }
  }

  /// The space between neighbouring views, in points; 8 by default. It is a minimum, and an exact
  /// distance where the distribution requires it.
  ///
  /// A number that is not finite is a programmer error.
  public final var spacing: Double {
    get { settings.spacing }
    set { settings.spacing = finite(newValue, "spacing", of: label) }
  }

  /// The space between the stack's edges and its views, in points; none by default.
  ///
  /// It applies on all four sides and in fitting sizes. Left and right never flip. In AppKit, the
  /// insets across the stack are weak. A number that is not finite is a programmer error.
  public final var edgeInsets: LayoutEdgeInsets {
    get { settings.edgeInsets }
    set {
      requireFinite(newValue, "edgeInsets")
      settings.edgeInsets = cut(newValue)
    }
  }

  /// Whether the views keep the stack's ``LayoutView/layoutMargins`` free as well as its ``edgeInsets``; false
  /// by default.
  ///
  /// The margins are added to the insets, and apply in the same way. UIKit's counterpart has the same name, but
  /// UIKit's stacks have no insets; AppKit's stacks have only insets.
  public final var isLayoutMarginsRelativeArrangement: Bool {
    get { settings.isLayoutMarginsRelativeArrangement }
    set { settings.isLayoutMarginsRelativeArrangement = newValue }
  }

  /// The distances that the views keep from the stack's edges, in points.
  final var arrangementInsets: LayoutEdgeInsets {
    isLayoutMarginsRelativeArrangement
      ? cut(settings.edgeInsets + layoutMargins) : settings.edgeInsets
  }

  /// Whether a hidden view leaves the stack together with its gap, rather than keeping its place;
  /// true by default.
  ///
  /// A view that leaves for lack of room stays a subview in either case. AppKit removes it from the
  /// view hierarchy if this is false.
  public final var detachesHiddenViews: Bool {
    get { settings.detachesHiddenViews }
    set { settings.detachesHiddenViews = newValue }
  }

  /// Returns the priority at which the stack resists being larger than its views need. The default
  /// is the `Float` just below 250, so that content, which hugs at 250, wins a tie.
  public final func huggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    settings.huggingPriorities[axis]
  }

  /// Sets the priority at which the stack resists being larger than its views need.
  public final func setHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    settings.huggingPriorities[axis] = priority
  }

  /// Returns the priority at which the stack resists being smaller than its views; required by
  /// default.
  ///
  /// Below required, views that do not fit extend past the trailing or bottom edge. Views with a
  /// visibility priority below ``VisibilityPriority/mustHold`` leave before that happens.
  public final func clippingResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    settings.clippingResistancePriorities[axis]
  }

  /// Sets the priority at which the stack resists being smaller than its views.
  public final func setClippingResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    settings.clippingResistancePriorities[axis] = priority
  }

  /// Returns the space after a view that ``setCustomSpacing(_:after:)`` set, in points; nil, the default, if
  /// it is ``spacing``.
  ///
  /// A view that the stack does not arrange is a programmer error. In AppKit, `useDefaultSpacing` stands for
  /// nil.
  public final func customSpacing(after view: LayoutView) -> Double? {
    entry(of: view, for: "A custom spacing").customSpacing
  }

  /// Sets the space after a view, in points; nil for ``spacing``.
  ///
  /// The space separates the view from the next visible view, whichever that is, and is kept until
  /// the view leaves the stack. Equal spacing ignores it. A number that is not finite is a
  /// programmer error, as is a view that the stack does not arrange.
  public final func setCustomSpacing(_ spacing: Double?, after view: LayoutView) {
    let entry = entry(of: view, for: "A custom spacing")
    let spacing = spacing.map { finite($0, "customSpacing", of: view.label) }
    guard spacing != entry.customSpacing else { return }
    entry.customSpacing = spacing
    markChanged()
  }
}
