// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension SVGPicture {
  /// Outlines the views of broken constraints, the ambiguous views, and the other frames that
  /// ambiguous views could have.
  func writeProblems(to group: inout MarkupWriter) {
    var broken: [Int: [String]] = [:]
    for conflict in layout.conflicts {
      let constraint = conflict.constraints[conflict.broken]
      for item in constraint.items { broken[item, default: []].append(constraint.text) }
    }
    for index in layout.items.indices where isDrawn(index) {
      guard let texts = broken[index] else { continue }
      group.element(
        "rect",
        [("class", "broken")] + MarkupWriter.attributes(of: layout.items[index].frameInRoot),
        title: "broken: \(texts.joined(separator: ", "))")
    }
    let ambiguous = Set(layout.ambiguities.map { $0.item })
    for index in layout.items.indices where isDrawn(index) && ambiguous.contains(index) {
      group.element(
        "rect",
        [("class", "open")] + MarkupWriter.attributes(of: layout.items[index].frameInRoot))
    }
    for ambiguity in layout.ambiguities where isDrawn(ambiguity.item) {
      let other = layout.otherFrame(of: ambiguity)
      guard other.isDrawable else { continue }
      group.element(
        "rect", [("class", "ambiguous")] + MarkupWriter.attributes(of: other),
        title: layout.sentences(about: [ambiguity]).map { $0.text }.joined())
    }
  }
}

extension ComputedLayout {
  /// The other frame that an ambiguous view could have, in root coordinates.
  func otherFrame(of ambiguity: Ambiguity) -> LayoutRect {
    var frame = items[ambiguity.item].frameInRoot
    frame[ambiguity.attribute] += ambiguity.alternative - ambiguity.value
    return frame
  }
}
