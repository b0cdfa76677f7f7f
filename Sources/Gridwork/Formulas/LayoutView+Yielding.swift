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
}
