// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Verifies a document in all its states: the document itself, its variants, and a range of widths.
public struct DocumentVerifier {
  /// A finding and the widths at which it is there.
  public struct Stretch: Sendable, Hashable {
    /// What is wrong; the detail is of the first width.
    public var finding: Finding
    /// The widths, in points; exact to a millionth.
    public var widths: ClosedRange<Double>

    /// The stretch on one line: `200 to 311.5: squeezed: title width is 12 less than its content's`.
    public var text: String {
      widths.lowerBound == widths.upperBound
        ? "\(numberWords(widths.lowerBound)): \(finding.text)"
        : "\(numberWords(widths.lowerBound)) to \(numberWords(widths.upperBound)): \(finding.text)"
    }
  }

  private let tree: DocumentTree

  /// Makes a verifier.
  public init(_ tree: DocumentTree) { self.tree = tree }

  /// Everything that is wrong with a variant at the size that it has; nil for the document itself.
  ///
  /// - Throws: What is wrong with a variant that is not one of the document's own.
  public func findings(_ variant: LayoutDocument.Variant?) throws(DocumentError) -> [Finding] {
    try tree.show(variant)
    return tree.findings()
  }

  /// Everything that is wrong with a variant at some width of a range, and where it begins and ends.
  ///
  /// Every whole width is laid out, and the ends of the range; where something begins or ends between
  /// two of them, the place is found by halving.
  ///
  /// - Parameters:
  ///   - variant: The variant; nil for the document itself.
  ///   - widths: The range, in points.
  ///   - progress: Called with the width that comes next.
  /// - Returns: The stretches, by their first width.
  /// - Throws: What is wrong with a variant that is not one of the document's own.
  public func stretches(
    _ variant: LayoutDocument.Variant?, widths: ClosedRange<Double>,
    progress: (Double) -> Void = { _ in }
  ) throws(DocumentError) -> [Stretch] {
    var done: [Stretch] = []
    var open: [Finding.Identity: Stretch] = [:]
    var last: (width: Double, found: [Finding.Identity: Finding])?
    for width in samples(of: widths) {
      progress(width)
      let found = try findings(variant, at: width)
      // 1. What ends between the last width and this one.
      for identity in open.keys where found[identity] == nil {
        guard let last, var stretch = open.removeValue(forKey: identity) else { continue }
        let end = try border(of: identity, variant, holds: last.width, not: width)
        stretch.widths = stretch.widths.lowerBound...max(stretch.widths.lowerBound, end)
        done.append(stretch)
      }
      // 2. What begins there, and what goes on.
      for (identity, finding) in found {
        if let stretch = open[identity] {
          open[identity]?.widths = stretch.widths.lowerBound...width
        } else {
          let start = try last.map { last throws(DocumentError) in
            try border(of: identity, variant, holds: width, not: last.width)
          }
          open[identity] = Stretch(finding: finding, widths: (start ?? width)...width)
        }
      }
      last = (width, found)
    }
    return (done + open.values).sorted { a, b in
      (a.widths.lowerBound, a.finding.text) < (b.widths.lowerBound, b.finding.text)
    }
  }

  /// The ends of a range and the whole widths between.
  private func samples(of widths: ClosedRange<Double>) -> [Double] {
    var samples = [widths.lowerBound]
    var next = widths.lowerBound.rounded(.down) + 1
    while next < widths.upperBound {
      samples.append(next)
      next += 1
    }
    if widths.upperBound > widths.lowerBound { samples.append(widths.upperBound) }
    return samples
  }

  private func findings(
    _ variant: LayoutDocument.Variant?, at width: Double
  ) throws(DocumentError) -> [Finding.Identity: Finding] {
    try tree.show(variant, in: DocumentTree.Environment(width: .exact(width)))
    return Dictionary(tree.findings().map { ($0.identity, $0) }, uniquingKeysWith: { a, _ in a })
  }

  /// The last width, coming from one where a finding is there, at which it still is.
  private func border(
    of identity: Finding.Identity, _ variant: LayoutDocument.Variant?, holds: Double, not: Double
  ) throws(DocumentError) -> Double {
    var (holds, not) = (holds, not)
    while abs(holds - not) > 1e-7 {
      let middle = (holds + not) / 2
      if try findings(variant, at: middle)[identity] != nil { holds = middle } else { not = middle }
    }
    // What holds begins a tolerance beyond the place itself.
    return (holds * 100_000).rounded() / 100_000
  }
}
