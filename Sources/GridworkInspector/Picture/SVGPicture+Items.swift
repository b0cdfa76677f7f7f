// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension SVGPicture {
  // MARK: Rectangles

  func writeFrames(to group: inout MarkupWriter) {
    for (index, item) in layout.items.enumerated() where item.kind != .guide && isDrawn(index) {
      let role = isContainer(index) ? item.kind.rawValue : "leaf"
      group.frame(item.frameInRoot, [("class", role), ("data-item", "\(index)")], title: item.line)
    }
  }

  func writeGuides(to group: inout MarkupWriter) {
    for (index, item) in layout.items.enumerated() where item.kind == .guide && isDrawn(index) {
      group.frame(item.frameInRoot, [("data-item", "\(index)")], title: item.line)
    }
  }

  /// Writes the alignment rectangles that differ from their frames by more than the rounding to
  /// pixels.
  func writeAlignmentRects(to group: inout MarkupWriter) {
    for (index, item) in layout.items.enumerated() where isDrawn(index) {
      guard let rect = layout.separateAlignmentRect(of: item), rect.isDrawable else { continue }
      group.element(
        "rect", MarkupWriter.attributes(of: rect),
        title: "alignment rectangle of \(nameText(item.name))")
    }
  }

  func writeMargins(to group: inout MarkupWriter) {
    for (index, item) in layout.items.enumerated() where isDrawn(index) && isContainer(index) {
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

  // MARK: Baselines

  /// Writes the baselines of leaves. The baselines of a container are those of its leaves.
  func writeBaselines(to group: inout MarkupWriter) {
    for (index, item) in layout.items.enumerated() where isDrawn(index) && !isContainer(index) {
      var offsets: [(String, Double)] = []
      if let first = item.firstBaseline { offsets.append(("first", first)) }
      if let last = item.lastBaseline, last != item.firstBaseline { offsets.append(("last", last)) }
      for (word, offset) in offsets where offset.isFinite {
        let y = item.frameInRoot.minY + offset
        group.element(
          "line",
          MarkupWriter.line(from: (item.frameInRoot.minX, y), to: (item.frameInRoot.maxX, y)),
          title: "\(word) baseline of \(nameText(item.name)), \(numberText(offset))")
      }
    }
  }
}

extension ComputedLayout {
  /// The alignment rectangle of an item in root coordinates; nil if it differs from the frame by no
  /// more than the rounding to pixels.
  func separateAlignmentRect(of item: Item) -> LayoutRect? {
    let pixel = scale > 0 ? 1 / scale : LengthTolerance.printed
    let (rect, frame) = (item.alignmentRect, item.frame)
    let isFrame =
      abs(rect.minX - frame.minX) < pixel && abs(rect.maxX - frame.maxX) < pixel
      && abs(rect.minY - frame.minY) < pixel && abs(rect.maxY - frame.maxY) < pixel
    if isFrame { return nil }
    return rect.offsetBy(
      dx: item.frameInRoot.minX - frame.minX, dy: item.frameInRoot.minY - frame.minY)
  }
}
