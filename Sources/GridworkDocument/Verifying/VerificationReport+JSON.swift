// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import GridworkInspector

extension VerificationReport {
  /// The report as a JSON object with the members `file`, `sound`, `widths`, `states` and
  /// `summary`.
  ///
  /// A state has the name of its `variant` (null for the document's own state), its `findings`, and the `stretches` of
  /// widths with findings. If it was verified at another text scale or in another language than its own, it has the
  /// `textScale` and `language`.
  ///
  /// A finding has its `kind`, `level` and `message`, its `amount` in points, an `identity` that is the same wherever the
  /// cause shows, and the `path`, `line` and `column` of the member that it concerns. A finding about a view that is
  /// exempt from the rule has the level `note` and the reason as `exempt`, and does not count. If edits help, they are
  /// its `edits`, each with its `kind`, `text` and `effect`, the `start` and `end` of the text that it replaces, as pairs
  /// of line and column, and the `replacement`. A stretch has the members of a finding, and `widths`, `worstWidth` and
  /// `open`, which tells for both ends of the widths whether the finding is absent at the end itself.
  ///
  /// If the range was proved, a state has its `regions`: their `widths`, the `doubt` in words (null if the frames
  /// are proved), and the `frames` of views and guides by name, null for those without a place. The `x`, `y`, `width` and
  /// `height` of a frame in the top-level view are two numbers *a* and *b* each, for *a* + *b* · width.
  ///
  /// If a range of text scales was proved, too, the report has the member `textScales`, and a state has its
  /// `patches` and `areas`. A patch has the members of a finding, the `widths` and `textScales` between which it
  /// lies, its `cells`, each a list of corners, and the corner or point at which it is `worst`. A corner is a
  /// pair of a width and a text scale. An area has its `corners`, its `doubt` and its `frames`, whose
  /// members have a third number *c*, for *a* + *b* · width + *c* · text scale.
  ///
  /// - Complexity: O(*f* *n*) for *f* findings and stretches, and a document of *n* bytes.
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - source: The text that the document was read from.
  /// - Returns: The JSON text of the object.
  public func json(ofFile file: String, _ source: DocumentSource) -> String {
    output(ofFile: file, source).text
  }

  package func output(ofFile file: String, _ source: DocumentSource) -> JSONOutput {
    .object(
      [
        ("file", .string(file)),
        ("sound", .bool(isSound)),
        ("widths", widths.map { .numbers([$0.lowerBound, $0.upperBound]) } ?? .null),
      ]
        + (textScales.map { [("textScales", .numbers([$0.lowerBound, $0.upperBound]))] } ?? [])
        + [
          (
            "states",
            .array(states.map { .object($0.members(source)) })
          ),
          (
            "summary",
            .object([
              ("states", .integer(states.count)), ("unsound", .integer(unsoundCount)),
              ("findings", .integer(findingCount)),
            ])
          ),
        ])
  }
}

extension VerificationReport.State {
  fileprivate func members(_ source: DocumentSource) -> [(key: String, value: JSONOutput)] {
    var members: [(key: String, value: JSONOutput)] = [("variant", .optional(variant))]
    if let textScale { members.append(("textScale", .number(textScale))) }
    if let language { members.append(("language", .string(language))) }
    members.append(("findings", .array(findings.map { .object($0.members(source)) })))
    members.append(("stretches", .array(stretches.map { $0.output(source) })))
    if let certificate { members.append(("regions", certificate.output)) }
    if let areas {
      members.append(("patches", .array(patches.map { $0.output(source) })))
      members.append(("areas", areas.output))
    }
    return members
  }
}

extension DocumentFinding {
  fileprivate func members(_ source: DocumentSource) -> [(key: String, value: JSONOutput)] {
    [
      ("kind", .string(rule.rawValue)), ("level", .string(level.rawValue)),
      ("message", .string(message)), ("amount", .number(amount)), ("identity", .string(identity)),
    ] + (exemption.map { [("exempt", .string($0))] } ?? []) + source.members(of: place)
      + (edits.isEmpty ? [] : [("edits", .array(edits.map { $0.output }))])
  }
}

extension DocumentEdit {
  fileprivate var output: JSONOutput {
    .object([
      ("kind", .string(kind.rawValue)), ("text", .string(text)), ("effect", .string(effect)),
      ("start", .integers([start.line, start.column])),
      ("end", .integers([end.line, end.column])),
      ("replacement", .string(replacement)),
    ])
  }
}

extension DocumentSource {
  /// The `path`, `line` and `column` of a member of the document.
  func members(of path: JSONPath) -> [(key: String, value: JSONOutput)] {
    let position = position(of: path)
    return [
      ("path", .string(self.path(of: path))), ("line", .integer(position.line)),
      ("column", .integer(position.column)),
    ]
  }
}

extension DocumentVerifier.Stretch {
  fileprivate func output(_ source: DocumentSource) -> JSONOutput {
    .object(
      [
        ("widths", .numbers([widths.lowerBound, widths.upperBound])),
        ("open", .array([.bool(isOpenBelow), .bool(isOpenAbove)])),
        ("worstWidth", .number(worstWidth)),
      ] + finding.members(source))
  }
}

extension DocumentVerifier.Patch {
  fileprivate func output(_ source: DocumentSource) -> JSONOutput {
    .object(
      [
        ("widths", .numbers([widths.lowerBound, widths.upperBound])),
        ("textScales", .numbers([textScales.lowerBound, textScales.upperBound])),
        ("cells", .array(cells.map { row in .array(row.map { $0.output }) })),
        ("worst", worst.output),
      ] + finding.members(source))
  }
}

extension LayoutAreas {
  fileprivate var output: JSONOutput {
    .array(
      areas.map { area in
        .object([
          ("corners", .array(area.corners.map { $0.output })),
          ("doubt", .optional(area.doubt?.description)),
          ("frames", .object(area.names.map { ($0, area.frame(of: $0)?.output ?? .null) })),
        ])
      })
  }
}

extension LayoutAreas.Point {
  fileprivate var output: JSONOutput { .numbers([width, textScale]) }
}

extension PlaneFrame {
  fileprivate var output: JSONOutput {
    .object(
      [("x", x), ("y", y), ("width", width), ("height", height)].map {
        ($0, .numbers([$1.constant, $1.widthSlope, $1.textSlope]))
      })
  }
}

extension LayoutRegions {
  fileprivate var output: JSONOutput {
    .array(
      regions.map { region in
        .object([
          ("widths", .numbers([region.widths.lowerBound, region.widths.upperBound])),
          ("doubt", .optional(region.doubt?.description)),
          (
            "frames",
            .object(region.names.map { ($0, region.frame(of: $0)?.output ?? .null) })
          ),
        ])
      })
  }
}

extension WidthFrame {
  fileprivate var output: JSONOutput {
    .object(
      [("x", x), ("y", y), ("width", width), ("height", height)].map {
        ($0, .numbers([$1.constant, $1.slope]))
      })
  }
}
