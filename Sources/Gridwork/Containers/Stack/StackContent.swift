// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a stack's formula knows about one of its views.
struct StackContent {
  var need: StackMeasurement.Content
  /// The cost to the view of growing beyond its size.
  let growth: AxisPair<[Breakpoint]>
  /// The strongest priority that the view violates when it grows without end.
  let firmness: AxisPair<LayoutPriority>
  /// The view, if it is a container, which knows the cost of shrinking.
  var container: Borrowed<LayoutView>?
  /// Whether the view is a stack, which pulls its own edges together a little even if other parts
  /// grow.
  var isStack: Bool

  /// Whether both grow alike; only the containers themselves tell how they shrink.
  func grows(like other: StackContent) -> Bool { need == other.need && growth == other.growth }

  /// Nil if the view is subject to constraints that only a solve can weigh.
  init?(of view: LayoutView, _ need: StackMeasurement.Content, in stack: StackView) {
    let growth =
      view.isUntouchedLeaf(in: stack)
      ? view.growthOfLeaf(need.size) : view.growthUntouched(in: stack)
    guard let growth else { return nil }
    self.need = need
    self.growth = growth
    firmness = growth.map { $0.reduce(.filling) { max($0, $1.priority) } }
    container = view.isContainer ? Borrowed(view) : nil
    isStack = view is StackView
  }

  /// Returns whether the view leaves growing to the stack around it, which hugs at the same
  /// priority.
  func leavesGrowth(to hugging: LayoutPriority, along axis: LayoutAxis) -> Bool {
    guard isStack else { return false }
    var weight = 0.0
    for breakpoint in growth[axis]
    where breakpoint.priority == hugging && breakpoint.extent <= need.size[axis] {
      weight += breakpoint.weight
    }
    return weight >= 1
  }
}

extension LayoutView {
  /// Returns the cost to a leaf of growing beyond its content, on both axes.
  fileprivate final func growthOfLeaf(_ size: LayoutSize) -> AxisPair<[Breakpoint]> {
    func growth(_ axis: LayoutAxis) -> [Breakpoint] {
      guard metrics.size[axis] >= 0 else { return [] }
      return [.growth(1, past: size[axis], at: huggingPriorities[axis])]
    }
    return AxisPair(horizontal: growth(.horizontal), vertical: growth(.vertical))
  }
}

/// What it costs the views of a stack to shrink.
struct StackCosts {
  private var views: [View] = []

  private struct View {
    var size: LayoutSize
    var resistance: AxisPair<LayoutPriority>
    var container: Borrowed<LayoutView>?
  }

  init(_ contents: [StackContent]) {
    views = contents.map { content in
      View(
        size: content.need.size, resistance: content.need.measurement.resistance,
        container: content.container)
    }
  }

  /// Returns what it costs the stack to shrink along an axis. `isKnown` tells whether the views give way
  /// as nothing but their own resistance says; `tied` is the cost where something else says it;
  /// `tracks` returns what each track can lose, and the views in it.
  func shortage(
    along axis: LayoutAxis, overflow: Slope, isKnown: Bool, tied: Shortage.Contents? = nil,
    _ tracks: @escaping (_ extents: [Double]) -> [(reach: Double, views: Range<Int>)]
  ) -> Shortage {
    let shortage = Shortage(overflow: overflow, isStack: true)
    shortage.source = {
      tied ?? contents(tracks(views.map { $0.size[axis] }), along: axis, isKnown)
    }
    return shortage
  }

  /// Returns the cost of leaves whose lengths are in the proportion of these shares, and stay so because
  /// all resist equally, more firmly than the distribution holds them; nil for others.
  func tied(along axis: LayoutAxis, by share: (Int) -> Double) -> Shortage.Contents? {
    guard let resistance = views.first?.resistance[axis], resistance > .stackPlacement else {
      return nil
    }
    let whole = views.reduce(0) { $0 + $1.size[axis] }
    let isKnown = views.indices.allSatisfy { index in
      let view = views[index]
      return view.container == nil && view.resistance[axis] == resistance && share(index) > 0
        && view.size[axis].isSame(whole * share(index))
    }
    guard isKnown else { return nil }
    let content = Shortage.Content(spare: 0, cost: .leaf(resistance))
    return Shortage.Contents(tracks: [Shortage.Track(reach: whole, contents: [content])])
  }

  private func contents(
    _ tracks: [(reach: Double, views: Range<Int>)], along axis: LayoutAxis, _ isKnown: Bool
  ) -> Shortage.Contents {
    var result = Shortage.Contents()
    for (reach, range) in tracks {
      var track = Shortage.Track(reach: reach)
      for view in views[range] where view.size[axis] > 0 {
        track.contents.append(
          Shortage.Content(
            spare: reach - view.size[axis],
            cost: isKnown ? cost(of: view, along: axis, &result) : .unknown(nil)))
      }
      result.tracks.append(track)
    }
    return result
  }

  private func cost(
    of view: View, along axis: LayoutAxis, _ result: inout Shortage.Contents
  ) -> Shortage.Content.Cost {
    guard let container = view.container else { return .leaf(view.resistance[axis]) }
    return result.cost(ofContainer: container.object, along: axis)
  }
}
