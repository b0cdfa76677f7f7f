// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import GridworkSnapshots
import Recipes
import Testing

/// The folder with the sources, documents and pictures of the recipes.
private let folder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Playgrounds/Recipes")

extension Recipe {
  /// The document that describes the same layout.
  var document: LayoutDocument {
    get throws {
      try LayoutDocument(
        json: Data(contentsOf: folder.appendingPathComponent("Documents/\(name).json")))
    }
  }
}

@Suite struct `The recipes` {
  static let all = Chapter.all.flatMap(\.recipes)

  @Test func `are thirty, each with a name of its own`() {
    #expect(Self.all.count == 30)
    #expect(Set(Self.all.map(\.name)).count == 30)
    #expect(Set(Self.all.map(\.sourcePath)).count == 30)
  }

  @Test(arguments: [("Documents", "json"), ("Pictures", "svg")])
  func `have a file each, and no other recipe has`(kind: String, suffix: String) throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(kind).path)
    #expect(files.sorted() == Self.all.map { "\($0.name).\(suffix)" }.sorted())
  }

  @Test(arguments: all) func `keep their shape`(recipe: Recipe) {
    assertLayout(of: recipe.makeRoot(), named: recipe.name)
  }

  /// At the size of the recipe, and at other widths in both directions, with larger text and in other
  /// languages.
  @Test(arguments: all) func `have the frames of their documents`(recipe: Recipe) throws {
    let tree = try DocumentTree(recipe.document)
    let root = recipe.makeRoot()
    #expect(root.computedLayout.framesText == tree.root.computedLayout.framesText)
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      for width in [nil, 200, 333, 900.5] as [Double?] {
        root.width = width.map(LayoutRoot.Extent.exact) ?? .fitting
        root.direction = direction
        try tree.show(
          nil, in: DocumentTree.Environment(width: root.width, direction: direction))
        #expect(root.computedLayout.framesText == tree.root.computedLayout.framesText)
      }
    }
    for (textScale, language) in [(2.0, "en"), (1.5, "fr"), (1, LayoutTextTraits.pseudoLanguage)] {
      root.textTraits = LayoutTextTraits(scale: textScale, language: language)
      try tree.show(
        nil,
        in: DocumentTree.Environment(
          width: root.width, direction: root.direction, textScale: textScale, language: language))
      #expect(root.computedLayout.framesText == tree.root.computedLayout.framesText)
    }
  }

  @Test(arguments: all) func `are sound in every variant`(recipe: Recipe) throws {
    let report = try DocumentVerifier(DocumentTree(recipe.document)).report()
    #expect(report.isSound, "\(report.summary(ofFile: recipe.name))")
  }

  /// The states in which a recipe is sound with its own text only, and why.
  private static let fixed = [
    "preferences": (variant: "fixed", reason: "its width is fixed, and 200 % of its text need 366")
  ]

  @Test(arguments: all)
  func `are sound with text at 200 % and with text that is 40 % longer`(recipe: Recipe) throws {
    let verifier = DocumentVerifier(try DocumentTree(recipe.document))
    for report in [
      verifier.report(textScales: [2]),
      verifier.report(languages: [LayoutTextTraits.pseudoLanguage]),
    ] {
      let fixed = Self.fixed[recipe.name]?.variant
      #expect(
        report.states.filter { !$0.isSound }.map(\.variant) == (fixed.map { [$0] } ?? []),
        "\(report.summary(ofFile: recipe.name))")
    }
  }

  @Test(arguments: all) func `are proved at every width and text scale`(recipe: Recipe) throws {
    let root = try DocumentTree(recipe.document).root
    let areas = LayoutAreas(of: root, widths: 200...900, textScales: 1...2)
    #expect(areas.isProved)
  }

  @Test(arguments: all) func `look like their pictures`(recipe: Recipe) throws {
    let picture = try String(
      contentsOf: folder.appendingPathComponent("Pictures/\(recipe.name).svg"), encoding: .utf8)
    #expect(
      recipe.svgPicture() == picture,
      "Run `swift run gridwork-recipes FOLDER`, look at the picture, and copy it.")
  }

  @Test func `are shown on their page`() throws {
    #expect(
      try Chapter.gallery
        == String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8),
      "Run `swift run gridwork-recipes FOLDER`, and copy its README.md.")
  }
}
