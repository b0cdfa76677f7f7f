// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

/// Content with fixed metrics.
struct FixedContent: LayoutContent {
  var intrinsicContentSize: LayoutSize
  var firstBaselineOffsetFromTop: Double?
  var lastBaselineOffsetFromBottom: Double?
}

/// A view with a fixed size and without a baseline.
func box(_ name: String, _ width: Double, _ height: Double) -> LayoutView {
  let view = LayoutView(
    content: FixedContent(intrinsicContentSize: LayoutSize(width: width, height: height)))
  view.identifier = name
  return view
}

/// A view with one line of text: its baseline lies `ascent` below its top.
func text(_ name: String, _ width: Double, _ height: Double, ascent: Double) -> LayoutView {
  let view = LayoutView(
    content: FixedContent(
      intrinsicContentSize: LayoutSize(width: width, height: height),
      firstBaselineOffsetFromTop: ascent, lastBaselineOffsetFromBottom: height - ascent))
  view.identifier = name
  return view
}

/// A view with several lines of text: `first` is measured from the top, `last` from the bottom.
func lines(
  _ name: String, _ width: Double, _ height: Double, first: Double, last: Double
) -> LayoutView {
  let view = LayoutView(
    content: FixedContent(
      intrinsicContentSize: LayoutSize(width: width, height: height),
      firstBaselineOffsetFromTop: first, lastBaselineOffsetFromBottom: last))
  view.identifier = name
  return view
}

extension LayoutRoot {
  /// The frames of everything inside the top-level view: `name x y width height`, a line each, in
  /// the coordinates of the superview.
  var picture: String {
    layoutIfNeeded()
    return Self.lines(of: view).joined(separator: "\n")
  }

  private static func lines(of view: LayoutView) -> [String] {
    view.subviews.flatMap { subview -> [String] in
      let frame = subview.frame
      guard !subview.isHiddenByContainer else { return [] }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(trimmed)
      return ["\(subview.identifier ?? "?") \(numbers.joined(separator: " "))"]
        + lines(of: subview)
    }
  }

  /// The size of the top-level view: `width height`.
  var sizePicture: String {
    layoutIfNeeded()
    return "\(trimmed(view.frame.width)) \(trimmed(view.frame.height))"
  }

  /// Whether nothing was wrong with the layout.
  var isSound: Bool { computedLayout.isSound }
}

/// A number with at most three decimals, without trailing zeros.
func trimmed(_ value: Double) -> String {
  let thousandths = (value * 1000).rounded() / 1000
  return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
}
