// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension PageData {
  /// The parts of a layout that are the same for all layouts of a group: everything except its
  /// numbers.
  mutating func shape(of layout: ComputedLayout) -> JSONOutput {
    let kinds = ComputedLayout.Item.Kind.allCases
    return .object([
      ("names", .strings(layout.items.map(\.name))),
      ("classes", .integers(layout.items.map { classes.position(of: .string($0.className)) })),
      ("kinds", .integers(layout.items.map { kinds.firstIndex(of: $0.kind) ?? 0 })),
      ("parents", .integers(layout.items.map { $0.parent ?? -1 })),
      (
        "grids",
        .array(
          layout.grids.map { grid in
            .object([
              ("item", .integer(grid.item)), ("columns", .integers(grid.columns.map(\.index))),
              ("rows", .integers(grid.rows.map(\.index))),
              (
                "merges",
                .array(
                  grid.merges.map {
                    .integers([
                      $0.columns.lowerBound, $0.columns.upperBound, $0.rows.lowerBound,
                      $0.rows.upperBound,
                    ])
                  })
              ), ("separators", .integer(grid.separators.count)),
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
    let grids = first.grids.indices.map { index in
      numbers(of: layouts.map { $0.grids[index] })
    }
    return .object([
      ("shape", .integer(shape)), ("items", .array(items)), ("grids", .array(grids)),
    ])
  }

  // MARK: Items

  /// The numbers of one item at all widths: frame, baselines, visibility and margins; then the
  /// frame and the alignment rectangle in root coordinates, unless they follow from the frame.
  private mutating func numbers(
    of items: [ComputedLayout.Item], in layouts: [ComputedLayout]
  ) -> JSONOutput {
    let visibilities = ComputedLayout.Item.Visibility.allCases
    var positions = rect(items.map(\.frame))
    positions.append(series.position(of: items.map(\.firstBaseline)))
    positions.append(series.position(of: items.map(\.lastBaseline)))
    positions.append(
      series.position(of: items.map { Double(visibilities.firstIndex(of: $0.visibility) ?? 0) }))
    positions.append(series.position(of: items.map { Double(marginsPosition($0.margins)) }))
    let isRootImplied = zip(items, layouts).allSatisfy { item, layout in
      let origin = item.parent.map { layout.items[$0].frameInRoot.origin } ?? .zero
      return item.frame.offsetBy(dx: origin.x, dy: origin.y).printsLike(item.frameInRoot)
    }
    let alignments = zip(items, layouts).map { $1.separateAlignmentRect(of: $0) }
    let isAlignmentImplied = alignments.allSatisfy { $0 == nil }
    if !isRootImplied || !isAlignmentImplied { positions += rect(items.map(\.frameInRoot)) }
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

  // MARK: Grids

  private mutating func numbers(of grids: [ComputedLayout.Grid]) -> JSONOutput {
    guard let first = grids.first else { return .null }
    let columns = first.columns.indices.map { index in numbers(of: grids.map { $0.columns[index] })
    }
    let rows = first.rows.indices.map { index in numbers(of: grids.map { $0.rows[index] }) }
    let separators = first.separators.indices.map { index in
      JSONOutput.integers(rect(grids.map { $0.separators[index] }))
    }
    return .object([
      ("columns", .array(columns)), ("rows", .array(rows)), ("separators", .array(separators)),
    ])
  }

  private mutating func numbers(of tracks: [ComputedLayout.Track]) -> JSONOutput {
    .integers(Self.trackFields.map { field in series.position(of: tracks.map(field.number)) })
  }
}

extension LayoutRect {
  /// Whether both rectangles are equal to a thousandth of a point.
  fileprivate func printsLike(_ other: LayoutRect) -> Bool {
    self == other || SVGPage.viewBox(self) == SVGPage.viewBox(other)
  }
}
