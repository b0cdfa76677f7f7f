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
  /// With a range of widths, the page shows exact frames at every width at which they are proved: see
  /// ``certificate(_:widths:progress:)``. They are not snapped to pixels there. The rest of the range is sampled
  /// at up to 41 widths, and where findings begin, end and are worst.
  ///
  /// - Complexity: That of ``findings(_:)`` for each state. With a range of widths, also that of
  ///   ``certificate(_:widths:progress:)``, with fewer layouts if there are many views, and two layouts for
  ///   each region.
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
      let regions = widths.map { range in
        LayoutRegions(of: tree.root, widths: range, limit: Self.mostProved / max(1, views))
      }
      let stretches =
        widths.map { sweep(over: $0, regions, step: Self.step(over: $0, views)) } ?? []
      reports.append(.init(variant: state?.name, findings: findings, stretches: stretches))
      let sampled = regions.map { PageWidths($0, stretches) } ?? PageWidths()
      // Each variant's first sample is its layout at its own width, which the page shows when it
      // opens.
      try tree.show(state)
      let explanation = Double(views) * Double(views) * Double(states.count)
      let affordable = reasons ? Int(Self.mostExplained / max(1, explanation)) : 0
      let explained = sampled.explained(affordable - 1)
      var samples = [affordable > 0 ? tree.root.explainedLayout : layout]
      for (position, width) in sampled.widths.enumerated() {
        try tree.show(state, in: DocumentTree.Environment(width: .exact(width)))
        tree.root.scale = 0
        samples.append(
          explained.contains(position) ? tree.root.explainedLayout : tree.root.computedLayout)
      }
      page.variants.append(
        InspectorPage.Variant(
          name: state?.name ?? "document", samples: samples,
          evenSamples: sampled.starts.map { $0 + 1 },
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

  /// The most views to lay out while regions are searched, over all layouts. In the worst case, a layout with
  /// variables for every view takes time quadratic in its number of views.
  private static let mostProved = 60_000
}

/// The widths at which a page has the layouts of a variant.
private struct PageWidths {
  /// The widths to lay out, in order.
  private(set) var widths: [Double] = []
  /// The positions of the widths from which to the next one all numbers change evenly.
  private(set) var starts: [Int] = []

  init() {}

  /// Both ends of every part of the range with a proof; of the others also up to 41 evenly spaced widths, rounded
  /// to whole points, and those at which some findings begin, end and are worst.
  init(_ regions: LayoutRegions, _ findings: [DocumentVerifier.Stretch]) {
    let range = regions.widths
    let count = Int(min(40, max(1, range.upperBound - range.lowerBound)))
    let step = (range.upperBound - range.lowerBound) / Double(count)
    let spaced = (1..<max(1, count)).map { (range.lowerBound + Double($0) * step).rounded() }
    let exact = findings.prefix(Self.mostExactFindings).flatMap {
      [$0.widths.lowerBound, $0.worstWidth, $0.widths.upperBound]
    }
    let inner = Set(spaced + exact).sorted()
    for part in regions.parts {
      let (low, high) = (part.widths.lowerBound, part.widths.upperBound)
      // At the end itself a text may already have another line.
      let inset = min(LengthTolerance.printed / 4, (high - low) / 4)
      if part.isProved { starts.append(widths.count) }
      widths.append(low + inset)
      if !part.isProved { widths += inner.filter { low < $0 && $0 < high } }
      widths.append(high - inset)
    }
  }

  /// The positions of the widths to explain, because that costs far more than to compute a layout: all if there are
  /// no more than can be afforded, else both ends of some parts, and none of the widths between.
  func explained(_ affordable: Int) -> Set<Int> {
    guard affordable < widths.count else { return Set(widths.indices) }
    guard affordable > 1 else { return [] }
    let step = (2 * starts.count + affordable - 1) / affordable
    return Set(
      stride(from: 0, to: starts.count, by: max(1, step)).flatMap { [starts[$0], starts[$0] + 1] })
  }

  /// The number of findings that get layouts at their exact widths where no proof holds. The page shows the others
  /// at the nearest width.
  private static let mostExactFindings = 30
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
