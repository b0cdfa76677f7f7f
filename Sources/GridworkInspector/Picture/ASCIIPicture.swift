// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension ComputedLayout {
  /// The layout as a picture in text, for terminals, test failures and comments.
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
  /// Every view with an area is a box with its name: on the top line where there are views inside,
  /// in the middle otherwise. Edges that coincide share a line, edges that differ do not as long as
  /// there is room; small boxes are drawn larger than life, so that their names fit. Names that
  /// have no room are cut short, and those of views that are not drawn are listed below. Guides are
  /// left out. Takes time in proportion to the items and to the picture.
  ///
  /// - Parameters:
  ///   - width: How many columns the picture may take; more are taken only when the boxes cannot be
  ///     kept apart otherwise. 80 by default.
  ///   - style: The characters to draw with.
  /// - Returns: The lines, without blanks at their ends and without a line break after the last.
  public func asciiPicture(width: Int = 80, style: LineStyle = .ascii) -> String {
    ASCIIPicture.text(of: self, width: width, style: style)
  }
}

/// A layout on its way to a picture in text.
struct ASCIIPicture {
  /// A view that is drawn as a box.
  struct Box {
    var name: String
    var frame: LayoutRect
    /// Whether other boxes lie inside, so that the name goes on the top line.
    var hasInside = false
  }

  let style: LineStyle
  var boxes: [Box] = []
  var separators: [LayoutRect] = []
  /// Names that the picture cannot show, under the words that say why.
  var remarks: [(words: String, names: [String])] = []

  /// Draws: collects, finds places, draws lines, writes names, adds the footer.
  static func text(of layout: ComputedLayout, width: Int, style: LineStyle) -> String {
    var picture = ASCIIPicture(style: style)
    picture.collect(from: layout)
    let rulers = picture.rulers(width: width)
    var canvas = CharacterCanvas(width: rulers.x.extent, height: rulers.y.extent)
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
