// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A page around a drawing: a border for rulers and names, and a caption and a legend below, each
/// with as many lines as it needs.
struct SVGPage {
  /// The space between the drawing and the caption, in points.
  private static let captionDistance = 14.0
  /// The space below the caption and the legend, in points.
  private static let bottomBorder = 10.0
  private static let lineHeight = 9.0

  /// The least width of a page without its border, in points, so that even a small drawing has a
  /// readable caption.
  private static let leastWidth = 120.0

  private let drawing: MarkupWriter
  private let bounds: LayoutRect
  private let width: Double
  private let caption: [String]
  private let legend: PictureLegend

  /// Creates the page of a drawing.
  ///
  /// - Parameters:
  ///   - drawing: The elements of the drawing.
  ///   - bounds: The rectangle of the drawing, in points, without the labels beside it.
  ///   - caption: The text below the drawing.
  ///   - hasLegend: Whether the page has a legend for the drawing; true by default.
  init(_ drawing: MarkupWriter, bounds: LayoutRect, caption: String, hasLegend: Bool = true) {
    self.drawing = drawing
    self.bounds = bounds
    width = max(bounds.width, Self.leastWidth)
    self.caption = PictureText.lines(of: caption, in: width, size: PictureText.tagSize)
    legend = PictureLegend(
      hasLegend ? PictureLegend.Entry.entries(for: drawing) : [], width: width)
  }

  /// The rectangle of the whole page, in the coordinates of the drawing.
  var rect: LayoutRect {
    let text = Double(caption.count) * Self.lineHeight + legend.height
    return LayoutRect(
      x: bounds.minX - PictureLabels.border, y: bounds.minY - PictureLabels.border,
      width: width + 2 * PictureLabels.border,
      height: PictureLabels.border + bounds.height + Self.captionDistance + text + Self.bottomBorder
    )
  }

  /// The size of the page in pixels.
  func size(zoom: Double) -> LayoutSize {
    LayoutSize(width: rect.width * zoom, height: rect.height * zoom)
  }

  /// The page as a complete SVG document.
  func document(zoom: Double, label: String) -> String {
    Self.document(rect, size: size(zoom: zoom), label: label) { write(to: &$0) }
  }

  /// Wraps content in a complete SVG document.
  ///
  /// - Parameters:
  ///   - rect: The visible rectangle, in the coordinates of the content.
  ///   - size: The size of the document in pixels.
  ///   - label: The description for screen readers.
  ///   - content: Writes the content.
  /// - Returns: The document without a trailing line break.
  static func document(
    _ rect: LayoutRect, size: LayoutSize, label: String, content: (inout MarkupWriter) -> Void
  ) -> String {
    var writer = MarkupWriter()
    writer.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", viewBox(rect)),
        ("width", numberText(size.width)), ("height", numberText(size.height)),
        ("role", "img"), ("aria-label", label),
      ]
    ) { svg in
      svg.element("style", []) { $0.raw(PictureStyle.svg) }
      svg.raw(PictureStyle.patterns)
      svg.element("rect", [("class", "page")] + MarkupWriter.attributes(of: rect))
      content(&svg)
    }
    return writer.text
  }

  static func viewBox(_ rect: LayoutRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(numberText).joined(separator: " ")
  }

  /// Writes the drawing, the caption and the legend.
  func write(to svg: inout MarkupWriter) {
    svg.append(drawing)
    var y = bounds.maxY + Self.captionDistance
    for line in caption {
      svg.element(
        "text",
        [
          ("class", "caption"), ("x", numberText(bounds.minX)),
          ("y", numberText(y + PictureText.tagSize)),
        ], text: line)
      y += Self.lineHeight
    }
    legend.write(at: LayoutPoint(x: bounds.minX, y: y), to: &svg)
  }
}
