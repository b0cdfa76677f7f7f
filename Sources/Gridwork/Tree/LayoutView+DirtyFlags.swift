// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The work that is due for a view.
struct DirtyFlags: OptionSet {
  var rawValue: UInt16

  /// Something in the subtree changed since it was last brought up to date, so that measurements of it may be
  /// out of date. All ancestors of a view with this mark have it too, so a search for changes visits only what
  /// changed.
  static let changed = DirtyFlags(rawValue: 1)
  /// The view itself changed, and more of it than its content. A container must plan its constraints again,
  /// whatever else changed.
  static let compile = DirtyFlags(rawValue: 2)
  /// `updateConstraints()` is due.
  static let update = DirtyFlags(rawValue: 4)
  /// `layout()` is due.
  static let layout = DirtyFlags(rawValue: 8)
  /// `layout()` is due for a view inside.
  static let layoutBelow = DirtyFlags(rawValue: 16)
  /// The content's size, baselines and alignment insets must be read again.
  static let content = DirtyFlags(rawValue: 32)
  /// The contents of the view and of the views inside it must be placed again.
  static let place = DirtyFlags(rawValue: 64)
  /// Contents must be placed again in a view inside.
  static let placeBelow = DirtyFlags(rawValue: 128)
  /// The next `layout()` places all subviews. Without this mark, it only places those of which the
  /// contents laid out by formula have taken a note.
  static let placesAll = DirtyFlags(rawValue: 256)

  /// The flags of a new view, for which everything is due.
  static let ofNewView: DirtyFlags = [.changed, .layout, .placesAll, .content, .compile]
}

extension LayoutView {
  /// Notes a change of the view that affects constraints. A container plans again in the next pass.
  final func markChanged(by constraint: LayoutConstraint? = nil) {
    noteInvalidation(.constraints, by: constraint)
    spreadChange()
  }

  /// Marks the view and all its ancestors as changed.
  final func spreadChange() {
    spreadChangeForEngine()
    rootStorage?.becomeDue()
  }

  /// Notes a change of a part of the view, such as its content, and of nothing else.
  final func markPartChanged() {
    noteInvalidation(.constraints)
    spreadMark()
    rootStorage?.becomeDue()
  }

  /// Marks the view and all its ancestors as changed, without making a layout due.
  final func spreadChangeForEngine() {
    dirtyFlags.insert(.compile)
    isPlain = false
    spreadMark()
  }

  /// Marks the view and its ancestors as changed, without a change of the view itself.
  final func spreadMark() {
    climb { view in
      // The ancestors of a view with the mark have it too, and no measurements.
      guard view.setChanged() || view.rootStorage?.keepsMeasurements == true else { return false }
      view.measurements = nil
      return true
    }
  }

  /// Marks the view alone. Returns whether it had no mark.
  private func setChanged() -> Bool {
    guard dirtyFlags.insert(.changed).inserted else { return false }
    unretainedParent?.use { $0.listChanged(self) }
    return true
  }

  /// Requests that the containers around the view plan again: its contents measure the same, but
  /// the solved widths changed.
  final func spreadReplanning() {
    climb { view in
      // A view that is leaving has no root any more, but those around it have.
      view.rootStorage?.keepsMeasurements = true
      return view.setChanged()
    }
  }

  /// Requests that the container plan again, although nothing in it changed: it wants more
  /// variables, or fewer.
  final func planAgain() {
    dirtyFlags.insert(.compile)
    spreadReplanning()
  }

  /// Requests ``updateConstraints()`` in the next pass.
  ///
  /// A request during the second pass waits for the next pass, and is reported to
  /// ``LayoutRoot/onMisplacedInvalidation``.
  ///
  /// - Complexity: O(*d*), where *d* is the number of views around this one that no earlier change has
  ///   marked.
  public final func setNeedsUpdateConstraints() {
    noteInvalidation(.needsUpdateConstraints)
    dirtyFlags.insert(.update)
    markChanged()
  }

  /// Whether ``updateConstraints()`` is due.
  ///
  /// Setting it to true calls ``setNeedsUpdateConstraints()``; setting it to false does nothing.
  public final var needsUpdateConstraints: Bool {
    get { dirtyFlags.contains(.update) }
    set { if newValue { setNeedsUpdateConstraints() } }
  }

  /// Requests ``layout()`` in the next pass, or in the current one if a pass is running.
  ///
  /// - Complexity: O(*d*), where *d* is the number of views around this one that no earlier change has
  ///   marked.
  public final func setNeedsLayout() {
    noteInvalidation(.needsLayout)
    needLayout(because: nil)
  }

  /// Requests ``layout()``, with a reason for the feedback-loop debugger.
  final func needLayout(because reason: @autoclosure () -> String?) {
    dirtyFlags.insert(.placesAll)
    needLayoutOfNoted(because: reason())
  }

  /// Requests ``layout()`` for the subviews of which the container's contents have taken a note.
  final func needLayoutOfNoted(because reason: @autoclosure () -> String?) {
    let host = rootStorage
    host?.noteNeedsLayout(of: self, because: reason())
    dirtyFlags.insert(.layout)
    forgetReach()
    unretainedParent?.use { $0.spread(.layoutBelow) }
    host?.becomeDue()
  }

  /// Notes that rectangles inside may have changed. Where the reach of a view is known, so is that of all
  /// views inside.
  private final func forgetReach() {
    climb { view in
      if view.knownReach.isNaN { return false }
      view.knownReach = .nan
      return true
    }
  }

  /// Gives a mark to the view and to those around it, up to one that has it.
  final func spread(_ mark: DirtyFlags) {
    climb { $0.dirtyFlags.insert(mark).inserted }
  }

  /// Requests that the contents of the view and of the views inside it be placed again at the end
  /// of the next pass.
  final func needPlacing() {
    guard placesInside else { return }
    dirtyFlags.insert(.place)
    parent?.spread(.placeBelow)
    rootStorage?.becomeDue()
  }

  /// Notes that content of the view, or inside it, wants to be placed.
  final func notePlacesInside() {
    climb { view in
      if view.placesInside { return false }
      view.placesInside = true
      return true
    }
  }

  /// Whether ``layout()`` is due.
  ///
  /// Setting it to true calls ``setNeedsLayout()``; setting it to false does nothing.
  public final var needsLayout: Bool {
    get { dirtyFlags.contains(.layout) }
    set { if newValue { setNeedsLayout() } }
  }
}
