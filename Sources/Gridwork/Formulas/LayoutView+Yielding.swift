// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Containers that are measured smaller than their contents need: see `Shortage.fittingLoss`.

extension LayoutView {
  /// The extent that a container laid out by formula has where there is room for it: what its contents
  /// need, which is more than it was measured if some of them give way to a fitting size.
  final func ownExtent(along axis: LayoutAxis, measured: Double) -> Double {
    guard let needed = plannedFormulas?.lines[axis].needed, needed > measured,
      !needed.isSame(measured)
    else { return measured }
    return needed
  }

  /// The size that a container laid out by formula has where there is room for it.
  final func ownSize(_ measurement: Measurement) -> LayoutSize {
    // Most containers are measured with all that they contain.
    guard !measurement.resistsFitting else { return measurement.size }
    return LayoutSize(
      width: ownExtent(along: .horizontal, measured: measurement.size.width),
      height: ownExtent(along: .vertical, measured: measurement.size.height))
  }

  /// Whether a container with this measurement has more than it was measured where there is room.
  final func yields(_ measurement: Measurement, along axis: LayoutAxis) -> Bool {
    !measurement.resistance[axis].resistsFitting
      && ownExtent(along: axis, measured: measurement.size[axis]) > measurement.size[axis]
  }

  /// The cost of extents between the measured one and its own to a container laid out by formula; nil if
  /// breakpoints cannot tell.
  final func costOfYielding(along axis: LayoutAxis, _ measurement: Measurement) -> [Breakpoint]? {
    guard let line = plannedFormulas?.lines[axis] else { return nil }
    return line.shortage.breakpoints(
      losing: line.needed - measurement.size[axis], of: line.needed)
  }
}
