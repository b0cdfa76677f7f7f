// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector

/// `gridwork layout FILE`: prints the frames of a document.
struct LayoutSubcommand {
  let arguments: Arguments
  let console: Console

  func run() throws(CommandError) -> GridworkCommand.Status {
    let file = arguments.inputFiles[0]
    let environment = DocumentTree.Environment(
      width: try arguments.number(.width).map { .exact($0) },
      height: try arguments.number(.height).map { .exact($0) },
      direction: arguments[.direction].map { $0 == "ltr" ? .leftToRight : .rightToLeft },
      scale: try arguments.number(.scale), textScale: try arguments.textScales(.textScale).first,
      language: try arguments.languages(.language).first)
    let showsAll = arguments.has(.variants)
    if showsAll, arguments.has(.variant) {
      throw .usage("--variants prints every variant; --variant prints one of them.")
    }
    let (source, tree) = try file.document(on: console)
    let variants: [LayoutDocument.Variant?] =
      showsAll ? tree.document.variants : [try tree.variant(named: arguments[.variant])]
    var states: [VerificationReport.State] = []
    var layouts: [(name: String, layout: ComputedLayout)] = []
    for variant in variants {
      try file.using { () throws(DocumentError) in try tree.show(variant, in: environment) }
      let layout = tree.root.computedLayout
      layouts.append((variant?.name ?? "", layout))
      states.append(
        .init(variant: variant?.name, findings: tree.findingsWithRemedies(in: layout)))
    }
    switch arguments.format {
    case .json where showsAll: console.print(tree.json(ofVariants: layouts, source))
    case .json: console.print(tree.json(of: layouts[0].layout, source))
    default:
      let texts = layouts.map { (showsAll ? "variant \($0.name)\n" : "") + $0.layout.framesText }
      if !texts.isEmpty { console.print(texts.joined(separator: "\n\n")) }
    }
    if variants.isEmpty {
      console.error("The document has no variants; without --variants, it is laid out itself.")
    }
    return report(states, file, source)
  }

  /// Prints the findings. With `--apple-log`, the conflicts among them are printed as AppKit logs them.
  private func report(
    _ states: [VerificationReport.State], _ file: InputFile, _ source: DocumentSource
  ) -> GridworkCommand.Status {
    guard arguments.has(.appleLog) else {
      return console.report(VerificationReport(states: states), in: file, source)
    }
    let conflicts = states.flatMap(\.findings).compactMap(\.conflict)
    for conflict in conflicts { console.error(conflict.log) }
    let others = states.map { state in
      VerificationReport.State(
        variant: state.variant, findings: state.findings.filter { $0.conflict == nil })
    }
    let status = console.report(VerificationReport(states: others), in: file, source)
    return conflicts.isEmpty ? status : .found
  }
}
