// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The measurement of a view under one condition, in points of its alignment rectangle: its size,
/// its baselines at that size, and how firmly it keeps the size.
struct Measurement: Equatable {
  /// The smallest size that the contents and constraints inside allow.
  var size: LayoutSize
  /// The distance from the top to the first baseline; nil without one.
  var firstBaseline: Double?
  /// The distance from the last baseline to the bottom; nil without one.
  var lastBaseline: Double?
  /// The strongest priority that the first point violates by which the view grows, if it was measured as
  /// content: by arithmetic, or under the condition ``MeasuringCondition/natural``.
  var hugging = AxisPair(LayoutPriority.lowest)
  /// The weakest priority that the view violates when it shrinks; lowest if it is not known.
  var resistance = AxisPair(LayoutPriority.lowest)

  /// The extents of the view above and below a baseline; nil if the view does not have that
  /// baseline.
  func reach(of baseline: Baseline) -> (ascent: Double, descent: Double)? {
    switch baseline {
    case .first: firstBaseline.map { ($0, size.height - $0) }
    case .last: lastBaseline.map { (size.height - $0, $0) }
    }
  }

  /// Whether nothing inside gives way to a fitting size.
  var resistsFitting: Bool {
    resistance.horizontal.resistsFitting && resistance.vertical.resistsFitting
  }
}

extension Measurement {
  /// Measures a leaf whose content has the given size; negative on an axis without an intrinsic
  /// size.
  init(ofLeaf view: borrowing LayoutView, _ content: LayoutSize) {
    let width = LeafExtent(of: view, along: .horizontal, content.width)
    let height = LeafExtent(of: view, along: .vertical, content.height)
    size = LayoutSize(width: width.smallest, height: height.smallest)
    hugging = AxisPair(horizontal: width.hugging, vertical: height.hugging)
    resistance = AxisPair(horizontal: width.resistance, vertical: height.resistance)
    let metrics = view.metrics
    firstBaseline = metrics.firstBaseline
    lastBaseline = metrics.lastBaseline.map {
      metrics.lastBaselineIsFromTop ? size.height - $0 : $0
    }
  }
}

/// The conditions under which a view is measured.
enum MeasuringCondition: Equatable {
  /// Both extents as small as possible; wrapping text keeps the height of its unwrapped lines.
  case natural
  /// Both extents as small as possible; wrapping text has the height that it has in the layout that
  /// the measurement is for.
  case laidOut
  /// Both extents as small as possible; wrapping text has its height at the solved width.
  case fitting
  /// Both extents as small as a user can make a window by dragging its edges.
  case minimum
  /// A width of the alignment rectangle; the height is as small as possible at that width.
  case width(Double)
  /// A height of the alignment rectangle; the width is as small as possible at that height.
  case height(Double)

  /// Whether both conditions are the same, but for rounding.
  func isSame(_ other: MeasuringCondition) -> Bool {
    switch (self, other) {
    case (.width(let a), .width(let b)), (.height(let a), .height(let b)): a.isSame(b)
    default: self == other
    }
  }
}

/// The measurements of a view by solves. They are valid until something in its subtree changes.
final class KnownMeasurements {
  private var entries: [(condition: MeasuringCondition, measurement: Measurement)] = []

  /// The number of measurements kept: one pass needs those of the living tree and those of measurements
  /// around the view, each at a few widths and heights.
  private static let count = 12

  subscript(condition: MeasuringCondition) -> Measurement? {
    get { entries.first { $0.condition.isSame(condition) }?.measurement }
    set {
      entries.removeAll { $0.condition.isSame(condition) }
      guard let newValue else { return }
      if entries.count == Self.count { entries.removeFirst() }
      entries.append((condition, newValue))
    }
  }
}

extension Double {
  /// Whether another solve may have come to this number for the same length.
  func isSame(_ length: Double) -> Bool {
    (self - length).magnitude <= LengthTolerance.radius(at: self)
  }
}
