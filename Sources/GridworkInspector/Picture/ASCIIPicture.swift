// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension ComputedLayout {
  /// Draws the layout with text characters, for terminals, test failures and comments.
  ///
  /// ```text
  /// +- window ----------------------------------------+
  /// |    +- login -----+-------------------------+    |
  /// |    |  +---------+|                         |    |
  /// |    |  |  name   ||        nameField        |    |
  /// |    |  +---------+|                         |    |
  /// |    +-------------+-------------------------+    |
  /// +-------------------------------------------------+
  /// ```
  ///
  /// Every view that has an area is a box. The name of a view stands in the middle of its box, or
  /// on its top line if the box contains other views. Equal edges share a line, and different edges
  /// have different lines as long as there is room. Small boxes are enlarged to fit their names.
  /// Names that do not fit are shortened. A list below the picture gives the shortened names in
  /// full, and the names of views that are not drawn. Layout guides are left out. A picture that
  /// would take more than 4,000,000 characters is replaced by a line that says so.
  ///
  /// - Complexity: O(*n* + *a*), where *n* is the number of items and *a* the area of the picture in
  ///   characters.
  /// - Parameters:
  ///   - width: The largest number of columns; 80 by default. A picture is wider only if its boxes
  ///     cannot be drawn in fewer columns.
  ///   - height: The largest number of lines, not counting the list of views. If it is nil, the
  ///     default, the scale of the width determines the height. A picture is higher only if its
  ///     boxes cannot be drawn in fewer lines.
  ///   - style: The characters to draw with; `ascii` by default.
  /// - Returns: The lines, without trailing spaces and without a trailing line break.
  public func asciiPicture(
    width: Int = 80, height: Int? = nil, style: LineStyle = .ascii
  ) -> String {
    ASCIIPicture.text(of: self, width: width, height: height, style: style)
  }
}

/// Draws a layout with text characters.
struct ASCIIPicture {
  /// A view that is drawn as a box.
  struct Box {
    var name: String
    var frame: LayoutRect
    /// Whether the box contains other boxes. If so, its name goes on its top line.
    var hasInside = false
  }

  let style: LineStyle
  var boxes: [Box] = []
  var separators: [LayoutRect] = []
  /// The names that the picture does not show in full, with the reason.
  var remarks: [(words: String, names: [String])] = []

  /// Draws a layout step by step: boxes, rulers, lines, names, separators and remarks.
  static func text(
    of layout: ComputedLayout, width: Int, height: Int?, style: LineStyle
  ) -> String {
    var picture = ASCIIPicture(style: style)
    picture.collect(from: layout)
    let rulers = picture.rulers(width: width, height: height)
    let (columns, rows) = (rulers.x.extent, rulers.y.extent)
    guard var canvas = CharacterCanvas(width: columns, height: rows) else {
      return
        "The picture is too large to draw with characters: it needs \(columns) columns and \(rows) rows."
    }
    for box in picture.boxes {
      canvas.drawBox(columns: rulers.columns(of: box.frame), rows: rulers.rows(of: box.frame))
    }
    picture.writeNames(on: &canvas, rulers: rulers)
    picture.drawSeparators(on: &canvas, rulers: rulers)
    let lines = picture.boxes.isEmpty ? [] : canvas.lines(style: style)
    return (lines + picture.footer).joined(separator: "\n")
  }

  private func drawSeparators(on canvas: inout CharacterCanvas, rulers: Rulers) {
    for line in separators {
      let columns = rulers.columns(of: line)
      let rows = rulers.rows(of: line)
      if line.width > line.height {
        canvas.drawDots(columns: columns, rows: rows.lowerBound...rows.lowerBound)
      } else {
        canvas.drawDots(columns: columns.lowerBound...columns.lowerBound, rows: rows)
      }
    }
  }

  private var footer: [String] {
    remarks.filter { !$0.names.isEmpty }.map { remark in
      "\(remark.words): \(remark.names.map(nameText).joined(separator: ", "))"
    }
  }
}
