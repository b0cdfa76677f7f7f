// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension PageData {
  /// The parts of a layout that are the same for all layouts of a group: everything except its
  /// numbers.
  mutating func shape(of layout: ComputedLayout) -> JSONOutput {
    let kinds = ComputedLayout.Item.Kind.allCases
    return .object([
      ("names", .strings(layout.items.map { $0.name })),
      ("classes", .integers(layout.items.map { classes.position(of: .string($0.className)) })),
      ("kinds", .integers(layout.items.map { kinds.firstIndex(of: $0.kind) ?? 0 })),
      ("parents", .integers(layout.items.map { $0.parent ?? -1 })),
      (
        "grids",
        .array(
          layout.grids.map { grid in
            .object([
              ("item", .integer(grid.item)), ("column", .integers(grid.columns.map { $0.index })),
              ("row", .integers(grid.rows.map { $0.index })),
              ("merges", .integer(grid.merges.count)),
              ("separators", .integer(grid.separators.count)),
            ])
          })
      ),
    ])
  }

  /// The numbers of layouts that have the same shape, as positions of series.
  mutating func numbers(of layouts: [ComputedLayout], shape: Int) -> JSONOutput {
    guard let first = layouts.first else { return .null }
    let items = first.items.indices.map { index in
      numbers(of: layouts.map { $0.items[index] }, in: layouts)
    }
    let grids = first.grids.indices.map { numbers(ofGrid: $0, in: layouts) }
    return .object([
      ("shape", .integer(shape)), ("items", .array(items)), ("grids", .array(grids)),
      ("spaces", spaces(in: layouts)),
    ])
  }

  // MARK: Items

  /// The numbers of one item at all widths: frame, baselines, visibility and margins; then the
  /// frame and the alignment rectangle in root coordinates, unless they follow from the frame.
  private mutating func numbers(
    of items: [ComputedLayout.Item], in layouts: [ComputedLayout]
  ) -> JSONOutput {
    let visibilities = ComputedLayout.Item.Visibility.allCases
    var positions = rect(items.map { $0.frame })
    positions.append(series.position(of: items.map { $0.firstBaseline }))
    positions.append(series.position(of: items.map { $0.lastBaseline }))
    positions.append(
      series.position(of: items.map { Double(visibilities.firstIndex(of: $0.visibility) ?? 0) }))
    positions.append(series.position(of: items.map { Double(marginsPosition($0.margins)) }))
    let isRootImplied = zip(items, layouts).allSatisfy { item, layout in
      let origin = item.parent.map { layout.items[$0].frameInRoot.origin } ?? .zero
      return item.frame.offsetBy(dx: origin.x, dy: origin.y).printsLike(item.frameInRoot)
    }
    let alignments = zip(items, layouts).map { $1.separateAlignmentRect(of: $0) }
    let isAlignmentImplied = alignments.allSatisfy { $0 == nil }
    if !isRootImplied || !isAlignmentImplied { positions += rect(items.map { $0.frameInRoot }) }
    if !isAlignmentImplied { positions += rect(alignments) }
    return .integers(positions)
  }

  private mutating func rect(_ rects: [LayoutRect?]) -> [Int] {
    [
      series.position(of: rects.map { $0?.minX }), series.position(of: rects.map { $0?.minY }),
      series.position(of: rects.map { $0?.width }), series.position(of: rects.map { $0?.height }),
    ]
  }

  private mutating func marginsPosition(_ insets: LayoutEdgeInsets?) -> Int {
    guard let insets else { return -1 }
    return margins.position(
      of: .numbers([insets.top, insets.left, insets.bottom, insets.right].map(printedNumber)))
  }

  // MARK: Grids and stacks

  /// The bands of the tracks of a grid, and its merged areas and separators in root coordinates.
  private mutating func numbers(ofGrid grid: Int, in layouts: [ComputedLayout]) -> JSONOutput {
    let grids = layouts.map { $0.grids[grid] }
    let backwards = layouts.map { $0.columnsRunBackwards(in: $0.grids[grid]) }
    let forwards = layouts.map { _ in false }
    let columns = grids[0].columns.indices.map { index in
      bands(of: grids.map { $0.columns[index] }, backwards: backwards)
    }
    let rows = grids[0].rows.indices.map { index in
      bands(of: grids.map { $0.rows[index] }, backwards: forwards)
    }
    let merges = grids[0].merges.indices.map { index in
      JSONOutput.integers(
        rect(layouts.map { $0.rect(of: $0.grids[grid].merges[index], in: $0.grids[grid]) }))
    }
    let allSeparators = layouts.map { $0.separators(of: $0.grids[grid]) }
    let separators = grids[0].separators.indices.map { index in
      JSONOutput.integers(rect(allSeparators.map { $0[index] }))
    }
    return .object([
      ("column", .array(columns)), ("row", .array(rows)), ("merges", .array(merges)),
      ("separators", .array(separators)),
    ])
  }

  /// The position and the extent of every band of a track. A band that is nowhere drawn is 0.
  private mutating func bands(
    of tracks: [ComputedLayout.Track], backwards: [Bool]
  ) -> JSONOutput {
    .array(
      GridBand.Part.allCases.map { part in
        let strips = zip(tracks, backwards).map { $0.strip(part, backwards: $1) }
        if part != .content, strips.allSatisfy({ $0.extent == 0 }) { return .integer(0) }
        return .integers([
          series.position(of: strips.map { $0.from }),
          series.position(of: strips.map { $0.extent }),
        ])
      })
  }

  /// The spaces of stacks: the stack, the place in it, the extent and the rectangle in root coordinates.
  /// A space that does not exist at a width has an extent of 0 there.
  private mutating func spaces(in layouts: [ComputedLayout]) -> JSONOutput {
    struct Key: Hashable {
      let stack: Int
      let place: String
    }
    var keys: [Key] = []
    var spaces: [Key: [StackSpace?]] = [:]
    for (position, layout) in layouts.enumerated() {
      for space in layout.stackSpaces(children: layout.shownChildren) {
        let key = Key(stack: space.stack, place: space.place)
        if spaces[key] == nil { keys.append(key) }
        spaces[key, default: Array(repeating: nil, count: layouts.count)][position] = space
      }
    }
    return .array(
      keys.map { key in
        let known = spaces[key, default: []]
        let extent = series.position(of: known.map { $0?.extent ?? 0 })
        return .array(
          [.integer(key.stack), phrases.json(of: key.place)]
            + ([extent] + rect(known.map { $0?.rect ?? .zero })).map { .integer($0) })
      })
  }
}

extension LayoutRect {
  /// Whether both rectangles are equal to a thousandth of a point.
  fileprivate func printsLike(_ other: LayoutRect) -> Bool {
    self == other || SVGPage.viewBox(self) == SVGPage.viewBox(other)
  }
}
