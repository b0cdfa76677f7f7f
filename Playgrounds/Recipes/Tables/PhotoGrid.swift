// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Recipe {
  static let photoGrid = Recipe(
    "photo-grid", "Photo grid",
    teaches: "An aspect ratio makes the rows follow the columns.",
    width: .exact(320)
  ) {
    let photos = (1...6).map { control("photo\($0)") }
    let grid = GridView(views: [Array(photos[0..<3]), Array(photos[3..<6])])
    grid.xPlacement = .fill
    grid.rowSpacing = 4
    grid.columnSpacing = 4
    LayoutConstraint.activate(
      photos.map { $0.heightAnchor.constraint(equalTo: $0.widthAnchor) })
    return named("photos", grid)
  }
}
