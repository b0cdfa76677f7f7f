// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

/// What a script draws from. What is listed twice is drawn twice as often.
package struct ScriptVocabulary: Sendable {
  /// What a step does.
  package enum Edit: Sendable {
    /// Puts a new view into a container.
    case add
    /// Takes a view out, or lets it go elsewhere.
    case move
    case view
    /// Gives a box another size, and does nothing else to it.
    case size
    case grid
    /// Inserts, removes, moves, hides or shows a row of a grid.
    case row
    case stack
    /// Changes how a view frames another one, or what it frames.
    case frame
    /// Requires a size of a view.
    case extent
    /// Makes or changes a constraint between any two items.
    case constraint
    case guide
    case root
    /// Changes how the main container is held.
    case hold
  }

  /// What lies in containers.
  package enum Content: Sendable {
    /// A leaf without a size.
    case empty
    case box
    /// A box with a baseline.
    case text
    /// A box with two baselines, the last of which is measured from either edge.
    case paragraph
    case wrapping
    /// A view with another inside, kept by constraints.
    case composed
    case grid
    case stack
  }

  package var edits: [Edit]
  package var contents: [Content]
  /// What the main container may be: a grid, a stack.
  package var containers: [Content] = [.grid, .stack]
  /// How deep containers lie in containers that are put in at once.
  package var depth = 2
  package var placements = GridView.Cell.Placement.allCases
  /// The priorities of hugging, resistance and constraints.
  package var priorities: [LayoutPriority] = [
    45, 50, 51, 100, 200, 240, 249, 250, 251, 260, 300, 400, 490, 499, 500, 501, 510, 600, 700,
    740, 750, 751, 760, 900, 999,
  ]
  /// Whether a priority just below or above comes in place of one of them now and then.
  package var hasNeighbouringPriorities = false
  /// Whether a view inside another may be held by some of its edges only.
  package var holdsLoosely = false
  /// In so many of a hundred cases a constraint is required.
  package var required = 15
  /// Whether a view may be in a cell of a grid and, inside that grid, in a stack.
  package var sharesViews = false
  /// Whether every box keeps a width and a height of its own.
  package var keepsSizes = false
  /// In so many of a hundred cases a new box gives way about as soon as a fitting size pulls.
  package var softened = 0

  package init(edits: [Edit], contents: [Content]) {
    self.edits = edits
    self.contents = contents
  }

  /// All that there is.
  package static let everything = ScriptVocabulary(
    edits: [
      .add, .add, .add, .move, .move, .view, .view, .grid, .grid, .grid, .grid, .stack, .stack,
      .stack, .stack, .frame, .frame, .extent, .constraint, .constraint, .constraint, .guide, .root,
      .root,
      .hold,
    ],
    contents: [
      .empty, .box, .box, .text, .text, .wrapping, .wrapping, .composed, .grid, .grid, .stack,
      .stack,
    ])

  /// All that there is, and what programs seldom do: priorities of the library itself and beside them,
  /// views that some of their edges hold or that two containers have, text whose lines are aligned to the
  /// top.
  package static let unusual: ScriptVocabulary = {
    var unusual = ScriptVocabulary(
      edits: everything.edits, contents: everything.contents + [.paragraph, .paragraph])
    unusual.priorities += [0.25, 0.5, 1, 2, 249.5]
    unusual.hasNeighbouringPriorities = true
    unusual.holdsLoosely = true
    unusual.sharesViews = true
    return unusual
  }()

  /// Stacks with too little room, in grids and stacks.
  package static let room: ScriptVocabulary = {
    var room = ScriptVocabulary(
      edits: [.add, .add, .move, .view, .grid, .stack, .stack, .stack, .root, .root, .hold, .hold],
      contents: [.box, .box, .text, .wrapping, .grid, .stack, .stack, .stack])
    room.containers = [.grid, .stack, .stack]
    return room
  }()

  /// Grids with grids inside, which place all that they contain by themselves.
  package static let grids: ScriptVocabulary = {
    var grids = ScriptVocabulary(
      edits: [.add, .move, .view, .grid, .grid, .grid, .grid],
      contents: [.box, .box, .box, .text, .text, .text, .grid])
    grids.containers = [.grid]
    grids.depth = 1
    grids.placements = [.inherited, .leading, .trailing, .center, .fill]
    return grids
  }()

  /// Grids of boxes that get other sizes and rows that come and go, which is what a grid takes over
  /// without planning again.
  package static let sizes: ScriptVocabulary = {
    var sizes = ScriptVocabulary(
      edits: [.add, .size, .size, .size, .size, .row, .row, .row, .row, .grid],
      contents: [.box, .box, .box, .box, .text, .text, .text, .grid])
    sizes.containers = [.grid]
    sizes.depth = 1
    sizes.placements = [.inherited, .leading, .trailing, .center, .fill]
    sizes.keepsSizes = true
    return sizes
  }()

  /// Stacks with stacks and grids inside, of boxes that have sizes.
  package static let stacks: ScriptVocabulary = {
    var stacks = ScriptVocabulary(
      edits: [.add, .move, .view, .view, .stack, .stack, .stack, .stack],
      contents: [.box, .box, .text, .text, .text, .text, .grid, .stack])
    stacks.containers = [.stack]
    stacks.placements = [.inherited, .leading, .trailing, .center, .fill]
    stacks.keepsSizes = true
    return stacks
  }()

  /// Views that frame others, in grids and stacks.
  package static let frames: ScriptVocabulary = {
    var frames = ScriptVocabulary(
      edits: [
        .add, .move, .view, .grid, .stack, .frame, .frame, .frame, .frame, .constraint, .root,
        .hold,
      ],
      contents: [
        .empty, .box, .text, .wrapping, .composed, .composed, .composed, .composed, .grid, .stack,
      ])
    frames.depth = 4
    return frames
  }()

  /// Views that keep a width or a height, in grids and stacks.
  package static let extents: ScriptVocabulary = {
    var extents = ScriptVocabulary(
      edits: [
        .add, .move, .view, .size, .size, .grid, .stack, .extent, .extent, .extent, .constraint,
        .root,
      ],
      contents: [.empty, .box, .box, .text, .text, .paragraph, .wrapping, .composed, .grid, .stack])
    return extents
  }()

  /// Containers with boxes that give way to a fitting size.
  package static let soft: ScriptVocabulary = {
    var soft = ScriptVocabulary(
      edits: [
        .add, .add, .move, .view, .view, .size, .grid, .grid, .frame, .constraint, .root, .root,
        .hold,
      ],
      contents: [.box, .box, .box, .box, .text, .wrapping, .composed, .grid, .grid, .grid, .stack])
    soft.containers = [.grid, .grid, .stack]
    soft.depth = 4
    soft.priorities = [10, 30, 40, 45, 49, 50, 51, 100, 249, 250, 251, 500, 750]
    soft.hasNeighbouringPriorities = true
    soft.softened = 50
    return soft
  }()
}
