// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension ComputedLayout {
  /// How large ``svgPicture(layers:zoom:)`` is, in pixels.
  ///
  /// - Parameter zoom: Pixels for a point, above 0; 2 by default.
  /// - Returns: The size of the page: the views and 20 points around them.
  public func svgPictureSize(zoom: Double = 2) -> LayoutSize {
    let page = SVGDocument.page(around: SVGPicture(layout: self, layers: .standard).bounds)
    return LayoutSize(width: page.width * zoom, height: page.height * zoom)
  }

  /// A sheet of pictures: this layout with titles and pictures in the place of its views, as one SVG
  /// document. A point of this layout is a pixel of the sheet.
  ///
  /// ```swift
  /// let size = form.svgPictureSize(zoom: 1.5)
  /// // … lay out a sheet with a view "picture" of that size and a view "title" above it …
  /// let svg = sheet.svgSheet(titles: ["title": "A form"], pictures: ["picture": form], zoom: 1.5)
  /// ```
  ///
  /// - Parameters:
  ///   - titles: Texts by the names of the views that they stand in, on their first baselines.
  ///   - pictures: Layouts by the names of the views that their pictures fill.
  ///   - zoom: Pixels for a point of the pictures, above 0; 2 by default.
  /// - Returns: A whole SVG document, without a line break after the last line.
  public func svgSheet(
    titles: [String: String], pictures: [String: ComputedLayout], zoom: Double = 2
  ) -> String {
    let page = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    return SVGDocument.text(
      page, width: page.width, height: page.height, label: "\(pictures.count) layouts"
    ) { svg in
      for item in items where item.visibility == .shown {
        let frame = item.frameInRoot
        if let title = titles[item.name] {
          // A title begins where the views of the picture below it do.
          svg.element(
            "text",
            [
              ("class", "title"), ("x", numberText(frame.minX + SVGDocument.border * zoom)),
              ("y", numberText(frame.minY + (item.firstBaseline ?? frame.height))),
            ], text: title)
        }
        if let picture = pictures[item.name] {
          SVGPicture(layout: picture, layers: .standard).write(at: frame.origin, zoom, to: &svg)
        }
      }
    }
  }
}

extension SVGPicture {
  /// The picture inside another document.
  fileprivate func write(
    at origin: LayoutPoint, _ zoom: Double, to svg: inout MarkupWriter
  ) {
    let page = SVGDocument.page(around: bounds)
    svg.element(
      "svg",
      [
        ("x", numberText(origin.x)), ("y", numberText(origin.y)),
        ("width", numberText(page.width * zoom)), ("height", numberText(page.height * zoom)),
        ("viewBox", SVGDocument.viewBox(page)),
      ]
    ) { svg in
      SVGDocument.write(around: bounds, caption: layout.inputsText, to: &svg) { write(to: &$0) }
    }
  }
}
