// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension ComputedLayout {
  /// The layout as an SVG picture: one file without any other, the same bytes for the same layout,
  /// in light or dark colours as the reader's system has it.
  ///
  /// Frames, names at their baselines, the tracks of grids with their gaps and paddings, and what is
  /// wrong; pointing at something shows its numbers. Below stands what the layout was asked.
  ///
  /// - Parameters:
  ///   - layers: What to show; by default ``PictureLayers/standard``.
  ///   - zoom: Pixels for a point, above 0; 2 by default.
  /// - Returns: A whole SVG document, without a line break after the last line.
  public func svgPicture(layers: PictureLayers = .standard, zoom: Double = 2) -> String {
    SVGPicture(layout: self, layers: layers).document(zoom: zoom)
  }
}

/// The steps from a layout to a picture in SVG.
struct SVGPicture {
  let layout: ComputedLayout
  let layers: PictureLayers
  /// Whether something lies inside an item, so that its name goes above it.
  let hasInside: [Bool]

  init(layout: ComputedLayout, layers: PictureLayers) {
    self.layout = layout
    self.layers = layers
    var hasInside = [Bool](repeating: false, count: layout.items.count)
    for item in layout.items where item.kind != .guide && item.visibility == .shown {
      if let parent = item.parent { hasInside[parent] = true }
    }
    self.hasInside = hasInside
  }

  /// A whole document.
  func document(zoom: Double) -> String {
    let name = layout.items.first.map { nameText($0.name) } ?? "nothing"
    return SVGDocument.text(
      around: bounds, zoom: zoom, label: "layout of \(name), \(layout.inputsText)",
      caption: layout.inputsText
    ) { write(to: &$0) }
  }

  /// The layers, each a group with its name as the class.
  func write(to writer: inout MarkupWriter) {
    for (layer, name) in PictureLayers.stack where layers.contains(layer) {
      writer.element("g", [("class", name)]) { group in
        switch layer {
        case .tracks: writeBands(.track, to: &group)
        case .padding: writeBands(.padding, to: &group)
        case .gaps: writeBands(.gap, to: &group)
        case .margins: writeMargins(to: &group)
        case .frames: writeFrames(to: &group)
        case .guides: writeGuides(to: &group)
        case .alignmentRects: writeAlignmentRects(to: &group)
        case .baselines: writeBaselines(to: &group)
        case .problems: writeProblems(to: &group)
        default: writeNames(to: &group)
        }
      }
    }
  }

  /// The smallest rectangle around everything that is drawn.
  var bounds: LayoutRect {
    let frames = layout.items.indices.filter(isDrawn).map { layout.items[$0].frameInRoot }
    guard let left = frames.map(\.minX).min(), let top = frames.map(\.minY).min(),
      let right = frames.map(\.maxX).max(), let bottom = frames.map(\.maxY).max()
    else { return .zero }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether an item has something to show: hidden views are left out.
  func isDrawn(_ index: Int) -> Bool {
    layout.items[index].visibility == .shown && layout.items[index].frameInRoot.isDrawable
  }
}
