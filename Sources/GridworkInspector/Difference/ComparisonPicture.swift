// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension ComputedLayout {
  /// This layout laid over an earlier one, as an SVG picture: what stayed is grey, what changed is
  /// dashed red where it was and green where it is, with a line from corner to corner.
  ///
  /// - Parameters:
  ///   - earlier: The layout to compare with.
  ///   - zoom: Pixels for a point, above 0; 2 by default.
  /// - Returns: A whole SVG document, without a line break after the last line.
  public func svgComparison(with earlier: ComputedLayout, zoom: Double = 2) -> String {
    let picture = ComparisonPicture(before: earlier, after: self)
    let count = picture.difference.changes.count
    return SVGDocument.text(
      around: picture.bounds, zoom: zoom, label: "before and after",
      caption: count == 1 ? "1 view changed" : "\(count) views changed"
    ) { picture.write(to: &$0) }
  }
}

/// Two layouts, one over the other.
struct ComparisonPicture {
  let before: ComputedLayout
  let after: ComputedLayout
  let difference: LayoutDifference
  private let itemsBefore: [String: ComputedLayout.Item]
  private let itemsAfter: [String: ComputedLayout.Item]

  init(before: ComputedLayout, after: ComputedLayout) {
    self.before = before
    self.after = after
    difference = LayoutDifference(from: before, to: after)
    itemsBefore = Dictionary(uniqueKeysWithValues: before.items.map { ($0.name, $0) })
    itemsAfter = Dictionary(uniqueKeysWithValues: after.items.map { ($0.name, $0) })
  }

  var bounds: LayoutRect {
    let old = SVGPicture(layout: before, layers: .frames).bounds
    let new = SVGPicture(layout: after, layers: .frames).bounds
    let left = min(old.minX, new.minX)
    let top = min(old.minY, new.minY)
    return LayoutRect(
      x: left, y: top, width: max(old.maxX, new.maxX) - left, height: max(old.maxY, new.maxY) - top)
  }

  /// Writes the group of what was, of what is, and of the ways between.
  func write(to writer: inout MarkupWriter) {
    writer.element("g", [("class", "before")]) { write(before, isAfter: false, to: &$0) }
    writer.element("g", [("class", "after")]) { write(after, isAfter: true, to: &$0) }
    writer.element("g", [("class", "shifts")]) { writeShifts(to: &$0) }
  }

  /// The frames of one layout; those that stayed where they were, in the later one only.
  private func write(_ layout: ComputedLayout, isAfter: Bool, to group: inout MarkupWriter) {
    let picture = SVGPicture(layout: layout, layers: .frames)
    for (index, item) in layout.items.enumerated()
    where item.kind != .guide && picture.isDrawn(index) {
      let counterpart = isAfter ? itemsBefore[item.name] : itemsAfter[item.name]
      let stayed =
        counterpart?.visibility == .shown
        && counterpart.map { SVGDocument.viewBox($0.frameInRoot) }
          == SVGDocument.viewBox(item.frameInRoot)
      if stayed && !isAfter { continue }
      let role = picture.hasInside[index] ? " outline" : ""
      group.element(
        "rect",
        [("class", (stayed ? "same" : "changed") + role), ("data-item", "\(index)")]
          + MarkupWriter.attributes(of: item.frameInRoot), title: item.line)
      // Where a view moved its name goes along.
      let isNamedThere = !isAfter && counterpart?.visibility == .shown
      if !picture.hasInside[index] && !isNamedThere { picture.writeName(of: item, to: &group) }
    }
  }

  private func writeShifts(to group: inout MarkupWriter) {
    for item in after.items where item.kind != .guide && item.visibility == .shown {
      guard let old = itemsBefore[item.name], old.visibility == .shown else { continue }
      let (from, to) = (old.frameInRoot.origin, item.frameInRoot.origin)
      let isSame = numberText(from.x) == numberText(to.x) && numberText(from.y) == numberText(to.y)
      guard !isSame, old.frameInRoot.isDrawable, item.frameInRoot.isDrawable else { continue }
      group.element(
        "line",
        [
          ("x1", numberText(from.x)), ("y1", numberText(from.y)), ("x2", numberText(to.x)),
          ("y2", numberText(to.y)),
        ],
        title: "\(nameText(item.name)) by \(signedNumberText(to.x - from.x)), "
          + signedNumberText(to.y - from.y))
    }
  }
}
