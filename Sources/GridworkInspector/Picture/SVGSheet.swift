// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

extension ComputedLayout {
  /// Returns the size of this layout's picture on a sheet: its views, a border and a caption.
  ///
  /// See `svgSheet(titles:pictures:zoom:)`. Takes time in proportion to the number of items and
  /// tracks.
  ///
  /// - Parameter zoom: Pixels per point, greater than 0; 2 by default.
  /// - Returns: The size in pixels.
  package func svgPictureSize(zoom: Double = 2) -> LayoutSize {
    SVGPicture(layout: self, layers: .standard).page(hasLegend: false).size(zoom: zoom)
  }

  /// Draws a sheet of pictures as one SVG document.
  ///
  /// The views of this layout determine the positions of the titles and pictures. A point of this
  /// layout is a pixel of the sheet. A common legend is added below.
  ///
  /// Here `root` lays out a stack with a view `title` above a view `picture`:
  ///
  /// ```swift
  /// let size = form.svgPictureSize(zoom: 1.5)
  /// picture.widthAnchor.constraint(equalToConstant: size.width).isActive = true
  /// picture.heightAnchor.constraint(equalToConstant: size.height).isActive = true
  /// let svg = root.computedLayout.svgSheet(
  ///   titles: ["title": "A form"], pictures: ["picture": form], zoom: 1.5)
  /// ```
  ///
  /// - Parameters:
  ///   - titles: Texts, keyed by the names of the views that they replace. A title is written on
  ///     the first baseline of its view.
  ///   - pictures: Layouts, keyed by the names of the views that their pictures replace. A view
  ///     must have the size that `svgPictureSize(zoom:)` returns for its layout.
  ///   - zoom: Pixels per point of the pictures, greater than 0; 2 by default.
  /// - Returns: A complete SVG document without a trailing line break.
  package func svgSheet(
    titles: [String: String], pictures: [String: ComputedLayout], zoom: Double = 2
  ) -> String {
    // 1. Write the titles and pictures.
    var drawing = MarkupWriter()
    for item in items where item.visibility == .shown {
      let frame = item.frameInRoot
      if let title = titles[item.name] {
        // A title is aligned with the views of the picture below it.
        drawing.element(
          "text",
          [
            ("class", "title"), ("x", numberText(frame.minX + PictureLabels.border * zoom)),
            ("y", numberText(frame.minY + (item.firstBaseline ?? frame.height))),
          ], text: title)
      }
      if let picture = pictures[item.name] {
        SVGPicture(layout: picture, layers: .standard).page(hasLegend: false)
          .write(at: frame.origin, zoom: zoom, to: &drawing)
      }
    }

    // 2. Write the legend below, at the scale of the pictures.
    let border = PictureLabels.border * zoom
    let legend = PictureLegend(
      PictureLegend.Entry.entries(for: drawing), width: (size.width - 2 * border) / zoom)
    let rect = LayoutRect(
      x: 0, y: 0, width: size.width,
      height: size.height + (legend.height > 0 ? (legend.height + 12) * zoom : 0))
    return SVGPage.document(rect, size: rect.size, label: "\(pictures.count) layouts") { svg in
      svg.append(drawing)
      let place = "translate(\(numberText(border)) \(numberText(size.height)))"
      svg.element("g", [("transform", "\(place) scale(\(numberText(zoom)))")]) {
        legend.write(at: .zero, to: &$0)
      }
    }
  }
}

extension SVGPage {
  /// Writes the page inside another document.
  func write(at origin: LayoutPoint, zoom: Double, to svg: inout MarkupWriter) {
    let size = size(zoom: zoom)
    svg.element(
      "svg",
      [
        ("x", numberText(origin.x)), ("y", numberText(origin.y)),
        ("width", numberText(size.width)), ("height", numberText(size.height)),
        ("viewBox", Self.viewBox(rect)),
      ]
    ) { write(to: &$0) }
  }
}
