// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
package import GridworkInspector

extension LayoutDocument {
  /// The document as JSON text without default values. Reading the text yields an equal document.
  ///
  /// - Complexity: O(*n*) for a text of *n* bytes, each time.
  public var json: String { output.text }

  /// The document as a JSON value.
  package var output: JSONOutput {
    var members: [(key: String, value: JSONOutput)] = [("root", root.output([]))]
    if width != .fitting || height != .fitting {
      members.append(("size", .array([width.output, height.output])))
    }
    if direction == .rightToLeft { members.append(("direction", .string("rtl"))) }
    if scale != 0 { members.append(("scale", .number(scale))) }
    if textScale != 1 { members.append(("textScale", .number(textScale))) }
    if let language { members.append(("language", .string(language))) }
    if siblingSpacing != 8 || containerSpacing != 20 {
      members.append(
        (
          "systemSpacing",
          .object([("sibling", .number(siblingSpacing)), ("container", .number(containerSpacing))])
        ))
    }
    if !metrics.isEmpty { members.append(("metrics", .map(metrics) { .number($0) })) }
    if !constraints.isEmpty {
      members.append(("constraints", .array(constraints.map { $0.output })))
    }
    if !variants.isEmpty {
      members.append(("variants", .array(variants.map { $0.output(in: self) })))
    }
    return .object(members)
  }
}

extension LayoutRoot.Extent {
  fileprivate var output: JSONOutput {
    switch self {
    case .exact(let points): .number(points)
    case .fitting: .null
    case .atMost(let points): .object([("atMost", .number(points))])
    case .preferred(let points, let priority):
      .object([("preferred", .number(points)), ("priority", priority.output)])
    }
  }
}

extension LayoutPriority {
  /// The priority with the fewest digits that identify the same `Float`.
  var output: JSONOutput { .number(Double("\(rawValue)") ?? Double(rawValue)) }
}

extension LayoutDocument.Constraint {
  /// The relation with its priority unless it is required, or the visual format.
  var text: String {
    switch form {
    case .relation(let relation):
      priority.isRequired ? relation.text : "\(relation.text) @\(priority.jsonText)"
    case .visualFormat(let format, _): format
    }
  }

  var output: JSONOutput {
    var members: [(key: String, value: JSONOutput)]
    switch form {
    case .relation:
      if identifier == nil, !isPlaceholder { return .string(text) }
      members = [("relation", .string(text))]
      if isPlaceholder { members.append(("placeholder", .bool(true))) }
    case .visualFormat(let format, let options):
      members = [("visualFormat", .string(format))]
      let words = options.words.map { JSONOutput.string($0.key) }
      if !words.isEmpty { members.append(("options", .array(words))) }
    }
    if let identifier { members.append(("identifier", .string(identifier))) }
    return .object(members)
  }
}

extension LayoutPriority {
  var jsonText: String { exactNumberText(Double("\(rawValue)") ?? Double(rawValue)) }
}

extension LayoutDocument.Relation {
  /// The relation in the grammar of relations, without a priority.
  var text: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    guard let second else { return "\(first) \(sign) \(exactNumberText(constant))" }
    let factor = multiplier == 1 ? "" : "\(exactNumberText(multiplier))*"
    let rest =
      constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(exactNumberText(constant.magnitude))"
    return "\(first) \(sign) \(factor)\(second)\(rest)"
  }
}

extension LayoutDocument.Variant {
  /// The variant as JSON. If the variant sets one axis of the size, the document's value stands for
  /// the other.
  fileprivate func output(in document: LayoutDocument) -> JSONOutput {
    var members: [(key: String, value: JSONOutput)] = [("name", .string(name))]
    if width != nil || height != nil {
      let (width, height) = (width ?? document.width, height ?? document.height)
      members.append(("size", .array([width.output, height.output])))
    }
    if let direction {
      members.append(("direction", .string(direction == .leftToRight ? "ltr" : "rtl")))
    }
    if let scale { members.append(("scale", .number(scale))) }
    if let textScale { members.append(("textScale", .number(textScale))) }
    if let language { members.append(("language", .string(language))) }
    if let hidden { members.append(("hidden", .array(hidden.map { .string($0) }))) }
    func indices(_ key: String, _ values: [String: [Int]]) {
      guard !values.isEmpty else { return }
      members.append((key, .map(values) { .array($0.map { .number(Double($0)) }) }))
    }
    indices("hiddenRows", hiddenRows)
    indices("hiddenColumns", hiddenColumns)
    if !intrinsicSize.isEmpty {
      members.append(("intrinsicSize", .map(intrinsicSize) { .numbers([$0.width, $0.height]) }))
    }
    if !text.isEmpty { members.append(("text", .map(text) { .string($0) })) }
    if !translations.isEmpty {
      members.append(("translations", .map(translations) { .map($0) { .string($0) } }))
    }
    if !constants.isEmpty { members.append(("constants", .map(constants) { .number($0) })) }
    if !priorities.isEmpty { members.append(("priorities", .map(priorities) { $0.output })) }
    if !inactive.isEmpty { members.append(("inactive", .array(inactive.map { .string($0) }))) }
    if !arranged.isEmpty {
      members.append(("arranged", .map(arranged) { .array($0.map { .string($0) }) }))
    }
    indices("rowOrder", rowOrder)
    indices("columnOrder", columnOrder)
    return .object(members)
  }
}
