// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A single track between two insets as a function of the extent W around it: what a view frames, or the views
/// of a stack across its axis.
///
/// What lies inside has W less the insets, so W costs what they cost at that extent. Where W is less than they
/// need, only a solve knows who gives way.
final class InsetTrack: LineFormula {
  let needed: Double
  let growth: [CostBreakpoint]
  private let shortage: CostBreakpoint
  private let insets: AxisInsets

  /// Creates the track, with the cost of growing beyond what it needs, and the weakest priority that resists less.
  init(
    _ insets: AxisInsets, needed: Double, growth: [CostBreakpoint],
    resisting resistance: LayoutPriority
  ) {
    (self.insets, self.needed, self.growth) = (insets, needed, growth)
    shortage = .shortage(below: needed, resisting: resistance)
  }

  var breakpoints: [CostBreakpoint] { growth + [shortage] }

  func makeLines(at extent: Double, from start: Double) -> TrackLines? {
    guard extent >= needed || extent.isSame(needed) else { return nil }
    return TrackLines(count: 2) { lines in
      lines.initializeElement(at: 0, to: start + insets.near)
      lines.initializeElement(at: 1, to: start + extent - insets.far)
    }
  }
}

extension InsetTrack: Equatable {
  /// Whether both have the same lines at the same cost.
  static func == (first: InsetTrack, second: InsetTrack) -> Bool {
    first.insets == second.insets && first.needed == second.needed
      && first.growth == second.growth && first.shortage == second.shortage
  }
}
