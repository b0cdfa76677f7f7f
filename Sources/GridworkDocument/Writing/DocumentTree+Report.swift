// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork
import GridworkInspector

extension DocumentTree {
  /// The tree's layout as a JSON object.
  ///
  /// `frames` has the frame of every view and guide in the tree, by id, in the coordinates of the
  /// top-level view; `baselines` has the first and last baselines, measured from its top; `grids`
  /// has the content areas of the visible tracks. `conflicts` and `ambiguities` list the faults.
  ///
  /// - Complexity: O(*n*) for *n* views and guides, and O(*m*) for each conflict, with *m* bytes in the
  ///   text of the document. The current layout is computed first if it is out of date.
  /// - Parameters:
  ///   - layout: A layout of the tree; by default its current one.
  ///   - source: The text that the document was read from, which gives conflicts their `line` and
  ///     `column`; by default nil, for a document without a text.
  /// - Returns: The JSON text of the object.
  public func json(
    of layout: ComputedLayout? = nil, _ source: DocumentSource? = nil
  ) -> String {
    jsonOutput(layout ?? root.computedLayout, source).text
  }

  /// The layouts of several variants as a JSON object. Its member `variants` is a list of such
  /// objects as ``json(of:_:)`` returns, each of which begins with the variant's `name`.
  ///
  /// - Complexity: That of ``json(of:_:)`` for each layout.
  /// - Parameters:
  ///   - layouts: The names and the layouts of the variants.
  ///   - source: The text that the document was read from; by default nil, as for one variant.
  /// - Returns: The JSON text of the object.
  public func json(
    ofVariants layouts: [(name: String, layout: ComputedLayout)], _ source: DocumentSource? = nil
  ) -> String {
    let layouts = layouts.map { variant in
      guard case .object(let members) = jsonOutput(variant.layout, source) else {
        return JSONOutput.null
      }
      return .object([("name", .string(variant.name))] + members)
    }
    return JSONOutput.object([("variants", .array(layouts))]).text
  }

  func jsonOutput(_ layout: ComputedLayout, _ source: DocumentSource?) -> JSONOutput {
    let places = LayoutPlaces(layout, self)
    let names = Set(index.items.map { $0.id })
    let shown = layout.items.filter { item in
      item.visibility == .shown && item.identifier.map { names.contains($0) } ?? false
    }
    return .object([
      ("frames", .object(shown.map { ($0.name, .numbers($0.frameInRoot)) })),
      (
        "baselines",
        .object(
          shown.compactMap { item in
            guard item.firstBaseline != nil || item.lastBaseline != nil else { return nil }
            let top = item.frameInRoot.minY
            let pair = [item.firstBaseline, item.lastBaseline].map { offset in
              offset.map { JSONOutput.number(top + $0) } ?? .null
            }
            return (item.name, .array(pair))
          })
      ),
      (
        "grids",
        .object(
          layout.grids.compactMap { grid in
            let item = layout.items[grid.item]
            guard item.visibility == .shown else { return nil }
            let origin = item.frameInRoot.origin
            return (
              item.name,
              .object([
                ("columns", .array(grid.columns.map { .track($0, from: origin.x) })),
                ("rows", .array(grid.rows.map { .track($0, from: origin.y) })),
              ])
            )
          })
      ),
      (
        "conflicts",
        .array(
          layout.conflicts.map { conflict in
            let place = places.place(of: conflict.constraints[conflict.broken])
            return .object(
              [
                ("constraints", .array(conflict.constraints.map { .string($0.text) })),
                (
                  "identifiers",
                  .array(
                    conflict.constraints.map { constraint in
                      constraint.identifier.map { .string($0) } ?? .null
                    })
                ),
                ("broken", .string(conflict.constraints[conflict.broken].text)),
                ("excess", .number(conflict.excess)),
                ("message", .string(conflict.message)),
              ] + (source?.members(of: place) ?? [("path", .string("\(place)"))]))
          })
      ),
      (
        "ambiguities",
        .array(
          layout.ambiguities.map { ambiguity in
            .object([
              ("view", .string(layout.items[ambiguity.item].name)),
              ("axis", .string("\(ambiguity.axis)")),
              ("attribute", .string(ambiguity.attribute.rawValue)),
              ("alternatives", .array([.number(ambiguity.value), .number(ambiguity.alternative)])),
              (
                "range",
                .array([.optional(ambiguity.lowerBound), .optional(ambiguity.upperBound)])
              ),
            ])
          })
      ),
    ])
  }
}

extension JSONOutput {
  fileprivate static func numbers(_ rect: LayoutRect) -> JSONOutput {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .number($0) })
  }

  fileprivate static func track(_ track: ComputedLayout.Track, from origin: Double) -> JSONOutput {
    .array([.number(origin + track.position), .number(track.extent)])
  }
}
