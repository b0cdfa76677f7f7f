// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension ComputedLayout {
  /// The layout as canonical text: first the size, direction and scale that it was computed for,
  /// then a line for each item, then the conflicts, ambiguities and problems.
  ///
  /// ```text
  /// width 480, height fitting, ltr, scale 2
  /// form 0 0 480 57
  ///   label 40 21 84 16 first 13
  ///   field 130 18 330 21 first 16
  /// ```
  ///
  /// An item's line contains its name; then x, y, width and height in points, relative to its
  /// parent; then the distance from its top edge to its first baseline, and to its last baseline if
  /// that differs. The children of an item follow it, indented by two more spaces. A hidden view is
  /// marked `hidden`. A view without a place in the layout is marked `collapsed` or `detached`
  /// instead of having numbers, and its children are left out. Numbers have at most three decimals.
  ///
  /// Equal layouts give equal text on every platform. There is no trailing line break.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var framesText: String {
    ([inputsText] + itemLines + problemTexts).joined(separator: "\n")
  }

  /// The size, direction and scale that the layout was computed for, on one line:
  /// `width 480, height fitting, ltr, scale 2`. Lengths are in points, and the scale is in pixels
  /// per point. Text that is larger than usual or in a language of its own adds
  /// `, text scale 1.5, language de`.
  public var inputsText: String {
    LayoutRoot.inputsText(
      width: width, height: height, direction: direction, scale: scale, textTraits: textTraits)
  }

  // MARK: Items

  /// The lines of the items, in the order of the items.
  package var itemLines: [String] {
    writtenItems.map { String(repeating: "  ", count: $0.depth) + items[$0.index].line }
  }

  /// The positions and depths of the items that the text contains: all but those inside an item without
  /// a place.
  var writtenItems: [(index: Int, depth: Int)] {
    var depths: [Int?] = []
    var written: [(index: Int, depth: Int)] = []
    for (index, item) in items.enumerated() {
      let depth: Int? =
        if let parent = item.parent {
          items[parent].hasPlace ? depths[parent].map { $0 + 1 } : nil
        } else {
          0
        }
      depths.append(depth)
      if let depth { written.append((index, depth)) }
    }
    return written
  }

  // MARK: Problems

  /// The conflicts, ambiguities and problems in the form of the canonical text: several lines for
  /// each conflict, one line for each ambiguous view and axis, and one line for each problem. Empty
  /// if there are none. A problem from which conflicts follow comes first, and takes their place.
  ///
  /// The texts contain no source locations, because these change while the layout stays the same.
  /// See `ComputedLayout.Conflict.message` for a text that contains them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of conflicts, ambiguities and problems, with the
  ///   constraints in them.
  public var problemTexts: [String] { texts(about: ambiguities, conflictText: { $0.text }) }

  /// The ``problemTexts`` without the ambiguities that their views permit; see
  /// `LayoutAmbiguityLevel`. Empty if the layout is sound.
  ///
  /// - Complexity: That of ``problemTexts``.
  public var faultTexts: [String] { texts(about: forbiddenAmbiguities, conflictText: { $0.text }) }

  /// The texts about what went wrong: first a problem from which conflicts follow, then the other conflicts,
  /// then some ambiguities, then the other problems.
  package func texts(
    about ambiguities: [Ambiguity], conflictText: (Conflict) -> String
  ) -> [String] {
    lines(of: problems.filter { !$0.conflicts.isEmpty })
      + independentConflicts.map(conflictText) + texts(about: ambiguities)
      + lines(of: problems.filter { $0.conflicts.isEmpty })
  }

  /// Lines such as `ambiguous: nothing fixes the width of field; it may be anything from 150 up`.
  func texts(about ambiguities: [Ambiguity]) -> [String] {
    sentences(about: ambiguities).map { "ambiguous: \($0.text)" }
  }

  private func lines(of problems: [Problem]) -> [String] {
    problems.map { problem in
      let message = problem.text.split { $0.isNewline }.joined(separator: " ")
      return "problem \(nameText(items[problem.item].name)): \(message)"
    }
  }
}

extension ComputedLayout.Conflict {
  /// The contradiction and its reason, followed by an indented line for each constraint.
  fileprivate var text: String {
    let lines = constraints.indices.map { index in
      let constraint = constraints[index]
      let origin = constraint.provenance
      return "  \(index == broken ? "x" : "-") \(constraint.statement)"
        + (origin.isEmpty ? "" : "  (\(origin))")
    }
    return (["conflict: \(summary)", "  \(arithmetic)"] + lines).joined(separator: "\n")
  }
}

extension ComputedLayout.Item {
  /// The item's line of canonical text, without indentation.
  var line: String {
    var words = [nameText(name)]
    if hasPlace {
      words += [frame.minX, frame.minY, frame.width, frame.height].map(numberText)
      if let firstBaseline { words += ["first", numberText(firstBaseline)] }
      if let lastBaseline, firstBaseline.map(numberText) != numberText(lastBaseline) {
        words += ["last", numberText(lastBaseline)]
      }
    }
    if visibility != .shown { words.append(visibility.rawValue) }
    return words.joined(separator: " ")
  }
}
