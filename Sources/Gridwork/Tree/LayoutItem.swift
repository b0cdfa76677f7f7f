// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Something that constraints can relate: a view or a guide.
///
/// The two kinds are ``LayoutView`` and ``LayoutGuide``; there are no others.
open class LayoutItem: IdentityHashable {
  /// A name for diagnostics, visual formats and files; nil by default.
  public final var identifier: String?

  /// The view in whose coordinates the item lies: a view's superview, a guide's owner.
  ///
  /// Kept by hand: a parent clears it in its children before it goes away.
  final var parent: LayoutView? {
    get { parentReference?.object }
    set { parentReference = newValue.borrowed }
  }
  @exclusivity(unchecked) private final var parentReference: Borrowed<LayoutView>?

  /// Whether the item lies in the view itself, and not deeper.
  final func liesRight(in view: LayoutView) -> Bool { parentReference?.refers(to: view) ?? false }

  /// The active constraints that relate the item.
  @exclusivity(unchecked) final var mentions: [Mention] = []

  /// Where the item's four numbers live in the engine of its root; `none` outside a root.
  @exclusivity(unchecked) final var slot = ItemSlot.none

  final var ambiguityLevelStorage = AmbiguityLevel.always

  /// Whether the engine is going to look at the item's own rows again.
  @exclusivity(unchecked) final var isQueued = false

  /// The name of the item's class in diagnostics; by default the name of its type.
  open var className: String { "\(type(of: self))" }

  private final var handleStorage: ItemHandle?

  /// What refers to the item without owning it.
  final var handle: ItemHandle {
    if let handle = handleStorage { return handle }
    let handle = ItemHandle(self)
    handleStorage = handle
    return handle
  }

  /// What only the library can make: there are no items but views and guides.
  public struct Maker {
    init() {}
  }

  /// Makes an item, for views and guides.
  ///
  /// It can be seen outside because the convenience initialisers of ``LayoutView`` would not be inherited
  /// by classes there if one of the designated initialisers above it were hidden.
  public init(_ maker: Maker) {}

  deinit { handleStorage?.item = nil }

  /// The item as a view, nil for a guide.
  var asView: LayoutView? { nil }

  /// The view itself or the view that owns the guide: where a search for ancestors begins.
  final var nearestView: LayoutView? { asView ?? parent }
}

extension LayoutItem {
  /// The name of the item in messages: its identifier, else its class.
  final var label: String { identifier.map { "\(className) '\($0)'" } ?? "a \(className)" }

  /// The name of the item in reports on a pass: its identifier and its class.
  final var reportName: String { identifier.map { "\($0):\(className)" } ?? className }
}

extension LayoutItem {
  /// Whether an active constraint mentions the item along an axis. A guide that none mentions has no
  /// place along it.
  final func isMentioned(along axis: LayoutAxis) -> Bool {
    mentions.contains { mention in
      mention.constraint.parts.contains { $0.index == mention.part && $0.attribute.axis == axis }
    }
  }

  /// Whether the item takes part in the layout: nothing above it has been taken out by a container.
  final var hasPlace: Bool {
    var here = nearestView
    while let view = here {
      if view.hiddenByContainer { return false }
      here = view.parent
    }
    return true
  }
}

/// A reference to an item that does not own it and knows when it is gone.
///
/// Unlike a weak reference it leaves counting the item's owners as fast as it was.
final class ItemHandle {
  fileprivate(set) unowned(unsafe) var item: LayoutItem?

  fileprivate init(_ item: LayoutItem) { self.item = item }
}

/// An active constraint, and which of its parts relates the item.
struct Mention {
  /// The holder keeps the constraint alive while it is active.
  unowned(unsafe) let constraint: LayoutConstraint
  let part: Int
}

/// The engine's names for the four numbers of an item.
struct ItemSlot {
  /// The position in the engine's list of items; negative outside an engine.
  var index: Int32
  /// The solver's variables: left and top of the alignment rectangle relative to the parent's frame
  /// origin, and its extents. The first two are negative for a top-level view, which lies nowhere; all
  /// are for a view that follows its container.
  var x: Int32
  var y: Int32
  var width: Int32
  var height: Int32

  static let none = ItemSlot(index: -1, x: -1, y: -1, width: -1, height: -1)

  var isNone: Bool { index < 0 }

  /// Whether the solver knows the item. It does not know those that follow their container.
  var hasVariables: Bool { width >= 0 }
}
