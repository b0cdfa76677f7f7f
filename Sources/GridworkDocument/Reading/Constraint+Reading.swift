// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension JSONValue {
  func constraints() throws(DocumentError) -> [LayoutDocument.Constraint] {
    var result: [LayoutDocument.Constraint] = []
    for value in try list("constraints") { result.append(try value.constraint()) }
    return result
  }

  private func constraint() throws(DocumentError) -> LayoutDocument.Constraint {
    if kind == .string { return try relation().constraint }
    guard kind == .object else {
      throw mismatch(
        "expected a relation such as \"a.width == 60\", or an object with relation or visualFormat")
    }
    if member(named: "visualFormat") != nil { return try visualFormat() }
    let object = try JSONObject(
      self, "a constraint", keys: ["relation", "priority", "identifier", "placeholder"],
      foreign: { $0 == "options" ? "Only a visual format has options." : nil })
    var (constraint, hasPriority) = try object.required(
      "relation", or: "visualFormat", "A constraint"
    ).relation()
    if let value = object["priority"] {
      guard !hasPriority else {
        throw value.error("The relation has a priority behind \"@\" already.")
      }
      constraint.priority = try value.priority()
    }
    constraint.identifier = try object["identifier"]?.name()
    constraint.isPlaceholder = try object["placeholder"]?.bool() ?? false
    return constraint
  }

  /// The relation, and whether its text states a priority.
  private func relation() throws(DocumentError) -> (
    constraint: LayoutDocument.Constraint, hasPriority: Bool
  ) {
    let text = try constraintText("a relation, such as \"a.width == 60\",")
    do throws(DocumentError) {
      let (relation, priority) = try LayoutDocument.Relation.reading(text)
      let constraint = LayoutDocument.Constraint(
        .relation(relation), priority: priority ?? .required)
      return (constraint, priority != nil)
    } catch {
      throw self.error(error.message)
    }
  }

  private func visualFormat() throws(DocumentError) -> LayoutDocument.Constraint {
    let object = try JSONObject(
      self, "a visual format", keys: ["visualFormat", "options", "identifier"],
      foreign: { key in
        switch key {
        case "priority": "A visual format has its priorities behind \"@\"."
        case "placeholder": "Only a relation can be a placeholder."
        case "relation": "A constraint has either relation or visualFormat."
        default: nil
        }
      })
    let format = try object.required("visualFormat", "A constraint").constraintText(
      "a visual format")
    var options: LayoutConstraint.FormatOptions = []
    for value in try object["options"]?.list("options") ?? [] {
      options.formUnion(try value.word(of: LayoutConstraint.FormatOptions.documentWords))
    }
    var constraint = LayoutDocument.Constraint(.visualFormat(format, options))
    constraint.identifier = try object["identifier"]?.name()
    return constraint
  }

  private func constraintText(_ what: String) throws(DocumentError) -> String {
    let text = try string(what)
    guard text.utf8.count <= DocumentLimits.constraint else {
      throw mismatch("a constraint may have at most \(DocumentLimits.constraint) bytes")
    }
    // Errors about the rest of the text quote it with a space for each of them.
    guard
      text.unicodeScalars.allSatisfy({
        $0.properties.isWhitespace || $0.properties.generalCategory != .control
      })
    else { throw mismatch("a constraint must not contain control characters") }
    return text
  }

  /// The name of a constraint or variant, or another text on one line: any text without control
  /// characters.
  func name(_ what: String = "a name") throws(DocumentError) -> String {
    let text = try string(what)
    if text.hasControlCharacters { throw mismatch("\(what) must not contain control characters") }
    return text
  }
}

extension String {
  /// Whether the text has characters that control a device, such as line breaks.
  var hasControlCharacters: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension LayoutConstraint.FormatOptions {
  /// The options, by their names in documents.
  static let documentWords: KeyValuePairs<String, LayoutConstraint.FormatOptions> = [
    "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
    "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
    "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
    "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline,
    "alignAllFirstBaseline": .alignAllFirstBaseline,
    "directionLeadingToTrailing": .directionLeadingToTrailing,
    "directionLeftToRight": .directionLeftToRight, "directionRightToLeft": .directionRightToLeft,
  ]

  /// The options that are set, with their names, in the order in which they are written.
  var words: [(key: String, value: LayoutConstraint.FormatOptions)] {
    Self.documentWords.filter { !$0.value.isEmpty && contains($0.value) }
  }
}
