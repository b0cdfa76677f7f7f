// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Writes the pictures of all recipes, their page beside the sources, and a catalogue of pages for the
// documentation into a folder.
//
//     swift run gridwork-recipes FOLDER [PLAYGROUND]
//
// PLAYGROUND is the address of the page of `.ci/playground`, to which the pages lead.

import Foundation
import Recipes

guard (2...3).contains(CommandLine.arguments.count) else {
  FileHandle.standardError.write(Data("usage: gridwork-recipes FOLDER [PLAYGROUND]\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
let playground = CommandLine.arguments.dropFirst(2).first
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
func write(_ text: String, to name: String) throws {
  try text.write(
    to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
}
for recipe in Chapter.all.flatMap(\.recipes) {
  let page = try RecipePage(recipe)
  try write(recipe.svgPicture(), to: "\(recipe.name).svg")
  for variant in page.variants { try write(variant.svg, to: "\(variant.picture).svg") }
  try write(page.text(playground: playground), to: "\(recipe.name).md")
}
try write(Chapter.gallery, to: "README.md")
try write(RecipePage.contents, to: "Recipes.md")
