// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Views that can be laid out by formula.

extension LayoutView {
  /// Whether the view is a plain leaf directly inside a container and no constraint mentions it.
  final func isUntouchedLeaf(in container: LayoutView) -> Bool {
    isUntouched(in: container) && isPlainLeaf
  }

  /// The cost of growing for a container directly inside another one, if it is laid out by formula
  /// entirely and no constraint mentions it; nil for any other view.
  ///
  /// Like a leaf, such a container has its measured size, or the room there is if that is less. In
  /// the latter case only a solve can determine the layout inside.
  final func growthUntouched(in container: LayoutView) -> AxisPair<[Breakpoint]>? {
    isUntouched(in: container) ? plannedGrowth : nil
  }

  /// Whether the view lies directly inside a container and no constraint mentions it.
  final func isUntouched(in container: LayoutView) -> Bool {
    liesRight(in: container) && mentions.isEmpty && !translatesStorage
      && !marks.contains(.baselineTarget)
  }

  /// The size of its own that a view laid out by formula has, negative on an axis without one, and
  /// how firmly it resists a smaller size.
  final func sizeByFormula(
    _ measurement: Measurement
  ) -> (size: LayoutSize, resistance: AxisPair<LayoutPriority>) {
    guard compiler != nil else {
      var size = metrics.size
      if metrics.wraps { size.height = measurement.size.height }
      return (size, resistancePriorities)
    }
    // A lower bound of the true cost of being smaller.
    let resistance = AxisPair(
      horizontal: measurement.resistance.horizontal.nextDown,
      vertical: measurement.resistance.vertical.nextDown)
    return (measurement.size, resistance)
  }

  /// The first axis on which a container inside another one has less room than it needs; nil if it
  /// has enough.
  final func shortAxis(at size: LayoutSize) -> LayoutAxis? {
    guard parent?.compiler != nil, let needed = plannedMeasurement?.size else { return nil }
    return LayoutAxis.allCases.first { axis in
      size[axis] < needed[axis] && !needed[axis].isSame(size[axis])
    }
  }
}
