// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What it costs the views of a stack to shrink along one axis.
struct StackCosts {
  private let axis: LayoutAxis
  private let views: [View]

  private struct View {
    let extent: Double
    let resistance: LayoutPriority
    /// The view, if it is a container, which knows the cost of shrinking.
    let container: Unretained<LayoutView>?
  }

  init(_ stack: borrowing ResolvedStack, _ needs: StackNeeds, along axis: LayoutAxis) {
    self.axis = axis
    let arranged = stack.views
    views = needs.indices.map { index in
      let view = arranged[index].unretainedView
      return View(
        extent: needs[index].size[axis], resistance: needs[index].measurement.resistance[axis],
        container: view.use { $0.isContainer } ? view : nil)
    }
  }

  /// Returns what it costs the stack to shrink. `isKnown` tells whether the views give way as nothing
  /// but their own resistance says, and nothing else gives way before them; `tied` is the cost where
  /// something else says it, and without it only a solve knows. `tracks` returns what each track can lose,
  /// and which of the views are in it.
  func shortage(
    overflow: Slope, isKnown: Bool, tied: Shortage.Contents? = nil,
    _ tracks: @escaping (_ views: Range<Int>) -> [(reach: Double, views: Range<Int>)]
  ) -> Shortage {
    let shortage = Shortage(overflow: overflow, isStack: true)
    shortage.source = {
      if let tied { return tied }
      var contents = contents(tracks(views.indices))
      contents.isKnown = isKnown
      return contents
    }
    return shortage
  }

  /// Returns the cost of leaves whose lengths are in the proportion of these shares, and stay so because
  /// all resist equally, more firmly than the distribution holds them; nil for others.
  func tied(by share: (Int) -> Double) -> Shortage.Contents? {
    guard let resistance = views.first?.resistance, resistance > .stackPlacement else { return nil }
    let whole = views.reduce(0) { $0 + $1.extent }
    let isKnown = views.indices.allSatisfy { index in
      let view = views[index]
      return view.container == nil && view.resistance == resistance && share(index) > 0
        && view.extent.isSame(whole * share(index))
    }
    guard isKnown else { return nil }
    let content = Shortage.Content(spare: 0, cost: .leaf(resistance))
    return Shortage.Contents(tracks: [Shortage.Track(reach: whole, contents: [content])])
  }

  private func contents(
    _ tracks: [(reach: Double, views: Range<Int>)]
  ) -> Shortage.Contents {
    var result = Shortage.Contents()
    for (reach, range) in tracks {
      var track = Shortage.Track(reach: reach)
      for view in views[range] where view.extent > 0 {
        track.contents.append(
          Shortage.Content(spare: reach - view.extent, cost: cost(of: view, &result)))
      }
      result.tracks.append(track)
    }
    return result
  }

  private func cost(
    of view: View, _ result: inout Shortage.Contents
  ) -> Shortage.Content.Cost {
    guard let container = view.container else { return .leaf(view.resistance) }
    return result.cost(ofContainer: container.object, along: axis)
  }
}
