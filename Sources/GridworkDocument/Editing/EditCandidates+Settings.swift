// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

// Edits of the settings of views, rows, columns and cells.

extension EditCandidates {
  /// The settings that may be removed. The others say what the document is about.
  private static let removable: Set<String> = [
    "alignmentInsets", "margins", "safeArea", "hugging", "compressionResistance", "huggingPriority",
    "clippingResistancePriority", "autoresizing", "distribution", "alignment", "spacing",
    "edgeInsets", "layoutMarginsRelative", "customSpacingAfter", "visibilityPriority", "xPlacement",
    "yPlacement", "rowAlignment", "rowSpacing", "columnSpacing", "rowSeparator", "columnSeparator",
    "width", "height", "weight", "minimum", "maximum", "fraction", "sizeGroup", "topPadding",
    "bottomPadding", "leadingPadding", "trailingPadding", "columnSpan", "rowSpan",
  ]
  /// The settings that are numbers of points, or have them.
  private static let lengths: Set<String> = [
    "alignmentInsets", "margins", "safeArea", "spacing", "edgeInsets", "customSpacingAfter",
    "rowSpacing", "columnSpacing", "width", "height", "minimum", "maximum", "topPadding",
    "bottomPadding", "leadingPadding", "trailingPadding",
  ]

  mutating func addSettings() {
    for (number, _) in near {
      let path = tree.index.items[number].path
      let name = name(number)
      addPriorities(of: number, at: path)
      addContent(of: number, at: path)
      addMembers(at: path, of: name)
      guard case .grid(let grid) = tree.models[number].content else { continue }
      for axis in LayoutAxis.allCases {
        let words = LayoutDocument.Grid.Track.words(along: axis)
        for (position, index) in grid[options: axis].keys.sorted().enumerated() {
          addMembers(
            at: path + words.options + .entry(.ofIndex(index), position: position),
            of: "\(words.noun) \(index) of \(name)")
        }
      }
      for (index, cell) in grid.cells.enumerated() {
        addMembers(
          at: path + "cells" + index,
          of: "the cell in column \(cell.column), row \(cell.row) of \(name)")
      }
    }
  }

  /// Adds the edits of the members of an object, as far as they are settings.
  private mutating func addMembers(at path: JSONPath, of owner: String) {
    let (node, found) = text.resolved(path)
    guard found.components.count == path.components.count else { return }
    for (keyValue, value) in JSONValue(text: text, node: node).members {
      let key = keyValue.decodedString
      guard Self.removable.contains(key) else { continue }
      if Self.lengths.contains(key) { addNumbers(in: value, path + key, "\(key) of \(owner)") }
      if ["width", "height"].contains(key) {
        add(
          .limit, of: owner, "make the \(key) of \(owner) a minimum",
          text.patch(renaming: path + key, to: "minimum"))
      }
      add(.removal, of: key, "remove \(key) of \(owner)", text.patch(removing: path + key))
    }
  }

  /// Adds other numbers for a length or one of several.
  private mutating func addNumbers(in value: JSONValue, _ path: JSONPath, _ what: String) {
    for (index, element) in value.elements.enumerated() {
      addNumbers(in: element, path + index, "value \(index + 1) of \(what)")
    }
    guard let number = try? value.number() else { return }
    for other in numbers(insteadOf: number, from: 0) {
      set(what, at: path, to: .number(other), .constant)
    }
  }

  /// Adds other priorities of a view's content, or of a stack's.
  private mutating func addPriorities(of number: Int, at path: JSONPath) {
    guard let view = tree.view(number) else { return }
    let stack = view as? StackView
    let priorities: [(key: String, usual: Float, get: (LayoutAxis) -> LayoutPriority)] =
      if let stack {
        [
          ("clippingResistancePriority", 1000, stack.clippingResistancePriority(for:)),
          ("huggingPriority", 250, stack.huggingPriority(for:)),
        ]
      } else {
        [
          ("compressionResistance", 750, view.contentCompressionResistancePriority(for:)),
          ("hugging", 250, view.contentHuggingPriority(for:)),
        ]
      }
    for (key, usual, get) in priorities {
      for axis in LayoutAxis.allCases where finding.axis ?? axis == axis {
        let now = get(axis).rawValue.rounded()
        for other in [now + 1, now - 1, usual, 1000, 1]
        where other != get(axis).rawValue && other >= 1 && other <= 1000 {
          let pair = LayoutAxis.allCases.map { $0 == axis ? LayoutPriority(other) : get($0) }
          set(
            "\(key) of \(name(number))", at: path + key, to: .array(pair.map { $0.output }),
            .priority)
        }
      }
    }
  }

  /// Adds the edits of what a view shows: text that wraps, and a target that is large enough.
  private mutating func addContent(of number: Int, at path: JSONPath) {
    let model = tree.models[number]
    if case .label(let label) = model.content, !label.wraps {
      add(
        .wrapping, of: name(number), "let \(name(number)) wrap",
        text.patch(setting: path + "wraps", to: .bool(true)))
    }
    let side: Double? =
      switch finding.rule {
      case .targetBelow24: 24
      case .targetBelow44: 44
      default: nil
      }
    if let side, let size = model.intrinsicSize {
      let large = [size.width, size.height].map { $0.map { max($0, side) } }
      set(
        "intrinsicSize of \(name(number))", at: path + "intrinsicSize", to: .numbers(large),
        .constant)
    }
  }
}
