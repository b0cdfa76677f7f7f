// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension ViewReader {
  mutating func grid(_ object: JSONObject) throws(DocumentError) -> LayoutDocument.Grid {
    var grid = LayoutDocument.Grid(rows: [])
    for row in try object["rows"]?.list("rows, each a list of views and nulls,") ?? [] {
      var entries: [LayoutDocument.Grid.Entry?] = []
      for value in try row.list("views and nulls") {
        entries.append(value.isNull ? nil : try entry(value))
      }
      grid.rows.append(entries)
    }
    if let value = object["xPlacement"] { grid.xPlacement = try value.placement() }
    if let value = object["yPlacement"] { grid.yPlacement = try value.placement() }
    if let value = object["rowAlignment"] { grid.rowAlignment = try value.rowAlignment() }
    if let value = object["rowSpacing"] { grid.rowSpacing = try value.number() }
    if let value = object["columnSpacing"] { grid.columnSpacing = try value.number() }
    if let value = object["rowSeparator"] { grid.rowSeparator = try value.extent() }
    if let value = object["columnSeparator"] { grid.columnSeparator = try value.extent() }
    grid.rowOptions = try object["rowOptions"]?.trackOptions(ofRows: true) ?? [:]
    grid.columnOptions = try object["columnOptions"]?.trackOptions(ofRows: false) ?? [:]
    for value in try object["cells"]?.list("cells") ?? [] { grid.cells.append(try value.cell()) }
    for value in try object["merges"]?.list("merged areas") ?? [] {
      grid.merges.append(try value.merge())
    }
    return grid
  }

  private mutating func entry(
    _ value: JSONValue
  ) throws(DocumentError) -> LayoutDocument.Grid.Entry {
    var entry = LayoutDocument.Grid.Entry(try view(value, at: .rows))
    if let span = value.member(named: "columnSpan") {
      entry.columnSpan = try span.integer("a number of columns", from: 1)
    }
    if let span = value.member(named: "rowSpan") {
      entry.rowSpan = try span.integer("a number of rows", from: 1)
    }
    return entry
  }
}

extension JSONValue {
  fileprivate func placement() throws(DocumentError) -> GridCell.Placement {
    try word(
      of: [
        "inherited": .inherited, "none": .none, "leading": .leading, "top": .leading,
        "trailing": .trailing, "bottom": .trailing, "center": .center, "fill": .fill,
      ])
  }

  fileprivate func rowAlignment() throws(DocumentError) -> GridRow.Alignment {
    try word(
      of: [
        "inherited": .inherited, "none": .none, "firstBaseline": .firstBaseline,
        "lastBaseline": .lastBaseline,
      ])
  }

  fileprivate func trackOptions(
    ofRows isRow: Bool
  ) throws(DocumentError) -> [Int: LayoutDocument.Grid.Track] {
    let what = isRow ? "row options" : "column options"
    let names =
      isRow
      ? ("height", "topPadding", "bottomPadding", "yPlacement")
      : ("width", "leadingPadding", "trailingPadding", "xPlacement")
    var keys = [
      "index", names.0, "weight", "minimum", "maximum", "fraction", "sizeGroup", names.1, names.2,
      "hidden", names.3,
    ]
    if isRow { keys.append("rowAlignment") }
    var result: [Int: LayoutDocument.Grid.Track] = [:]
    for value in try list(what) {
      let object = try JSONObject(value, what, keys: keys)
      let indexValue = try object.required("index", isRow ? "A row option" : "A column option")
      let index = try indexValue.integer("an index")
      var track = LayoutDocument.Grid.Track()
      track.extent = try object[names.0]?.optionalExtent()
      track.weight = try object["weight"]?.extent("a weight")
      track.minimum = try object["minimum"]?.extent()
      track.maximum = try object["maximum"]?.extent()
      track.fraction = try object["fraction"]?.fraction()
      track.sizeGroup = try object["sizeGroup"]?.string()
      if let value = object[names.1] { track.paddingBefore = try value.number() }
      if let value = object[names.2] { track.paddingAfter = try value.number() }
      if let value = object["hidden"] { track.isHidden = try value.bool() }
      if let value = object[names.3] { track.placement = try value.placement() }
      if let value = object["rowAlignment"] { track.rowAlignment = try value.rowAlignment() }
      guard result.updateValue(track, forKey: index) == nil else {
        throw indexValue.error("The index \(index) comes twice.")
      }
    }
    return result
  }

  /// A number of points, or null for sized for content.
  private func optionalExtent() throws(DocumentError) -> Double? {
    isNull ? nil : try extent()
  }

  fileprivate func cell() throws(DocumentError) -> LayoutDocument.Grid.Cell {
    let object = try JSONObject(
      self, "a cell",
      keys: ["column", "row", "xPlacement", "yPlacement", "rowAlignment", "constraints"])
    var cell = LayoutDocument.Grid.Cell(
      column: try object.required("column", "A cell").integer("an index"),
      row: try object.required("row", "A cell").integer("an index"))
    if let value = object["xPlacement"] { cell.xPlacement = try value.placement() }
    if let value = object["yPlacement"] { cell.yPlacement = try value.placement() }
    if let value = object["rowAlignment"] { cell.rowAlignment = try value.rowAlignment() }
    if let value = object["constraints"] { cell.constraints = try value.constraints() }
    return cell
  }

  fileprivate func merge() throws(DocumentError) -> LayoutDocument.Grid.Merge {
    let object = try JSONObject(self, "a merged area", keys: ["columns", "rows"])
    return LayoutDocument.Grid.Merge(
      columns: try object.required("columns", "A merged area").range(),
      rows: try object.required("rows", "A merged area").range())
  }

  private func range() throws(DocumentError) -> Range<Int> {
    let pair = try tuple("[from, to]", count: 2)
    let lower = try pair[0].integer("an index")
    let upper = try pair[1].integer("an index", from: lower + 1)
    return lower..<upper
  }
}
