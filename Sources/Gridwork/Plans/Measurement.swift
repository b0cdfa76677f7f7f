// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a view measures under one condition, in points of its alignment rectangle: its size, where its
/// text stands at that size, and how firmly it keeps the size.
struct Measurement: Equatable {
  /// The smallest size that the contents and constraints inside allow.
  var size: LayoutSize
  /// The distance from the top to the first baseline; nil without one.
  var firstBaseline: Double?
  /// The distance from the last baseline to the bottom; nil without one.
  var lastBaseline: Double?
  /// The strongest priority that the view violates when it grows.
  var hugging = AxisPair(LayoutPriority.required)
  /// The weakest priority that the view violates when it shrinks.
  var resistance = AxisPair(LayoutPriority.lowest)

  /// How far the view reaches above the line of its text, and below it; nil without that baseline.
  func reach(of baseline: Baseline) -> (ascent: Double, descent: Double)? {
    switch baseline {
    case .first: firstBaseline.map { ($0, size.height - $0) }
    case .last: lastBaseline.map { (size.height - $0, $0) }
    }
  }

  /// The same numbers, where nothing is known about how firmly they are kept.
  var ofUnknownFirmness: Measurement {
    Measurement(size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }
}

extension Measurement {
  /// Measures a leaf whose content has the given size, which is negative on an axis without one.
  init(ofLeaf view: LayoutView, _ content: LayoutSize) {
    size = .zero
    for axis in LayoutAxis.allCases {
      let extent = LeafExtent(of: view, along: axis, content[axis])
      size[axis] = extent.smallest
      hugging[axis] = extent.hugging
      resistance[axis] = extent.resistance
    }
    let metrics = view.metrics
    firstBaseline = metrics.firstBaseline
    lastBaseline = metrics.lastBaseline.map {
      metrics.lastBaselineIsFromTop ? size.height - $0 : $0
    }
  }
}

/// What a view is measured under.
enum MeasuringCondition: Equatable {
  /// Both extents as small as possible; text that wraps keeps the height of its natural lines.
  case natural
  /// Both extents as small as possible; text that wraps is as tall as at the width that it gets.
  case fitting
  /// Both extents as small as a person can make a window by dragging its edges.
  case minimum
  /// A width of the alignment rectangle; the height is as small as possible at it.
  case width(Double)
  /// A height of the alignment rectangle; the width is as small as possible at it.
  case height(Double)
}

/// What was measured of a view by solves aside, until something in its subtree changes.
final class KnownMeasurements {
  private var natural: Measurement?
  private var fitting: Measurement?
  private var minimum: Measurement?
  private var atWidths = MeasurementsAtLengths()
  private var atHeights = MeasurementsAtLengths()

  subscript(condition: MeasuringCondition) -> Measurement? {
    get {
      switch condition {
      case .natural: natural
      case .fitting: fitting
      case .minimum: minimum
      case .width(let width): atWidths[width]
      case .height(let height): atHeights[height]
      }
    }
    set {
      switch condition {
      case .natural: natural = newValue
      case .fitting: fitting = newValue
      case .minimum: minimum = newValue
      case .width(let width): atWidths[width] = newValue
      case .height(let height): atHeights[height] = newValue
      }
    }
  }
}

/// The last few measurements at given widths, or at given heights.
private struct MeasurementsAtLengths {
  private var entries: [(length: Double, measurement: Measurement)] = []

  /// How many are remembered: in one pass, that in the living tree and those in measurements around the
  /// view.
  private static let count = 4

  subscript(length: Double) -> Measurement? {
    get { entries.first { $0.length.isSame(length) }?.measurement }
    set {
      guard let newValue else { return }
      if entries.count == Self.count { entries.removeFirst() }
      entries.append((length, newValue))
    }
  }
}

extension Double {
  /// Whether another solve may have come to this number for the same length.
  func isSame(_ length: Double) -> Bool {
    (self - length).magnitude <= LengthTolerance.radius(at: self)
  }
}
