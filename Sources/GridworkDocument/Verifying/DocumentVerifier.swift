// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Searches a document for what is wrong: in the document itself, in its variants, and over a range of
/// widths.
public struct DocumentVerifier {
  private let tree: DocumentTree

  /// Makes a verifier that shows variants and widths on a tree.
  public init(_ tree: DocumentTree) { self.tree = tree }

  /// Everything that is wrong with the document and each of its variants.
  ///
  /// - Complexity: One layout for each state and for each constraint in a conflict, and for a range of widths what
  ///   ``stretches(_:widths:step:progress:)`` takes for each.
  /// - Parameters:
  ///   - widths: A range of widths in points that every state is judged at as well; nil for none.
  ///   - progress: Called before each layout of the range with the name of the state and the width.
  /// - Returns: The report.
  public func report(
    widths: ClosedRange<Double>? = nil, progress: (String, Double) -> Void = { _, _ in }
  ) -> VerificationReport {
    let variants: [LayoutDocument.Variant?] = [nil] + tree.document.variants
    let states = variants.map { variant in
      let situation = Situation(tree.document, variant)
      tree.show(situation)
      let findings = tree.findingsWithRemedies()
      let name = VerificationReport.State(variant: variant?.name, findings: [], stretches: []).name
      let stretches = widths.map { sweep(over: $0) { progress(name, $0) } } ?? []
      return VerificationReport.State(
        variant: variant?.name, findings: findings, stretches: stretches)
    }
    return VerificationReport(states: states, widths: widths)
  }

  /// Everything that is wrong with a variant at its own size.
  ///
  /// - Parameter variant: The variant; nil for the document itself.
  /// - Returns: The findings, by kind and then in tree order; empty when nothing is wrong.
  /// - Throws: What is wrong with a variant that is not one of the document's own.
  public func findings(_ variant: LayoutDocument.Variant?) throws(DocumentError) -> [Finding] {
    try tree.show(variant)
    return tree.findingsWithRemedies()
  }

  /// Everything that is wrong with a variant over a range of widths, and where it begins and ends.
  ///
  /// The ends of the range and whole widths between them are laid out. Where the findings at two
  /// neighbours differ, the distance between them is halved until it is below 10⁻⁷ points, once for all
  /// findings that begin or end at the same place. A finding that begins and ends again between two
  /// neighbours is not seen.
  ///
  /// - Complexity: One layout for each of these widths, and fewer than 25 and the binary logarithm of
  ///   the step for each place at which findings begin or end.
  /// - Parameters:
  ///   - variant: The variant; nil for the document itself.
  ///   - widths: The range, in points.
  ///   - step: How many points the whole widths are apart; 1 by default, and at least 1.
  ///   - progress: Called before each layout with its width.
  /// - Returns: The stretches, ordered by their first width.
  /// - Throws: What is wrong with a variant that is not one of the document's own.
  public func stretches(
    _ variant: LayoutDocument.Variant?, widths: ClosedRange<Double>, step: Int = 1,
    progress: (Double) -> Void = { _ in }
  ) throws(DocumentError) -> [Stretch] {
    try tree.show(variant)
    return sweep(over: widths, step: step, progress)
  }

  /// Judges the state that the tree shows over a range of widths.
  private func sweep(
    over widths: ClosedRange<Double>, step: Int = 1, _ progress: (Double) -> Void
  ) -> [Stretch] {
    withoutActuallyEscaping(progress) { progress in
      var sweep = WidthSweep { width in
        progress(width)
        tree.root.width = .exact(width)
        return tree.findings()
      }
      return sweep.run(over: widths, step: Double(max(1, step)))
    }
  }
}
