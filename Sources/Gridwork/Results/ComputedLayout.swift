// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The result of a layout: every frame, baseline and track, with the request and the problems.
///
/// A computed layout is a value and independent of the tree that it describes: it can be compared,
/// kept, and sent to another task. Inspectors draw it, snapshots compare it, and a test or a
/// document can create one without a tree. All lengths are in points. The origin is at the top
/// left, x points to the right and y down.
///
/// ```swift
/// let layout = root.computedLayout
/// let width = layout["name"]?.frame.width  // 40
/// ```
///
/// AppKit has no counterpart.
public struct ComputedLayout: Sendable, Equatable {
  // MARK: What was asked for

  /// The width that the root was given.
  public let width: LayoutExtent
  /// The height that the root was given.
  public let height: LayoutExtent
  /// The layout direction of every view that neither sets one nor inherits one from a superview.
  public let direction: UserInterfaceLayoutDirection
  /// The number of pixels per point to which frames are snapped; 0 if they are not snapped.
  public let scale: Double
  /// The size and the language of text.
  public let textTraits: LayoutTextTraits

  // MARK: The layout

  /// The top-level view and everything inside it, in tree order: each item before its contents, a
  /// view's guides before its subviews, and subviews in their own order.
  public internal(set) var items: [Item]
  /// The tracks of every grid, in tree order.
  public internal(set) var grids: [Grid]
  /// Every constraint of the tree, in order of precedence. Empty unless the layout comes from
  /// ``LayoutRoot/explainedLayout``, because finding out which constraints determine which frame
  /// costs more than the layout itself.
  public internal(set) var constraints: [Constraint]

  // MARK: What went wrong

  /// The conflicts between required constraints, ordered by the precedence of the broken ones.
  public internal(set) var conflicts: [Conflict]
  /// The ambiguous numbers of frames, in tree order.
  public let ambiguities: [Ambiguity]
  /// The requests that a container could not carry out, in tree order.
  public let problems: [Problem]

  /// Creates a layout from its parts, and completes the items: see ``Item/name`` and
  /// ``Item/frameInRoot``.
  ///
  /// It is a programmer error if an item does not come after its parent, or if a grid, constraint,
  /// conflict, ambiguity, problem or item refers to an item or constraint that does not exist.
  ///
  /// - Complexity: O(*n*) on average, where *n* is the number of parts and references between them.
  public init(
    width: LayoutExtent = .fitting,
    height: LayoutExtent = .fitting,
    direction: UserInterfaceLayoutDirection = .leftToRight,
    scale: Double = 0,
    textTraits: LayoutTextTraits = LayoutTextTraits(),
    items: [Item],
    grids: [Grid] = [],
    constraints: [Constraint] = [],
    conflicts: [Conflict] = [],
    ambiguities: [Ambiguity] = [],
    problems: [Problem] = []
  ) {
    self.width = width
    self.height = height
    self.direction = direction
    self.scale = scale
    self.textTraits = textTraits
    self.items = Self.completed(items)
    self.grids = grids
    self.constraints = constraints
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.problems = problems
    checkReferences()
  }
}

extension ComputedLayout {
  /// The size of the top-level view; zero if the layout has no items.
  public var size: LayoutSize { items.first?.frame.size ?? .zero }

  /// Whether the layout has no conflict, no problem, and no ambiguity that an item's
  /// ``Item/ambiguityLevel`` forbids.
  ///
  /// - Complexity: O(*n*), where *n* is the number of ambiguities.
  public var isSound: Bool {
    conflicts.isEmpty && forbiddenAmbiguities.isEmpty && problems.isEmpty
  }

  /// The ambiguities that make the layout unsound, because the ``LayoutAmbiguityLevel`` of their
  /// item forbids them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of ambiguities.
  public var forbiddenAmbiguities: [Ambiguity] {
    ambiguities.filter { items[$0.item].ambiguityLevel.forbids($0.attribute) }
  }

  /// The item with a name, or nil if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public subscript(name: String) -> Item? { items.first { $0.name == name } }

  /// Returns the position in ``items`` of the item with a name, or nil if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func index(of name: String) -> Int? { items.firstIndex { $0.name == name } }

  /// Returns the tracks of the grid with a name, or nil if there is no such grid.
  ///
  /// - Complexity: O(*n*), where *n* is the number of grids.
  public func grid(named name: String) -> Grid? { grids.first { items[$0.item].name == name } }

  /// Returns the positions in ``items`` of the items directly inside an item, in tree order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func children(of item: Int) -> [Int] {
    items.indices.filter { items[$0].parent == item }
  }

  /// Returns the number of items that contain an item; 0 for the top-level view.
  ///
  /// - Complexity: O(*d*), where *d* is the result.
  public func depth(of item: Int) -> Int {
    var depth = 0
    var here = items[item].parent
    while let parent = here {
      depth += 1
      here = items[parent].parent
    }
    return depth
  }
}

extension LayoutAmbiguityLevel {
  /// Returns whether an ambiguity of this number makes a layout unsound.
  public func forbids(_ attribute: ComputedLayout.Ambiguity.Attribute) -> Bool {
    switch self {
    case .always: true
    case .position: !attribute.isExtent
    case .never: false
    }
  }
}
