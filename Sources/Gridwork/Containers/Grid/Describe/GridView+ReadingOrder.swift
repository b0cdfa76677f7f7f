// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// The content views row by row, each row from its leading edge, followed by the other subviews.
  final var contentsInReadingOrder: [LayoutView] {
    var views: [LayoutView] = []
    var readAreas: Set<ObjectIdentifier> = []
    for row in rowStorage where !row.isHidden {
      for column in columnStorage where !column.isHidden {
        var cell = row.cells[column.index]
        if let area = cell.merge {
          guard readAreas.insert(ObjectIdentifier(area)).inserted else { continue }
          cell = head(of: area)
        }
        if let view = cell.contentStorage { views.append(view) }
      }
    }
    return views + subviewStorage.filter { $0.cell(in: self) == nil }
  }
}
