// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The measurement of a stack by arithmetic, with the positions of its views at that size.
struct MeasuredStack {
  let measurement: Measurement
  let line: StackLine

  /// Measures a stack if its views alone determine its size; nil if only a solve can determine it.
  ///
  /// The sources are the positions, among the visible views, of those that give the stack its
  /// baselines; `line` is the line of its views, if that is known.
  init?(
    _ stack: borrowing ResolvedStack, _ measurement: StackMeasurement,
    sources: (first: Int?, last: Int?),
    line known: StackLine? = nil
  ) {
    line = known ?? StackLine(stack, measurement.contents)
    guard let measured = Measurement(stack, measurement, line, sources) else { return nil }
    self.measurement = measured
  }
}

extension Measurement {
  fileprivate init?(
    _ stack: borrowing ResolvedStack, _ measurement: StackMeasurement,
    _ along: borrowing StackLine,
    _ sources: (first: Int?, last: Int?)
  ) {
    let across = measurement.needAcross(stack)
    guard let firmness = StackFirmness(stack, measurement.contents, across: across) else {
      return nil
    }
    size = .zero
    size[stack.axis] = along.length + stack.insetSum(stack.axis)
    size[stack.axis.other] = across + stack.insetSum(stack.axis.other)
    // Where insets below zero take more than all views have, something contradicts that no extent is
    // negative, or stays open.
    guard size.width >= 0, size.height >= 0 else { return nil }
    hugging = firmness.hugging
    resistance = firmness.resistance

    for baseline in [Baseline.first, .last] {
      guard let source = baseline == .first ? sources.first : sources.last else { continue }
      let content = measurement.contents[source]
      let span: (near: Double, far: Double)
      if stack.axis == .vertical {
        span = along.spans[source]
      } else {
        guard let found = stack.span(of: content, across: across, measurement) else { return nil }
        span = found
      }
      // If a container inside is stretched to another height, only a solve can determine its
      // baselines.
      let keepsHeight = (span.far - span.near).isSame(content.size.height)
      let view = stack.views[source].view
      guard
        keepsHeight
          || view.isLeaf && (baseline == .first || !view.metrics.lastBaselineIsFromTop)
      else { return nil }
      switch baseline {
      case .first:
        firstBaseline = content.measurement.firstBaseline.map {
          stack.insets.vertical.near + span.near + $0
        }
      case .last:
        let below = size.height - stack.insets.vertical.near - span.far
        lastBaseline = content.measurement.lastBaseline.map { below + $0 }
      }
    }
  }
}

/// The priorities at which a stack keeps the total size of its views; nil if its size is not a
/// plain sum.
private struct StackFirmness {
  var hugging: AxisPair<LayoutPriority>
  var resistance: AxisPair<LayoutPriority>

  init?(
    _ stack: borrowing ResolvedStack, _ contents: [StackMeasurement.Content], across need: Double
  ) {
    resistance = stack.clippingResistance
    hugging = stack.hugging
    var weakest = AxisPair(LayoutPriority.required)
    var strongest = AxisPair(LayoutPriority.lowest)
    for content in contents.prefix(stack.views.count) {
      for axis in LayoutAxis.allCases {
        resistance[axis] = min(resistance[axis], content.measurement.resistance[axis])
        weakest[axis] = min(weakest[axis], content.firmness[axis])
        strongest[axis] = max(strongest[axis], content.measurement.hugging[axis])
      }
    }
    let along = stack.axis
    let across = stack.axis.other

    // 1. Nothing may shrink, neither for a fitting size nor for the rules of the stack.
    guard LayoutAxis.allCases.allSatisfy({ resistance[$0] > .fittingSizeCompression }) else {
      return nil
    }
    let isFirm = resistance[along] > .stackPlacement && stack.hugging[along] < .stackPlacement
    switch stack.distribution {
    case .gravityAreas where !stack.centersBetweenAreas, .fill, .equalSpacing:
      break
    case .fillProportionally where !stack.evensOut(contents):
      // A view without an intrinsic length keeps its own; the one that has one grows.
      guard strongest[along] < .stackPlacement else { return nil }
    case .fillEqually, .fillProportionally:
      // Views grow to reach their share.
      guard isFirm, strongest[along] < .stackPlacement else { return nil }
    case .gravityAreas, .equalCentering:
      // Gaps grow to become equal, and views do not.
      guard isFirm, weakest[along] > stack.hugging[along] else { return nil }
    }

    // 2. Parts that are longer than necessary, to be equal or aligned on one line, give way before
    //    content resists.
    if stack.evensOut(contents) { resistance[along] = min(resistance[along], .stackPlacement) }
    if stack.hasCommonLine { resistance[across] = min(resistance[across], .stackPlacement) }

    // 3. The parts that grow with the stack: views that fill it, or else gaps and ends.
    if stack.growsByViews { hugging[along] = max(hugging[along], strongest[along]) }
    guard stack.alignment == .fill else { return }

    // 4. Views that fill the stack across grow with it, or stay short of its edge. Views smaller
    //    than the needed extent pull it back.
    hugging[across] = max(hugging[across], min(strongest[across], .stackPlacement))
    let pull = contents.filter { $0.size[across] < need }.map(\.measurement.hugging[across]).max()
    guard let pull else { return }
    guard resistance[across] > min(pull, LayoutPriority.stackPlacement.nextDown) else { return nil }
  }
}

/// The positions of a stack's views along the stack when it is as short as possible.
///
/// It never changes; a class, because the measurement and the formula of the stack share it.
final class StackLine {
  /// How long the views are.
  private(set) var lengths: [Double]
  /// The near and far edges of each view, measured from the near inset.
  private(set) var spans: [(near: Double, far: Double)] = []
  /// The total length of the views and the gaps between them.
  private(set) var length = 0.0

  init(_ stack: borrowing ResolvedStack, _ contents: [StackMeasurement.Content]) {
    lengths = contents.map { $0.size[stack.axis] }
    switch stack.distribution {
    case .fillEqually:
      let longest = lengths.max() ?? 0
      lengths = lengths.map { _ in longest }
    case .fillProportionally where contents.count { $0.intrinsicLength != nil } > 1:
      // Whoever has to be longer than its content takes the others along.
      let intrinsic = contents.map { $0.intrinsicLength ?? 0 }
      let scale =
        lengths.indices.filter { intrinsic[$0] > 0 }
        .map { lengths[$0] / intrinsic[$0] }.max() ?? 0
      for index in lengths.indices where intrinsic[index] > 0 {
        lengths[index] = scale * intrinsic[index]
      }
    case .fillProportionally, .gravityAreas, .fill, .equalSpacing, .equalCentering: break
    }
    let pitch = stack.distribution == .equalCentering ? pitch(stack) : nil
    spans.reserveCapacity(lengths.count)
    for (index, extent) in lengths.enumerated() {
      let gap = index == 0 ? 0 : pitch.map { $0 - self.half(before: index) }
      let start = length + (gap ?? stack.views[index - 1].spacingAfter)
      length = start + extent
      spans.append((start, length))
    }
    if stack.distribution == .gravityAreas { center(stack) }
  }

  /// The distance between the centers of neighbouring views that leaves every gap its spacing.
  private func pitch(_ stack: ResolvedStack) -> Double? {
    lengths.indices.dropFirst().lazy
      .map { self.half(before: $0) + stack.views[$0 - 1].spacingAfter }.max()
  }

  /// The part of the distance to the center before that the view and the one before it take.
  private func half(before index: Int) -> Double { (lengths[index - 1] + lengths[index]) / 2 }

  /// Centers the middle area: both sides become as long as the longer one.
  private func center(_ stack: ResolvedStack) {
    guard let first = stack.views.firstIndex(where: { $0.gravity == .center }),
      let last = stack.views.lastIndex(where: { $0.gravity == .center })
    else { return }
    let before = spans[first].near
    let after = length - spans[last].far
    let side = max(before, after)
    let longer = 2 * side + spans[last].far - spans[first].near
    for index in spans.indices.dropFirst(first) {
      let shift = index <= last ? side - before : longer - length
      spans[index] = (spans[index].near + shift, spans[index].far + shift)
    }
    length = longer
  }
}

extension ResolvedStack {
  /// Whether views and gaps fill the length exactly.
  var fillsLength: Bool {
    switch distribution {
    case .fill, .fillEqually, .fillProportionally: true
    case .gravityAreas, .equalSpacing, .equalCentering: false
    }
  }

  /// Whether the stack cannot be longer without longer views: they fill it, or there is only one, held to
  /// both ends.
  var growsByViews: Bool {
    fillsLength || (views.count == 1 && distribution != .gravityAreas)
  }

  /// Returns whether views or gaps are longer than necessary to equal others.
  func evensOut(_ contents: [StackMeasurement.Content]) -> Bool {
    switch distribution {
    case .fillEqually, .equalCentering: views.count > 1
    case .fillProportionally: contents.count { $0.intrinsicLength != nil } > 1
    case .gravityAreas: centersBetweenAreas
    case .fill, .equalSpacing: false
    }
  }

  /// Whether the middle area and at least one other area have views.
  fileprivate var centersBetweenAreas: Bool {
    views.contains { $0.gravity == .center } && views.contains { $0.gravity != .center }
  }

  /// Returns the position of a view across the stack, measured from its near inset; nil if only a
  /// solve can determine it.
  fileprivate func span(
    of content: StackMeasurement.Content, across extent: Double, _ measurement: StackMeasurement
  ) -> (near: Double, far: Double)? {
    let height = content.size.height
    if content.isOpenAcross {
      if case .baseline(let baseline) = alignment, content.stands(on: baseline) { return nil }
      return (0, extent)
    }
    switch alignment {
    case .near: return (0, height)
    case .far: return (extent - height, extent)
    case .center: return ((extent - height) / 2, (extent + height) / 2)
    case .fill:
      let hugging = content.measurement.hugging.vertical
      if hugging < LayoutPriority.stackPlacement.nextDown { return (0, extent) }
      return hugging > .stackPlacement || height.isSame(extent) ? (0, height) : nil
    case .baseline(let baseline):
      guard let reach = measurement.reach(of: baseline) else { return nil }
      let edge = baseline == .first ? 0 : height
      let near = reach.ascent - (content.measurement.reach(of: baseline)?.ascent ?? edge)
      return (near, near + height)
    }
  }
}
