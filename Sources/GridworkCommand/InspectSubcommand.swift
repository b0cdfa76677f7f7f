// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork inspect FILE -o page.html|picture.svg`: draws a document.
struct InspectSubcommand {
  let arguments: Arguments
  let console: Console

  func run() throws(CommandError) -> GridworkCommand.Status {
    let file = arguments.inputFiles[0]
    guard let path = arguments[.output] else {
      throw .usage("inspect needs -o with a file that ends in .html or .svg, or with - for a page.")
    }
    let widths = try arguments.range(.widths)
    let inputs = ReadFiles([file, arguments.fileBefore].compactMap { $0 }, on: console)
    let output = try OutputFile(path: path, kind: arguments.choice(.format), reading: inputs)
    guard output.kind == .html || widths == nil else {
      throw .usage("--widths is for a page; a picture shows one width.")
    }
    let (source, tree) = try file.document(on: console)
    let variant = try tree.variant(named: arguments[.variant])
    let report: VerificationReport
    switch output.kind {
    case .html:
      let comparison = try layoutBefore(variant).map { before throws(CommandError) in
        InspectorPage.Comparison(before: before, after: try layout(of: tree, variant, file))
      }
      var page: InspectorPage
      (page, report) = try file.using { () throws(DocumentError) in
        try DocumentVerifier(tree).page(
          title: file.shortName, showing: variant, widths: widths)
      }
      page.comparison = comparison
      try output.write(page.html, on: console)
    case .svg:
      let layout = try layout(of: tree, variant, file)
      report = VerificationReport(states: [
        .init(variant: variant?.name, findings: tree.findingsWithRemedies(in: layout))
      ])
      let before = try layoutBefore(variant)
      try output.write(
        before.map { layout.svgComparison(with: $0) } ?? layout.svgPicture(), on: console)
    }
    return console.report(report, in: file, source)
  }

  /// The layout of the same state in the document of `--before`: the document itself, or the
  /// variant with the same name. Nil without `--before`.
  private func layoutBefore(
    _ variant: LayoutDocument.Variant?
  ) throws(CommandError) -> ComputedLayout? {
    guard let file = arguments.fileBefore else { return nil }
    let tree = try file.document(on: console).tree
    let earlier = tree.document.variants.first { $0.name == variant?.name }
    if let variant, earlier == nil {
      throw .file(
        file.name,
        "There is no variant \(quotation(variant.name)) to compare with; without --before, it is "
          + "drawn alone.")
    }
    return try layout(of: tree, earlier, file)
  }

  private func layout(
    of tree: DocumentTree, _ variant: LayoutDocument.Variant?, _ file: InputFile
  ) throws(CommandError) -> ComputedLayout {
    try file.using { () throws(DocumentError) in try tree.show(variant) }
    return tree.root.computedLayout
  }
}

extension DocumentTree {
  /// The variant with the name that an option gives; nil without the option. If there is no such
  /// variant, the error lists the variants of the document.
  func variant(named name: String?) throws(CommandError) -> LayoutDocument.Variant? {
    guard let name else { return nil }
    guard let variant = document.variants.first(where: { $0.name == name }) else {
      throw .unknown(name, "variant", among: document.variants.map(\.name))
    }
    return variant
  }
}
