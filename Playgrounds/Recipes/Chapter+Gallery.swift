// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Chapter {
  /// All recipes with their ideas and pictures, in Markdown: the file `README.md` beside the sources.
  public static var gallery: String {
    """
    # Recipes

    \(all.reduce(0) { $0 + $1.recipes.count }) layouts to learn from. Each teaches one idea, and has Swift \
    code, a document and a picture.
    `swift run gridwork-recipes FOLDER` writes the pictures and this page.
    \(all.map { "\n## \($0.title)\n" + $0.recipes.map(\.galleryEntry).joined() }.joined())
    """
  }
}

extension Recipe {
  fileprivate var galleryEntry: String {
    // The folder of the chapter and the file.
    let source = sourcePath.split(separator: "/").suffix(2).joined(separator: "/")
    return """

      ### \(title)

      \(idea) [Swift](\(source)), [document](Documents/\(name).json)

      ![\(title)](Pictures/\(name).svg)

      """
  }
}
