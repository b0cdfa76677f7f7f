// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A shape of nesting: how every level of a deep tree holds the next one.
///
/// What a container measures of what lies inside it must not be measured again at every level around
/// it, whatever the level is made of.
enum Nest: String, CaseIterable {
  /// Grids of one row: a label and the next grid.
  case grids
  /// Grids whose rows stand on a common baseline.
  case firstBaselines
  case lastBaselines
  /// Grids with a merged area above, which needs more than the columns below it.
  case merged
  /// Grids with a hidden column.
  case hidden
  /// Grids with a column that takes a share of the extent.
  case fractions
  /// The same, with a maximum.
  case limitedFractions
  /// Grids of two columns of one size group, another group at every level.
  case groups
  /// Grids beside each other in stacks inside each other, with one size group for all of them.
  case sharedGroups
  /// Grids inside each other with one size group for all of them.
  case nestedGroup
  /// Grids with text that wraps.
  case wrapping
  /// Grids with text that wraps, on a common baseline.
  case wrappingBaselines
  /// Grids in which a constraint makes two contents equally wide.
  case held
  /// Grids with text that wraps, and such a constraint.
  case heldWrapping
  /// Grids whose contents give way sooner than a fitting size does.
  case weak
  /// Stacks by turns across and down.
  case stacks
  /// Horizontal stacks on a common baseline.
  case stackBaselines
  case wrappingStacks
  /// Stacks whose labels hug firmly.
  case firmStacks
  case proportionalStacks
  /// A grid in a stack in a grid.
  case mixed
  case mixedBaselines
  case mixedWrapping
  /// A plain view in every cell, which constraints fill with the next grid.
  case plain
  case plainWrapping
  /// Plain views in plain views, without any container.
  case pinned
  /// A plain view in every cell, whose trailing and bottom edges no constraint ties to what is inside.
  case unfixed

  /// How many views a level has.
  var viewsPerLevel: Int {
    switch self {
    case .pinned: 1
    case .plain, .plainWrapping, .unfixed, .hidden, .held, .heldWrapping, .sharedGroups, .groups: 3
    case .mixed, .mixedBaselines, .mixedWrapping: 4
    default: 2
    }
  }

  /// What lies around `inner`, one level further out.
  func level(around inner: LayoutView, _ number: Int) -> LayoutView {
    let wraps = [
      Nest.wrapping, .wrappingBaselines, .heldWrapping, .wrappingStacks, .mixedWrapping,
      .plainWrapping,
    ].contains(self)
    let label = LayoutView(content: FixedText("a few words", wraps: wraps))
    if wraps { label.setContentCompressionResistancePriority(240, for: .horizontal) }
    switch self {
    case .grids, .wrapping:
      return GridView(views: [[label, inner]])
    case .firstBaselines, .wrappingBaselines, .lastBaselines:
      let grid = GridView(views: [[label, inner]])
      grid.rowAlignment = self == .lastBaselines ? .lastBaseline : .firstBaseline
      return grid
    case .merged:
      return GridView(views: [[inner.spanning(columns: 2)], [label]])
    case .hidden:
      let grid = GridView(views: [[label, inner, LayoutView(content: Metrics(50, 50))]])
      grid.column(at: 2).isHidden = true
      return grid
    case .fractions, .limitedFractions:
      let grid = GridView(views: [[label, inner]])
      grid.row(at: 0).heightFraction = 1
      grid.column(at: 0).widthFraction = 1 / Double(number + 2)
      if self == .limitedFractions { grid.column(at: 0).maximumWidth = 1000 }
      return grid
    case .groups:
      // Below two columns: with the next grid in one of them, the other would double its extent.
      let word = LayoutView(content: FixedText("word"))
      let grid = GridView(views: [[label, word], [inner.spanning(columns: 2)]])
      for column in [0, 1] {
        grid.column(at: column).sizeGroup = GridView.SizeGroup("group \(number)")
      }
      return grid
    case .nestedGroup:
      let grid = GridView(views: [[label], [inner]])
      for row in [0, 1] { grid.row(at: row).sizeGroup = "group" }
      return grid
    case .sharedGroups:
      let grid = GridView(views: [[label]])
      grid.column(at: 0).sizeGroup = "group"
      return stack([grid, inner], .vertical)
    case .held, .heldWrapping:
      let field = LayoutView(content: Metrics(60, 12))
      let grid = GridView(views: [[label, field, inner]])
      label.widthAnchor.constraint(equalTo: field.widthAnchor).isActive = true
      return grid
    case .weak:
      label.setContentCompressionResistancePriority(40, for: .horizontal)
      return GridView(views: [[label, inner]])
    case .stacks, .wrappingStacks, .firmStacks:
      if self == .firmStacks { label.setContentHuggingPriority(600, for: .horizontal) }
      return stack([label, inner], number.isMultiple(of: 2) ? .horizontal : .vertical)
    case .stackBaselines:
      let stack = stack([label, inner], .horizontal)
      stack.alignment = .firstBaseline
      return stack
    case .proportionalStacks:
      let stack = stack([label, inner], .horizontal)
      stack.distribution = .fillProportionally
      return stack
    case .mixed, .mixedBaselines, .mixedWrapping:
      let grid = GridView(views: [[label, inner]])
      let stack = stack([LayoutView(content: FixedText("ab")), grid], .horizontal)
      if self == .mixedBaselines {
        grid.rowAlignment = .firstBaseline
        stack.alignment = .firstBaseline
      }
      return stack
    case .plain, .plainWrapping:
      let view = LayoutView()
      view.addConstrained(inner)
      inner.fillSuperview(by: 1)
      return GridView(views: [[label, view]])
    case .pinned:
      let view = LayoutView()
      view.addConstrained(inner)
      inner.fillSuperview(by: 1)
      return view
    case .unfixed:
      let view = LayoutView()
      view.addConstrained(inner)
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      inner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      return GridView(views: [[label, view]])
    }
  }

  private func stack(_ views: [LayoutView], _ orientation: LayoutAxis) -> StackView {
    let stack = StackView(views: views)
    stack.orientation = orientation
    return stack
  }
}

extension Scene {
  /// So many levels of one shape around a line of text.
  static func nest(_ shape: Nest, depth: Int) -> Scene {
    Scene(name: "nest_\(shape)_\(depth)") {
      let content = Metrics(40, 16, ascent: 12)
      let leaf = LayoutView(content: content)
      var inner: LayoutView = leaf
      for level in 0..<depth { inner = shape.level(around: inner, level) }
      let root = LayoutRoot(inner, width: .preferred(Double(depth) * 100 + 400))
      return Stage(
        root,
        edits: [
          .init(name: "resize") {
            root.width = .preferred(Double(depth) * 100 + 400 + Double($0 % 100))
          },
          .init(name: "content") { time in
            content.intrinsicContentSize.width = 40 + Double(time % 20)
            leaf.invalidateIntrinsicContentSize()
          },
        ])
    }
  }
}
