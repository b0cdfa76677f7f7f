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
    var writer = MarkupWriter()
    writer.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", viewBox(page)),
        ("width", numberText(page.width * zoom)), ("height", numberText(page.height * zoom)),
        ("role", "img"), ("aria-label", label),
      ]
    ) { svg in
      svg.element("style", []) { $0.raw(PictureStyle.svg) }
      svg.raw(PictureStyle.patterns)
      svg.element("rect", [("class", "page")] + MarkupWriter.attributes(of: page))
      content(&svg)
      svg.element(
        "text",
        [
          ("class", "caption"), ("x", numberText(bounds.minX)),
          ("y", numberText(bounds.maxY + border - 6)),
        ], text: caption)
    }
    return writer.text
  }
}
