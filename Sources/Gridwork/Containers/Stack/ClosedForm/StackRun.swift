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
/// same cost, the layout is ambiguous, and a solve reports it. Less than L_0 the views share as
/// `Shortage` says, each at its own resistance. Where the distribution ties their lengths, they keep
/// their shares as long as all resist equally; otherwise a solve determines the lengths, and where gaps
/// are tied.
final class StackRun: LineFormula {
  private(set) var revision = 0
  private(set) var needed = 0.0
  private(set) var growth: [CostBreakpoint] = []
  private var squeeze = CostBreakpoint.shortage(
    below: 0, resisting: .required)
  var breakpoints: [CostBreakpoint] { growth + [squeeze] }
  /// The exact cost of being smaller; nil until it is asked for.
  private var knownShortage: Shortage?
  var isShortageUntouched: Bool { knownShortage == nil }

  private let overflow: Slope
  /// Whether the distribution ties the lengths of the views or the gaps to each other, so that the views
  /// lose the shares of a shortage that they get of a surplus.
  private var isEven = false
  private let views: StackViews
  /// The distance from the stack's near edge to the first view.
  private let near: Double
  /// The positions of the views in the shortest stack, from there.
  let line: StackLine
  private var shares: StackGrowth?
  /// Whether the run has lines at greater lengths than the views need.
  var knowsGrowth: Bool { shares != nil }

  /// Creates the run. If the views that grow are not known, it has lines only at the length that the
  /// views need.
  init(_ views: StackViews, _ measurement: Measurement, _ line: StackLine) {
    self.views = views
    self.line = line
    overflow = views.stack.overflow
    near = views.stack.insets[views.stack.axis].near
    renew(measurement)
  }

  /// Finds the run again after needs, and the positions of the views, changed.
  func renew(_ measurement: Measurement) {
    let axis = views.stack.axis
    isEven = views.stack.evensOut(views.needs)
    revision &+= 1
    knownShortage = nil
    needed = measurement.size[axis]
    shares = StackGrowth(views)
    growth =
      shares?.breakpoints(past: needed, line, views, along: axis)
      // Less than any growth costs in truth.
      ?? [.growth(1, past: needed, at: .lowest)]
    squeeze = .shortage(below: needed, resisting: measurement.resistance[axis])
  }

  var shortage: Shortage {
    if let knownShortage { return knownShortage }
    let costs = views.costs(along: views.stack.axis)
    // A view that is longer than it needs, because the distribution makes it as long as others, can lose
    // all that it has.
    let shortage = costs.shortage(overflow: overflow, isKnown: !isEven, tied: tiedContents(costs)) {
      [line] views in
      views.map { (line[$0].length, $0..<$0 + 1) }
    }
    knownShortage = shortage
    return shortage
  }

  func lines(at extent: Double, from start: Double) -> [Double]? {
    makeLines(at: extent, from: start)?.array
  }

  func makeLines(at extent: Double, from start: Double) -> TrackLines? {
    let surplus = extent - needed
    let radius = LengthTolerance.radius(at: needed)
    guard surplus.magnitude > radius else {
      return lines(from: start, before: { _ in 0 }, lengths: { _ in 0 })
    }
    if surplus < 0 {
      return shortage.losses(at: -surplus).map { losses in
        lines(from: start, before: { _ in 0 }) { view in
          isEven ? -losses[0] * known(shares).length(view) : -losses[view]
        }
      }
    }
    guard let shares else { return nil }
    return lines(
      from: start, before: { shares.before($0) * surplus },
      lengths: { shares.length($0) * surplus })
  }

  /// What the views cost that keep the shares of a shortage that they have of a surplus; nil if they do
  /// not.
  private func tiedContents(_ costs: StackCosts) -> Shortage.Contents? {
    guard isEven, let shares else { return nil }
    return costs.tied(by: shares.length)
  }

  /// The lines when the gap before each view, and each view, is longer by some distance.
  @inline(__always)
  private func lines(
    from start: Double, before: (Int) -> Double, lengths: (Int) -> Double
  ) -> TrackLines {
    TrackLines(count: 2 * line.count) { lines in
      var shift = start
      for index in 0..<line.count {
        shift += before(index)
        lines.initializeElement(at: 2 * index, to: near + line[index].near + shift)
        shift += lengths(index)
        lines.initializeElement(at: 2 * index + 1, to: near + line[index].far + shift)
      }
    }
  }
}

extension ResolvedStack {
  /// The cost of views that run past the far edge. Those of the middle area leave its centre, too, because
  /// the first of them stays inside.
  fileprivate var overflow: Slope {
    var slope = Slope(clippingResistance[axis])
    if distribution == .gravityAreas && occupied.center || centersSingleView {
      slope.add(.stackPlacement)
    }
    return slope
  }
}
