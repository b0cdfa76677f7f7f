// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension ComputedLayout {
  /// Draws the layout as an SVG picture: a self-contained file with a caption and a legend. Its
  /// colours follow the reader's light or dark appearance.
  ///
  /// The picture shows frames, the names of views, grid tracks with their sizes, the spaces in
  /// grids and stacks, baselines and problems. Most viewers show the numbers of a view or a track
  /// in a tooltip. The caption gives the size, direction and scale that the layout was computed
  /// for. Equal layouts give equal bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items and tracks.
  /// - Parameters:
  ///   - layers: The layers to draw; ``PictureLayers/standard`` by default.
  ///   - zoom: Pixels per point, greater than 0; 2 by default.
  ///   - texts: Texts to write inside views instead of their names, such as the titles of buttons,
  ///     keyed by the names of the views; empty by default.
  /// - Returns: A complete SVG document without a trailing line break.
  public func svgPicture(
    layers: PictureLayers = .standard, zoom: Double = 2, texts: [String: String] = [:]
  ) -> String {
    let name = items.first.map { nameText($0.name) } ?? "nothing"
    return SVGPicture(layout: self, layers: layers, texts: texts).page()
      .document(zoom: zoom, label: "layout of \(name), \(inputsText)")
  }
}

/// Draws one layout as an SVG picture.
struct SVGPicture {
  let layout: ComputedLayout
  let layers: PictureLayers
  /// The texts to write inside views instead of their names, keyed by name.
  let texts: [String: String]
  /// The positions of each item's visible child views, in tree order.
  let children: [[Int]]

  init(layout: ComputedLayout, layers: PictureLayers, texts: [String: String] = [:]) {
    self.layout = layout
    self.layers = layers
    self.texts = texts
    children = layout.shownChildren
  }

  /// Whether an item contains visible views. If so, its name stands beside its frame, not inside.
  func isContainer(_ index: Int) -> Bool { !children[index].isEmpty }

  /// The picture on a page, with or without a legend.
  func page(hasLegend: Bool = true) -> SVGPage {
    var drawing = MarkupWriter()
    write(to: &drawing)
    return SVGPage(drawing, bounds: bounds, caption: layout.inputsText, hasLegend: hasLegend)
  }

  /// Writes each layer as a group whose class is the name of the layer.
  func write(to writer: inout MarkupWriter) {
    var space = LabelSpace()
    for (index, item) in layout.items.enumerated()
    where item.kind != .guide && isDrawn(index) && !isContainer(index) {
      space.take(item.frameInRoot)
    }
    for (layer, name) in PictureLayers.stack where layers.contains(layer) {
      writer.element("g", [("class", name)]) { group in
        switch layer {
        case .tracks: writeBands(.track, to: &group)
        case .padding: writeBands(.padding, to: &group)
        case .gaps:
          writeBands(.gap, to: &group)
          writeStackSpaces(to: &group)
        case .margins: writeMargins(to: &group)
        case .frames: writeFrames(to: &group)
        case .guides: writeGuides(to: &group)
        case .alignmentRects: writeAlignmentRects(to: &group)
        case .baselines: writeBaselines(to: &group)
        case .problems: writeProblems(to: &group)
        case .sizes: writeSizes(in: &space, to: &group)
        default: writeNames(in: &space, to: &group)
        }
      }
    }
  }

  /// The smallest rectangle that contains all drawn frames.
  var bounds: LayoutRect {
    let frames = layout.items.indices.filter { index in
      isDrawn(index) && (layers.contains(.guides) || layout.items[index].kind != .guide)
    }.map { layout.items[$0].frameInRoot }
    guard let first = frames.first else { return .zero }
    return frames.reduce(first) { $0.union($1) }
  }

  func isDrawn(_ index: Int) -> Bool { layout.items[index].isDrawn }
}

extension ComputedLayout {
  /// The positions of each item's visible child views, in tree order.
  var shownChildren: [[Int]] {
    var children = [[Int]](repeating: [], count: items.count)
    for (index, item) in items.enumerated() where item.kind != .guide && item.visibility == .shown {
      if let parent = item.parent { children[parent].append(index) }
    }
    return children
  }
}
