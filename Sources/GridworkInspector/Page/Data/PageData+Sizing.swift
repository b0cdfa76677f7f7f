// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension PageData {
  /// The sizing of the items and the rules of the tracks.
  ///
  /// Both hardly vary with the width, so the values of a whole layout are stored as one.
  mutating func sizingMembers(of layout: ComputedLayout) -> [(key: String, value: JSONOutput)] {
    let axes = JSONOutput.array(
      [layout.items.map { $0.horizontalSizing }, layout.items.map { $0.verticalSizing }].map {
        sizings in
        .integers(sizings.map { $0.map { position(of: $0) } ?? -1 })
      })
    let grids = JSONOutput.array(
      layout.grids.map { grid in
        .object([
          ("column", .array(grid.columnRules.map(Self.json))),
          ("row", .array(grid.rowRules.map(Self.json))),
        ])
      })
    return [
      ("sizings", .integer(sizings.position(of: axes))),
      ("rules", .integer(rules.position(of: grids))),
    ]
  }

  /// Sentences that explain the numbers of a layout. Every item has those of its frame and
  /// baselines, and a stack also those of its gaps. Every axis of a grid has those of its tracks
  /// and of the gaps between them.
  mutating func reasons(of layout: ComputedLayout) -> JSONOutput {
    func sentences(_ quantities: [ComputedLayout.Quantity]) -> JSONOutput {
      .array(
        quantities.compactMap { layout.reason(for: $0) }.map { reason in
          phrases.json(of: reason.sentence)
        })
    }
    let items = layout.items.indices.map { position -> JSONOutput in
      guard layout.items[position].hasPlace else { return .array([]) }
      let gaps =
        layout.items[position].kind == .stack ? layout.gapQuantities(ofStack: position) : []
      return sentences(layout.quantities(of: position) + gaps)
    }
    let grids = layout.grids.indices.map { grid -> JSONOutput in
      func ofTracks(_ tracks: [ComputedLayout.Track], _ axis: LayoutAxis) -> JSONOutput {
        .array(
          tracks.indices.map { position in
            let gap = ComputedLayout.Quantity.trackGap(grid: grid, axis, after: position)
            return sentences([.track(grid: grid, axis, position), gap])
          })
      }
      return .object([
        ("column", ofTracks(layout.grids[grid].columns, .horizontal)),
        ("row", ofTracks(layout.grids[grid].rows, .vertical)),
      ])
    }
    return .object([("items", .array(items)), ("grids", .array(grids))])
  }

  /// A sizing as an array: content extent, hugging, compression resistance, placement, baseline.
  private mutating func position(of sizing: ComputedLayout.Item.Sizing) -> Int {
    sizings.position(
      of: .array([
        .optional(sizing.intrinsicExtent.map(printedNumber)),
        .number(printedNumber(Double(sizing.hugging.rawValue))),
        .number(printedNumber(Double(sizing.compressionResistance.rawValue))),
        .optional(sizing.placement?.rawValue), .optional(sizing.baseline?.rawValue),
      ]))
  }

  private static func json(of rule: ComputedLayout.Track.Rule) -> JSONOutput {
    .object([
      ("need", .number(printedNumber(rule.need))),
      ("extent", .optional(rule.extent.map(printedNumber))),
      ("fraction", .optional(rule.fraction.map(printedNumber))),
      ("minimum", .optional(rule.minimum.map(printedNumber))),
      ("maximum", .optional(rule.maximum.map(printedNumber))),
      ("weight", .number(printedNumber(rule.weight))),
      (
        "pulls",
        rule.pulls.map { pulls in
          .array(
            pulls.map {
              .numbers([Double($0.priority.rawValue), $0.count].map(printedNumber))
            })
        } ?? .null
      ), ("sizeGroup", .optional(rule.sizeGroup)),
    ])
  }

  /// A remedy with the items that it moves, each with its frame in root coordinates.
  static func json(
    of remedy: InspectorPage.TriedRemedy, in layout: ComputedLayout
  ) -> JSONOutput {
    .object([
      ("conflict", .integer(remedy.conflict)), ("text", .string(remedy.text)),
      (
        "ghosts",
        .array(
          layout.items.enumerated().compactMap { position, item in
            guard let frame = remedy.frames[item.name] else { return nil }
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            return .numbers([Double(position)] + numbers.map { Optional(printedNumber($0)) })
          })
      ),
    ])
  }
}
