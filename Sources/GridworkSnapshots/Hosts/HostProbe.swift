// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Wraps the content of an adapter's leaf and counts the calls that it receives.
final class HostProbe: PlacedContent {
  private let content: any LayoutContent
  /// How many times the size was read.
  private(set) var readings = 0
  /// How many times the height was requested for a width.
  private(set) var heights = 0
  /// How many times the content was placed.
  private(set) var placements = 0
  /// A closure that is called once, at the next placement.
  var onPlacement: (() -> Void)?

  init(_ content: any LayoutContent) { self.content = content }

  /// Resets the counts.
  func reset() { (readings, heights, placements) = (0, 0, 0) }

  /// Whether there has been no call since the last reset.
  var isUntouched: Bool { readings == 0 && heights == 0 && placements == 0 }

  var intrinsicContentSize: LayoutSize {
    readings += 1
    return content.intrinsicContentSize
  }

  func height(forWidth width: Double) -> Double? {
    heights += 1
    return content.height(forWidth: width)
  }

  var firstBaselineOffsetFromTop: Double? { content.firstBaselineOffsetFromTop }
  var lastBaselineOffsetFromBottom: Double? { content.lastBaselineOffsetFromBottom }
  var acceptsFirstResponder: Bool { content.acceptsFirstResponder }

  func place(in frame: LayoutRect?) {
    placements += 1
    (content as? any PlacedContent)?.place(in: frame)
    let action = onPlacement
    onPlacement = nil
    action?()
  }
}
