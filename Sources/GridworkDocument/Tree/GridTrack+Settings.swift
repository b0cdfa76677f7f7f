// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension GridTrack {
  /// The settings of the track, in the terms of a document.
  var settings: LayoutDocument.Grid.Track {
    get {
      var settings = LayoutDocument.Grid.Track()
      settings.weight = weight > 0 ? weight : nil
      settings.sizeGroup = sizeGroup?.name
      settings.isHidden = isHidden
      switch self {
      case let row as GridRow: row.write(to: &settings)
      case let column as GridColumn: column.write(to: &settings)
      default: break
      }
      return settings
    }
    set {
      weight = newValue.weight ?? 0
      sizeGroup = newValue.sizeGroup.map { GridView.SizeGroup($0) }
      isHidden = newValue.isHidden
      switch self {
      case let row as GridRow: row.read(newValue)
      case let column as GridColumn: column.read(newValue)
      default: break
      }
    }
  }
}

extension GridRow {
  fileprivate func write(to settings: inout LayoutDocument.Grid.Track) {
    settings.extent = height
    settings.minimum = minimumHeight
    settings.maximum = maximumHeight
    settings.fraction = heightFraction
    settings.paddingBefore = topPadding
    settings.paddingAfter = bottomPadding
    settings.placement = yPlacement
    settings.rowAlignment = rowAlignment
  }

  fileprivate func read(_ settings: LayoutDocument.Grid.Track) {
    height = settings.extent
    minimumHeight = settings.minimum
    maximumHeight = settings.maximum
    heightFraction = settings.fraction
    topPadding = settings.paddingBefore
    bottomPadding = settings.paddingAfter
    yPlacement = settings.placement
    rowAlignment = settings.rowAlignment
  }
}

extension GridColumn {
  fileprivate func write(to settings: inout LayoutDocument.Grid.Track) {
    settings.extent = width
    settings.minimum = minimumWidth
    settings.maximum = maximumWidth
    settings.fraction = widthFraction
    settings.paddingBefore = leadingPadding
    settings.paddingAfter = trailingPadding
    settings.placement = xPlacement
  }

  fileprivate func read(_ settings: LayoutDocument.Grid.Track) {
    width = settings.extent
    minimumWidth = settings.minimum
    maximumWidth = settings.maximum
    widthFraction = settings.fraction
    leadingPadding = settings.paddingBefore
    trailingPadding = settings.paddingAfter
    xPlacement = settings.placement
  }
}

extension GridView {
  /// The rows for the vertical axis, or the columns for the horizontal axis.
  func tracks(along axis: LayoutAxis) -> [GridTrack] {
    axis == .vertical
      ? (0..<numberOfRows).map { row(at: $0) } : (0..<numberOfColumns).map { column(at: $0) }
  }

  func insertTrack(along axis: LayoutAxis, at index: Int) -> GridTrack {
    axis == .vertical ? insertRow(at: index) : insertColumn(at: index)
  }

  func removeTrack(along axis: LayoutAxis, at index: Int) {
    if axis == .vertical { removeRow(at: index) } else { removeColumn(at: index) }
  }

  func moveTrack(along axis: LayoutAxis, at index: Int, to place: Int) {
    if axis == .vertical {
      moveRow(at: index, to: place)
    } else {
      moveColumn(at: index, to: place)
    }
  }
}
