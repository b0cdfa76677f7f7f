// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a view waits for.
struct Marks: OptionSet {
  var rawValue: UInt16

  /// Something in the subtree changed since the subtree was last brought up to date. A view with
  /// this mark has it on all its ancestors, so that looking for changes only visits what changed.
  static let changed = Marks(rawValue: 1)
  /// The container's wanted constraints are to be made again whatever changed.
  static let compile = Marks(rawValue: 2)
  /// `updateConstraints()` is due.
  static let update = Marks(rawValue: 4)
  /// `layout()` is due.
  static let layout = Marks(rawValue: 8)
  /// `layout()` is due somewhere below.
  static let layoutBelow = Marks(rawValue: 16)
  /// The content's size, baselines and alignment insets are to be read again.
  static let content = Marks(rawValue: 32)
  /// `layout()` is running.
  static let inLayout = Marks(rawValue: 64)
  /// A search is passing through.
  static let visited = Marks(rawValue: 128)
  /// A constraint seeks the view's text through the baseline of a container around it.
  static let sought = Marks(rawValue: 256)
  /// What was measured of the subtree may no longer be true. A view with this mark has it on all its
  /// ancestors, and is marked as changed.
  static let altered = Marks(rawValue: 512)
  /// Content in the subtree wraps.
  static let textInside = Marks(rawValue: 1024)
  /// The contents of the view and of the views inside it are to be placed again.
  static let place = Marks(rawValue: 2048)
  /// Contents are to be placed again somewhere below.
  static let placeBelow = Marks(rawValue: 4096)

  /// Everything about a new view is to be looked at.
  static let ofNewView: Marks = [.changed, .altered, .layout, .content, .compile, .place]
}

extension LayoutView {
  /// Asks for the container's wanted constraints to be made again in the next pass.
  final func setNeedsCompile() {
    marks.insert(.compile)
    markChanged()
  }

  /// Notes that something about the view changed that constraints come from.
  final func markChanged(by constraint: LayoutConstraint? = nil) {
    noteInvalidation(.constraints, by: constraint)
    spreadChange()
  }

  /// Marks the view, and every ancestor, as changed in its subtree.
  final func spreadChange() {
    spreadChangeForEngine()
    rootStorage?.becomeDue()
  }

  /// The same, where nobody outside can tell that something is to be looked at again.
  final func spreadChangeForEngine() {
    var view = self
    while !view.marks.contains(.altered) {
      view.marks.formUnion([.changed, .altered])
      view.measurements = nil
      guard let next = view.parent else { break }
      view = next
    }
  }

  /// Lets the containers around the view plan again, although what is in them measures the same by itself:
  /// the widths solved are others.
  final func spreadReplanning() {
    var view = self
    while !view.marks.contains(.changed) {
      view.marks.insert(.changed)
      guard let next = view.parent else { break }
      view = next
    }
  }

  /// Asks for ``updateConstraints()`` in the next pass.
  ///
  /// Asked for while the second pass is running, it waits for the next one, and
  /// ``LayoutRoot/onMisplacedInvalidation`` hears of it.
  public final func setNeedsUpdateConstraints() {
    noteInvalidation(.needsUpdateConstraints)
    marks.insert(.update)
    markChanged()
  }

  /// Whether ``updateConstraints()`` is due.
  ///
  /// Setting it to true asks for it, as ``setNeedsUpdateConstraints()`` does; false changes nothing.
  public final var needsUpdateConstraints: Bool {
    get { marks.contains(.update) }
    set { if newValue { setNeedsUpdateConstraints() } }
  }

  /// Asks for ``layout()`` in the next pass, or still in this one when it is running.
  public final func setNeedsLayout() {
    noteInvalidation(.needsLayout)
    needLayout(because: nil)
  }

  /// Asks for ``layout()``, with a reason for the feedback-loop debugger.
  final func needLayout(because reason: @autoclosure () -> String?) {
    rootStorage?.noteNeedsLayout(of: self, because: reason())
    marks.insert(.layout)
    parent?.noteLayoutBelow()
    rootStorage?.becomeDue()
  }

  /// Notes that ``layout()`` is due somewhere inside.
  final func noteLayoutBelow() {
    var view = self
    while !view.marks.contains(.layoutBelow) {
      view.marks.insert(.layoutBelow)
      guard let next = view.parent else { break }
      view = next
    }
  }

  /// Notes that the contents of the view and of the views inside it are to be placed again at the end
  /// of the next pass.
  final func needPlacing() {
    marks.insert(.place)
    parent?.notePlacingBelow()
  }

  /// Notes that contents are to be placed again somewhere inside.
  final func notePlacingBelow() {
    var view = self
    while !view.marks.contains(.placeBelow) {
      view.marks.insert(.placeBelow)
      guard let next = view.parent else { break }
      view = next
    }
  }

  /// Whether ``layout()`` is due.
  ///
  /// Setting it to true asks for it, as ``setNeedsLayout()`` does; false changes nothing.
  public final var needsLayout: Bool {
    get { marks.contains(.layout) }
    set { if newValue { setNeedsLayout() } }
  }
}
