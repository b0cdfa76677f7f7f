// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension SVGPicture {
  // MARK: Rectangles

  func writeFrames(to group: inout MarkupWriter) {
    for (index, item) in layout.items.enumerated() where item.kind != .guide && isDrawn(index) {
      let role = hasInside[index] ? item.kind.rawValue : "leaf"
      group.element(
        "rect",
        [("class", role), ("data-item", "\(index)")]
          + MarkupWriter.attributes(of: item.frameInRoot),
        title: item.line)
    }
  }

  func writeGuides(to group: inout MarkupWriter) {
    for (index, item) in layout.items.enumerated() where item.kind == .guide && isDrawn(index) {
      group.element(
        "rect", [("data-item", "\(index)")] + MarkupWriter.attributes(of: item.frameInRoot),
        title: item.line)
    }
  }

  /// Alignment rectangles that are not their frame but for rounding to pixels.
  func writeAlignmentRects(to group: inout MarkupWriter) {
    let pixel = layout.scale > 0 ? 1 / layout.scale : 0.001
    for (index, item) in layout.items.enumerated() where isDrawn(index) {
      let (rect, frame) = (item.alignmentRect, item.frame)
      let isFrame =
        abs(rect.minX - frame.minX) < pixel && abs(rect.maxX - frame.maxX) < pixel
        && abs(rect.minY - frame.minY) < pixel && abs(rect.maxY - frame.maxY) < pixel
      if isFrame || !rect.isDrawable { continue }
      let origin = parentOrigin(of: item)
      group.element(
        "rect", MarkupWriter.attributes(of: rect.offset(x: origin.x, y: origin.y)),
        title: "alignment rectangle of \(nameText(item.name))")
    }
  }

  func writeMargins(to group: inout MarkupWriter) {
    for (index, item) in layout.items.enumerated() where isDrawn(index) && hasInside[index] {
      guard let margins = item.margins else { continue }
      let frame = item.frameInRoot
      let inner = LayoutRect(
        x: frame.minX + margins.left, y: frame.minY + margins.top,
        width: frame.width - margins.left - margins.right,
        height: frame.height - margins.top - margins.bottom)
      guard inner.isDrawable, inner.width > 0, inner.height > 0 else { continue }
      group.element(
        "rect", MarkupWriter.attributes(of: inner), title: "margins of \(nameText(item.name))")
    }
  }

  /// Where the parent's frame begins in root coordinates, as the item's own frames tell.
  private func parentOrigin(of item: ComputedLayout.Item) -> LayoutPoint {
    LayoutPoint(
      x: item.frameInRoot.minX - item.frame.minX, y: item.frameInRoot.minY - item.frame.minY)
  }

  // MARK: Baselines

  /// The baselines of leaves; those of containers are the same lines once more.
  func writeBaselines(to group: inout MarkupWriter) {
    for (index, item) in layout.items.enumerated() where isDrawn(index) && !hasInside[index] {
      var offsets: [(String, Double)] = []
      if let first = item.firstBaseline { offsets.append(("first", first)) }
      if let last = item.lastBaseline, last != item.firstBaseline { offsets.append(("last", last)) }
      for (word, offset) in offsets where offset.isFinite {
        let y = numberText(item.frameInRoot.minY + offset)
        group.element(
          "line",
          [
            ("x1", numberText(item.frameInRoot.minX)), ("y1", y),
            ("x2", numberText(item.frameInRoot.maxX)), ("y2", y),
          ], title: "\(word) baseline of \(nameText(item.name)), \(numberText(offset))")
      }
    }
  }

  // MARK: Names

  /// The width of a character of a monospaced font for a font size of 1.
  private static let characterWidth = 0.602

  func writeNames(to group: inout MarkupWriter) {
    var tags: [(corner: LayoutPoint, names: [String])] = []
    for (index, item) in layout.items.enumerated() where item.kind != .guide && isDrawn(index) {
      if hasInside[index] {
        let corner = item.frameInRoot.origin
        if let place = tags.firstIndex(where: { $0.corner == corner }) {
          tags[place].names.append(nameText(item.name))
        } else {
          tags.append((corner, [nameText(item.name)]))
        }
      } else {
        writeName(of: item, to: &group)
      }
    }
    // Containers that begin in the same corner share the place above it.
    for tag in tags {
      group.element(
        "text",
        [
          ("class", "tag"), ("x", numberText(tag.corner.x)), ("y", numberText(tag.corner.y - 2.5)),
          ("font-size", "7"),
        ], text: tag.names.joined(separator: " › "))
    }
  }

  /// Writes the name of a leaf on its first baseline, or in its middle, as large as fits.
  func writeName(of item: ComputedLayout.Item, to group: inout MarkupWriter) {
    let frame = item.frameInRoot
    let name = nameText(item.name)
    let width = Self.characterWidth * Double(max(1, name.columns))
    let size = min(10, (frame.width - 4) / width, frame.height * 0.8)
    guard size >= 3 else { return }
    let baseline = item.firstBaseline ?? frame.height / 2 + size * 0.35
    group.element(
      "text",
      [
        ("x", numberText(frame.minX + 2)), ("y", numberText(frame.minY + baseline)),
        ("font-size", numberText(size)),
      ], text: name)
  }
}
