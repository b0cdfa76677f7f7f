// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The layouts of a page as data for its script.
///
/// Layouts at different widths differ in few numbers, so the data stores differences only. The
/// parts that several layouts share are a *shape*: names, classes, the tree and the grid tracks.
/// The layouts of a variant that have the same shape are a *group*. A group has one series of
/// numbers for each number of an item. ``SeriesTable``, ``PhraseTable`` and ``PositionLists``
/// describe how numbers, texts and sets are stored. Takes time and space in proportion to the
/// numbers of all layouts.
struct PageData {
  var series = SeriesTable()
  var phrases = PhraseTable()
  var lists = PositionLists()
  var constraints = InternedValues()
  /// The positions of the constraints so far. Most of them are the same at every width.
  var knownConstraints: [ComputedLayout.Constraint: Int] = [:]
  var dependencies = InternedValues()
  var problems = InternedValues()
  var shapes = InternedValues()
  var margins = InternedValues()
  var classes = InternedValues()
  var sizings = InternedValues()
  var rules = InternedValues()
  /// The verdict of the page about all layouts; nil if there are none.
  var verdict: (text: String, isSound: Bool)?
  private var panels: [JSONOutput] = []

  /// Pixels per unit of ``PictureLabels``.
  private static let labelScale = 1.6

  /// Adds the layouts of a variant.
  mutating func addPanel(_ variant: InspectorPage.Variant) {
    let layouts = variant.samples
    // 1. Group the layouts by shape.
    var groups: [(shape: Int, layouts: [ComputedLayout])] = []
    var places: [(group: Int, position: Int)] = []
    for layout in layouts {
      let value = shape(of: layout)
      let shape = shapes.position(of: value)
      let group = groups.firstIndex { $0.shape == shape } ?? groups.count
      if group == groups.count { groups.append((shape, [])) }
      places.append((group, groups[group].layouts.count))
      groups[group].layouts.append(layout)
    }
    // 2. Store the numbers of every group, then the parts that belong to a single layout.
    let groupValues = groups.map { numbers(of: $0.layouts, shape: $0.shape) }
    let samples = zip(layouts, places).map { layout, place in
      sample(of: layout, group: place.group, position: place.position)
    }
    panels.append(
      .object([
        ("name", .string(variant.name)), ("groups", .array(groupValues)),
        ("samples", .array(samples)), ("even", .integers(variant.evenSamples)),
        ("findings", variant.findings.map(Self.json) ?? .null),
        (
          "remedies",
          .array(
            layouts.first.map { first in variant.remedies.map { Self.json(of: $0, in: first) } }
              ?? [])
        ),
      ]))
  }

  /// All variants added so far, as data for the script.
  var json: JSONOutput {
    .object([
      (
        "verdict",
        verdict.map { .object([("text", .string($0.text)), ("sound", .bool($0.isSound))]) } ?? .null
      ), ("layers", .strings(PictureLayers.stack.map { $0.name })),
      ("kinds", .strings(ComputedLayout.Item.Kind.allCases.map { $0.rawValue })),
      ("visibilities", .strings(ComputedLayout.Item.Visibility.allCases.map { $0.rawValue })),
      ("attributes", .strings(LayoutConstraint.Attribute.allCases.map { "\($0)" })),
      (
        "bands",
        .array(
          GridBand.Part.allCases.map {
            .object([("kind", .string($0.kind.rawValue)), ("words", .string($0.rawValue))])
          })
      ), ("labels", Self.labels),
      ("classes", .array(classes.json)), ("margins", .array(margins.json)),
      ("phrases", .strings(phrases.patterns)), ("series", .array(series.json)),
      ("lists", .array(lists.json)), ("constraints", .array(constraints.json)),
      ("dependencies", .array(dependencies.json)), ("sizings", .array(sizings.json)),
      ("rules", .array(rules.json)), ("problems", .array(problems.json)),
      ("shapes", .array(shapes.json)), ("panels", .array(panels)),
    ])
  }

  /// The measures of labels, in units.
  private static var labels: JSONOutput {
    .object([
      ("scale", .number(labelScale)), ("border", .number(PictureLabels.border)),
      ("name", .number(PictureText.nameSize)), ("tag", .number(PictureText.tagSize)),
      ("measure", .number(PictureText.measureSize)),
      ("characterWidth", .number(PictureText.characterWidth)),
      ("lineHeight", .number(PictureText.lineHeight)),
      ("letterHeight", .number(PictureLabels.letterHeight)),
      ("nameMargin", .number(PictureLabels.nameMargin)),
      ("rulerDistance", .number(PictureLabels.rulerDistance)),
      ("rulerHeight", .number(PictureLabels.rulerHeight)),
      (
        "tagPlaces",
        .array(
          PictureLabels.tagPlaces.map { place in
            .object([
              ("right", .number(place.right)), ("x", .number(place.x)),
              ("bottom", .number(place.bottom)), ("lines", .number(place.lines)),
              ("y", .number(place.y)),
            ])
          })
      ),
    ])
  }

  private static func json(of findings: [InspectorPage.Finding]) -> JSONOutput {
    .array(
      findings.map { finding in
        .object([
          ("text", .string(finding.text)), ("error", .bool(finding.isError)),
          ("view", .optional(finding.view)),
          ("from", .optional(finding.widths.map { printedNumber($0.lowerBound) })),
          ("to", .optional(finding.widths.map { printedNumber($0.upperBound) })),
          ("worst", .optional(finding.worstWidth.map(printedNumber))),
          ("open", .array([.bool(finding.isOpenBelow), .bool(finding.isOpenAbove)])),
        ])
      })
  }

  // MARK: One layout

  /// The parts that belong to a single layout: its inputs, problems and constraints.
  private mutating func sample(
    of layout: ComputedLayout, group: Int, position: Int
  ) -> JSONOutput {
    var members: [(key: String, value: JSONOutput)] = [
      ("width", .number(printedNumber(layout.sampledWidth))),
      ("inputs", .string(layout.inputsText)),
      ("rtl", .bool(layout.direction == .rightToLeft)),
      ("scale", .number(printedNumber(layout.scale))),
      ("sound", .bool(layout.isSound)), ("group", .integer(group)), ("at", .integer(position)),
      ("problems", .integers(problemPositions(of: layout))),
    ]
    if !layout.constraints.isEmpty {
      members += constraintMembers(of: layout)
      members += sizingMembers(of: layout)
      members.append(("reasons", reasons(of: layout)))
    }
    return .object(members)
  }
}
