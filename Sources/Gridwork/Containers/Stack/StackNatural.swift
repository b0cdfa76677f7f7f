// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a stack of elastic contents measures when nothing outside says otherwise, found by arithmetic.
struct StackNatural: Equatable {
  /// The fitting size, edge insets included.
  var size: LayoutSize
  /// The distance from the top to the first baseline; nil without one.
  var firstBaseline: Double?
  /// The distance from the last baseline to the bottom; nil without one.
  var lastBaseline: Double?

  /// Adds up, where that is all there is to it: contents that grow and do not shrink, and baselines in
  /// contents that keep their size. The sources are the positions, among the visible views, of those
  /// that give the stack its baselines.
  init?(
    _ stack: ResolvedStack, _ measurement: StackMeasurement, sources: (first: Int?, last: Int?)
  ) {
    let contents = measurement.contents
    let priorities = LayoutAxis.allCases.allSatisfy {
      stack.hugging[$0] < .stackPlacement && stack.clippingResistance[$0] > .stackPlacement
    }
    guard priorities, contents.allSatisfy(\.isElastic) else { return nil }

    guard let along = Self.lengths(of: stack, contents) else { return nil }
    let across = measurement.needAcross(stack)
    size = .zero
    size[stack.axis] = along.length + stack.insetSum(stack.axis)
    size[stack.axis.other] = across + stack.insetSum(stack.axis.other)

    for (baseline, source) in [(Baseline.first, sources.first), (.last, sources.last)] {
      guard let source else { continue }
      let content = contents[source]
      let span: (near: Double, far: Double)
      if stack.axis == .vertical {
        span = along.spans[source]
      } else {
        span = Self.spanAcross(content, in: across, stack, measurement)
      }
      // Where a nested stack has another height than its own, only a solve can tell its baselines.
      let keepsHeight = span.far - span.near == content.size.height
      let isLeaf = stack.views[source].view.compiler == nil
      guard
        keepsHeight || isLeaf && (baseline == .first || content.lastBaselineIsFromBottom)
      else { return nil }
      switch baseline {
      case .first:
        firstBaseline = content.firstBaseline.map { stack.insets.vertical.near + span.near + $0 }
      case .last:
        let below = size.height - stack.insets.vertical.near - span.far
        lastBaseline = content.lastBaseline.map { below + $0 }
      }
    }
  }

  // MARK: Along the stack

  /// Where the views lie along the stack, measured from its near inset, and how long they are together;
  /// nil where a view would rather grow than a gap that has to.
  private static func lengths(
    of stack: ResolvedStack, _ contents: [StackMeasurement.Content]
  ) -> (length: Double, spans: [(near: Double, far: Double)])? {
    guard !contents.isEmpty else { return (0, []) }
    var lengths = contents.map { $0.size[stack.axis] }
    if stack.distribution == .fillEqually {
      let longest = lengths.max() ?? 0
      lengths = lengths.map { _ in longest }
    }
    var gaps = stack.views.map(\.spacingAfter)
    if stack.distribution == .equalCentering {
      let halves = lengths.indices.dropLast().map { (lengths[$0] + lengths[$0 + 1]) / 2 }
      let pitch = zip(halves, gaps).map { $0 + $1 }.max() ?? 0
      let grown = halves.map { pitch - $0 }
      guard grown == Array(gaps.dropLast()) || contents.allSatisfy(\.keepsLength) else {
        return nil
      }
      for index in halves.indices { gaps[index] = grown[index] }
    }

    var spans: [(near: Double, far: Double)] = []
    spans.reserveCapacity(lengths.count)
    var end = 0.0
    for (index, length) in lengths.enumerated() {
      let start = index == 0 ? 0 : end + gaps[index - 1]
      end = start + length
      spans.append((start, end))
    }
    guard stack.distribution == .gravityAreas else { return (end, spans) }
    let centered = centered(stack, spans, end)
    return centered.length == end || contents.allSatisfy(\.keepsLength) ? centered : nil
  }

  /// A middle area stands in the middle, so that both sides are as long as the longer one.
  private static func centered(
    _ stack: ResolvedStack, _ spans: [(near: Double, far: Double)], _ end: Double
  ) -> (length: Double, spans: [(near: Double, far: Double)]) {
    let isCentered = stack.views.map { $0.gravity == .center }
    guard let first = isCentered.firstIndex(of: true), let last = isCentered.lastIndex(of: true)
    else { return (end, spans) }
    let before = spans[first].near
    let after = end - spans[last].far
    let side = max(before, after)
    let length = 2 * side + spans[last].far - spans[first].near
    var spans = spans
    for index in spans.indices.dropFirst(first) {
      let shift = index <= last ? side - before : length - end
      spans[index] = (spans[index].near + shift, spans[index].far + shift)
    }
    return (length, spans)
  }

  // MARK: Across the stack

  /// Where a view lies across a stack of the given extent, measured from its near inset.
  private static func spanAcross(
    _ content: StackMeasurement.Content, in extent: Double, _ stack: ResolvedStack,
    _ measurement: StackMeasurement
  ) -> (near: Double, far: Double) {
    let height = content.size.height
    switch stack.alignment {
    case .near: return (0, height)
    case .far: return (extent - height, extent)
    // A single view is as tall as the stack.
    case .baseline where !stack.hasCommonLine: return (0, extent)
    case .center: return ((extent - height) / 2, (extent + height) / 2)
    case .fill: return (0, extent)
    case .baseline(.first):
      let near = measurement.reach(of: .first).ascent - (content.firstBaseline ?? 0)
      return (near, near + height)
    case .baseline(.last):
      let far = extent - measurement.reach(of: .last).descent + (content.lastBaseline ?? height)
      return (far - height, far)
    }
  }
}
