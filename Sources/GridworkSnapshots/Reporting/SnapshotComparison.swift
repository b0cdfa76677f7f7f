// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkInspector

/// A stored text and the layouts that do not match it.
struct SnapshotComparison {
  let before: String
  let layouts: [ComputedLayout]
  /// The stored texts of single layouts.
  private let sections: [String]

  init(before: String, layouts: [ComputedLayout]) {
    self.before = before
    self.layouts = layouts
    sections = before.components(separatedBy: "\n\n")
  }

  /// The text of a snapshot: the canonical texts of its layouts, separated by blank lines.
  static func text(of layouts: [ComputedLayout]) -> String {
    layouts.map(\.framesText).joined(separator: "\n\n")
  }

  /// The differences, line by line and then view by view.
  var text: String {
    let pairs = pairs
    let diff = UnifiedDiff(from: before, to: Self.text(of: layouts)).text()
    let moves = pairs.compactMap { pair -> String? in
      guard let earlier = pair.earlier else { return nil }
      // Conflicts and ambiguities cannot be read back from the text. The diff above shows them.
      let changes = pair.later.difference(from: earlier).changes
      if changes.isEmpty { return nil }
      let lines = changes.map(\.text).joined(separator: "\n")
      return isOfOneLayout ? lines : "\(pair.later.inputsText)\n\(lines)"
    }
    return ([diff, countText(pairs)].compactMap { $0 } + moves).joined(separator: "\n\n")
  }

  /// How many layouts changed, are new or are gone; nil for one layout in place of one.
  private func countText(_ pairs: [Pair]) -> String? {
    if isOfOneLayout { return nil }
    let new = pairs.count { $0.section == nil }
    let changed = pairs.count { !$0.isSame } - new
    let gone = sections.count { section in !pairs.contains { $0.section == section } }
    func count(_ count: Int, _ state: String) -> String? {
      count == 0 ? nil : "\(counted(count, "layout")) \(count == 1 ? "is" : "are") \(state)."
    }
    let counts = [
      changed == 0 ? nil : "\(changed) of \(layouts.count) layouts changed.",
      count(new, "new"), count(gone, "gone"),
    ].compactMap { $0 }
    return counts.isEmpty
      ? "The layouts are the same, in another order." : counts.joined(separator: " ")
  }

  /// The diff as a file, and for each layout that changed three pictures: the earlier layout, the later
  /// layout, and one drawn over the other.
  func exhibits(named stem: String) -> [SnapshotExhibit] {
    let after = Self.text(of: layouts)
    let diff = """
      --- \(stem), before
      +++ \(stem), after
      \(UnifiedDiff(from: before, to: after).text())

      """
    var exhibits = [SnapshotExhibit(name: "\(stem).diff", text: diff)]
    for (number, pair) in pairs.enumerated() where !pair.isSame {
      let name = layouts.count == 1 ? stem : "\(stem)-\(number + 1)"
      exhibits.append(SnapshotExhibit(name: "\(name)-after.svg", text: pair.later.svgPicture()))
      guard let earlier = pair.earlier else { continue }
      exhibits.append(SnapshotExhibit(name: "\(name)-before.svg", text: earlier.svgPicture()))
      exhibits.append(
        SnapshotExhibit(
          name: "\(name)-comparison.svg", text: pair.later.svgComparison(with: earlier)))
    }
    return exhibits
  }

  private struct Pair {
    /// The stored text of the layout with the same size, direction and scale; nil if there is none.
    var section: String?
    var later: ComputedLayout

    /// The stored layout; nil if there is none.
    var earlier: ComputedLayout? { section.flatMap { ComputedLayout(framesText: $0) } }
    var isSame: Bool { section == later.framesText }
  }

  /// Whether one layout takes the place of one, of whatever size.
  private var isOfOneLayout: Bool { layouts.count == 1 && sections.count == 1 }

  /// Each layout with its stored counterpart.
  private var pairs: [Pair] {
    layouts.map { later in
      let header = later.inputsText + "\n"
      return Pair(
        section: isOfOneLayout ? before : sections.first { $0.hasPrefix(header) }, later: later)
    }
  }
}
