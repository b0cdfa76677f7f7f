// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

extension LogExplanation {
  /// The explanation in the style of a compiler error: which constraints contradict each other,
  /// with the lines of the log, why, and what helps.
  ///
  /// ```text
  /// app.log:7: error: field.width == 300 contradicts 3 other constraints
  ///   field.width can only be 280 (300 - 10 - 10), but must be 300: 20 too much.
  ///
  ///     4  panel.width == 300
  ///     5  field.leading == panel.leading + 10
  ///     6  field.trailing == panel.trailing - 10
  ///   x 7  field.width == 300
  /// ```
  ///
  /// - Complexity: O(*n*) for a text of *n* bytes.
  /// - Parameter file: The name of the log file.
  /// - Returns: The text without a line break at the end.
  public func text(ofFile file: String) -> String {
    let file = visibleName(file)
    var parts = conflicts.map { text(of: $0, ofFile: file) }
    if conflicts.isEmpty, let first = log.constraints.first {
      parts.append("\(file):\(first.line): note: \(noteWithoutConflict)")
    }
    parts += log.unreadable.map { line in
      "\(file):\(line.line): warning: the constraint cannot be read: \(line.reason)\n"
        + "    \(shortened(line.text, to: 200))"
    }
    // A log may have characters that would command a terminal.
    return parts.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { visibleText($0) }.joined(separator: "\n")
  }

  /// Why the constraints may not contradict each other.
  private var noteWithoutConflict: String {
    if isTight {
      return "the numbers just fit; the log rounds them to six digits, so the constraints of the "
        + "program contradict each other by less than it shows"
    }
    let cause =
      if !log.unreadable.isEmpty {
        "a line that cannot be read must take part"
      } else if log.mentions({ $0.isHidden }) {
        "margins and baselines, which the log does not show, must take part"
      } else {
        "a constraint is missing from the text"
      }
    return "no contradiction in the lines that could be read; \(cause)"
  }

  private func text(of conflict: Conflict, ofFile file: String) -> String {
    let broken = conflict.members[conflict.broken]
    let place = "\(file):\(log.constraints[broken].line)"
    let others = conflict.members.count - 1
    var lines: [String] = []
    switch others {
    case 0:
      lines.append("\(place): error: \(statement(ofConstraint: broken)) cannot hold")
    case 1:
      lines.append(
        "\(place): error: \(statement(ofConstraint: broken)) contradicts "
          + statement(ofConstraint: conflict.members[conflict.broken == 0 ? 1 : 0]))
    default:
      lines.append(
        "\(place): error: \(statement(ofConstraint: broken)) contradicts \(others) other constraints"
      )
    }
    lines.append("  " + (conflict.sum ?? "It misses by \(numberText(conflict.excess)).") + "\n")
    // The line numbers of the members.
    let numbers = conflict.members.map { String(log.constraints[$0].line) }
    let width = numbers.map { $0.count }.max() ?? 0
    for (index, member) in conflict.members.enumerated() {
      let constraint = log.constraints[member]
      let notes = [constraint.identifier, constraint.source].compactMap { $0 }
      lines.append(
        (index == conflict.broken ? "  x " : "    ")
          + String(repeating: " ", count: width - numbers[index].count) + numbers[index] + "  "
          + statement(ofConstraint: member)
          + (notes.isEmpty ? "" : "  (\(notes.joined(separator: ", ")))"))
    }
    let helps = self.helps(conflict)
    if !helps.isEmpty { lines.append("") }
    lines += helps.map { "  help: \($0)" }
    let views = legend(conflict)
    if !views.isEmpty { lines += ["", "  " + views.joined(separator: "\n  ")] }
    return lines.joined(separator: "\n")
  }

  /// The changes that would help, and what is known of constraints that a framework made.
  func helps(_ conflict: Conflict) -> [String] {
    let members = conflict.members.map { log.constraints[$0] }
    var helps: [String] = []
    if conflict.members.count > 1 {
      helps.append(
        "Remove any one of these constraints, or give it a priority below 1000; the others can hold "
          + "then.")
    }
    if conflict.excess < 0.01 {
      helps.append(
        "The log rounds numbers to six digits, which can hide how far the constraints are apart; look "
          + "for a size that is a fraction, such as a third.")
    }
    let terms = members.flatMap { $0.comparisons }.flatMap { $0.terms }
    if assumesUsualPlaces, terms.contains(where: { $0.isMargin }) {
      helps.append(
        "Every margin is taken to be 8 points, UIKit's default; the log does not show the margins that "
          + "the program sets.")
    }
    if assumesUsualPlaces, terms.contains(where: { $0.isBaseline }) {
      helps.append(
        "Baselines are taken to be at the top or the bottom of their views; the log does not show where "
          + "the text stands.")
    }
    if members.contains(where: { $0.isAutoresizing }) {
      let views = items(of: members.filter { $0.isAutoresizing }).map { names[$0] }
      helps.append(
        "\(views.joined(separator: ", ")): placed by a frame and a mask; set "
          + "translatesAutoresizingMaskIntoConstraints to false where constraints place the view.")
    }
    for constraint in members where constraint.isEncapsulatedSize {
      let name = items(of: [constraint]).first.map { names[$0] } ?? "The view"
      helps.append(
        "\(name) has this size from what shows it; give a constraint inside a priority of 999, so that "
          + "it yields while the size changes.")
    }
    if members.contains(where: { $0.isMadeByStack }) {
      helps.append(
        "Constraints named UISV-… belong to a stack view: change its spacing, its distribution or its "
          + "alignment, or give a size in it a priority below 1000.")
    }
    return helps
  }

  /// A legend for views that the log identifies only by address.
  private func legend(_ conflict: Conflict) -> [String] {
    let members = conflict.members.map { log.constraints[$0] }
    return items(of: members).compactMap { position in
      let item = log.items[position]
      guard !item.className.isEmpty else { return nil }
      let label = item.label.map { $0 == names[position] ? "" : " \(quotedIdentifier($0))" } ?? ""
      return "\(names[position]) is \(item.className):\(item.address)\(label)"
    }
  }

  /// The items that the constraints mention, without duplicates, in the order of the log.
  private func items(of constraints: [ConstraintLog.Constraint]) -> [Int] {
    let mentioned = Set(
      constraints.flatMap { $0.comparisons }.flatMap { $0.terms }.compactMap { term in
        if case .item(let item) = term.subject { item } else { nil }
      })
    return mentioned.sorted()
  }
}
