// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension SVGPicture {
  /// Writes the names of all views. The name of a leaf stands inside its frame. The name of a
  /// container stands where it covers no view and no other label; if there is no such place, only
  /// the tooltip has the name.
  func writeNames(in space: inout LabelSpace, to group: inout MarkupWriter) {
    for (index, item) in layout.items.enumerated() where item.kind != .guide && isDrawn(index) {
      if !isContainer(index) { writeName(of: item, to: &group) }
    }
    for tag in tags {
      let text = PictureText.shortened(tag.text, to: bounds.width, size: PictureText.tagSize)
      let size = PictureText.size(of: text, fontSize: PictureText.tagSize)
      guard let rect = space.takeFirst(of: Self.places(for: size, at: tag.frame)) else { continue }
      group.element(
        "text",
        [
          ("class", "tag"), ("x", numberText(rect.minX)),
          ("y", numberText(rect.maxY - PictureText.tagSize * 0.25)),
        ], text: text)
    }
  }

  /// The names of containers. Containers that share a top-left corner share one label, which joins
  /// their names as a path.
  private var tags: [(frame: LayoutRect, text: String)] {
    var tags: [(frame: LayoutRect, text: String)] = []
    var positions: [LayoutPoint: Int] = [:]
    for (index, item) in layout.items.enumerated()
    where item.kind != .guide && isDrawn(index) && isContainer(index) {
      let corner = item.frameInRoot.origin
      if let position = positions[corner] {
        tags[position].text += " › \(nameText(item.name))"
      } else {
        positions[corner] = tags.count
        tags.append((item.frameInRoot, nameText(item.name)))
      }
    }
    return tags
  }

  /// The places for a container's name, best first: above its top-left corner, above the ruler
  /// there, above its top-right corner, inside its corners, below it.
  private static func places(for size: LayoutSize, at frame: LayoutRect) -> [LayoutRect] {
    PictureLabels.tagPlaces.map { place in
      LayoutRect(
        x: frame.minX + place.right * (frame.width - size.width) + place.x,
        y: frame.minY + place.bottom * frame.height + place.lines * size.height + place.y,
        width: size.width, height: size.height)
    }
  }

  /// Writes the name of a leaf on its first baseline, or at half its height if it has none, or if the
  /// name would stick out above. A name that is too long is shortened. A leaf that is lower than the
  /// letters of a name has no name.
  func writeName(of item: ComputedLayout.Item, to group: inout MarkupWriter) {
    let frame = item.frameInRoot
    let text = PictureText.shortened(
      texts[item.name] ?? nameText(item.name), to: frame.width - 1, size: PictureText.nameSize)
    guard frame.height >= PictureText.nameSize * PictureLabels.letterHeight, !text.isEmpty else {
      return
    }
    let width = PictureText.size(of: text, fontSize: PictureText.nameSize).width
    let margin = min(PictureLabels.nameMargin, (frame.width - width) / 2)
    let middle = frame.height / 2 + PictureText.nameSize * PictureLabels.letterHeight / 2
    let first = item.firstBaseline ?? 0
    let baseline = first >= PictureText.nameSize * PictureLabels.letterHeight ? first : middle
    group.element(
      "text",
      [("x", numberText(frame.minX + margin)), ("y", numberText(frame.minY + baseline))],
      text: text)
  }
}
