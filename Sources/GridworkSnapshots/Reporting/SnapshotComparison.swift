// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkInspector

/// A stored text and the layouts that do not match it.
struct SnapshotComparison {
  let before: String
  let layouts: [ComputedLayout]

  /// The text of a snapshot: the canonical texts of its layouts, separated by blank lines.
  static func text(of layouts: [ComputedLayout]) -> String {
    layouts.map(\.framesText).joined(separator: "\n\n")
  }

  /// The differences, line by line and then view by view.
  var text: String {
    let diff = UnifiedDiff(from: before, to: Self.text(of: layouts)).text()
    let moves = pairs.compactMap { pair -> String? in
      guard let earlier = pair.earlier else { return nil }
      // Conflicts and ambiguities cannot be read back from the text. The diff above shows them.
      let changes = pair.later.difference(from: earlier).changes
      if changes.isEmpty { return nil }
      let lines = changes.map(\.text).joined(separator: "\n")
      return layouts.count == 1 ? lines : "\(pair.later.inputsText)\n\(lines)"
    }
    let changed = pairs.filter { !$0.isSame }.count
    let count =
      layouts.count == 1 ? [] : ["\(changed) of \(layouts.count) layouts changed."]
    return ([diff] + count + moves).joined(separator: "\n\n")
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
    /// The stored layout with the same size, direction and scale; nil if there is none.
    var earlier: ComputedLayout?
    var later: ComputedLayout
    var isSame: Bool
  }

  /// Each layout with its stored counterpart.
  private var pairs: [Pair] {
    let sections = before.components(separatedBy: "\n\n")
    return layouts.map { later in
      let header = later.inputsText + "\n"
      let section = layouts.count == 1 ? before : sections.first { $0.hasPrefix(header) }
      return Pair(
        earlier: section.flatMap { ComputedLayout(framesText: $0) }, later: later,
        isSame: section == later.framesText)
    }
  }
}
