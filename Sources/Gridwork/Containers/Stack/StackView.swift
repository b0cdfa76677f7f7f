// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A container that arranges views in a row or a column.
///
/// Its ``distribution`` says how the views share the length of the stack, its ``alignment`` where they
/// sit across it. In the default distribution they gather in three gravity areas, at the beginning,
/// in the middle and at the end.
///
/// ```swift
/// let buttons = StackView(views: [helpButton])
/// buttons.addView(cancelButton, in: .trailing)
/// buttons.addView(doneButton, in: .trailing)
/// buttons.alignment = .firstBaseline
/// ```
///
/// The stack owns its arranged views as subviews; they are an ordered subset of these. Every setter
/// takes effect at the next layout pass; setting the value that is already there does nothing.
/// AppKit's counterpart is `NSStackView`.
open class StackView: LayoutView {
  // MARK: State

  /// The arranged views: the leading area, the center, the trailing area.
  final var entries: [Entry] = []
  /// The same, by the identity of the view.
  final var entriesByView: [ObjectIdentifier: Entry] = [:]
  /// Whether all views have variables, because an answer must be in the words of all constraints.
  final var isMaterialized = false
  final var settings = Settings() {
    didSet { if settings != oldValue { setNeedsCompile() } }
  }

  /// Told when views leave for want of room, and when they are back; nil by default.
  public final weak var delegate: (any StackViewDelegate)?

  /// What a stack says about all its views.
  struct Settings: Equatable {
    var orientation = LayoutAxis.horizontal
    var alignment = LayoutConstraint.Attribute.centerY
    var distribution = Distribution.gravityAreas
    var spacing = 8.0
    var edgeInsets = LayoutEdgeInsets.zero
    var detachesHiddenViews = true
    var huggingPriorities = AxisPair(LayoutPriority.defaultLow.nextDown)
    var clippingResistancePriorities = AxisPair(LayoutPriority.required)
  }

  /// What the stack knows about one of its views.
  final class Entry {
    /// The stack owns it as a subview, and forgets the entry before it leaves.
    unowned(unsafe) let view: LayoutView
    var gravity: Gravity
    var customSpacing: Double?
    var visibilityPriority = VisibilityPriority.mustHold
    /// Whether the view has left for want of room, as the delegate was told last.
    var isDetachedForRoom = false

    init(_ view: LayoutView, _ gravity: Gravity) {
      self.view = view
      self.gravity = gravity
    }
  }

  // MARK: Making a stack

  /// Makes a stack without views, with a frame in its superview, by default an empty one: horizontal,
  /// spacing 8, gravity areas.
  public override init(frame: LayoutRect = .zero) {
    super.init(frame: frame)
    containerState = ContainerState(of: self)
  }

  /// Makes a horizontal stack of views, which gather in the leading area.
  ///
  /// A stack made so is positioned by constraints: its
  /// ``LayoutView/translatesAutoresizingMaskIntoConstraints`` is false, as AppKit does it.
  public convenience init(views: [LayoutView]) {
    self.init()
    translatesAutoresizingMaskIntoConstraints = false
    for view in views { addView(view, in: .leading) }
  }

  // MARK: What the tree and the engine ask

  /// An arranged view that leaves the stack's subviews is no longer arranged.
  final override func willRemoveDescendant(_ view: LayoutView) {
    forgetBaselines(from: view)
    if view.superview === self { forget(view) }
  }

  /// The app hides or shows an arranged view.
  final override func visibilityDidChange(ofSubview view: LayoutView) {
    super.visibilityDidChange(ofSubview: view)
    if entriesByView[ObjectIdentifier(view)] != nil { setNeedsCompile() }
  }

  /// The arranged views, then the other subviews.
  final override var subviewsInReadingOrder: [LayoutView] {
    arrangedSubviews + subviewStorage.filter { entriesByView[ObjectIdentifier($0)] == nil }
  }

  // MARK: Names in messages

  /// Ends the program because a view is none of the stack's arranged views.
  final func entry(of view: LayoutView, for purpose: String) -> Entry {
    guard let entry = entriesByView[ObjectIdentifier(view)] else {
      programmerError(
        "\(purpose) cannot be given for \(view.label): it is no arranged view of \(label). Add it "
          + "with addArrangedSubview first.")
    }
    return entry
  }
}
