// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Writes the pictures of all recipes, and what a page about them shows, into a folder.
//
//     swift run gridwork-recipes FOLDER

import Foundation
import Gridwork
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

  init(_ recipe: Recipe) throws {
    name = recipe.name
    title = recipe.title
    idea = recipe.idea
    source = try String(contentsOfFile: recipe.sourcePath, encoding: .utf8)
    frames = recipe.makeRoot().computedLayout.framesText
  }
}

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: gridwork-recipes FOLDER\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for recipe in Chapter.all.flatMap(\.recipes) {
  try recipe.svgPicture().write(
    to: folder.appendingPathComponent("\(recipe.name).svg"), atomically: true, encoding: .utf8)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
try encoder.encode(
  Chapter.all.map {
    ExportedChapter(title: $0.title, recipes: try $0.recipes.map(ExportedRecipe.init))
  }
).write(to: folder.appendingPathComponent("recipes.json"))
