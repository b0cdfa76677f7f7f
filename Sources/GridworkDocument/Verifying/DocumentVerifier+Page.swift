// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
public import GridworkInspector

extension DocumentVerifier {
  /// The inspector page of the document: one variant, or the document and all its variants side by
  /// side. It is the page that `gridwork inspect` writes.
  ///
  /// ```swift
  /// let (page, report) = try DocumentVerifier(tree).page(title: "Form", widths: 200...900)
  /// let html = page.html
  /// ```
  ///
  /// - Complexity: That of ``findings(_:)`` for each state. With a range of widths, also that of
  ///   ``stretches(_:widths:step:progress:)``, with a step of more than 1 if there are many views, and
  ///   up to 130 layouts for each state.
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - variant: The only variant to show; nil, the default, for the document and all its variants.
  ///   - widths: The range of the page's slider, in points; nil, the default, to show every state at
  ///     its own width only.
  ///   - reasons: Whether the page says why numbers are what they are, and has the constraints; true by
  ///     default. That takes far longer than the layouts.
  /// - Returns: The page, and the report with its findings.
  /// - Throws: A ``DocumentError`` if the variant is invalid. A variant of the document never is.
  public func page(
    title: String, showing variant: LayoutDocument.Variant? = nil,
    widths: ClosedRange<Double>? = nil, reasons: Bool = true
  ) throws(DocumentError) -> (page: InspectorPage, report: VerificationReport) {
    var page = InspectorPage(title: title)
    var reports: [VerificationReport.State] = []
    let states = variant.map { [$0] } ?? tree.document.states
    for state in states {
      try tree.show(state)
      let layout = tree.root.computedLayout
      let remedies = tree.remedies(in: layout)
      let findings = tree.findings(in: layout, remedies)
      let views = layout.items.count
      let stretches =
        try widths.map { range throws(DocumentError) in
          try self.stretches(state, widths: range, step: Self.step(over: range, views))
        } ?? []
      reports.append(.init(variant: state?.name, findings: findings, stretches: stretches))
      let sampled = widths.map { Self.samples(of: $0, stretches) } ?? []
      let explained = Self.explained(sampled, stretches)
      // Each variant's first sample is its layout at its own width, which the page shows when it
      // opens.
      try tree.show(state)
      let explanation = Double(views) * Double(views) * Double(states.count)
      let explainsAll = reasons && explanation * Double(explained.count + 1) <= Self.mostExplained
      let explainsFirst = reasons && explanation <= Self.mostExplained
      var samples = [explainsFirst ? tree.root.explainedLayout : layout]
      for width in sampled {
        try tree.show(state, in: DocumentTree.Environment(width: .exact(width)))
        let isExplained = explainsAll && explained.contains(width)
        samples.append(isExplained ? tree.root.explainedLayout : tree.root.computedLayout)
      }
      page.variants.append(
        InspectorPage.Variant(
          name: state?.name ?? "document", samples: samples,
          findings: findings.compactMap { tree.pageFinding($0) }
            + stretches.compactMap { tree.pageFinding($0.finding, $0) },
          remedies: remedies.map { remedy in
            InspectorPage.TriedRemedy(
              conflict: remedy.conflict, text: "without \(remedy.constraint)",
              frames: remedy.frames)
          }))
    }
    return (page, VerificationReport(states: reports, widths: widths))
  }

  /// The distance between the widths to verify, in points: 1, or more if there are many views.
  private static func step(over range: ClosedRange<Double>, _ views: Int) -> Int {
    1 + Int((range.upperBound - range.lowerBound) * Double(views) / mostJudged)
  }

  /// The number of frames to verify in a range of widths before the steps between widths become
  /// larger.
  private static let mostJudged = 300_000.0

  /// The most work to spend on explanations, as a sum of squared view counts over all layouts. In
  /// the worst case, explaining a layout takes time quadratic in its number of views.
  private static let mostExplained = 500_000.0

  /// The widths to lay out: up to 41 evenly spaced ones, rounded to whole points inside the range,
  /// which include both ends; and the widths at which findings begin, end and are worst.
  private static func samples(
    of widths: ClosedRange<Double>, _ stretches: [DocumentVerifier.Stretch]
  ) -> [Double] {
    let count = Int(min(40, max(1, widths.upperBound - widths.lowerBound)))
    let step = (widths.upperBound - widths.lowerBound) / Double(count)
    let inner = (1..<max(1, count)).map { (widths.lowerBound + Double($0) * step).rounded() }
    let exact = stretches.prefix(mostExactStretches).flatMap {
      [$0.widths.lowerBound, $0.worstWidth, $0.widths.upperBound]
    }
    return Set([widths.lowerBound] + inner + [widths.upperBound] + exact).sorted()
  }

  /// The widths at which a page says why: where findings are worst, and some of the others, because to
  /// explain a layout costs far more than to compute it.
  private static func explained(
    _ widths: [Double], _ stretches: [DocumentVerifier.Stretch]
  ) -> Set<Double> {
    let some = stride(from: 0, to: widths.count, by: max(1, widths.count / mostExplainedWidths))
    return Set(some.map { widths[$0] } + stretches.prefix(mostExactStretches).map { $0.worstWidth })
  }

  /// The number of widths, besides those of findings, at which a page says why.
  private static let mostExplainedWidths = 8

  /// The number of stretches that get layouts at their exact widths. The page shows the others at
  /// the nearest width.
  private static let mostExactStretches = 30
}

extension DocumentTree {
  /// Converts a finding for the page, with the widths at which it is present. A page shows faults only, and
  /// nothing about views that are exempt from a rule.
  fileprivate func pageFinding(
    _ finding: DocumentFinding, _ stretch: DocumentVerifier.Stretch? = nil
  ) -> InspectorPage.Finding? {
    guard finding.exemption == nil else { return nil }
    return InspectorPage.Finding(
      text: finding.text, isError: finding.level == .error, view: view(of: finding),
      widths: stretch?.widths, worstWidth: stretch?.worstWidth,
      isOpenBelow: stretch?.isOpenBelow == true, isOpenAbove: stretch?.isOpenAbove == true)
  }
}
