// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork inspect FILE -o page.html|picture.svg`: draws a document.
struct InspectSubcommand {
  private let arguments: Arguments

  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(
      words, flags: ["--help", "-h"],
      options: ["-o", "--output", "--widths", "--variant", "--before"])
  }

  func run(on console: inout Console) throws(CommandError) -> GridworkCommand.Status {
    if arguments.has("--help") || arguments.has("-h") {
      console.print(try Help.text(for: "inspect"))
      return .done
    }
    let file = InputFile(path: try arguments.files("FILE")[0])
    guard let path = arguments["-o"] ?? arguments["--output"] else {
      throw .usage("inspect needs -o and a file that ends in .html or .svg.")
    }
    let widths = try arguments.range("--widths")
    let output = try OutputFile(path: path)
    guard output.isPage || widths == nil else {
      throw .usage("--widths is for a page; a picture shows one width.")
    }
    let tree = try file.tree(on: console)
    let variant = try arguments["--variant"].map { name throws(CommandError) in
      try tree.variant(named: name)
    }
    let text =
      output.isPage
      ? try page(of: tree, variant, file, widths, on: console).html
      : try picture(of: tree, variant, file, on: console)
    try output.write(text)
    return .done
  }

  /// The page: one variant, or the document and all its variants side by side, at one or more widths.
  private func page(
    of tree: DocumentTree, _ variant: LayoutDocument.Variant?, _ file: InputFile,
    _ widths: ClosedRange<Double>?, on console: Console
  ) throws(CommandError) -> InspectorPage {
    var page = InspectorPage(title: URL(fileURLWithPath: file.name).lastPathComponent)
    if let path = arguments["--before"] {
      page.comparison = InspectorPage.Comparison(
        before: try layout(of: InputFile(path: path), on: console),
        after: tree.root.computedLayout)
    }
    let states: [LayoutDocument.Variant?] =
      variant.map { [$0] } ?? [nil] + tree.document.variants.map { Optional($0) }
    let verifier = DocumentVerifier(tree)
    do throws(DocumentError) {
      for state in states {
        let findings = try verifier.findings(state)
        let stretches = try widths.map { range throws(DocumentError) in
          try verifier.stretches(state, widths: range, step: step(over: range, tree))
        }
        let widths = widths.map { Self.samples(of: $0, stretches ?? []) } ?? []
        // The page opens with every variant at its own width.
        try tree.show(state)
        let views = tree.root.computedLayout.items.count
        let explainsAll = views * views * states.count * (widths.count + 1) <= Self.mostExplained
        let explainsFirst = views * views * states.count <= Self.mostExplained
        var samples = [explainsFirst ? tree.root.explainedLayout : tree.root.computedLayout]
        let remedies = tree.remedies().map { remedy in
          InspectorPage.Remedy(
            conflict: remedy.conflict, text: "without \(remedy.constraint)", frames: remedy.frames)
        }
        for width in widths {
          try tree.show(state, in: DocumentTree.Environment(width: .exact(width)))
          samples.append(explainsAll ? tree.root.explainedLayout : tree.root.computedLayout)
        }
        page.variants.append(
          InspectorPage.Variant(
            name: state?.name ?? "document", samples: samples,
            findings: findings.map { tree.pageFinding($0) }
              + (stretches ?? []).map { tree.pageFinding($0.finding, $0) },
            remedies: remedies))
      }
    } catch {
      throw CommandError(message: error.text(inFile: file.name))
    }
    return page
  }

  /// How many points the widths that are judged lie apart: one, but more for many views.
  private func step(over range: ClosedRange<Double>, _ tree: DocumentTree) -> Int {
    let views = Double(tree.root.computedLayout.items.count)
    return 1 + Int((range.upperBound - range.lowerBound) * views / Self.mostJudged)
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

  /// The picture of the document, of one variant, or of what moved since another document.
  private func picture(
    of tree: DocumentTree, _ variant: LayoutDocument.Variant?, _ file: InputFile,
    on console: Console
  ) throws(CommandError) -> String {
    do throws(DocumentError) {
      try tree.show(variant)
    } catch {
      throw CommandError(message: error.text(inFile: file.name))
    }
    let layout = tree.root.computedLayout
    guard let path = arguments["--before"] else { return layout.svgPicture() }
    return layout.svgComparison(with: try self.layout(of: InputFile(path: path), on: console))
  }

  private func layout(
    of file: InputFile, on console: Console
  ) throws(CommandError) -> ComputedLayout {
    try file.tree(on: console).root.computedLayout
  }
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

  /// The variant with a name; an error lists the variants.
  fileprivate func variant(named name: String) throws(CommandError) -> LayoutDocument.Variant {
    guard let variant = document.variants.first(where: { $0.name == name }) else {
      throw .unknown(name, "variant", among: document.variants.map(\.name))
    }
    return variant
  }
}
