// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A JSON schema, as far as the one of layout documents goes. A keyword that this does not know stops
/// the tests.
struct JSONSchema {
  let root: EditedJSON

  /// The schema that the documentation offers to editors.
  static let layoutDocument: JSONSchema = {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(
        "Sources/GridworkDocument/GridworkDocument.docc/Resources/layout-document.schema.json")
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let root = try? EditedJSON(text)
    else { preconditionFailure("\(file.path) cannot be read.") }
    return JSONSchema(root: root)
  }()

  /// Whether the schema accepts a value.
  func accepts(_ value: EditedJSON) -> Bool { accepts(value, root) }

  private func accepts(_ value: EditedJSON, _ schema: EditedJSON) -> Bool {
    switch schema {
    case .bool(let isAccepted): isAccepted
    case .object(let keywords):
      keywords.allSatisfy { keyword, rule in accepts(value, keyword, rule, in: keywords) }
    default: preconditionFailure("\(schema.text) is no schema.")
    }
  }

  private func accepts(
    _ value: EditedJSON, _ keyword: String, _ rule: EditedJSON, in schema: [String: EditedJSON]
  ) -> Bool {
    switch (keyword, rule) {
    case ("$schema", _), ("title", _), ("description", _), ("$defs", _), ("then", _):
      return true
    // What goes for every value.
    case ("$ref", .string(let name)): return accepts(value, definition(name))
    case ("type", .string(let type)): return value.isOf(type: type)
    case ("enum", .array(let values)): return values.contains(value)
    case ("const", _): return value == rule
    case ("not", _): return !accepts(value, rule)
    case ("anyOf", .array(let schemas)): return schemas.contains { accepts(value, $0) }
    case ("allOf", .array(let schemas)): return schemas.allSatisfy { accepts(value, $0) }
    case ("if", _): return !accepts(value, rule) || accepts(value, schema["then"] ?? .bool(true))
    default: break
    }
    switch (value, keyword, rule) {
    // Objects.
    case (.object(let members), "properties", .object(let rules)):
      return members.allSatisfy { accepts($1, rules[$0] ?? .bool(true)) }
    case (.object(let members), "additionalProperties", _):
      guard case .object(let rules)? = schema["properties"] ?? .object([:]) else { return false }
      return members.allSatisfy { rules[$0] != nil || accepts($1, rule) }
    case (.object(let members), "propertyNames", _):
      return members.keys.allSatisfy { accepts(.string($0), rule) }
    case (.object(let members), "required", .array(let names)):
      return names.allSatisfy { name in members.keys.contains { .string($0) == name } }
    // Lists.
    case (.array(let elements), "prefixItems", .array(let rules)):
      return zip(elements, rules).allSatisfy(accepts)
    case (.array(let elements), "items", _):
      guard case .array(let rules)? = schema["prefixItems"] ?? .array([]) else { return false }
      return elements.dropFirst(rules.count).allSatisfy { accepts($0, rule) }
    case (.array(let elements), "minItems", .number(let count)):
      return Double(elements.count) >= count
    case (.array(let elements), "maxItems", .number(let count)):
      return Double(elements.count) <= count
    // Numbers and texts.
    case (.number(let number), "minimum", .number(let limit)): return number >= limit
    case (.number(let number), "maximum", .number(let limit)): return number <= limit
    case (.number(let number), "exclusiveMinimum", .number(let limit)): return number > limit
    case (.string(let text), "pattern", .string(let pattern)):
      return text.range(of: pattern, options: .regularExpression) != nil
    case (.string(let text), "maxLength", .number(let count)):
      return Double(text.unicodeScalars.count) <= count
    case (_, "properties", _), (_, "additionalProperties", _), (_, "propertyNames", _),
      (_, "required", _), (_, "prefixItems", _), (_, "items", _), (_, "minItems", _),
      (_, "maxItems", _), (_, "minimum", _), (_, "maximum", _), (_, "exclusiveMinimum", _),
      (_, "pattern", _), (_, "maxLength", _):
      return true
    default: preconditionFailure("\(keyword) is no keyword that this schema may use.")
    }
  }

  private func definition(_ name: String) -> EditedJSON {
    let definition = root[name.split(separator: "/").dropFirst().map { .key(String($0)) }[...]]
    precondition(definition != .null, "\(name) leads nowhere.")
    return definition
  }
}

extension EditedJSON {
  fileprivate func isOf(type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
