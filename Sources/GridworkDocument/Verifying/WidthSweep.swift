// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// Samples a range of widths and finds the widths at which each finding begins and ends.
struct WidthSweep {
  private typealias Findings = [String: DocumentFinding]

  /// A width and the findings at that width.
  private struct Sample {
    let width: Double
    let findings: Findings
  }

  private let findings: (Double) -> [DocumentFinding]
  private var ended: [DocumentVerifier.Stretch] = []
  private var open: [String: DocumentVerifier.Stretch] = [:]

  /// Creates a sweep.
  ///
  /// - Parameter findings: A closure that lays out a width and returns all findings.
  init(_ findings: @escaping (Double) -> [DocumentFinding]) { self.findings = findings }

  /// Samples the ends of a range and the whole widths between them, and searches between
  /// neighbouring widths whose findings differ.
  ///
  /// - Returns: The stretches, ordered by their first width, then by rule.
  mutating func run(
    over widths: ClosedRange<Double>, step: Double
  ) -> [DocumentVerifier.Stretch] {
    let first = sample(at: widths.lowerBound)
    begin(first.findings.keys, with: first, at: first.width, isOpen: false)
    _ = run(from: first, through: widths.upperBound, step: step)
    return stretches
  }

  /// Samples what follows a width. Returns the last sample.
  private mutating func run(from first: Sample, through end: Double, step: Double) -> Sample {
    var last = first
    for width in Self.samples(after: first.width, through: end, by: step) {
      let next = sample(at: width)
      search(for: changes(from: last, to: next), between: last, and: next)
      extend(to: next)
      last = next
    }
    return last
  }

  /// The findings that are present at one of two widths only.
  private func changes(from low: Sample, to high: Sample) -> Set<String> {
    Set(low.findings.keys).symmetricDifference(high.findings.keys)
  }

  private mutating func extend(to sample: Sample) {
    for (identity, finding) in sample.findings {
      open[identity]?.extend(to: sample.width, finding)
    }
  }

  /// Samples the ends of intervals in each of which every finding is there at all widths or at none, and a width
  /// inside each. An interval of which that is not known is sampled like a range.
  mutating func run(over intervals: (ends: [Double], areProved: [Bool]), step: Double)
    -> [DocumentVerifier.Stretch]
  {
    var last = sample(at: intervals.ends[0])
    begin(last.findings.keys, with: last, at: last.width, isOpen: false)
    for (end, isProved) in zip(intervals.ends.dropFirst(), intervals.areProved) {
      guard isProved else {
        last = run(from: last, through: end, step: step)
        continue
      }
      let middle = sample(at: (last.width + end) / 2)
      change(from: last, to: middle, at: last.width, last.findings)
      extend(to: middle)
      let next = sample(at: end)
      change(from: middle, to: next, at: end, next.findings)
      extend(to: next)
      last = next
    }
    return stretches
  }

  /// The stretches found, ordered by their first width, then by rule.
  private var stretches: [DocumentVerifier.Stretch] {
    (ended + open.values).sorted { a, b in
      (a.widths.lowerBound, a.finding.rule.rank, a.finding.identity)
        < (b.widths.lowerBound, b.finding.rule.rank, b.finding.identity)
    }
  }

  private static func samples(
    after first: Double, through last: Double, by step: Double
  ) -> [Double] {
    guard first < last else { return [] }
    let whole = stride(from: first.rounded(.down) + step, to: last, by: step)
    return Array(whole) + [last]
  }

  private func sample(at width: Double) -> Sample {
    let found = findings(width).map { ($0.identity, $0) }
    return Sample(
      width: width, findings: Dictionary(first: found))
  }

  /// Finds the widths at which findings begin or end, by bisection.
  ///
  /// Every finding in `changed` is present at exactly one of the two samples, and so at exactly one
  /// end of exactly one half. Each layout in the middle serves all of these findings; the search
  /// forks only where they change at different widths.
  private mutating func search(
    for changed: Set<String>, between low: Sample, and high: Sample
  ) {
    guard !changed.isEmpty else { return }
    guard high.width - low.width <= LengthTolerance.width else {
      let middle = sample(at: (low.width + high.width) / 2)
      let inFirstHalf = changed.filter {
        (low.findings[$0] == nil) != (middle.findings[$0] == nil)
      }
      search(for: inFirstHalf, between: low, and: middle)
      search(for: changed.subtracting(inFirstHalf), between: middle, and: high)
      return
    }
    // The edge belongs to the widths at which a finding is present, or to the others.
    let edge = rounded(high.width)
    let atEdge =
      edge == high.width
      ? high.findings : edge == low.width ? low.findings : sample(at: edge).findings
    change(changed, to: high, at: edge, atEdge)
  }

  private mutating func change(
    from low: Sample, to high: Sample, at edge: Double, _ atEdge: Findings
  ) {
    change(changes(from: low, to: high), to: high, at: rounded(edge), atEdge)
  }

  /// Begins and ends findings at an edge.
  private mutating func change(
    _ changed: Set<String>, to high: Sample, at edge: Double, _ atEdge: Findings
  ) {
    for isOpen in [false, true] {
      begin(
        changed.filter { high.findings[$0] != nil && (atEdge[$0] == nil) == isOpen }, with: high,
        at: edge, isOpen: isOpen)
    }
    for identity in changed where high.findings[identity] == nil {
      guard var stretch = open.removeValue(forKey: identity) else { continue }
      stretch.end(at: edge, isOpen: atEdge[identity] == nil)
      ended.append(stretch)
    }
  }

  private mutating func begin(
    _ identities: some Sequence<String>, with sample: Sample, at width: Double, isOpen: Bool
  ) {
    for identity in identities {
      open[identity] = sample.findings[identity].map {
        DocumentVerifier.Stretch($0, at: width, isOpen: isOpen)
      }
    }
  }

  /// The tolerance of the rules makes a finding begin just beyond the width at which the numbers
  /// are equal. Rounding to the nearest 1/100,000 of a point restores that width.
  private func rounded(_ width: Double) -> Double { (width * 100_000).rounded() / 100_000 }
}
