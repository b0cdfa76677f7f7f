// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Constraints as expressions: relations, one for each, or the constraints of a visual format.
enum ConstraintList {
  case relations([String])
  case format(String)
}

extension SwiftWriter {
  mutating func add(_ constraints: [LayoutDocument.Constraint]) {
    for list in lists(of: constraints) {
      switch list {
      case .relations(let texts):
        add("\(toolkit.constraint).activate([")
        for text in texts { add("  \(text),") }
        add("])")
      case .format(let text): add("\(toolkit.constraint).activate(\(text))")
      }
    }
  }

  /// The constraints as expressions, in their order, without placeholders and those that the toolkit does not
  /// have.
  mutating func lists(of constraints: [LayoutDocument.Constraint]) -> [ConstraintList] {
    var lists: [ConstraintList] = []
    var texts: [String] = []
    for constraint in constraints {
      guard !constraint.isPlaceholder else {
        omit(placeholder: "the constraint \(constraint.text)")
        continue
      }
      guard coveredIDs.isDisjoint(with: Self.names(in: constraint)) else {
        add("// Left out: the constraint \(constraint.text), which names a view that is left out.")
        continue
      }
      switch constraint.form {
      case .relation(let relation):
        if let text = code(relation, of: constraint) { texts.append(text) }
      case .visualFormat(let format, let options):
        guard let text = code(format, options, identifier: constraint.identifier) else { continue }
        if !texts.isEmpty { lists.append(.relations(texts)) }
        texts = []
        lists.append(.format(text))
      }
    }
    return texts.isEmpty ? lists : lists + [.relations(texts)]
  }

  // MARK: Relations

  /// A constraint as an expression; nil if the toolkit has no such constraint.
  private mutating func code(
    _ relation: LayoutDocument.Relation, of constraint: LayoutDocument.Constraint
  ) -> String? {
    guard let text = code(relation) else {
      omit("the constraint \(relation.text)")
      return nil
    }
    var attributes: [String] = []
    if !constraint.priority.isRequired {
      attributes.append("priority: \(code(constraint.priority))")
    }
    if let identifier = constraint.identifier {
      attributes.append("identifier: \(identifier.code)")
    }
    guard !attributes.isEmpty else { return text }
    usesAttributes = true
    return "\(text).with(\(attributes.joined(separator: ", ")))"
  }

  private func code(_ relation: LayoutDocument.Relation) -> String? {
    guard let first = item(relation.first) else { return nil }
    let word =
      switch relation.relation {
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .equal: "equalTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let anchor = "\(first).\(relation.first.attribute)Anchor"
    guard let other = relation.second else {
      return "\(anchor).constraint(\(word)Constant: \(relation.constant.code))"
    }
    guard let second = item(other) else { return nil }
    let isExtent = relation.first.attribute == .width || relation.first.attribute == .height
    if !isExtent, relation.multiplier != 1 {
      return "\(toolkit.constraint)(item: \(first), attribute: .\(relation.first.attribute), "
        + "relatedBy: .\(relation.relation), toItem: \(second), attribute: .\(other.attribute), "
        + "multiplier: \(relation.multiplier.code), constant: \(relation.constant.code))"
    }
    let factor = relation.multiplier == 1 ? "" : ", multiplier: \(relation.multiplier.code)"
    let constant = relation.constant == 0 ? "" : ", constant: \(relation.constant.code)"
    return "\(anchor).constraint(\(word): \(second).\(other.attribute)Anchor\(factor)\(constant))"
  }

  /// The item that an attribute belongs to as an expression; nil if the toolkit has none.
  private func item(_ attribute: LayoutDocument.Attribute) -> String? {
    let id = attribute.id == "root" ? index.items[0].id : attribute.id
    guard let name = names[id] else { return nil }
    switch attribute.part {
    case .whole: return name
    case .margins: return "\(name).layoutMarginsGuide"
    case .safeArea: return "\(name).safeAreaLayoutGuide"
    case .row(let row): return toolkit.isOwn ? "\(name).row(at: \(row))" : nil
    case .column(let column): return toolkit.isOwn ? "\(name).column(at: \(column))" : nil
    }
  }

  // MARK: Visual formats

  /// The constraints of a visual format as an expression; nil if the toolkit cannot read the format.
  private mutating func code(
    _ format: String, _ options: LayoutConstraint.FormatOptions, identifier: String?
  ) -> String? {
    let words = Self.names(in: format)
    let views = index.items.map { $0.id }.filter { words.contains($0) }
    let metrics = metrics.sorted { $0.key < $1.key }.filter { words.contains($0.key) }
    let readNames = views + metrics.map { $0.key }
    guard toolkit.isOwn || !readNames.contains(where: { $0.contains("-") }) else {
      omit("the visual format \(format), in which names have hyphens")
      return nil
    }
    var items = views.map { "\($0.code): \(names[$0] ?? $0)" }
    if words.contains("root"), !views.contains("root") {
      let root = index.items[0].id
      items.append("\"root\": \(names[root] ?? root)")
    }
    let numbers = metrics.map { "\($0.key.code): \($0.value.code)" }
    var arguments = ["withVisualFormat: \(format.code)"]
    let flags = options.words.map { ".\($0.key)" }
    if !flags.isEmpty { arguments.append("options: [\(flags.joined(separator: ", "))]") }
    if !numbers.isEmpty {
      arguments.append("metrics: [\(numbers.joined(separator: ", "))]")
    } else if !toolkit.isOwn {
      arguments.append("metrics: nil")
    }
    arguments.append("views: [\(items.joined(separator: ", "))]")
    if let identifier, toolkit.isOwn { arguments.append("identifier: \(identifier.code)") }
    let text =
      "\(toolkit.constraint).constraints(\(arguments.joined(separator: ", ")))"
    guard let identifier, !toolkit.isOwn else { return text }
    usesAttributes = true
    return "\(text).map { $0.with(priority: $0.priority, identifier: \(identifier.code)) }"
  }

  /// The ids of the views in a constraint, among other words.
  private static func names(in constraint: LayoutDocument.Constraint) -> Set<String> {
    switch constraint.form {
    case .relation(let relation): [relation.first.id, relation.second?.id ?? ""]
    case .visualFormat(let format, _): names(in: format)
    }
  }

  /// The words of a visual format, among them the names of views and metrics.
  private static func names(in format: String) -> Set<String> {
    let words = format.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    return Set(
      words.map { word in
        let end = word.lastIndex { $0 != "-" } ?? word.startIndex
        return String(word[...end].drop { $0 == "-" })
      })
  }
}
