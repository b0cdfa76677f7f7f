// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension ComputedLayout {
  /// The layout as canonical text: what it was asked on the first line, then one item a line, then
  /// what was wrong.
  ///
  /// ```text
  /// width 480, height fitting, ltr, scale 2
  /// form 0 0 480 57
  ///   label 40 21 84 16 first 13
  ///   field 130 18 330 21 first 16
  /// ```
  ///
  /// An item's line has its name, then x, y, width and height in points relative to its parent, then
  /// the distances from its top down to its first baseline, and to its last one where that is
  /// another. What is inside an item is indented below it. A hidden view says `hidden`; one
  /// without a place says `collapsed` or `detached` instead of its numbers, and what is inside it is
  /// left out. Numbers have at most three decimals. Conflicts, ambiguities and problems are lines of
  /// their own at the end, so that a layout that became wrong never looks the same.
  ///
  /// The same layout has the same text on every machine; there is no line break at the end.
  public var framesText: String {
    ([inputsText] + itemLines + problemTexts).joined(separator: "\n")
  }

  /// What the layout was asked, on one line: `width 480, height fitting, ltr, scale 2`.
  public var inputsText: String {
    "width \(width.text), height \(height.text), \(direction.text), scale \(numberText(scale))"
  }

  // MARK: Items

  private var itemLines: [String] {
    var depths: [Int] = []
    var isLeftOut: [Bool] = []
    var lines: [String] = []
    for item in items {
      let depth = item.parent.map { depths[$0] + 1 } ?? 0
      let leftOut = item.parent.map { isLeftOut[$0] || !items[$0].hasPlace } ?? false
      depths.append(depth)
      isLeftOut.append(leftOut)
      if leftOut { continue }
      lines.append(String(repeating: "  ", count: depth) + item.line)
    }
    return lines
  }

  // MARK: What was wrong

  /// What was wrong as canonical text has it: a text of several lines for every conflict, a line for
  /// every ambiguity and problem; empty when nothing was.
  public var problemTexts: [String] {
    conflicts.map(\.text) + ambiguities.map(line(of:)) + problemLines
  }

  /// Those of ``problemTexts`` that are faults: ambiguities only where the level of their view
  /// forbids them.
  public var faultTexts: [String] {
    conflicts.map(\.text) + forbiddenAmbiguities.map(line(of:)) + problemLines
  }

  /// An ambiguity as a line: `ambiguous label minX 10 or 30`.
  func line(of ambiguity: Ambiguity) -> String {
    "ambiguous \(nameText(items[ambiguity.item].name)) \(ambiguity.attribute.rawValue) "
      + "\(numberText(ambiguity.value)) or \(numberText(ambiguity.alternative))"
  }

  private var problemLines: [String] {
    problems.map { problem in
      let message = problem.message.split(whereSeparator: \.isNewline).joined(separator: " ")
      return "problem \(nameText(items[problem.item].name)): \(message)"
    }
  }
}

extension ComputedLayout.Conflict {
  /// The conflict on lines of its own, the constraints indented.
  fileprivate var text: String {
    let lines = constraints.indices.map { index in
      "  \(index == broken ? "broken" : "holds") \(constraints[index].text)"
    }
    return (["conflict, excess \(numberText(excess))"] + lines).joined(separator: "\n")
  }
}

extension ComputedLayout.Item {
  /// The item's line without its indentation.
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

extension LayoutRoot.Extent {
  /// The extent in words: `480`, `preferred 480 @500`, `at most 480`, `fitting`.
  var text: String {
    switch self {
    case .exact(let points): numberText(points)
    case .preferred(let points, let priority): "preferred \(numberText(points)) @\(priority)"
    case .atMost(let points): "at most \(numberText(points))"
    case .unbounded: "fitting"
    }
  }
}

extension UserInterfaceLayoutDirection {
  /// `ltr` or `rtl`.
  var text: String { self == .leftToRight ? "ltr" : "rtl" }
}
