// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A rule of the host contract, and the check for its violations.
struct HostCheck: Sendable {
  /// The name of the rule.
  let name: String
  /// Returns a sentence for each violation of the rule. The adapter must be new.
  let violations: @Sendable (_ adapter: any HostAdapter) -> [String]

  /// Checks of single widgets. The checks in ``ofTrees`` require an adapter that passes these.
  static let ofLeaves = [measuring, baselines]

  /// Checks of a tree that the host shows.
  static let ofTrees = [
    frames, hiding, direction, rounding, deferring, reentrance, measuringCalls,
  ]
}

// MARK: Widgets alone

extension HostCheck {
  private static let leaves: KeyValuePairs<String, HostLeaf> = [
    "label": .label("Name"), "field": .field, "note": .note(HostStage.note),
  ]

  /// Calls the body with the content of each kind of leaf and collects the violations.
  private static func forEachContent(
    of adapter: any HostAdapter, _ body: (_ name: String, any LayoutContent) -> [String]
  ) -> [String] {
    leaves.flatMap { name, leaf in
      guard let content = adapter.makeLeaf(leaf).layoutContent else {
        return ["the view of a \(name) has no layoutContent. Make it with LayoutView(content:)."]
      }
      return body(name, content)
    }
  }

  static let measuring = HostCheck(name: "measuring") { adapter in
    forEachContent(of: adapter) { name, content in
      let size = content.intrinsicContentSize
      for (length, side) in [(size.width, "wide"), (size.height, "tall")] {
        let isUsable = length >= 0 || length == LayoutView.noIntrinsicMetric
        guard length.isFinite, isUsable else {
          return ["a \(name) is \(length.text) \(side). Return 0 or more, or noIntrinsicMetric."]
        }
      }
      guard content.intrinsicContentSize == size else {
        return ["a \(name) has another size when it is asked again without a change."]
      }
      guard name == "note" else { return [] }
      return unsteadyHeights(of: content, size)
    }
  }

  /// The violations in the heights of a note at several widths.
  private static func unsteadyHeights(of content: any LayoutContent, _ size: LayoutSize) -> [String]
  {
    var wider: (width: Double, height: Double)?
    for part in [1, 0.75, 0.5, 0.25] {
      let width = (size.width * part).rounded(.up)
      guard let height = content.height(forWidth: width) else {
        return ["a note has no height at a width. Return one from height(forWidth:): it wraps."]
      }
      guard height.isFinite, height >= 0 else {
        return ["a note is \(height.text) tall at a width of \(width.text). Return 0 or more."]
      }
      if let wider, height < wider.height {
        return [
          "a note is \(wider.height.text) tall at a width of \(wider.width.text), but only "
            + "\(height.text) at \(width.text). Less width never takes less height."
        ]
      }
      wider = (width, height)
    }
    return []
  }

  static let baselines = HostCheck(name: "baselines") { adapter in
    forEachContent(of: adapter) { name, content in
      let height = content.intrinsicContentSize.height
      let first = content.firstBaselineOffsetFromTop
      let last = content.lastBaselineOffsetFromBottom
      guard let first, let last else {
        return first == nil && last == nil
          ? [] : ["a \(name) has only one of its two baselines. Return both, or neither."]
      }
      var violations: [String] = []
      if first < 0 || first > height {
        violations.append(
          "the first baseline of a \(name) lies \(first.text) below its top, and the \(name) is "
            + "\(height.text) tall.")
      }
      if last < 0 || last > height {
        violations.append(
          "the last baseline of a \(name) lies \(last.text) above its bottom, and the \(name) is "
            + "\(height.text) tall. Measure it from the bottom.")
      }
      if violations.isEmpty, height - last < first {
        violations.append("the last baseline of a \(name) lies above its first.")
      }
      return violations
    }
  }
}

// MARK: Numbers in messages

extension Double {
  /// The number without a fractional part if it is whole.
  var text: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}

extension LayoutRect {
  /// The rectangle as `x y width height`.
  var text: String { [minX, minY, width, height].map(\.text).joined(separator: " ") }
}
