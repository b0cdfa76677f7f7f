// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The message about a conflict in the shape of a compiler's error: what, where, why, and what helps.
///
/// ```text
/// App/Form.swift:13: error: title.width == 300 contradicts 3 other constraints
///   10 + 300 + 10 = 320, but panel is 200 wide: 120 too much.
///
///     panel.width == 200                     the size of the root
///     title.leading == panel.leading + 10    App/Form.swift:11
///     panel.trailing == title.trailing + 10  App/Form.swift:12
///   x title.width == 300                     App/Form.swift:13
///
///   help: Remove any one of the 3 constraints that you made, or give it a priority below 1000.
/// ```
package struct ConflictMessage {
  /// Where a constraint is written down.
  package struct Place {
    /// The place as a compiler prints it, such as `form.json:11:9`.
    package var label: String
    /// The line of the text, with its number and the column that a caret points at, both counted from
    /// 1; nil if the text is not at hand.
    package var quotation: (line: Int, column: Int, text: String)?

    package init(label: String, quotation: (line: Int, column: Int, text: String)? = nil) {
      self.label = label
      self.quotation = quotation
    }
  }

  private let conflict: ComputedLayout.Conflict
  private let places: [Place?]
  private let helps: [String]

  /// Creates the message.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - helps: What helps; by default the conflict's remedies.
  ///   - place: Where a constraint is written down; by default its source in code.
  package init(
    _ conflict: ComputedLayout.Conflict, helps: [String]? = nil,
    place: (ComputedLayout.Constraint) -> Place? = { constraint in
      constraint.source.map { Place(label: "\($0)") }
    }
  ) {
    self.conflict = conflict
    places = conflict.constraints.map(place)
    self.helps = helps ?? conflict.helps
  }

  /// The lines, without a line break at the end.
  package var text: String {
    let place = places[conflict.broken].map { "\($0.label): " } ?? ""
    var lines = ["\(place)error: \(conflict.summary)", "  \(conflict.arithmetic)", ""]
    lines += quotedLines + listedLines
    if !helps.isEmpty { lines.append("") }
    lines += helps.map { "  help: \($0)" }
    return lines.joined(separator: "\n")
  }

  // MARK: Lines of a text

  /// The constraints whose lines are at hand, in the order of the text, each with a caret under it.
  private var quotedLines: [String] {
    let quoted = conflict.constraints.indices.compactMap { index in
      places[index]?.quotation.map { (index: index, place: $0) }
    }.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
    let width = quoted.map { "\($0.place.line)".count }.max() ?? 0
    var lines: [String] = []
    var last: (line: Int, text: String)?
    for (index, place) in quoted {
      let (text, column) = Self.excerpt(place.text, around: place.column)
      let isBroken = index == conflict.broken
      // A line that several constraints stand on is quoted once, unless it is too long to show them all.
      let isNew = isBroken || last?.line != place.line || last?.text != text
      last = (place.line, text)
      let number = "\(place.line)"
      let padding = String(repeating: " ", count: width - number.count)
      if isNew { lines.append("  \(isBroken ? "x" : " ") \(padding)\(number) | \(text)") }
      let constraint = conflict.constraints[index]
      let note = text.contains(constraint.statement) ? "" : " \(title(constraint))"
      lines.append(
        String(repeating: " ", count: width + 4) + " | " + String(repeating: " ", count: column - 1)
          + "^\(note)")
    }
    return lines
  }

  /// At most a hundred scalars of a line, and the column in them. Invisible ones would misalign the caret,
  /// and some of them control a terminal.
  private static func excerpt(_ line: String, around column: Int) -> (text: String, column: Int) {
    // What may be shown of a long line, which is read once up to there.
    let first = max(0, min(column, line.utf8.count) - 121)
    let near = Array(line.unicodeScalars.dropFirst(first).prefix(221))
    let count = first + near.count
    let start = column > 60 || count > 100 ? max(first, min(column - 21, count - 100)) : 0
    let part = near.dropFirst(start - first).prefix(100).map { $0.isInvisible ? " " : $0 }
    let text =
      (start > 0 ? "…" : "") + String(String.UnicodeScalarView(part))
      + (start + part.count < count ? "…" : "")
    return (text, column - start + (start > 0 ? 1 : 0))
  }

  // MARK: Constraints without a text

  /// The other constraints, each with its origin.
  private var listedLines: [String] {
    let listed = conflict.constraints.indices.filter { places[$0]?.quotation == nil }
    let titles = listed.map { title(conflict.constraints[$0]) }
    let width = min(60, titles.map { $0.count }.max() ?? 0)
    return zip(listed, titles).map { index, title in
      let constraint = conflict.constraints[index]
      let origin = places[index]?.label ?? constraint.provenance
      let padding = String(repeating: " ", count: max(0, width - title.count))
      return (index == conflict.broken ? "  x " : "    ") + title
        + (origin.isEmpty ? "" : padding + "  " + origin)
    }
  }

  private func title(_ constraint: ComputedLayout.Constraint) -> String {
    constraint.statement + (constraint.identifier.map { " \(quotedIdentifier($0))" } ?? "")
  }
}

extension ComputedLayout.Conflict: CustomStringConvertible {
  /// The ``message``.
  public var description: String { message }

  /// What is wrong, where, why, and what helps, in the shape of a compiler's error, without a line break
  /// at the end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of constraints in the conflict.
  public var message: String { ConflictMessage(self).text }
}

extension ComputedLayout.Conflict {
  /// The remedies as sentences: those that were tried, each with its effect; otherwise several of the
  /// user's constraints share one.
  fileprivate var helps: [String] {
    let own = remedies.filter { $0.constraint != nil }
    let others = remedies.filter { $0.constraint == nil }.map { $0.text }
    let tried = own.compactMap { remedy in
      remedy.constraint.flatMap { constraint in
        remedy.effect.map {
          without(constraint, at: constraints[constraint].source.map { "\($0)" }, $0)
        }
      }
    }
    if !tried.isEmpty { return tried + others }
    if own.count < 2 { return own.map { $0.text } + others }
    return [
      "Remove any one of the \(own.count) constraints that you made, or give it a priority below 1000."
    ] + others
  }

  /// A remedy that was tried: `Without title.width == 300 (line 11): nothing moves.`
  package func without(_ member: Int, at place: String?, _ effect: String) -> String {
    let place = place.map { " (\($0))" } ?? ""
    return "Without \(constraints[member].statement)\(place): \(effect)."
  }
}

extension ComputedLayout.Constraint {
  /// What made a constraint of the library, in words: `the column width of grid login, column 0`, `the
  /// size of the root`. Empty for a constraint of the user.
  package var provenance: String {
    if owner.isEmpty { return "" }
    return "the \(reason) of \(owner == "root" ? "the root" : owner)"
  }
}

extension String {
  /// The body of `<LayoutConstraint:0x1 'name' BODY priority:250   (active, names: …)>`; any other text
  /// stays whole.
  var withoutLogMarks: String {
    guard hasPrefix("<"), hasSuffix(")>"), let space = firstIndex(of: " ") else { return self }
    var body = self[index(after: space)...]
    if body.first == "'", let end = body.dropFirst().firstIndex(of: "'") {
      body = body[body.index(after: end)...].drop { $0 == " " }
    }
    for tail in ["   (active", "   (inactive", " priority:"] {
      if let start = body.startOfLast(tail) { body = body[..<start] }
    }
    return String(body)
  }
}

extension StringProtocol {
  /// The start of the last occurrence of a text.
  package func startOfLast(_ text: String) -> Index? {
    var index = endIndex
    while index > startIndex {
      index = self.index(before: index)
      if self[index...].hasPrefix(text) { return index }
    }
    return nil
  }
}
