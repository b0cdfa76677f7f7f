// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Gridwork

/// Divides a range of widths into regions.
///
/// Two layouts close to each other say how the answer moves, and the proof of one of them says how far. What is
/// left on both sides is searched in the same way.
struct RegionSearch {
  private let limit: Int
  private let layOut: (Double) -> ProvedLayout
  private(set) var layoutCount = 0

  init(limit: Int, _ layOut: @escaping (Double) -> ProvedLayout) {
    self.limit = limit
    self.layOut = layOut
  }

  /// The regions of a range, without gaps.
  mutating func regions(of widths: ClosedRange<Double>) -> [LayoutRegions.Region] {
    var found: [LayoutRegions.Region] = []
    var gaps = [widths]
    while let gap = gaps.popLast() {
      let region = region(in: gap)
      found.append(region)
      let rest = (region.widths.upperBound, gap.upperBound)
      if rest.1 - rest.0 > LengthTolerance.width { gaps.append(rest.0...rest.1) }
      let before = (gap.lowerBound, region.widths.lowerBound)
      if before.1 - before.0 > LengthTolerance.width { gaps.append(before.0...before.1) }
    }
    return joined(found.sorted { $0.widths.lowerBound < $1.widths.lowerBound }, widths)
  }

  /// Joins neighbours whose frames change in the same way, and lets each region begin where the one before ends.
  /// What is too narrow to be noticed is a border: there, needs that are almost met are met.
  private func joined(
    _ regions: [LayoutRegions.Region], _ widths: ClosedRange<Double>
  ) -> [LayoutRegions.Region] {
    var joined: [LayoutRegions.Region] = []
    for region in regions {
      var region = region
      let start = joined.last?.widths.upperBound ?? widths.lowerBound
      region.widths = start...max(start, region.widths.upperBound)
      let isBorder =
        region.widths.upperBound - start <= 2 * LengthTolerance.noticeable && regions.count > 1
      if isBorder { continue }
      if let last = joined.last, last.continues(in: region) {
        joined[joined.count - 1].widths = last.widths.lowerBound...region.widths.upperBound
        joined[joined.count - 1].parts += region.parts
      } else {
        joined.append(region)
      }
    }
    if let last = joined.last {
      joined[joined.count - 1].widths = last.widths.lowerBound...widths.upperBound
    }
    return joined
  }

  private mutating func layout(at width: Double) -> ProvedLayout {
    layoutCount += 1
    return layOut(width)
  }

  // MARK: One region

  /// Finds a region somewhere in a gap; the whole gap if the limit is reached, or if no proof holds anywhere.
  private mutating func region(in gap: ClosedRange<Double>) -> LayoutRegions.Region {
    let length = gap.upperBound - gap.lowerBound
    if length == 0 {
      let layout = layout(at: gap.lowerBound)
      let holds = layout.stages.allSatisfy { ProofChecker<RoundedSum>($0.proof).holds }
      return LayoutRegions.Region(
        widths: gap, doubt: layout.doubt ?? (holds ? nil : .undecided),
        parts: [ProvedPart(widths: gap, layout: nil)], samples: (layout.frames, layout.frames))
    }
    // Places in the gap that no layout is likely to change at, such as whole points.
    var (share, step) = (min(1, 1 / length) * 0.381966, min(1, length) * 0.061803)
    var first = layout(at: gap.lowerBound + share * length)
    while layoutCount < limit {
      let second = layout(at: first.width + step)
      if let answer = MovingLayout([first, second]) {
        let proved = answer.provedWidths
        if proved.contains(second.width), proved.lowerBound < first.width {
          return region(in: gap, answer, proved.clamped(to: gap), second)
        }
      }
      step /= 8
      if step < 1e-5 * min(1, length) {
        share = (share + 0.618034).truncatingRemainder(dividingBy: 0.93)
        step = min(1, length) * 0.061803
        if share < 0.02 { break }
        first = layout(at: gap.lowerBound + share * length)
      }
    }
    return LayoutRegions.Region(
      widths: gap, doubt: layoutCount < limit ? .undecided : .unfinished,
      samples: (first.frames, first.frames))
  }

  /// The region around two layouts with the same proof, which holds at some widths of the gap.
  private mutating func region(
    in gap: ClosedRange<Double>, _ answer: MovingLayout, _ proved: ClosedRange<Double>,
    _ second: ProvedLayout
  ) -> LayoutRegions.Region {
    let first = answer.first
    var region = LayoutRegions.Region(
      widths: first.width...second.width, doubt: first.doubt,
      samples: (first.frames, second.frames))
    if answer.hasMeasuredRows { region.doubt = region.doubt ?? .measured }
    // 1. The tree follows the proof up to both ends.
    let (high, far) = followed(from: second, to: proved.upperBound, &region)
    let (low, _) = followed(from: first, to: proved.lowerBound, &region)
    region.widths = min(low, first.width)...max(high, second.width)
    // 2. Two layouts that are far apart say exactly where the region ends.
    var exact = answer
    if let wide = MovingLayout([first, far]) {
      exact = wide
      region = LayoutRegions.Region(
        widths: region.widths, doubt: region.doubt, samples: (first.frames, far.frames))
      let proved = wide.provedWidths.clamped(to: gap)
      let precision = LengthTolerance.noticeable
      if (proved.upperBound - high).magnitude < precision,
        (proved.lowerBound - low).magnitude < precision
      {
        region.widths = proved
      }
    }
    // 3. The checker accepts the proof there.
    region.parts = [ProvedPart(widths: region.widths, layout: exact)]
    if !region.parts[0].holds { region.doubt = region.doubt ?? .undecided }
    return region
  }

  /// A width just inside the end of a region.
  private func inner(_ end: Double, from width: Double) -> Double {
    let inset = min(LengthTolerance.width, (end - width).magnitude / 2)
    return end > width ? end - inset : end + inset
  }

  /// The farthest width up to which the frames of the tree are those of a region, and the last layout before it.
  /// What ends them earlier is not in the proof: a text gets another line at a width that it did not say.
  private mutating func followed(
    from layout: ProvedLayout, to end: Double, _ region: inout LayoutRegions.Region
  ) -> (end: Double, last: ProvedLayout) {
    var (good, bad) = (layout, self.layout(at: inner(end, from: layout.width)))
    if region.contains(bad.frames, at: bad.width) { return (end, bad) }
    region.doubt = region.doubt ?? bad.doubt ?? .undecided
    while (bad.width - good.width).magnitude > LengthTolerance.width / 8, layoutCount < limit {
      let middle = self.layout(at: (good.width + bad.width) / 2)
      if region.contains(middle.frames, at: middle.width) { good = middle } else { bad = middle }
    }
    return (bad.width, good)
  }
}

extension LayoutRegions.Region {
  /// Whether the frames go on in the next region as they change here.
  fileprivate func continues(in next: LayoutRegions.Region) -> Bool {
    guard doubt == next.doubt else { return false }
    return samples.0.items.indices.allSatisfy { position in
      guard samples.0.items[position].visibility == next.samples.0.items[position].visibility else {
        return false
      }
      guard let frame = frame(at: position), let after = next.frame(at: position) else {
        return true
      }
      return frame.isNear(after, in: self, next)
    }
  }
}
