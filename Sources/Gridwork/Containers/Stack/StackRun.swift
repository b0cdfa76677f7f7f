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
struct StackRun: LineFormula {
  private(set) var breakpoints: [Breakpoint] = []
  let needed: Double
  /// The positions of the views in the shortest stack, from its near edge.
  private let spans: [(near: Double, far: Double)]
  private let growth: StackGrowth?
  let shortage: Shortage
  /// Whether the views lose the shares of a shortage that they get of a surplus.
  private let losesInShares: Bool
  /// Whether the run has lines at greater lengths than the views need.
  var knowsGrowth: Bool { growth != nil }

  /// Creates the run; `measurement` is that of the stack. If the views that grow are not known, the
  /// run has lines only at the length that the views need.
  init(_ stack: ResolvedStack, _ contents: [StackContent], _ measurement: Measurement) {
    let axis = stack.axis
    let near = stack.insets[axis].near
    let line = StackLine(stack, contents.map(\.need))
    spans = line.spans.map { (near + $0.near, near + $0.far) }
    needed = measurement.size[axis]
    growth = StackGrowth(stack, contents)
    let costs = StackCosts(contents, along: axis, isKnown: !stack.evensOut(contents.map(\.need)))
    shortage = Shortage(overflow: stack.overflow, isStack: true)
    losesInShares = stack.evensOut(contents.map(\.need))
    let tied = losesInShares ? costs.tied(by: growth?.lengths ?? []) : nil
    shortage.source = {
      tied ?? costs.contents { extents in extents.indices.map { (extents[$0], $0..<$0 + 1) } }
    }
    if let growth {
      let views = zip(line.lengths, contents).map { (length: $0, growth: $1.growth[axis]) }
      breakpoints = growth.breakpoints(past: needed, views)
      breakpoints.append(.growth(1, past: needed, at: .stackExtent))
    } else {
      // Less than any growth costs in truth.
      breakpoints = [.growth(1, past: needed, at: .lowest)]
    }
    breakpoints.append(.shortage(below: needed, resisting: measurement.resistance[axis]))
  }

  func lines(at extent: Double, from start: Double) -> [Double]? {
    let surplus = extent - needed
    let radius = LengthTolerance.radius(at: needed)
    guard surplus.magnitude > radius else {
      return spans.flatMap { [start + $0.near, start + $0.far] }
    }
    if surplus < 0 {
      return shortage.losses(at: -surplus).map { losses in
        lines(from: start, before: { _ in 0 }) { view in
          losesInShares ? -losses[0] * (growth?.lengths[view] ?? 0) : -losses[view]
        }
      }
    }
    guard let growth else { return nil }
    return lines(
      from: start, before: { growth.before[$0] * surplus },
      lengths: { growth.lengths[$0] * surplus })
  }

  /// The lines when the gap before each view, and each view, is longer by some distance.
  private func lines(
    from start: Double, before: (Int) -> Double, lengths: (Int) -> Double
  ) -> [Double] {
    var lines: [Double] = []
    lines.reserveCapacity(2 * spans.count)
    var shift = start
    for (index, span) in spans.enumerated() {
      shift += before(index)
      lines.append(span.near + shift)
      shift += lengths(index)
      lines.append(span.far + shift)
    }
    return lines
  }
}

/// What a stack's formula knows about one of its views.
struct StackContent {
  var need: StackMeasurement.Content
  /// The cost to the view of growing beyond its size.
  var growth: AxisPair<[Breakpoint]>
  /// The view, if it is a container, which knows the cost of shrinking.
  var container: Borrowed<LayoutView>?
  /// Whether the view is a stack, which pulls its own edges together a little even if other parts
  /// grow.
  var isStack: Bool

  /// The strongest priority that growing violates.
  fileprivate func firmness(along axis: LayoutAxis) -> LayoutPriority {
    growth[axis].map(\.priority).max() ?? .filling
  }

  /// Returns whether the view leaves growing to the stack around it, which hugs at the same
  /// priority.
  fileprivate func leavesGrowth(to hugging: LayoutPriority, along axis: LayoutAxis) -> Bool {
    let atOnce = growth[axis].filter { $0.priority == hugging && $0.extent <= need.size[axis] }
    return isStack && atOnce.reduce(0) { $0 + $1.weight } >= 1
  }
}

/// What it costs the views of a stack to shrink along an axis.
private struct StackCosts {
  private var views: [View] = []
  private let axis: LayoutAxis
  /// Whether the views give way as nothing but their own resistance says.
  private let isKnown: Bool

  private struct View {
    var extent: Double
    var resistance: LayoutPriority
    var container: Borrowed<LayoutView>?
  }

  init(_ contents: [StackContent], along axis: LayoutAxis, isKnown: Bool) {
    self.axis = axis
    self.isKnown = isKnown
    views = contents.map { content in
      View(
        extent: content.need.size[axis], resistance: content.need.measurement.resistance[axis],
        container: content.container)
    }
  }

  /// Returns the given tracks, each with the most that it can lose and the views in it.
  func contents(_ tracks: (_ extents: [Double]) -> [(reach: Double, views: Range<Int>)])
    -> Shortage.Contents
  {
    var result = Shortage.Contents()
    for (reach, range) in tracks(views.map(\.extent)) {
      var track = Shortage.Track(reach: reach)
      for view in views[range] where view.extent > 0 {
        track.contents.append(
          Shortage.Content(spare: reach - view.extent, cost: cost(of: view, &result)))
      }
      result.tracks.append(track)
    }
    return result
  }

  /// Returns the cost of leaves whose lengths are in the proportion of these shares, and stay so because
  /// all resist equally, more firmly than the distribution holds them; nil for others.
  func tied(by shares: [Double]) -> Shortage.Contents? {
    guard let resistance = views.first?.resistance, resistance > .stackPlacement else { return nil }
    let whole = views.reduce(0) { $0 + $1.extent }
    let isKnown = zip(views, shares).allSatisfy { view, share in
      view.container == nil && view.resistance == resistance && share > 0
        && view.extent.isSame(whole * share)
    }
    guard isKnown, shares.count == views.count else { return nil }
    let content = Shortage.Content(spare: 0, cost: .leaf(resistance))
    return Shortage.Contents(tracks: [Shortage.Track(reach: whole, contents: [content])])
  }

  private func cost(
    of view: View, _ result: inout Shortage.Contents
  ) -> Shortage.Content.Cost {
    guard isKnown else { return .unknown(nil) }
    guard let container = view.container else { return .leaf(view.resistance) }
    return result.cost(ofContainer: container.object, along: axis)
  }
}

/// How a stack distributes its surplus length.
private struct StackGrowth {
  /// The share of the gap before each view, or of the end before the first.
  private(set) var before: [Double]
  /// The share of every view.
  private(set) var lengths: [Double]
  /// The priority at which gaps and ends yield; nil if they do not.
  private var gapPriority: LayoutPriority?

  /// Nil if only a solve can determine the shares.
  init?(_ stack: ResolvedStack, _ contents: [StackContent]) {
    let count = contents.count
    let axis = stack.axis
    before = [Double](repeating: 0, count: count)
    lengths = before
    let hugging = stack.hugging[axis]

    // 1. All views grow together.
    switch stack.distribution {
    case .fillEqually:
      lengths = lengths.map { _ in 1 / Double(count) }
      return
    case .fillProportionally where Self.scaled(contents).count > 1:
      guard let lengths = Self.proportions(contents, along: axis) else { return nil }
      self.lengths = lengths
      return
    case .equalCentering where count > 1:
      return nil
    default: break
    }

    // 2. A view that hugs less than the gaps, or any view if no gap yields.
    let isRigid = stack.fillsLength || (count == 1 && stack.distribution != .gravityAreas)
    var firmness = contents.map { $0.firmness(along: axis) }
    if stack.distribution == .fillProportionally, !Self.scaled(contents).isEmpty {
      // A view without an intrinsic length leaves growing to the one that has one.
      for index in 0..<count where contents[index].need.intrinsicLength == nil {
        firmness[index] = max(firmness[index], LayoutPriority.stackPlacement.nextDown)
      }
    }
    guard let weakest = firmness.min() else { return nil }
    if isRigid || weakest < hugging {
      guard firmness.count(where: { $0 == weakest }) == 1,
        let view = firmness.firstIndex(of: weakest)
      else { return nil }
      lengths[view] = 1
      return
    }
    let isRefused = zip(firmness, contents).contains { firmness, content in
      firmness == hugging && !content.leavesGrowth(to: hugging, along: axis)
    }
    guard !isRefused, hugging < .defaultHigh else { return nil }

    // 3. Gaps and ends.
    gapPriority = hugging
    guard stack.distribution == .gravityAreas else {
      for index in before.indices.dropFirst() { before[index] = 1 / Double(count - 1) }
      return
    }
    let areas = stack.views.map(\.gravity)
    switch (areas.contains(.leading), areas.contains(.center), areas.contains(.trailing)) {
    case (true, false, false): break
    case (false, true, false): before[0] = 0.5
    case (false, false, true): before[0] = 1
    case (true, false, true):
      guard let first = areas.firstIndex(of: .trailing) else { return nil }
      before[first] = 1
    default: return nil
    }
  }

  /// The views whose lengths a stack scales: those with intrinsic lengths, if one of these is above 0.
  private static func scaled(_ contents: [StackContent]) -> [StackContent] {
    let scaled = contents.filter { $0.need.intrinsicLength != nil }
    return scaled.contains { ($0.need.intrinsicLength ?? 0) > 0 } ? scaled : []
  }

  /// Returns the shares in proportion to the intrinsic lengths; nil if not every view has its own in the
  /// shortest stack, or if a view without one, which keeps its length, grows more easily.
  private static func proportions(
    _ contents: [StackContent], along axis: LayoutAxis
  ) -> [Double]? {
    let scaled = scaled(contents)
    let hasNaturalLengths = scaled.allSatisfy { content in
      content.need.intrinsicLength.map { $0 > 0 && content.need.size[axis] == $0 } ?? false
    }
    let isEasier =
      scaled.count == contents.count
      || scaled.allSatisfy { $0.firmness(along: axis) < LayoutPriority.stackPlacement.nextDown }
    guard hasNaturalLengths, isEasier else { return nil }
    let lengths = contents.map { $0.need.intrinsicLength ?? 0 }
    let sum = lengths.reduce(0, +)
    return lengths.map { $0 / sum }
  }

  /// Returns the cost of growing beyond the needed length, given the growth costs of the views and
  /// their lengths in the shortest stack.
  func breakpoints(past needed: Double, _ views: [(length: Double, growth: [Breakpoint])])
    -> [Breakpoint]
  {
    var breakpoints: [Breakpoint] = []
    if let gapPriority { breakpoints.append(.growth(1, past: needed, at: gapPriority)) }
    for (view, share) in zip(views, lengths) where share > 0 {
      for breakpoint in view.growth {
        let surplus = max(breakpoint.extent - view.length, 0) / share
        breakpoints.append(
          .growth(breakpoint.weight * share, past: needed + surplus, at: breakpoint.priority))
      }
    }
    return breakpoints
  }
}

/// The single track in which a stack aligns its views, as a function of the stack's extent across
/// its axis.
struct StackBreadth: LineFormula {
  private(set) var breakpoints: [Breakpoint]
  let needed: Double
  let shortage: Shortage
  private let insets: (near: Double, far: Double)

  init(_ stack: ResolvedStack, _ contents: [StackContent], _ measurement: Measurement) {
    let axis = stack.axis.other
    insets = stack.insets[axis]
    needed = measurement.size[axis]
    let inside = needed - insets.near - insets.far
    // A view that may be clipped runs past the edge instead, and a common line moves.
    let isKnown = stack.clippingResistance[axis].isRequired && !stack.hasCommonLine
    let costs = StackCosts(contents, along: axis, isKnown: isKnown)
    shortage = Shortage(overflow: Slope(.required), isStack: true)
    shortage.source = { costs.contents { extents in [(max(inside, 0), extents.indices)] } }
    breakpoints = [
      .growth(1, past: needed, at: min(stack.hugging[axis], 999)),
      .growth(1, past: needed, at: .stackExtent),
      .shortage(below: needed, resisting: measurement.resistance[axis]),
    ]
    guard stack.alignment == .fill else { return }
    for content in contents {
      // A view that fills the stack grows with it; one that does not leaves the far edge.
      let own: [Breakpoint] =
        stack.stretches(content) == true
        ? content.growth[axis]
        : [.growth(1, past: content.need.size[axis], at: LayoutPriority.stackPlacement.nextDown)]
      for breakpoint in own {
        let extent = max(breakpoint.extent + stack.insetSum(axis), needed)
        breakpoints.append(.growth(breakpoint.weight, past: extent, at: breakpoint.priority))
      }
    }
  }

  func lines(at extent: Double, from start: Double) -> [Double]? {
    guard
      extent >= needed || extent.isSame(needed) || shortage.losses(at: needed - extent) != nil
    else { return nil }
    return [start + insets.near, start + extent - insets.far]
  }
}

extension ResolvedStack {
  /// The cost of views that run past the far edge. Those of the middle area leave its center, too, because
  /// the first of them stays inside.
  fileprivate var overflow: Slope {
    var slope = Slope(clippingResistance[axis])
    if distribution == .gravityAreas, views.contains(where: { $0.gravity == .center }) {
      slope.add(.stackPlacement)
    }
    return slope
  }

  /// Returns whether the alignment stretches a view across the stack; nil if only a solve can
  /// determine it.
  fileprivate func stretches(_ content: StackContent) -> Bool? {
    let firmness = content.firmness(along: axis.other)
    if firmness < LayoutPriority.stackPlacement.nextDown { return true }
    return firmness > .stackPlacement ? false : nil
  }
}

// MARK: Views

extension CellFormula {
  /// Creates the position of a view along its stack.
  init(along index: Int) { self.init(index..<index + 1, .fill, extent: 0) }

  /// Creates the position of a view across its stack; nil if only a solve can determine it.
  init?(across stack: ResolvedStack, _ content: StackContent, _ measurement: StackMeasurement) {
    let extent = content.need.size[stack.axis.other]
    func cell(_ rest: Rest, inset: Double = 0) -> CellFormula {
      CellFormula(0..<1, rest, inset: inset, extent: extent)
    }
    if content.need.isOpenAcross {
      if case .baseline(let baseline) = stack.alignment, content.need.stands(on: baseline) {
        return nil
      }
      self = cell(.fill)
      return
    }
    switch stack.alignment {
    case .near: self = cell(.near)
    case .far: self = cell(.far)
    case .center: self = cell(.center)
    case .fill:
      guard let stretches = stack.stretches(content) else { return nil }
      self = cell(stretches ? .fill : .near)
    case .baseline(let baseline):
      guard stack.hasCommonLine else {
        self = cell(baseline == .first ? .near : .far)
        return
      }
      guard let reach = measurement.reach(of: baseline) else { return nil }
      let own = content.need.measurement.reach(of: baseline)
      switch baseline {
      case .first: self = cell(.near, inset: reach.ascent - (own?.ascent ?? 0))
      case .last: self = cell(.far, inset: reach.descent - (own?.descent ?? 0))
      }
    }
  }
}
