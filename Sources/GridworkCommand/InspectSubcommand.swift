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
      words, flags: ["--help"], options: ["--output", "--widths", "--variant", "--before"])
  }

  func run(on console: inout Console) throws(CommandError) -> GridworkCommand.Status {
    if arguments.has("--help") {
      console.print(try Help.text(for: "inspect"))
      return .done
    }
    let file = InputFile(path: try arguments.files("FILE")[0])
    guard let path = arguments["--output"] else {
      throw .usage("inspect needs -o and a file that ends in .html or .svg.")
    }
    let widths = try arguments.range("--widths")
    let output = try OutputFile(path: path)
    guard output.isPage || widths == nil else {
      throw .usage("--widths is for a page; a picture shows one width.")
    }
    let tree = try file.tree(on: console)
    let variant = try tree.variant(named: arguments["--variant"])
    let text =
      output.isPage
      ? try page(of: tree, variant, file, widths, on: console).html
      : try picture(of: tree, variant, file, on: console)
    try output.write(text)
    return .done
  }

  /// A page with one variant, or with the document and all its variants side by side.
  private func page(
    of tree: DocumentTree, _ variant: LayoutDocument.Variant?, _ file: InputFile,
    _ widths: ClosedRange<Double>?, on console: Console
  ) throws(CommandError) -> InspectorPage {
    let comparison = try layoutBefore(variant, on: console).map { before throws(CommandError) in
      InspectorPage.Comparison(before: before, after: try layout(of: tree, variant, file))
    }
    do throws(DocumentError) {
      var page = try InspectorPage(
        title: file.shortName, of: tree, showing: variant, widths: widths)
      page.comparison = comparison
      return page
    } catch {
      throw CommandError(message: error.text(inFile: file.name))
    }
  }

  /// A picture of the document or of one variant. With `--before`, the picture shows what moved
  /// since another document.
  private func picture(
    of tree: DocumentTree, _ variant: LayoutDocument.Variant?, _ file: InputFile,
    on console: Console
  ) throws(CommandError) -> String {
    let layout = try layout(of: tree, variant, file)
    guard let before = try layoutBefore(variant, on: console) else { return layout.svgPicture() }
    return layout.svgComparison(with: before)
  }

  /// The layout of the same state in the document of `--before`: the document itself, or the
  /// variant with the same name. Nil without `--before`.
  private func layoutBefore(
    _ variant: LayoutDocument.Variant?, on console: Console
  ) throws(CommandError) -> ComputedLayout? {
    guard let path = arguments["--before"] else { return nil }
    let file = InputFile(path: path)
    let tree = try file.tree(on: console)
    let earlier = tree.document.variants.first { $0.name == variant?.name }
    if let variant, earlier == nil {
      throw CommandError(
        message: "\(file.name): error: There is no variant \(quotation(variant.name)) to compare "
          + "with; without --before, it is drawn alone.")
    }
    return try layout(of: tree, earlier, file)
  }

  private func layout(
    of tree: DocumentTree, _ variant: LayoutDocument.Variant?, _ file: InputFile
  ) throws(CommandError) -> ComputedLayout {
    do throws(DocumentError) {
      try tree.show(variant)
    } catch {
      throw CommandError(message: error.text(inFile: file.name))
    }
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
