// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The description of a row, for ``GridView/init(rows:)``: its contents, and what is said about it.
///
/// The row that a grid makes from it is a ``GridView/Row``.
public struct Row {
  let contents: [(any GridContent)?]
  var state = TrackState()
  var alignment = GridView.Row.Alignment.inherited
  let file: StaticString
  let line: UInt

  /// Makes a row from its contents, from the leading one on; `nil` is an empty cell.
  ///
  /// ```swift
  /// Row { nil; checkbox }
  /// ```
  public init(
    file: StaticString = #fileID, line: UInt = #line,
    @GridCellBuilder contents: () -> [(any GridContent)?]
  ) {
    self.contents = contents()
    self.file = file
    self.line = line
  }

  /// Makes a row of empty cells.
  public init(file: StaticString = #fileID, line: UInt = #line) {
    contents = []
    self.file = file
    self.line = line
  }

  /// The row with space above its content area, in points.
  public func topPadding(_ padding: Double) -> Row {
    changing { $0.state.nearPadding = finite(padding, "topPadding", of: "a row") }
  }

  /// The row with space below its content area, in points.
  public func bottomPadding(_ padding: Double) -> Row {
    changing { $0.state.farPadding = finite(padding, "bottomPadding", of: "a row") }
  }

  /// The row with a height of its content area, in points; nil is as tall as the tallest content.
  public func height(_ height: Double?) -> Row {
    changing { $0.state.extent = height.map { extent($0, "height", of: "a row") } }
  }

  /// The row with contents that sit elsewhere vertically.
  public func yPlacement(_ placement: GridView.Cell.Placement) -> Row {
    changing { $0.state.placement = placement }
  }

  /// The row with contents on a common baseline, or not.
  public func rowAlignment(_ alignment: GridView.Row.Alignment) -> Row {
    changing { $0.alignment = alignment }
  }

  /// The row hidden, or not.
  public func hidden(_ isHidden: Bool = true) -> Row {
    changing { $0.state.isHidden = isHidden }
  }

  /// The row with a share of surplus height; see ``GridView/Row/weight``.
  public func weight(_ weight: Double?) -> Row {
    changing { $0.state.weight = weight.map { checkedWeight($0, of: "a row") } }
  }

  /// The row with a least height of its content area, in points; see ``GridView/Row/minimumHeight``.
  public func minimumHeight(_ height: Double?) -> Row {
    changing { $0.state.minimum = height.map { extent($0, "minimumHeight", of: "a row") } }
  }

  /// The row with a greatest height of its content area, in points.
  public func maximumHeight(_ height: Double?) -> Row {
    changing { $0.state.maximum = height.map { extent($0, "maximumHeight", of: "a row") } }
  }

  /// The row with a share of the grid's inner height; see ``GridView/Row/heightFraction``.
  public func heightFraction(_ fraction: Double?) -> Row {
    changing { $0.state.fraction = fraction.map { checkedFraction($0, of: "a row") } }
  }

  /// The row as tall as the others of a group.
  public func sizeGroup(_ group: GridView.SizeGroup?) -> Row {
    changing { $0.state.sizeGroup = group }
  }

  private func changing(_ change: (inout Row) -> Void) -> Row {
    var row = self
    change(&row)
    return row
  }
}
