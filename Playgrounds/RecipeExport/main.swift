// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Writes the pictures of all recipes, and two pages about them, one as data, into a folder.
//
//     swift run gridwork-recipes FOLDER

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import Recipes

/// What the page shows of a chapter.
struct ExportedChapter: Encodable {
  let title: String
  let recipes: [ExportedRecipe]
}

/// What the page shows of a recipe.
struct ExportedRecipe: Encodable {
  let name, title, idea, source, frames: String
  let variants: [ExportedVariant]

  init(_ recipe: Recipe) throws {
    name = recipe.name
    title = recipe.title
    idea = recipe.idea
    source = try String(contentsOfFile: recipe.sourcePath, encoding: .utf8)
    frames = recipe.makeRoot().computedLayout.framesText
    variants = try recipe.variantPictures().enumerated().map { number, variant in
      ExportedVariant(name: variant.name, picture: "\(recipe.name).\(number).svg")
    }
  }
}

/// A state of a recipe, and the file of its picture.
struct ExportedVariant: Encodable {
  let name, picture: String
}

extension Recipe {
  /// The variants of the recipe's document, and their pictures.
  func variantPictures() throws -> [(name: String, svg: String)] {
    let file = URL(fileURLWithPath: sourcePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documents/\(name).json")
    let document = try LayoutDocument(json: Data(contentsOf: file))
    let tree = try DocumentTree(document)
    let texts = makeRoot().view.recipeTexts
    return try document.variants.map { variant in
      try tree.show(variant)
      let picture = tree.root.computedLayout.svgPicture(
        layers: .standard.union(.guides), zoom: 1.5, texts: texts.merging(variant.text) { $1 })
      return (variant.name, picture + "\n")
    }
  }
}

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: gridwork-recipes FOLDER\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
func write(_ text: String, to name: String) throws {
  try text.write(
    to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
}
for recipe in Chapter.all.flatMap(\.recipes) {
  try write(recipe.svgPicture(), to: "\(recipe.name).svg")
  for (number, variant) in try recipe.variantPictures().enumerated() {
    try write(variant.svg, to: "\(recipe.name).\(number).svg")
  }
}
try write(Chapter.gallery, to: "README.md")
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
try encoder.encode(
  Chapter.all.map {
    ExportedChapter(title: $0.title, recipes: try $0.recipes.map(ExportedRecipe.init))
  }
).write(to: folder.appendingPathComponent("recipes.json"))
