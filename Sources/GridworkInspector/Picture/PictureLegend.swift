// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A legend that explains the colours and lines of a picture.
struct PictureLegend {
  /// A kind of mark. The raw value is its explanation.
  enum Entry: String, CaseIterable {
    case grid = "grid"
    case stack = "stack"
    case view = "view"
    case track = "row or column"
    case merge = "merged cells"
    case padding = "padding"
    case gap = "space"
    case margins = "margins"
    case guide = "guide"
    case alignment = "alignment rectangle"
    case baseline = "baseline"
    case broken = "broken constraint"
    case ambiguous = "ambiguous"
    case unchanged = "unchanged"
    case before = "before"
    case after = "after"
  }

  private static let swatch = LayoutSize(width: 10, height: 6)
  private static let swatchGap = 3.0
  private static let entryGap = 9.0
  private static let lineHeight = 9.0
  private static let topGap = 3.0

  /// The entries, line by line.
  private let lines: [[Entry]]

  /// Arranges entries in lines of at most a given width, in points.
  init(_ entries: [Entry], width: Double) {
    var lines: [[Entry]] = []
    var used = 0.0
    for entry in entries {
      let needed = Self.width(of: entry)
      if lines.isEmpty || used + needed - Self.entryGap > width {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(entry)
      used += needed
    }
    self.lines = lines
  }

  /// The height in points; 0 if the legend has no entries.
  var height: Double {
    lines.isEmpty ? 0 : Double(lines.count) * Self.lineHeight + Self.topGap
  }

  private static func width(of entry: Entry) -> Double {
    swatch.width + swatchGap
      + PictureText.size(of: entry.rawValue, fontSize: PictureText.tagSize).width + entryGap
  }

  /// Writes the legend with its top-left corner at a point.
  func write(at origin: LayoutPoint, to svg: inout MarkupWriter) {
    if lines.isEmpty { return }
    svg.element("g", [("class", "legend")]) { group in
      var y = origin.y + Self.topGap
      for line in lines {
        var x = origin.x
        for entry in line {
          let rect = LayoutRect(
            x: x, y: y, width: Self.swatch.width, height: Self.swatch.height)
          group.element("g", [("class", entry.layer)]) { entry.writeSwatch(rect, to: &$0) }
          group.element(
            "text",
            [
              ("class", "caption"), ("x", numberText(rect.maxX + Self.swatchGap)),
              ("y", numberText(y + Self.swatch.height - 0.5)),
            ], text: entry.rawValue)
          x += Self.width(of: entry)
        }
        y += Self.lineHeight
      }
    }
  }
}

extension PictureLegend.Entry {
  /// The class of the group that the mark belongs to.
  fileprivate var layer: String {
    switch self {
    case .grid, .stack, .view: "frames"
    case .track, .merge: "tracks"
    case .padding: "padding"
    case .gap: "gaps"
    case .margins: "margins"
    case .guide: "guides"
    case .alignment: "alignment"
    case .baseline: "baselines"
    case .broken, .ambiguous: "problems"
    case .unchanged, .after: "after"
    case .before: "before"
    }
  }

  /// The class of the mark itself; nil if the mark has the style of its group.
  fileprivate var role: String? {
    switch self {
    case .grid: "grid"
    case .stack: "stack"
    case .merge: "merge"
    case .broken: "broken"
    case .ambiguous: "ambiguous"
    case .view: "leaf"
    case .unchanged: "same"
    case .before, .after: "changed"
    case .track, .padding, .gap, .margins, .guide, .alignment, .baseline: nil
    }
  }

  fileprivate func writeSwatch(_ rect: LayoutRect, to group: inout MarkupWriter) {
    if self == .baseline {
      group.element(
        "line", MarkupWriter.line(from: (rect.minX, rect.midY), to: (rect.maxX, rect.midY)))
    } else {
      group.element(
        "rect", (role.map { [("class", $0)] } ?? []) + MarkupWriter.attributes(of: rect))
    }
  }
}

extension PictureLegend.Entry {
  /// The entries for the marks that a drawing contains, in legend order.
  static func entries(for drawing: MarkupWriter) -> [Self] {
    allCases.filter { entry in
      drawing.marks.contains(MarkupWriter.Mark(group: entry.layer, role: entry.role))
    }
  }
}
