// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector

extension InspectorPage {
  /// The page of a document: one variant, or the document and all its variants side by side.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - tree: The tree of the document.
  ///   - variant: The variant to show alone; nil for the document and all variants.
  ///   - widths: The widths of the page's slider, in points; nil for the own width of every state.
  /// - Throws: Why a variant cannot be shown.
  init(
    title: String, of tree: DocumentTree, showing variant: LayoutDocument.Variant?,
    widths: ClosedRange<Double>?
  ) throws(DocumentError) {
    self.init(title: title)
    let states: [LayoutDocument.Variant?] =
      variant.map { [$0] } ?? [nil] + tree.document.variants.map { Optional($0) }
    let verifier = DocumentVerifier(tree)
    for state in states {
      let findings = try verifier.findings(state)
      let stretches = try widths.map { range throws(DocumentError) in
        try verifier.stretches(state, widths: range, step: Self.step(over: range, tree))
      }
      let widths = widths.map { Self.samples(of: $0, stretches ?? []) } ?? []
      // The page opens with every variant at its own width.
      try tree.show(state)
      let views = tree.root.computedLayout.items.count
      let explainsAll = views * views * states.count * (widths.count + 1) <= Self.mostExplained
      let explainsFirst = views * views * states.count <= Self.mostExplained
      var samples = [explainsFirst ? tree.root.explainedLayout : tree.root.computedLayout]
      let remedies = tree.remedies().map { remedy in
        Remedy(
          conflict: remedy.conflict, text: "without \(remedy.constraint)", frames: remedy.frames)
      }
      for width in widths {
        try tree.show(state, in: DocumentTree.Environment(width: .exact(width)))
        samples.append(explainsAll ? tree.root.explainedLayout : tree.root.computedLayout)
      }
      variants.append(
        Variant(
          name: state?.name ?? "document", samples: samples,
          findings: findings.map { tree.pageFinding($0) }
            + (stretches ?? []).map { tree.pageFinding($0.finding, $0) },
          remedies: remedies))
    }
  }

  /// How many points the widths that are judged lie apart: one, but more for many views.
  private static func step(over range: ClosedRange<Double>, _ tree: DocumentTree) -> Int {
    let views = Double(tree.root.computedLayout.items.count)
    return 1 + Int((range.upperBound - range.lowerBound) * views / mostJudged)
  }

  /// How many frames are judged in a range of widths before widths are passed over.
  private static let mostJudged = 300_000.0

  /// Layouts are explained as long as the squares of their numbers of views add up to no more: to
  /// explain a layout takes time in proportion to that square in the worst case.
  private static let mostExplained = 500_000

  /// At most forty-one widths of a range, both ends among them, and those at which findings begin, end
  /// and are worst.
  private static func samples(
    of widths: ClosedRange<Double>, _ stretches: [DocumentVerifier.Stretch]
  ) -> [Double] {
    let count = min(40, max(1, Int(widths.upperBound - widths.lowerBound)))
    let step = (widths.upperBound - widths.lowerBound) / Double(count)
    let inner = (1..<max(1, count)).map { (widths.lowerBound + Double($0) * step).rounded() }
    let exact = stretches.prefix(mostExactStretches).flatMap {
      [$0.widths.lowerBound, $0.worstWidth, $0.widths.upperBound]
    }
    return Set([widths.lowerBound] + inner + [widths.upperBound] + exact).sorted()
  }

  /// How many stretches have layouts of their own; those after them are shown at the nearest width.
  private static let mostExactStretches = 30
}

extension DocumentTree {
  /// A finding as the page shows it, with the widths at which it is present.
  fileprivate func pageFinding(
    _ finding: Finding, _ stretch: DocumentVerifier.Stretch? = nil
  ) -> InspectorPage.Finding {
    InspectorPage.Finding(
      text: finding.text, isError: finding.kind.level == .error, view: view(of: finding),
      widths: stretch?.widths, worstWidth: stretch?.worstWidth)
  }
}
