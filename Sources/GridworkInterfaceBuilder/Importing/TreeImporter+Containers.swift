// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

extension TreeImporter {
  mutating func stack(_ node: ViewNode) -> LayoutDocument.Stack {
    let element = node.element
    let settings = StackSettings(node)
    let isUIKit = settings.isUIKit
    let arranged = node.children.filter { $0.role != .subview }
    var stack = LayoutDocument.Stack([], orientation: settings.orientation)
    stack.distribution = settings.distribution
    let hasProportions =
      arranged.count { !$0.isLeftOut && $0.content[settings.orientation] != nil } > 1
    if isUIKit, stack.distribution == .fillProportionally, !hasProportions {
      // UIKit leaves alone what has no content.
      stack.distribution = .fill
    }
    stack.alignment = settings.alignment
    stack.spacing =
      element.varying("spacing", context.sizeClasses).flatMap(Element.number)
      ?? (isUIKit && element["spacingType"] != "standard" ? 0 : 8)
    stack.isLayoutMarginsRelative = element.flag("layoutMarginsRelativeArrangement")
    if let insets = element.child("edgeInsets", key: "edgeInsets") {
      stack.edgeInsets = insets.insets("left", "right")
    }
    // A stack of UIKit does not hug; only an otherwise open size is as small as its views.
    let soft = LayoutDocument.Priorities(horizontal: 25, vertical: 25)
    stack.huggingPriority = isUIKit ? soft : priorities(element, "StackHuggingPriority", 250)
    stack.clippingResistancePriority = priorities(element, "ClippingResistancePriority", 1000)
    let spacings = element.list("customSpacing").map { $0.number("value") }
    let visibilities = element.list("visibilityPriorities").map { $0.number("value") }
    for (index, child) in arranged.enumerated() {
      var entry = LayoutDocument.Stack.Entry(view(child))
      if case .arranged(let gravity) = child.role { entry.gravity = gravity }
      // The largest number of a Float, which stands for no custom spacing, is no sensible number.
      if index < spacings.count { entry.customSpacingAfter = spacings[index] }
      if index < visibilities.count, let priority = visibilities[index], priority < 1000 {
        entry.visibilityPriority = max(0, priority)
      }
      stack.arranged.append(entry)
    }
    for attribute in settings.unknownAttributes {
      note(node, "has the unknown \(attribute) \(quotation(element[attribute] ?? "")); left out")
    }
    if element.flag("baselineRelativeArrangement") {
      note(node, "measures its spacing from baselines, which is left out")
    }
    return stack
  }

  mutating func grid(_ node: ViewNode) -> LayoutDocument.Grid {
    let element = node.element
    let rows = element.list("rows")
    let columns = element.list("columns")
    func indices(_ tracks: [Element]) -> [String: Int] {
      Dictionary(
        tracks.enumerated().map { ($0.element["id"] ?? "", $0.offset) },
        uniquingKeysWith: { first, _ in first })
    }
    let (rowIndices, columnIndices) = (indices(rows), indices(columns))
    var grid = LayoutDocument.Grid(
      rows: Array(repeating: Array(repeating: nil, count: columns.count), count: rows.count))
    grid.xPlacement = .named(element["xPlacement"]) ?? .leading
    grid.yPlacement = .named(element["yPlacement"]) ?? .top
    grid.rowAlignment = .named(element["rowAlignment"]) ?? .none
    grid.rowSpacing = element.number("rowSpacing") ?? 6
    grid.columnSpacing = element.number("columnSpacing") ?? 6
    for (index, row) in rows.enumerated() {
      grid.rowOptions[index] = track(row, "height", "topPadding", "bottomPadding", "yPlacement")
    }
    for (index, column) in columns.enumerated() {
      grid.columnOptions[index] = track(
        column, "width", "leadingPadding", "trailingPadding", "xPlacement")
    }
    // The cells, and the areas of those that share a head.
    var heads: [String: LayoutDocument.Grid.Merge] = [:]
    var order: [String] = []
    let contents = Dictionary(
      node.children.map { ($0.element.position, $0) }, uniquingKeysWith: { first, _ in first })
    for cell in element.list("gridCells") where cell.name == "gridCell" {
      guard let row = rowIndices[cell["row"] ?? ""],
        let column = columnIndices[cell["column"] ?? ""]
      else {
        notes.append(
          ImportNote(
            position: cell.position,
            message: "Cell \(cell["id"] ?? "") is in no row or column of its grid; left out."))
        continue
      }
      if let head = cell["headOfMergedCell"] {
        if heads[head] == nil { order.append(head) }
        heads[head] = heads[head].union(row, column)
      }
      let content = cell.children.first { $0["key"] == "contentView" }
      if let content, let child = contents[content.position] {
        grid.rows[row][column] = LayoutDocument.Grid.Entry(view(child))
      } else if let content, content.isView {
        notes.append(
          ImportNote(
            position: content.position,
            message:
              "\(content["id"] ?? "A view") is in a cell of its grid that another view is in; left out."
          ))
      }
      var settings = LayoutDocument.Grid.Cell(column: column, row: row)
      settings.xPlacement = .named(cell["xPlacement"]) ?? .inherited
      settings.yPlacement = .named(cell["yPlacement"]) ?? .inherited
      settings.rowAlignment = .named(cell["rowAlignment"]) ?? .inherited
      if settings != LayoutDocument.Grid.Cell(column: column, row: row) {
        grid.cells.append(settings)
      }
    }
    grid.merges = order.compactMap { heads[$0] }.filter { $0.rows.count * $0.columns.count > 1 }
    return grid
  }

  private func track(
    _ element: Element, _ extent: String, _ before: String, _ after: String, _ placement: String
  ) -> LayoutDocument.Grid.Track? {
    var track = LayoutDocument.Grid.Track()
    track.extent = element.number(extent).flatMap { $0 < 0 ? nil : $0 }
    track.paddingBefore = element.number(before) ?? 0
    track.paddingAfter = element.number(after) ?? 0
    track.isHidden = element.flag("hidden")
    track.placement = .named(element[placement]) ?? .inherited
    track.rowAlignment = .named(element["rowAlignment"]) ?? .inherited
    return track == LayoutDocument.Grid.Track() ? nil : track
  }
}

extension LayoutDocument.Grid.Merge? {
  /// The smallest area that also contains a cell.
  fileprivate func union(_ row: Int, _ column: Int) -> LayoutDocument.Grid.Merge {
    guard let area = self else {
      return LayoutDocument.Grid.Merge(columns: column..<column + 1, rows: row..<row + 1)
    }
    return LayoutDocument.Grid.Merge(
      columns: min(area.columns.lowerBound, column)..<max(area.columns.upperBound, column + 1),
      rows: min(area.rows.lowerBound, row)..<max(area.rows.upperBound, row + 1))
  }
}

extension GridCell.Placement {
  /// The placement with a name of Interface Builder; nil for an unknown name.
  fileprivate static func named(_ name: String?) -> Self? {
    switch name {
    case "leading", "top": .leading
    case "trailing", "bottom": .trailing
    case "center": .center
    case "fill": .fill
    case "none": GridCell.Placement.none
    case "inherited": .inherited
    default: nil
    }
  }
}

extension GridRow.Alignment {
  /// The alignment with a name of Interface Builder; nil for an unknown name.
  fileprivate static func named(_ name: String?) -> Self? {
    switch name {
    case "firstBaseline": .firstBaseline
    case "lastBaseline": .lastBaseline
    case "none": GridRow.Alignment.none
    case "inherited": .inherited
    default: nil
    }
  }
}
