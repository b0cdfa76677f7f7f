// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The positions of a stack's views along the stack, as a function of its length L.
///
/// With L_0 the length that the views need, the surplus s = L - L_0 goes to the parts that yield at
/// the weakest priority, in shares that add up to 1:
///
///     gravity areas, equal spacing    gaps and ends, at the stack's hugging
///     fill                            the one view that hugs least
///     fill equally, proportionally    all views
///
/// A view that hugs less than the stack grows in any distribution. If two views could grow at the
/// same cost, the layout is ambiguous, and a solve reports it. Only a solve knows, too, who gives way where
/// the stack is shorter than L_0.
final class StackRun: LineFormula {
  let needed: Double
  let growth: [CostBreakpoint]
  private let shortage: CostBreakpoint
  var breakpoints: [CostBreakpoint] { growth + [shortage] }

  /// The distance from the stack's near edge to the first view.
  private let near: Double
  /// The positions of the views in the shortest stack, from there.
  let line: StackLine
  private let distribution: StackGrowth?
  /// Whether the run has lines at greater lengths than the views need.
  var knowsGrowth: Bool { distribution != nil }

  /// Creates the run. If the views that grow are not known, it has lines only at the length that the
  /// views need.
  init(_ views: StackViews, _ measurement: Measurement, _ line: StackLine) {
    let axis = views.stack.axis
    self.line = line
    near = views.stack.insets[axis].near
    needed = measurement.size[axis]
    distribution = StackGrowth(views)
    growth =
      distribution?.breakpoints(past: needed, line, views, along: axis)
      // The first point costs no less, and later ones no less than that.
      ?? [.growth(1, past: needed, at: measurement.hugging[axis])]
    shortage = .shortage(below: needed, resisting: measurement.resistance[axis])
  }

  func makeLines(at extent: Double, from start: Double) -> TrackLines? {
    let surplus = extent - needed
    let isExact = surplus.magnitude <= LengthTolerance.radius(at: needed)
    guard isExact || surplus > 0, let shares = isExact ? [] : distribution?.shares else {
      return nil
    }
    return TrackLines(count: 2 * line.count) { lines in
      var shift = start
      for index in 0..<line.count {
        if !isExact { shift += shares[index].before * surplus }
        lines.initializeElement(at: 2 * index, to: near + line[index].near + shift)
        if !isExact { shift += shares[index].length * surplus }
        lines.initializeElement(at: 2 * index + 1, to: near + line[index].far + shift)
      }
    }
  }
}
