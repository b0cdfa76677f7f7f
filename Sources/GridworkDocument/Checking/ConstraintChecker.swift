// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// Checks that the items, rows and columns that constraints mention exist, and that their
/// attributes can be related.
struct ConstraintChecker {
  private let index: DocumentIndex
  private let metrics: [String: Double]
  /// Stand-ins for the views and guides, on which visual formats are tried.
  private let stage: [String: LayoutItem]

  init(_ index: DocumentIndex, _ document: LayoutDocument) {
    self.index = index
    metrics = document.metrics
    stage = document.hasVisualFormats ? Self.stage(of: index) : [:]
  }

  func check(
    _ constraints: [LayoutDocument.Constraint], at path: JSONPath
  ) throws(LocatedFailure) {
    for (number, constraint) in constraints.enumerated() {
      let place = path + number
      switch constraint.form {
      case .relation(let relation):
        // A relation given as a string has no members, so the path ends at the relation itself.
        try check(relation, at: place + "relation")
      case .visualFormat(let format, let options):
        do throws(VisualFormatError) {
          try attempt(format, options)
        } catch {
          throw failure(of: format, options, error, at: place)
        }
      }
    }
  }

  // MARK: Relations

  private func check(
    _ relation: LayoutDocument.Relation, at path: JSONPath
  ) throws(LocatedFailure) {
    func fail(_ message: String) -> LocatedFailure { LocatedFailure(path: path, message: message) }
    try check(relation.first, at: path)
    guard let second = relation.second else {
      guard relation.first.attribute.measure == .extent else {
        throw fail(
          "\(relation.first) is a position; it relates to another position, such as "
            + "root.\(relation.first.attribute), not to a number alone.")
      }
      return
    }
    try check(second, at: path)
    let measures = (relation.first.attribute.measure, second.attribute.measure)
    guard measures.0 == measures.1 else {
      throw fail(
        "\(relation.first) is \(measures.0.rawValue), \(second) is \(measures.1.rawValue); "
          + "the two cannot be related.")
    }
    let pair = [relation.first.attribute, second.attribute]
    if pair.contains(where: { $0 == .leading || $0 == .trailing }),
      pair.contains(where: { $0 == .left || $0 == .right })
    {
      throw fail(
        "\(relation.first) and \(second) cannot be related: leading and trailing follow the "
          + "direction, left and right do not.")
    }
  }

  private func check(
    _ attribute: LayoutDocument.Attribute, at path: JSONPath
  ) throws(LocatedFailure) {
    func fail(_ message: String) -> LocatedFailure { LocatedFailure(path: path, message: message) }
    guard let item = index.item(attribute.id) else {
      throw fail(
        "There is no view or guide with the id \(quotation(attribute.id))"
          + suggestion(for: attribute.id, among: index.numbers.keys))
    }
    let isBaseline =
      attribute.attribute == .firstBaseline || attribute.attribute == .lastBaseline
    switch attribute.part {
    case .whole:
      if item.kind == .guide, isBaseline {
        throw fail("A guide has no baseline; use its top or bottom.")
      }
    case .margins, .safeArea:
      if item.kind == .guide { throw fail("A guide has no margins and no safe area.") }
      if isBaseline {
        throw fail("Margins and safe area have no baseline; use their top or bottom.")
      }
    case .row(let row):
      try checkTrack(item, "row", row, item.rows, at: path)
      let allowed: [LayoutConstraint.Attribute] = [.top, .bottom, .centerY, .height]
      guard allowed.contains(attribute.attribute) else {
        throw fail("A row has top, bottom, centerY and height, not \(attribute.attribute).")
      }
    case .column(let column):
      try checkTrack(item, "column", column, item.columns, at: path)
      let allowed: [LayoutConstraint.Attribute] = [.leading, .trailing, .centerX, .width]
      guard allowed.contains(attribute.attribute) else {
        throw fail("A column has leading, trailing, centerX and width, not \(attribute.attribute).")
      }
    }
  }

  private func checkTrack(
    _ item: DocumentIndex.Item, _ noun: String, _ index: Int, _ count: Int, at path: JSONPath
  ) throws(LocatedFailure) {
    guard item.kind == .grid else {
      throw LocatedFailure(
        path: path, message: "\(item.id) is a \(item.kind.rawValue); only a grid has \(noun)s.")
    }
    guard (0..<count).contains(index) else {
      throw LocatedFailure(
        path: path,
        message: "There is no \(noun) \(index) in \(item.id): it has \(count), counted from 0.")
    }
  }

  // MARK: Visual formats

  private func attempt(
    _ format: String, _ options: LayoutConstraint.FormatOptions
  ) throws(VisualFormatError) {
    _ = try LayoutConstraint.constraints(
      parsingVisualFormat: format, options: options, metrics: metrics, views: stage)
  }

  /// The failure of a format. If the format is valid without its options, one of the options does
  /// not fit.
  private func failure(
    of format: String, _ options: LayoutConstraint.FormatOptions, _ error: VisualFormatError,
    at path: JSONPath
  ) -> LocatedFailure {
    var tried: LayoutConstraint.FormatOptions = []
    for (position, word) in options.words.enumerated() where error.column == 1 {
      guard (try? attempt(format, tried)) != nil else { break }
      tried.formUnion(word.value)
      guard (try? attempt(format, tried)) == nil else { continue }
      return LocatedFailure(
        path: path + "options" + .entry(.word(word.key), position: position),
        message: error.message)
    }
    return LocatedFailure(path: path + "visualFormat", message: "\(error)")
  }

  private static func stage(of index: DocumentIndex) -> [String: LayoutItem] {
    var items: [LayoutItem] = []
    var result: [String: LayoutItem] = [:]
    for item in index.items {
      if item.kind == .guide {
        let guide = LayoutGuide()
        if let parent = item.parent { (items[parent] as? LayoutView)?.addLayoutGuide(guide) }
        items.append(guide)
      } else {
        let view = LayoutView()
        if let parent = item.parent { (items[parent] as? LayoutView)?.addSubview(view) }
        items.append(view)
      }
      result[item.id] = items.last
    }
    result["root"] = items.first
    return result
  }
}

extension LayoutConstraint.Attribute {
  /// The quantity that an attribute measures. Two attributes can be related only if they measure
  /// the same quantity.
  fileprivate enum Measure: String {
    case x = "a horizontal position"
    case y = "a vertical position"
    case extent = "a size"
  }

  fileprivate var measure: Measure {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .x
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .y
    case .width, .height, .notAnAttribute: .extent
    }
  }
}

extension LayoutDocument {
  /// Whether any constraint is a visual format.
  fileprivate var hasVisualFormats: Bool {
    func any(_ constraints: [Constraint]) -> Bool {
      constraints.contains { if case .visualFormat = $0.form { true } else { false } }
    }
    return any(constraints)
      || root.subtree.contains { view in
        guard case .grid(let grid) = view.content else { return false }
        return grid.cells.contains { any($0.constraints) }
      }
  }
}

extension LayoutDocument.Attribute: CustomStringConvertible {
  /// The attribute as relations spell it, such as `form.row[2].top`.
  public var description: String {
    switch part {
    case .whole: "\(id).\(attribute)"
    case .row(let index): "\(id).row[\(index)].\(attribute)"
    case .column(let index): "\(id).column[\(index)].\(attribute)"
    case .margins: "\(id).margins.\(attribute)"
    case .safeArea: "\(id).safeArea.\(attribute)"
    }
  }
}
