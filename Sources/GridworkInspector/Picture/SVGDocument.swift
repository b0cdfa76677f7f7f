// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The shell around a picture: the page with its border, its style, and the line below.
enum SVGDocument {
  /// The space around the views, in points: the names of the outermost go there.
  static let border = 20.0

  /// The page around a rectangle of views.
  static func page(around bounds: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: bounds.minX - border, y: bounds.minY - border, width: bounds.width + 2 * border,
      height: bounds.height + 2 * border)
  }

  static func viewBox(_ rect: LayoutRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(numberText).joined(separator: " ")
  }

  /// A whole document.
  static func text(
    around bounds: LayoutRect, zoom: Double, label: String, caption: String,
    content: (inout MarkupWriter) -> Void
  ) -> String {
    let page = page(around: bounds)
    return text(
      page, width: page.width * zoom, height: page.height * zoom, label: label
    ) { svg in
      write(around: bounds, caption: caption, to: &svg, content: content)
    }
  }

  /// A whole document without anything on it but what the content says.
  static func text(
    _ page: LayoutRect, width: Double, height: Double, label: String,
    content: (inout MarkupWriter) -> Void
  ) -> String {
    var writer = MarkupWriter()
    writer.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", viewBox(page)),
        ("width", numberText(width)), ("height", numberText(height)),
        ("role", "img"), ("aria-label", label),
      ]
    ) { svg in
      svg.element("style", []) { $0.raw(PictureStyle.svg) }
      svg.raw(PictureStyle.patterns)
      svg.element("rect", [("class", "page")] + MarkupWriter.attributes(of: page))
      content(&svg)
    }
    return writer.text
  }

  /// What is on the page, and the line below.
  static func write(
    around bounds: LayoutRect, caption: String, to svg: inout MarkupWriter,
    content: (inout MarkupWriter) -> Void
  ) {
    content(&svg)
    svg.element(
      "text",
      [
        ("class", "caption"), ("x", numberText(bounds.minX)),
        ("y", numberText(bounds.maxY + border - 6)),
      ], text: caption)
  }
}
