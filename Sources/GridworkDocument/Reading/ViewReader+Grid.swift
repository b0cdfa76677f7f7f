// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension ViewReader {
  mutating func grid(_ object: JSONObject) throws(DocumentError) -> LayoutDocument.Grid {
    var grid = LayoutDocument.Grid(rows: [])
    for row in try object["rows"]?.list("rows, each a list of views and nulls") ?? [] {
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
    for axis in [LayoutAxis.vertical, .horizontal] {
      let options = LayoutDocument.Grid.Track.words(along: axis).options
      grid[options: axis] = try object[options]?.trackOptions(along: axis) ?? [:]
    }
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
    along axis: LayoutAxis
  ) throws(DocumentError) -> [Int: LayoutDocument.Grid.Track] {
    let words = LayoutDocument.Grid.Track.words(along: axis)
    let others = LayoutDocument.Grid.Track.words(along: axis.other)
    let what = "\(words.noun) options"
    var result: [Int: LayoutDocument.Grid.Track] = [:]
    for value in try list(what) {
      let object = try JSONObject(
        value, what, keys: words.keys,
        foreign: { key in
          // `rowAlignment`, the last key of a row, has no counterpart.
          zip(words.keys, others.keys).first { $0.1 == key }.map {
            "A \(words.noun) has \(quoted($0.0)) instead of \(quoted(key))."
          }
        })
      let indexValue = try object.required("index", "A \(words.noun) option")
      let index = try indexValue.integer("an index")
      guard result.updateValue(try object.track(words), forKey: index) == nil else {
        throw indexValue.error("The index \(index) appears twice.")
      }
    }
    return result
  }

  /// A number of points; nil for `null`, which means the size of the content.
  fileprivate func optionalExtent() throws(DocumentError) -> Double? {
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
    let upper = try pair[1].integer("an index")
    guard lower < upper else {
      throw pair[1].mismatch("a range must ascend, and this one begins at \(lower)")
    }
    return lower..<upper
  }
}

extension JSONObject {
  fileprivate func track(
    _ words: LayoutDocument.Grid.Track.Words
  ) throws(DocumentError) -> LayoutDocument.Grid.Track {
    var track = LayoutDocument.Grid.Track()
    track.extent = try self[words.extent]?.optionalExtent()
    track.weight = try self["weight"]?.weight()
    track.minimum = try self["minimum"]?.extent()
    track.maximum = try self["maximum"]?.extent()
    track.fraction = try self["fraction"]?.fraction()
    track.sizeGroup = try self["sizeGroup"]?.string()
    if let value = self[words.paddingBefore] { track.paddingBefore = try value.number() }
    if let value = self[words.paddingAfter] { track.paddingAfter = try value.number() }
    if let value = self["hidden"] { track.isHidden = try value.bool() }
    if let value = self[words.placement] { track.placement = try value.placement() }
    if let key = words.rowAlignment, let value = self[key] {
      track.rowAlignment = try value.rowAlignment()
    }
    return track
  }
}
