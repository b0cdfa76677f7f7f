// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A container that arranges views in a row or a column.
///
/// Its ``distribution`` determines how the views share the length of the stack, and its
/// ``alignment`` their position across it. In the default distribution they gather in three gravity
/// areas, at the beginning, in the middle and at the end.
///
/// ```swift
/// let buttons = StackView(views: [helpButton])
/// buttons.addView(cancelButton, in: .trailing)
/// buttons.addView(doneButton, in: .trailing)
/// buttons.alignment = .firstBaseline
/// ```
///
/// The stack has the baselines of its first view that has any. The last baseline of a vertical stack is that of
/// the last such view.
///
/// The stack owns its arranged views as subviews; the arranged views are an ordered subset of its
/// subviews. Every setter takes effect at the next layout pass; setting the current value again
/// does nothing. AppKit's counterpart is `NSStackView`.
open class StackView: LayoutView {
  // MARK: State

  /// The arranged views: the leading area, the centre, the trailing area.
  @exclusivity(unchecked) final var entries: [Entry] = []
  /// The entries by the identity of their views; empty as long as a search takes no longer.
  @exclusivity(unchecked) private final var entriesByView: [ObjectIdentifier: Entry] = [:]
  @exclusivity(unchecked) final var settings = Settings() {
    didSet { if settings != oldValue { markChanged() } }
  }

  #if hasFeature(Embedded)
    /// The object that is told when views leave and when they are back. The stack keeps it alive: there are
    /// no weak references.
    public final var delegate: (any StackViewDelegate)?
  #else
    /// The object that is told when views leave for lack of room and when they are back; nil by
    /// default.
    public final weak var delegate: (any StackViewDelegate)?
  #endif

  /// The settings of a stack that apply to all its views.
  struct Settings: Equatable {
    var orientation = LayoutAxis.horizontal
    var alignment = LayoutConstraint.Attribute.centerY
    var distribution = Distribution.gravityAreas
    var spacing = 8.0
    var edgeInsets = LayoutEdgeInsets.zero
    var isLayoutMarginsRelativeArrangement = false
    var detachesHiddenViews = true
    var huggingPriorities = AxisPair(LayoutPriority.defaultLow.nextDown)
    var clippingResistancePriorities = AxisPair(LayoutPriority.required)
  }

  /// The state that the stack keeps for one of its views.
  final class Entry {
    /// The stack owns the view as a subview, and removes the entry before the view leaves.
    // The order leaves no gaps in memory.
    private let reference: Unretained<LayoutView>
    var customSpacing: Double?
    var gravity: Gravity
    /// Whether the view has left for lack of room, as last reported to the delegate.
    var isDetachedForRoom = false
    var visibilityPriority = VisibilityPriority.mustHold

    init(_ view: LayoutView, _ gravity: Gravity) {
      reference = Unretained(view)
      self.gravity = gravity
    }

    var view: LayoutView { reference.object }
  }

  // MARK: Making a stack

  /// Creates a horizontal stack without views, with a frame in its superview that is empty by
  /// default. The spacing is 8, and the distribution is gravity areas.
  public override init(frame: LayoutRect = .zero) {
    super.init(frame: frame)
    containerState = ContainerState(of: self)
  }

  /// Creates a horizontal stack whose views gather in the leading area. A view that is listed twice is arranged
  /// once, at its last place.
  ///
  /// Constraints position the new stack: its
  /// ``LayoutView/translatesAutoresizingMaskIntoConstraints`` is false, as in AppKit.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  public convenience init(views: [LayoutView]) {
    self.init()
    translatesAutoresizingMaskIntoConstraints = false
    for view in views { addView(view, in: .leading) }
  }

  // MARK: Overrides for the tree and the engine

  /// Stops arranging a view that leaves the stack's subviews.
  final override func willRemoveDescendant(_ view: LayoutView) {
    forgetBaselines(from: view)
    if view.superview === self { removeArrangedSubview(view) }
  }

  /// Updates the stack when the app hides or shows an arranged view.
  final override func visibilityDidChange(ofSubview view: LayoutView) {
    super.visibilityDidChange(ofSubview: view)
    if entry(of: view) != nil { markChanged() }
  }

  /// Updates the stack when its margins change, if views keep them.
  final override func layoutMarginsDidChange() {
    if isLayoutMarginsRelativeArrangement { markChanged() }
  }

  /// The arranged views, then the other subviews.
  final override var subviewsInReadingOrder: [LayoutView] {
    arrangedSubviews + subviewStorage.filter { entry(of: $0) == nil }
  }

  // MARK: Entries

  /// Returns the entry of a view; nil if the stack does not arrange it.
  final func entry(of view: LayoutView) -> Entry? {
    entriesByView.isEmpty
      ? entries.first { $0.view === view } : entriesByView[ObjectIdentifier(view)]
  }

  final func note(_ entry: Entry) {
    if !entriesByView.isEmpty {
      entriesByView[ObjectIdentifier(entry.view)] = entry
    } else if entries.count > 16 {
      for entry in entries { entriesByView[ObjectIdentifier(entry.view)] = entry }
    }
  }

  final func remove(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    if !entriesByView.isEmpty { entriesByView[ObjectIdentifier(entry.view)] = nil }
  }

  /// Returns the entry of an arranged view, or stops the program if the stack does not arrange the
  /// view.
  final func entry(of view: LayoutView, for purpose: String) -> Entry {
    guard let entry = entry(of: view) else {
      programmerError(
        "\(purpose) cannot be given for \(view.label): it is not an arranged view of \(label). Add it "
          + "with addArrangedSubview first.")
    }
    return entry
  }
}
