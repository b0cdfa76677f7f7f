// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import Recipes

/// What the documentation shows of a recipe: its picture, its variants, its code, its document and its
/// frames.
struct RecipePage {
  /// A state of the recipe, and the name of its picture.
  struct Variant {
    let name, picture, svg: String
  }

  let recipe: Recipe
  let variants: [Variant]
  private let source, document: String

  init(_ recipe: Recipe) throws {
    let file = URL(fileURLWithPath: recipe.sourcePath)
    let data = try Data(
      contentsOf: file.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documents/\(recipe.name).json"))
    self.recipe = recipe
    source = try String(contentsOf: file, encoding: .utf8)
    document = String(decoding: data, as: UTF8.self)
    variants = try Self.variants(of: recipe, LayoutDocument(json: data))
  }

  /// The variants of a recipe's document, with the texts of the recipe.
  private static func variants(of recipe: Recipe, _ document: LayoutDocument) throws -> [Variant] {
    let tree = try DocumentTree(document)
    let texts = recipe.makeRoot().view.recipeTexts
    return try document.variants.enumerated().map { number, variant in
      try tree.show(variant)
      let picture = tree.root.computedLayout.svgPicture(
        layers: .standard.union(.guides), zoom: 1.5, texts: texts.merging(variant.text) { $1 })
      return Variant(
        name: variant.name, picture: "\(recipe.name).\(number)", svg: picture + "\n")
    }
  }

  /// The page, as an article. It leads to the recipe at the address of the playground, if there is one.
  func text(playground: String?) -> String {
    """
    # \(recipe.title)

    \(recipe.idea)

    @Metadata {
      @PageImage(purpose: card, source: "\(recipe.name)", alt: "\(recipe.title)")
    }

    ## Overview

    ![\(recipe.title)](\(recipe.name))
    \(playground.map { "\n[Change it in your browser](\($0)#recipe=\(recipe.name))\n" } ?? "")
    \(variants.map { "\n### \($0.name)\n\n![\(recipe.title), \($0.name)](\($0.picture))\n" }.joined())
    ## Swift

    \(block("swift", source))
    ## Document

    \(block("json", document))
    ## Frames

    \(block("", recipe.makeRoot().computedLayout.framesText + "\n"))
    """
  }

  private func block(_ language: String, _ code: String) -> String {
    "```\(language)\n\(code)```\n"
  }

  /// The page that leads to all others.
  static var contents: String {
    """
    # Recipes

    Learn one idea from each of these familiar layouts.

    @Metadata {
      @TechnologyRoot
    }
    @Options {
      @TopicsVisualStyle(detailedGrid)
    }

    ## Overview

    Every recipe has a picture, Swift code, a document for the command `gridwork`, and the frames that its test
    expects. In labels, every character is 10 points wide, so that you can check the numbers in your head.

    ## Topics

    \(Chapter.all.map(\.topics).joined(separator: "\n"))
    """
  }
}

extension Chapter {
  fileprivate var topics: String {
    "### \(title)\n\n" + recipes.map { "- <doc:\($0.name)>\n" }.joined()
  }
}
