// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Views that follow their container, without variables of their own.

extension LayoutView {
  /// Whether the view is a plain leaf right inside a container, and no constraint mentions it.
  final func isUntouchedLeaf(in container: LayoutView) -> Bool {
    liesRight(in: container) && isPlainLeaf && mentions.isEmpty && !translatesStorage
      && !marks.contains(.baselineTarget)
  }

  /// What growing costs a container right inside another one, all of which is laid out by formula
  /// and which no constraint mentions; nil for any other view.
  ///
  /// Such a container is as large as it measures, or as there is room for, like a leaf. What lies
  /// inside it when there is less room, only a solve can tell.
  final func growthUntouched(in container: LayoutView) -> AxisPair<[Kink]>? {
    guard liesRight(in: container), mentions.isEmpty, !translatesStorage,
      !marks.contains(.baselineTarget)
    else { return nil }
    return plannedGrowth
  }

  /// The size that a view without variables wants, negative on an axis without one, and how firmly.
  final func wishes(
    _ measurement: Measurement
  ) -> (size: LayoutSize, resistance: AxisPair<LayoutPriority>) {
    guard compiler != nil else {
      var size = metrics.size
      if metrics.wraps { size.height = measurement.size.height }
      return (size, resistancePriorities)
    }
    // Less than what being smaller costs in truth.
    let resistance = AxisPair(
      horizontal: measurement.resistance.horizontal.nextDown,
      vertical: measurement.resistance.vertical.nextDown)
    return (measurement.size, resistance)
  }

  /// The first axis on which the container has less room than it measures, inside another one.
  final func shortAxis(at size: LayoutSize) -> LayoutAxis? {
    guard parent?.compiler != nil, let needed = plannedMeasurement?.size else { return nil }
    return LayoutAxis.allCases.first { axis in
      size[axis] < needed[axis] && !needed[axis].isSame(size[axis])
    }
  }
}
