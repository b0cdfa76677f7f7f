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
    let widths = widths.map(Self.samples) ?? []
    do throws(DocumentError) {
      for state in states {
        // The page opens with every variant at its own width.
        try tree.show(state)
        let views = tree.root.computedLayout.items.count
        let explainsAll = views * views * states.count * (widths.count + 1) <= Self.mostExplained
        let explainsFirst = views * views * states.count <= Self.mostExplained
        var samples = [explainsFirst ? tree.root.explainedLayout : tree.root.computedLayout]
        for width in widths {
          try tree.show(state, in: DocumentTree.Environment(width: .exact(width)))
          samples.append(explainsAll ? tree.root.explainedLayout : tree.root.computedLayout)
        }
        page.variants.append(
          InspectorPage.Variant(name: state?.name ?? "document", samples: samples))
      }
    } catch {
      throw CommandError(message: error.text(inFile: file.name))
    }
    return page
  }

  /// Layouts are explained as long as the squares of their numbers of views add up to no more: to
  /// explain a layout takes time in proportion to that square in the worst case.
  private static let mostExplained = 500_000

  /// At most forty-one widths of a range, both ends among them.
  private static func samples(of widths: ClosedRange<Double>) -> [Double] {
    let count = min(40, max(1, Int(widths.upperBound - widths.lowerBound)))
    let step = (widths.upperBound - widths.lowerBound) / Double(count)
    let inner = (1..<max(1, count)).map { (widths.lowerBound + Double($0) * step).rounded() }
    return [widths.lowerBound] + inner + [widths.upperBound]
  }

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
  /// The variant with a name; an error lists the variants.
  fileprivate func variant(named name: String) throws(CommandError) -> LayoutDocument.Variant {
    guard let variant = document.variants.first(where: { $0.name == name }) else {
      throw .unknown(name, "variant", among: document.variants.map(\.name))
    }
    return variant
  }
}
