// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Something that constraints can relate: a view or a guide.
///
/// The two kinds are ``LayoutView`` and ``LayoutGuide``; there are no others.
open class LayoutItem: IdentityHashable {
  /// A name for diagnostics, visual formats and files; nil by default.
  @exclusivity(unchecked) public final var identifier: String?

  /// The identifier; for a guide without one, the name of the row or column that it covers, such as
  /// `row 0 of login`. Nil if there is neither.
  final var givenName: String? {
    if let identifier, !identifier.isEmpty { return identifier }
    return (self as? LayoutGuide)?.partName?()
  }

  /// The view in whose coordinates the item lies: a view's superview, a guide's owner.
  ///
  /// Maintained by hand: a parent clears the reference in its children before it is released.
  final var parent: LayoutView? {
    get { unretainedParent?.object }
    set { unretainedParent = newValue.unretained }
  }

  /// The parent without a reference that keeps it alive, for walks up the tree.
  @exclusivity(unchecked) private(set) final var unretainedParent: Unretained<LayoutView>?

  /// Returns whether the item lies directly inside a view.
  final func liesRight(in view: LayoutView) -> Bool { unretainedParent?.refers(to: view) ?? false }

  /// The active constraints that mention the item.
  @exclusivity(unchecked) final var mentions: [Mention] = []

  @exclusivity(unchecked) private final var handleStorage: ItemHandle?

  /// The location of the item's four numbers in the engine of its root; `none` outside a root.
  @exclusivity(unchecked) final var slot = ItemSlot.none

  /// The ambiguities that make a view or guide unsound.
  public typealias AmbiguityLevel = LayoutAmbiguityLevel

  /// The ambiguities of the item's frame that make a layout unsound:
  /// ``LayoutAmbiguityLevel/always`` by default.
  ///
  /// The level affects neither the layout nor ``LayoutView/hasAmbiguousLayout``. A guide that no
  /// constraint mentions along an axis is never ambiguous along that axis.
  @exclusivity(unchecked) public final var ambiguityLevel = AmbiguityLevel.always

  /// Whether the engine has queued the item to update its rows.
  @exclusivity(unchecked) final var isQueued = false

  final let isView: Bool

  /// The name of the item's class in diagnostics; by default the name of its type.
  open var className: String { typeName }

  /// The reference that others hold to the item without owning it.
  final var handle: ItemHandle {
    if let handle = handleStorage { return handle }
    let handle = ItemHandle(self)
    handleStorage = handle
    return handle
  }

  /// Creates a view or a guide; there are no other kinds of items.
  ///
  /// Classes in other modules inherit the convenience initialisers of ``LayoutView`` only if every designated
  /// initialiser above them is public. The attribute keeps those modules from calling this one.
  @_spi(LayoutItem) public init(isView: Bool) { self.isView = isView }

  deinit { handleStorage?.item = nil }

  /// The item as a view; nil for a guide.
  final var asView: LayoutView? { isView ? downcast(self, to: LayoutView.self) : nil }

  /// The item as a view, without a reference that keeps it alive; nil for a guide.
  final var unretainedView: Unretained<LayoutView>? {
    @inline(__always) get {
      isView ? Unretained(downcast(self, to: LayoutView.self)) : nil
    }
  }

  /// The view itself, or the view that owns the guide, where a search for ancestors begins.
  final var nearestView: LayoutView? { asView ?? parent }
}

extension LayoutItem {
  /// The item's name in messages: its class with its identifier, or the class alone.
  final var label: String { identifier == nil ? "a \(className)" : diagnosticName }

  /// The item's name in messages without an article.
  final var diagnosticName: String { identifier.map { "\(className) '\($0)'" } ?? className }

  /// The item's name in reports on a pass: its identifier and its class.
  final var reportName: String { identifier.map { "\($0):\(className)" } ?? className }
}

extension LayoutItem {
  /// Returns whether an active constraint mentions the item along an axis. A guide without such a
  /// constraint has no place along that axis.
  final func isMentioned(along axis: LayoutAxis) -> Bool {
    mentions.contains { $0.attribute?.axis == axis }
  }

  /// The attributes of the item along an axis that active constraints relate, with the constraints; a
  /// constraint that relates two of them is there twice.
  package final func relations(
    along axis: LayoutAxis
  ) -> [(constraint: LayoutConstraint, attribute: LayoutConstraint.Attribute)] {
    mentions.compactMap { mention in
      mention.attribute.flatMap { $0.axis == axis ? (mention.constraint, $0) : nil }
    }
  }

  /// Whether the item takes part in the layout: no container has taken it, or a view around it, out
  /// of the layout.
  final var hasPlace: Bool {
    nearestView?.climb { !$0.isHiddenByContainer } ?? true
  }
}

/// A reference to an item that does not own it and detects its release.
///
/// Unlike a weak reference, it does not slow down reference counting of the item.
final class ItemHandle {
  @Unowned fileprivate(set) var item: LayoutItem?

  fileprivate init(_ item: LayoutItem) { self.item = item }
}

/// A property that does not own an item, and is nil once the item is gone.
@propertyWrapper
struct WeakItem<Item: LayoutItem> {
  private let handle: ItemHandle?

  init(wrappedValue: Item?) { handle = wrappedValue?.handle }

  var wrappedValue: Item? { handle?.item.map { downcast($0, to: Item.self) } }
}

/// An active constraint, with the part of it that mentions the item.
struct Mention {
  /// The holder keeps the constraint alive while it is active.
  private let reference: Unretained<LayoutConstraint>
  let part: Int

  init(_ constraint: LayoutConstraint, part: Int) {
    reference = Unretained(constraint)
    self.part = part
  }

  var constraint: LayoutConstraint { reference.object }

  /// The attribute of the item that the constraint relates.
  var attribute: LayoutConstraint.Attribute? {
    constraint.parts.first { $0.index == part }?.attribute
  }
}

/// The engine's indices for the four numbers of an item.
struct ItemSlot {
  /// The index in the engine's list of items; negative outside an engine.
  var index: Int32
  /// The solver's variables: left and top of the alignment rectangle relative to the parent's frame
  /// origin, then its extents. The first two are negative for a top-level view, which has no
  /// position. All four are negative for a view that its container places by formula.
  var x: Int32
  var y: Int32
  var width: Int32
  var height: Int32

  static let none = ItemSlot(index: -1, x: -1, y: -1, width: -1, height: -1)

  var isNone: Bool { index < 0 }

  func position(along axis: LayoutAxis) -> Int32 { axis == .horizontal ? x : y }
  func extent(along axis: LayoutAxis) -> Int32 { axis == .horizontal ? width : height }

  /// Whether the item has variables in the solver. Views placed by formula have none.
  var hasVariables: Bool { width >= 0 }
}
