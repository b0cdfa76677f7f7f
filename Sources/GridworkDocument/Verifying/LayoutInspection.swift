// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// How far numbers may be off before something is wrong, in points.
private let tolerance = 1e-6
/// How many overlapping pairs in one view are listed.
private let listedOverlaps = 1000

extension DocumentTree {
  /// Everything that is wrong with what the tree shows now.
  ///
  /// Ambiguity is judged by the levels of the views. A view that its app has hidden, or that has no
  /// place, is not looked at.
  public func findings() -> [Finding] { findings(in: root.computedLayout) }

  func findings(in layout: ComputedLayout) -> [Finding] {
    var inspection = LayoutInspection(layout)
    inspection.findConflicts()
    inspection.findAmbiguities()
    inspection.findSqueezed(contentSizes(in: layout))
    inspection.findOutside()
    inspection.findOverlaps()
    inspection.findNegativeGaps()
    return inspection.findings
  }

  /// By position in the layout: the size that the content wants at the width that it has.
  private func contentSizes(in layout: ComputedLayout) -> [Int: LayoutSize] {
    var sizes: [Int: LayoutSize] = [:]
    for (position, item) in layout.items.enumerated() {
      guard let id = item.identifier, let view = self.item(named: id) as? DocumentView else {
        continue
      }
      var size = view.intrinsicContentSize
      if let height = view.height(forWidth: item.alignmentRect.width) {
        size.height = height
        // Content that wraps has no width of its own to fall short of.
        size.width = 0
      }
      sizes[position] = size
    }
    return sizes
  }
}

/// Looks through a layout for what is wrong.
struct LayoutInspection {
  let layout: ComputedLayout
  private(set) var findings: [Finding] = []
  /// By position: the positions of the shown views directly inside.
  private var shownInside: [[Int]]

  init(_ layout: ComputedLayout) {
    self.layout = layout
    shownInside = [[Int]](repeating: [], count: layout.items.count)
    for (position, item) in layout.items.enumerated() where item.isShownView {
      if let parent = item.parent { shownInside[parent].append(position) }
    }
  }

  private mutating func add(
    _ kind: Finding.Kind, _ subject: String, _ detail: String, _ amount: Double = 0
  ) {
    findings.append(Finding(kind, subject, detail: detail, amount: amount))
  }

  private func name(_ position: Int) -> String { layout.items[position].name }

  // MARK: What the solver says

  mutating func findConflicts() {
    for conflict in layout.conflicts {
      let broken = conflict.constraints[conflict.broken]
      let subject = broken.identifier.map { "constraint \($0)" } ?? broken.text.withoutAddresses
      let others = conflict.constraints.count - 1
      add(
        .conflict, subject,
        "contradicts \(others) other\(others == 1 ? "" : "s") by \(numberText(conflict.excess))",
        conflict.excess)
    }
    for problem in layout.problems { add(.problem, name(problem.item), problem.message) }
  }

  mutating func findAmbiguities() {
    for ambiguity in layout.forbiddenAmbiguities {
      add(
        .ambiguity, "\(name(ambiguity.item)) \(ambiguity.attribute.rawValue)",
        "is \(numberText(ambiguity.value)), but could be \(numberText(ambiguity.alternative))",
        abs(ambiguity.alternative - ambiguity.value))
    }
  }

  // MARK: What the frames say

  mutating func findSqueezed(_ contentSizes: [Int: LayoutSize]) {
    for (position, item) in layout.items.enumerated() where item.isShownView {
      guard let content = contentSizes[position] else { continue }
      let width = content.width - item.alignmentRect.width
      let height = content.height - item.alignmentRect.height
      if content.width >= 0, width > tolerance {
        add(
          .squeezed, "\(item.name) width", "is \(numberText(width)) less than its content's", width
        )
      }
      if content.height >= 0, height > tolerance {
        add(
          .squeezed, "\(item.name) height", "is \(numberText(height)) less than its content's",
          height)
      }
    }
  }

  /// Views that stick out of the one they lie in, and of the top-level view.
  mutating func findOutside() {
    guard let page = layout.items.first?.frameInRoot else { return }
    for item in layout.items where item.isShownView {
      guard let parent = item.parent, !item.frame.isEmpty else { continue }
      if let excess = item.frameInRoot.excess(over: page) {
        add(
          .outside, "\(item.name)", "sticks out of \(name(0)) by \(numberText(excess))", excess)
      } else if let excess = item.frameInRoot.excess(over: layout.items[parent].frameInRoot) {
        add(
          .clipped, "\(item.name)", "sticks out of \(name(parent)) by \(numberText(excess))",
          excess)
      }
    }
  }

  /// Overlapping siblings, gone through along the axis on which they crowd each other less. Where
  /// everything lies on everything, so many pairs say it.
  mutating func findOverlaps() {
    for (parent, siblings) in shownInside.enumerated() where siblings.count > 1 {
      let axis: LayoutAxis =
        crowding(of: siblings, .vertical) < crowding(of: siblings, .horizontal)
        ? .vertical : .horizontal
      let sorted = siblings.sorted { a, b in (start(a, axis), a) < (start(b, axis), b) }
      var count = 0
      search: for (place, first) in sorted.enumerated() {
        let frame = layout.items[first].frame
        let end = start(first, axis) + frame.size[axis]
        for second in sorted[(place + 1)...] {
          guard start(second, axis) < end - tolerance else { break }
          let other = layout.items[second].frame
          let width = min(frame.maxX, other.maxX) - max(frame.minX, other.minX)
          let height = min(frame.maxY, other.maxY) - max(frame.minY, other.minY)
          guard width > tolerance, height > tolerance else { continue }
          count += 1
          guard count <= listedOverlaps else {
            add(.overlap, "subviews of \(name(parent))", "overlap in more pairs than these")
            break search
          }
          add(
            .overlap, "\(name(min(first, second))) and \(name(max(first, second)))",
            "overlap by \(numberText(width)) by \(numberText(height))", min(width, height))
        }
      }
    }
  }

  private func start(_ position: Int, _ axis: LayoutAxis) -> Double {
    let origin = layout.items[position].frame.origin
    return axis == .horizontal ? origin.x : origin.y
  }

  /// How often views would cover the stretch of an axis that they take up together.
  private func crowding(of positions: [Int], _ axis: LayoutAxis) -> Double {
    var (first, last, sum) = (Double.infinity, -Double.infinity, 0.0)
    for position in positions {
      let extent = layout.items[position].frame.size[axis]
      first = min(first, start(position, axis))
      last = max(last, start(position, axis) + extent)
      sum += extent
    }
    return last > first ? sum / (last - first) : .infinity
  }

  mutating func findNegativeGaps() {
    for grid in layout.grids where layout.items[grid.item].visibility == .shown {
      // In a grid that runs right to left, columns come from the right.
      for (tracks, noun) in [(grid.columns, "columns"), (grid.rows, "rows")] {
        for (track, next) in zip(tracks, tracks.dropFirst()) {
          let (before, after) = track.position <= next.position ? (track, next) : (next, track)
          let gap = after.position - before.position - before.extent
          guard gap < -tolerance else { continue }
          add(
            .negativeGap, "\(name(grid.item)) \(noun) \(track.index) and \(next.index)",
            "overlap by \(numberText(-gap))", -gap)
        }
      }
    }
  }
}

extension ComputedLayout.Item {
  fileprivate var isShownView: Bool { kind != .guide && visibility == .shown }
}

extension LayoutRect {
  fileprivate var isEmpty: Bool { width <= tolerance || height <= tolerance }

  /// How far the rectangle sticks out of another one, at its worst edge; nil when it does not.
  fileprivate func excess(over other: LayoutRect) -> Double? {
    let excess = max(
      other.minX - minX, maxX - other.maxX, other.minY - minY, maxY - other.maxY)
    return excess > tolerance ? excess : nil
  }
}

extension String {
  /// A constraint's text without what differs from layout to layout: addresses.
  fileprivate var withoutAddresses: String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstIndex(of: ":").map({ $0..<rest.index(after: $0) }) {
      result += rest[..<range.lowerBound]
      rest = rest[range.lowerBound...]
      if rest.hasPrefix(":0x") {
        rest = rest.dropFirst(3).drop { $0.isHexDigit }
      } else {
        result += ":"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
