// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension InspectorPage {
  /// What the page's script knows: every layout in the order of the pictures, which variant shows
  /// which at which width, and what changed.
  var data: JSONOutput {
    var layouts = variants.flatMap(\.samples)
    var position = 0
    let panels = variants.map { variant in
      let samples = variant.samples.map { sample in
        defer { position += 1 }
        return (width: sample.sampledWidth, layout: position)
      }
      return JSONOutput.array(
        samples.sorted { ($0.width, $0.layout) < ($1.width, $1.layout) }.map {
          .object([("width", .number(printedNumber($0.width))), ("layout", .integer($0.layout))])
        })
    }
    if let comparison { layouts += [comparison.after, comparison.before] }
    return .object([
      ("layouts", .array(layouts.map(Self.data))), ("panels", .array(panels)),
      ("widths", .numbers(widths.map(printedNumber))),
    ])
  }

  private static func data(of layout: ComputedLayout) -> JSONOutput {
    .object([
      ("inputs", .string(layout.inputsText)),
      ("items", .array(layout.items.indices.map { data(of: $0, in: layout) })),
      ("constraints", .array(layout.constraints.map(data))),
      (
        "problems",
        .array(
          layout.conflicts.map { conflict in
            .object([
              ("text", .string(conflict.message)),
              ("broken", .integer(conflict.broken)),
              ("constraints", .array(conflict.constraints.map(data))),
            ])
          }
            + layout.ambiguities.map { ambiguity in
              .object([
                ("text", .string(layout.line(of: ambiguity))),
                ("items", .integers([ambiguity.item])),
              ])
            }
            + layout.problems.map { problem in
              .object([
                ("text", .string(problem.message)), ("items", .integers([problem.item])),
              ])
            })
      ),
    ])
  }

  private static func data(of index: Int, in layout: ComputedLayout) -> JSONOutput {
    let item = layout.items[index]
    var members: [(key: String, value: JSONOutput)] = [
      ("name", .string(item.name)), ("class", .string(item.className)),
      ("kind", .string(item.kind.rawValue)),
      ("parent", .optional(item.parent.map(Double.init))),
      ("visibility", .string(item.visibility.rawValue)), ("frame", data(of: item.frame)),
      ("root", data(of: item.frameInRoot)), ("alignment", data(of: item.alignmentRect)),
      (
        "baselines",
        .numbers([item.firstBaseline, item.lastBaseline].map { $0.map(printedNumber) })
      ),
    ]
    if let margins = item.margins {
      members.append(
        ("margins", numbers([margins.top, margins.left, margins.bottom, margins.right])))
    }
    if let grid = layout.gridsByItem[index] {
      members.append(("columns", .array(grid.columns.map(data))))
      members.append(("rows", .array(grid.rows.map(data))))
    }
    members.append(("horizontal", .integers(item.horizontalConstraints)))
    members.append(("vertical", .integers(item.verticalConstraints)))
    return .object(members)
  }

  private static func data(of constraint: ComputedLayout.Constraint) -> JSONOutput {
    .object([
      ("text", .string(constraint.text)),
      ("priority", .number(printedNumber(Double(constraint.priority.rawValue)))),
      ("items", .integers(constraint.items)), ("owner", .string(constraint.owner)),
      ("reason", .string(constraint.reason)),
      ("source", .optional(constraint.source?.description)),
      ("broken", .bool(constraint.isBroken)),
    ])
  }

  private static func data(of rect: LayoutRect) -> JSONOutput {
    numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  private static func data(of track: ComputedLayout.Track) -> JSONOutput {
    numbers([
      Double(track.index), track.position, track.extent, track.paddingBefore, track.paddingAfter,
      track.spacingAfter,
    ])
  }

  private static func numbers(_ values: [Double]) -> JSONOutput {
    .numbers(values.map(printedNumber))
  }
}
