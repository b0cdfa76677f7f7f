// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a layout came to: every frame, baseline and track, what it was asked, and what was wrong.
///
/// A value without a tie to the tree that it came from: it can be compared, kept, and sent to
/// another task. Inspectors draw it, snapshots compare it, and a document or a test can make one
/// without any tree. All lengths are points; the origin is top-left, x to the right, y down.
///
/// ```swift
/// let layout = root.computedLayout
/// layout["label"]?.frame.width  // 84
/// ```
///
/// AppKit has no counterpart.
public struct ComputedLayout: Sendable, Equatable {
  // MARK: What was asked

  /// What the root said about its width.
  public let width: LayoutExtent
  /// What the root said about its height.
  public let height: LayoutExtent
  /// The direction of views that have none of their own.
  public let direction: UserInterfaceLayoutDirection
  /// Pixels per point that frames are snapped to; 0 for no snapping.
  public let scale: Double

  // MARK: What came out

  /// The top-level view, then everything inside it, in tree order: an item before what is inside
  /// it, a view's guides before its subviews, subviews in their order.
  public let items: [Item]
  /// The tracks of every grid, in tree order of the grids.
  public let grids: [Grid]
  /// The constraints of the tree, for those who ask what determines a frame; empty unless they were
  /// asked for, since finding out which of them matter costs more than the layout itself.
  public let constraints: [Constraint]

  // MARK: What was wrong

  /// The conflicts between required constraints, in the order of the broken constraints.
  public let conflicts: [Conflict]
  /// The frames that could as well be others, in tree order.
  public let ambiguities: [Ambiguity]
  /// What a container could not do as it was told, in tree order.
  public let problems: [Problem]

  /// Makes a layout from its parts.
  ///
  /// Names and root coordinates that the items leave open are filled in: see ``Item/name`` and
  /// ``Item/frameInRoot``. An item whose parent does not come before it, and a grid, conflict,
  /// ambiguity or problem that refers to an item that is not there, is a programmer error.
  public init(
    width: LayoutExtent = .unbounded,
    height: LayoutExtent = .unbounded,
    direction: UserInterfaceLayoutDirection = .leftToRight,
    scale: Double = 0,
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
  /// The size of the top-level view; zero when there are no items.
  public var size: LayoutSize { items.first?.frame.size ?? .zero }

  /// Whether nothing was wrong: no conflict, no problem, no ambiguity that a view's level forbids.
  public var isSound: Bool {
    conflicts.isEmpty && forbiddenAmbiguities.isEmpty && problems.isEmpty
  }

  /// The item with a name, nil when there is none. Takes time in proportion to the items.
  public subscript(name: String) -> Item? { items.first { $0.name == name } }

  /// The position in ``items`` of the item with a name, nil when there is none.
  public func index(of name: String) -> Int? { items.firstIndex { $0.name == name } }

  /// The tracks of the grid with a name, nil when there is no such grid.
  public func grid(named name: String) -> Grid? { grids.first { items[$0.item].name == name } }

  /// The positions in ``items`` of what is directly inside an item, in tree order.
  public func children(of item: Int) -> [Int] {
    items.indices.filter { items[$0].parent == item }
  }

  /// How many items an item lies inside; 0 for the top-level view.
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
