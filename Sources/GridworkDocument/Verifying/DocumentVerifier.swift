// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
public import GridworkInspector

/// Verifies a document: its own state, its variants, and each of these over a range of widths.
public struct DocumentVerifier {
  let tree: DocumentTree

  /// Creates a verifier. It uses the tree to show the variants and widths, and so changes what the
  /// tree shows.
  public init(_ tree: DocumentTree) { self.tree = tree }

  /// Verifies the document and each of its variants.
  ///
  /// - Complexity: One layout for each state and for each constraint in a conflict. With a range of
  ///   widths, also the layouts of ``stretches(_:widths:step:progress:)`` for each state. All of this for
  ///   each combination of a text scale and a language.
  /// - Parameters:
  ///   - widths: A range of widths in points at which every state is also verified; nil for none.
  ///   - certifies: Whether the range is proved rather than sampled: see ``certificate(_:widths:progress:)``.
  ///   - textScales: The sizes of text, as multiples of its usual size, at which to verify every state in
  ///     place of its own; by default, only its own. A size that is not above 0 is a programmer error.
  ///   - textScaleRange: A range of text scales to prove together with the range of widths; nil, the default, for
  ///     none. See ``certificate(_:widths:textScales:progress:)``.
  ///   - languages: The tags of the languages of text in which to verify every state in place of its own,
  ///     such as `de` and `LayoutTextTraits.pseudoLanguage`; by default, only its own. A label without a
  ///     translation shows its text. A string that is not a tag is a programmer error.
  ///   - progress: A closure called before each layout of the range, with the name of the state and
  ///     the width.
  /// - Returns: The report with all findings: those of all states for each text scale of the first language,
  ///   then of the next one.
  public func report(
    widths: ClosedRange<Double>? = nil, certifies: Bool = false, textScales: [Double] = [],
    textScaleRange: ClosedRange<Double>? = nil, languages: [String] = [],
    progress: (String, Double) -> Void = { _, _ in }
  ) -> VerificationReport {
    var states: [VerificationReport.State] = []
    for language in languages.isEmpty ? [nil] : languages.map(Optional.some) {
      for textScale in textScales.isEmpty ? [nil] : textScales.map(Optional.some) {
        for variant in tree.document.states {
          var situation = Situation(tree.document, variant)
          situation.enter(DocumentTree.Environment(textScale: textScale, language: language))
          tree.show(situation)
          var state = VerificationReport.State(
            variant: variant?.name, textScale: textScale, language: language,
            findings: tree.findingsWithRemedies())
          if let widths, let textScaleRange {
            let areas = LayoutAreas(of: tree.root, widths: widths, textScales: textScaleRange)
            state.areas = areas
            state.patches = patches(of: areas) { progress(state.name, $0) }
          } else if let widths {
            state.certificate = certifies ? LayoutRegions(of: tree.root, widths: widths) : nil
            state.stretches =
              sweep(over: widths, state.certificate) { progress(state.name, $0) }
              + (state.certificate.map(doubts) ?? [])
          }
          states.append(state)
        }
      }
    }
    return VerificationReport(states: states, widths: widths, textScales: textScaleRange)
  }

  /// All findings for a variant at its own size.
  ///
  /// - Complexity: One layout, and one for each constraint in a conflict.
  /// - Parameter variant: The variant; nil for the document's own state.
  /// - Returns: The findings, by rule and then in tree order; empty if the layout is sound.
  /// - Throws: A ``DocumentError`` if the variant is invalid. A variant of the document never is.
  public func findings(_ variant: LayoutDocument.Variant?) throws(DocumentError)
    -> [DocumentFinding]
  {
    try tree.show(variant)
    return tree.findingsWithRemedies()
  }

  /// All findings for a variant over a range of widths, each with the widths at which it begins and
  /// ends.
  ///
  /// The verifier lays out the ends of the range and the whole widths between them. Where the
  /// findings at two neighbouring widths differ, it bisects the interval until its length is below
  /// 10⁻⁷ points, once for all findings that begin or end at the same place. A finding that both
  /// begins and ends between two neighbouring widths goes unnoticed. Settings without effect have none at any
  /// width, and are left to ``findings(_:)``.
  ///
  /// - Complexity: One layout for each of these widths, and fewer than 26 + log₂ *s* layouts for
  ///   each place at which findings begin or end, with *s* for the step.
  /// - Parameters:
  ///   - variant: The variant; nil for the document's own state.
  ///   - widths: The range, in points.
  ///   - step: The distance between the whole widths, in points; 1 by default, and at least 1.
  ///   - progress: A closure called before each layout, with the width.
  /// - Returns: The stretches, ordered by their first width.
  /// - Throws: A ``DocumentError`` if the variant is invalid. A variant of the document never is.
  public func stretches(
    _ variant: LayoutDocument.Variant?, widths: ClosedRange<Double>, step: Int = 1,
    progress: (Double) -> Void = { _ in }
  ) throws(DocumentError) -> [Stretch] {
    try tree.show(variant)
    return sweep(over: widths, nil, step: step, progress)
  }

  /// All findings for a variant over a range of widths, with the proof that there are no others.
  ///
  /// The range is divided into regions of widths in which every frame changes evenly (see `LayoutRegions`), and
  /// these at the widths where a finding may begin or end. So a finding that is present on a hundredth of a point is
  /// found, with the width at which it begins. Frames are not snapped to pixels. What cannot be proved is sampled as
  /// by ``stretches(_:widths:step:progress:)``.
  ///
  /// - Complexity: About four layouts for each region, and two for each width at which a finding may begin or end.
  /// - Parameters:
  ///   - variant: The variant; nil for the document's own state.
  ///   - widths: The range, in points.
  ///   - progress: A closure called before each layout that is judged, with the width.
  /// - Returns: The stretches, ordered by their first width, with one for each region that is not proved, and
  ///   the regions.
  /// - Throws: A ``DocumentError`` if the variant is invalid. A variant of the document never is.
  public func certificate(
    _ variant: LayoutDocument.Variant?, widths: ClosedRange<Double>,
    progress: (Double) -> Void = { _ in }
  ) throws(DocumentError) -> (stretches: [Stretch], regions: LayoutRegions) {
    try tree.show(variant)
    let regions = LayoutRegions(of: tree.root, widths: widths)
    return (sweep(over: widths, regions, progress) + doubts(of: regions), regions)
  }

  /// The stretches of widths whose frames are not proved.
  private func doubts(of regions: LayoutRegions) -> [Stretch] {
    let places = LayoutPlaces(tree.root.computedLayout, tree)
    return regions.regions.compactMap { region in
      guard let finding = region.finding.flatMap({ places.located([$0]).first }) else { return nil }
      var stretch = Stretch(finding, at: region.widths.lowerBound, isOpen: false)
      stretch.end(at: region.widths.upperBound, isOpen: false)
      return stretch
    }
  }

  /// Finds the stretches of the state that the tree shows over a range of widths.
  func sweep(
    over widths: ClosedRange<Double>, _ certificate: LayoutRegions?, step: Int = 1,
    _ progress: (Double) -> Void = { _ in }
  ) -> [Stretch] {
    let scale = tree.root.scale
    if certificate != nil { tree.root.scale = 0 }
    defer { tree.root.scale = scale }
    return withoutActuallyEscaping(progress) { progress in
      var sweep = WidthSweep { width in
        progress(width)
        tree.root.width = .exact(width)
        // Whether settings have an effect does not depend on the width.
        return tree.findings(
          in: tree.root.computedLayout, rules: tree.rules.subtracting([.noEffect]))
      }
      let step = Double(max(1, step))
      guard let certificate else { return sweep.run(over: widths, step: step) }
      return sweep.run(over: certificate.intervals(judging: tree.root), step: step)
    }
  }
}
