// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork
import GridworkInspector

extension DocumentSource {
  /// The full message of a finding. A conflict looks like a compiler error, with the lines of the
  /// text that its constraints come from, the reason why they contradict each other, and the
  /// remedies tried:
  ///
  /// ```text
  /// form.json:11:5: error: title.width == 300 contradicts 3 other constraints
  ///   10 + 300 + 10 = 320, but panel is 200 wide: 120 too much.
  ///
  ///      2 | "size": [200, null],
  ///        |         ^ panel.width == 200
  ///      9 |     "title.leading == panel.leading + 10",
  ///        |     ^
  ///     10 |     "title.trailing == panel.trailing - 10",
  ///        |     ^
  ///   x 11 |     "title.width == 300"
  ///        |     ^
  ///
  ///   help: Without title.leading == panel.leading + 10 (line 9): title becomes 180 wide; nothing else moves.
  /// ```
  ///
  /// Any other finding takes one line, such as `form.json:3:7: error: squeezed: title is 12
  /// narrower than its content`, and one for each edit that helps:
  /// `  help: Let title wrap (line 3): title becomes 20 high; nothing else moves.`
  ///
  /// - Complexity: O(*n*) for a text of *n* bytes, for each constraint of a conflict.
  /// - Parameters:
  ///   - finding: A finding about this document.
  ///   - file: The name of the file.
  /// - Returns: The text without a line break at the end.
  public func message(of finding: DocumentFinding, ofFile file: String) -> String {
    message(of: finding, ofFile: file, showingAt: nil)
  }

  /// The full message of a finding, with the states and sizes in which it shows, in words.
  func message(
    of finding: DocumentFinding, ofFile file: String, showingAt shown: String?
  ) -> String {
    let edits = finding.edits.map { $0.sentence }
    guard let conflict = finding.conflict else {
      let position = position(of: finding)
      let line =
        "\(visibleName(file)):\(position.line):\(position.column): \(finding.level.rawValue): "
        + finding.text
        + (shown.map { " (\($0))" } ?? "")
      return ([line] + edits.map { "  help: \($0)" }).joined(separator: "\n")
    }
    let places = finding.conflictPlaces.map { place(of: $0, ofFile: file) }
    // An edit that removes a constraint says the same as the remedy.
    let patches = Set(finding.edits.map { $0.patch })
    var helps =
      edits
      + finding.remedies.filter { remedy in
        let removal = jsonText?.patch(removing: finding.conflictPlaces[remedy.member])
        return removal.map { !patches.contains($0) } ?? true
      }.map { remedy in
        let line = places[remedy.member].quotation.map { "line \($0.line)" }
        return conflict.without(remedy.member, at: line, remedy.effect)
      }
    // Remedies that were tried are in the text already.
    helps += conflict.remedies.filter { $0.constraint == nil || finding.remedies.isEmpty }
      .map { $0.text }
    var next = 0
    return ConflictMessage(conflict, helps: helps) { _ in
      defer { next += 1 }
      return places[next]
    }.text + (shown.map { "\n  where: \($0)" } ?? "")
  }

  /// The texts of reasons with their terms and the places of their constraints, such as
  /// `title is 300 wide: title.width == 300 (form.json:11:5).`
  ///
  /// - Complexity: O(*p* *n*) for a text of *n* bytes and *p* places in it that the reasons name.
  /// - Parameters:
  ///   - reasons: Reasons for numbers of a layout.
  ///   - layout: The layout that the reasons belong to, of a tree of this document.
  ///   - tree: The tree of the layout.
  ///   - file: The name of the file.
  /// - Returns: One text for each reason, without a line break at the end.
  public func texts(
    of reasons: [ComputedLayout.Reason], in layout: ComputedLayout, _ tree: DocumentTree,
    ofFile file: String
  ) -> [String] {
    let layoutPlaces = LayoutPlaces(layout, tree)
    var labels: [JSONPath: String] = [:]
    func label(_ path: JSONPath) -> String {
      if let known = labels[path] { return known }
      let position = position(of: path)
      let label = "\(visibleName(file)):\(position.line):\(position.column)"
      labels[path] = label
      return label
    }
    return reasons.map { reason in
      if let path = layoutPlaces.place(of: reason.quantity) {
        return "\(reason.sentence.dropLast()) (\(label(path)))."
      }
      return reason.text { term in
        term.constraint.map { label(layoutPlaces.place(of: layout.constraints[$0])) }
      }
    }
  }

  private func place(of path: JSONPath, ofFile file: String) -> ConflictMessage.Place {
    let (position, text) = line(of: path)
    return ConflictMessage.Place(
      label: "\(visibleName(file)):\(position.line):\(position.column)",
      quotation: (position.line, position.column, text))
  }
}
