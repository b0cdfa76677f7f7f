// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension ComputedLayout {
  /// Draws this layout over an earlier one as an SVG picture.
  ///
  /// Frames that did not change are grey. A frame that changed is drawn twice: dashed and red at
  /// its earlier position, green at its new one, with a line between the two top-left corners.
  /// Views are matched by name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items in both layouts.
  /// - Parameters:
  ///   - earlier: The layout to compare with.
  ///   - zoom: Pixels per point, greater than 0; 2 by default.
  /// - Returns: A complete SVG document without a trailing line break.
  public func svgComparison(with earlier: ComputedLayout, zoom: Double = 2) -> String {
    ComparisonPicture(before: earlier, after: self).page()
      .document(zoom: zoom, label: "before and after")
  }

  /// Draws several layouts over earlier ones, as `svgComparison(with:zoom:)` draws one, below each
  /// other.
  ///
  /// - Parameters:
  ///   - changes: The layouts and their names, which the captions begin with.
  ///   - zoom: Pixels per point, greater than 0; 2 by default.
  /// - Returns: A complete SVG document without a trailing line break.
  package static func svgComparisons(
    _ changes: [(name: String, before: ComputedLayout, after: ComputedLayout)], zoom: Double = 2
  ) -> String {
    var pictures = MarkupWriter()
    var size = LayoutSize.zero
    for (name, before, after) in changes {
      let page = ComparisonPicture(before: before, after: after).page(captionedFor: name)
      page.write(at: LayoutPoint(x: 0, y: size.height), zoom: zoom, to: &pictures)
      size.width = max(size.width, page.size(zoom: zoom).width)
      size.height += page.size(zoom: zoom).height
    }
    let rect = LayoutRect(origin: .zero, size: size)
    return SVGPage.document(rect, size: size, label: "before and after") { $0.append(pictures) }
  }
}

/// Draws one layout over another.
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
    SVGPicture(layout: before, layers: .frames).bounds
      .union(SVGPicture(layout: after, layers: .frames).bounds)
  }

  /// The picture on a page, whose caption begins with a name if there is one.
  func page(captionedFor name: String? = nil) -> SVGPage {
    var drawing = MarkupWriter()
    write(to: &drawing)
    let changes = "\(counted(difference.changes.count, "view")) changed"
    return SVGPage(
      drawing, bounds: bounds, caption: name.map { "\($0): \(changes)" } ?? changes)
  }

  /// Writes three groups: the earlier frames, the later frames, and the lines between them.
  func write(to writer: inout MarkupWriter) {
    writer.element("g", [("class", "before")]) { write(before, isAfter: false, to: &$0) }
    writer.element("g", [("class", "after")]) { write(after, isAfter: true, to: &$0) }
    writer.element("g", [("class", "shifts")]) { writeShifts(to: &$0) }
  }

  /// Writes the frames of one layout. A frame that did not change is written only with the later
  /// layout.
  private func write(_ layout: ComputedLayout, isAfter: Bool, to group: inout MarkupWriter) {
    let picture = SVGPicture(layout: layout, layers: .frames)
    for (index, item) in layout.items.enumerated()
    where item.kind != .guide && picture.isDrawn(index) {
      let counterpart = isAfter ? itemsBefore[item.name] : itemsAfter[item.name]
      let stayed =
        counterpart?.visibility == .shown
        && counterpart.map { SVGPage.viewBox($0.frameInRoot) } == SVGPage.viewBox(item.frameInRoot)
      if stayed && !isAfter { continue }
      let role = picture.isContainer(index) ? " outline" : ""
      group.frame(
        item.frameInRoot,
        [("class", (stayed ? "same" : "changed") + role), ("data-item", "\(index)")],
        title: item.line)
      // The name of a view that moved is drawn at its later frame only.
      let isNamedThere = !isAfter && counterpart?.visibility == .shown
      if !picture.isContainer(index) && !isNamedThere { picture.writeName(of: item, to: &group) }
    }
  }

  private func writeShifts(to group: inout MarkupWriter) {
    for item in after.items where item.kind != .guide && item.visibility == .shown {
      guard let old = itemsBefore[item.name], old.visibility == .shown else { continue }
      let (from, to) = (old.frameInRoot.origin, item.frameInRoot.origin)
      let isSame = numberText(from.x) == numberText(to.x) && numberText(from.y) == numberText(to.y)
      guard !isSame, old.frameInRoot.isDrawable, item.frameInRoot.isDrawable else { continue }
      group.element(
        "line", MarkupWriter.line(from: (from.x, from.y), to: (to.x, to.y)),
        title: "\(nameText(item.name)) by \(signedNumberText(to.x - from.x)), "
          + signedNumberText(to.y - from.y))
    }
  }
}
