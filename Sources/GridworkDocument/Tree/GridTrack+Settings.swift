// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension GridTrack {
  /// The settings of the track, in the terms of a document.
  var settings: LayoutDocument.Grid.Track {
    get {
      switch self {
      case let row as GridRow: TrackMembers.ofRows.settings(of: row)
      case let column as GridColumn: TrackMembers.ofColumns.settings(of: column)
      default: LayoutDocument.Grid.Track()
      }
    }
    set {
      switch self {
      case let row as GridRow: TrackMembers.ofRows.set(newValue, of: row)
      case let column as GridColumn: TrackMembers.ofColumns.set(newValue, of: column)
      default: break
      }
    }
  }
}

/// The properties of a row or column that correspond to the settings of a document's track.
private struct TrackMembers<Track: GridTrack> {
  typealias Member<Value> = ReferenceWritableKeyPath<Track, Value>

  let extent: Member<Double?>
  let minimum: Member<Double?>
  let maximum: Member<Double?>
  let fraction: Member<Double?>
  let paddingBefore: Member<Double>
  let paddingAfter: Member<Double>
  let placement: Member<GridCell.Placement>
  let rowAlignment: Member<GridRow.Alignment>?

  func settings(of track: Track) -> LayoutDocument.Grid.Track {
    var settings = LayoutDocument.Grid.Track()
    settings.extent = track[keyPath: extent]
    settings.weight = track.weight > 0 ? track.weight : nil
    settings.minimum = track[keyPath: minimum]
    settings.maximum = track[keyPath: maximum]
    settings.fraction = track[keyPath: fraction]
    settings.sizeGroup = track.sizeGroup?.name
    settings.paddingBefore = track[keyPath: paddingBefore]
    settings.paddingAfter = track[keyPath: paddingAfter]
    settings.isHidden = track.isHidden
    settings.placement = track[keyPath: placement]
    if let rowAlignment { settings.rowAlignment = track[keyPath: rowAlignment] }
    return settings
  }

  func set(_ settings: LayoutDocument.Grid.Track, of track: Track) {
    track[keyPath: extent] = settings.extent
    track.weight = settings.weight ?? 0
    track[keyPath: minimum] = settings.minimum
    track[keyPath: maximum] = settings.maximum
    track[keyPath: fraction] = settings.fraction
    track.sizeGroup = settings.sizeGroup.map { GridView.SizeGroup($0) }
    track[keyPath: paddingBefore] = settings.paddingBefore
    track[keyPath: paddingAfter] = settings.paddingAfter
    track.isHidden = settings.isHidden
    track[keyPath: placement] = settings.placement
    if let rowAlignment { track[keyPath: rowAlignment] = settings.rowAlignment }
  }
}

extension TrackMembers<GridRow> {
  static var ofRows: Self {
    Self(
      extent: \.height, minimum: \.minimumHeight, maximum: \.maximumHeight,
      fraction: \.heightFraction, paddingBefore: \.topPadding, paddingAfter: \.bottomPadding,
      placement: \.yPlacement, rowAlignment: \.rowAlignment)
  }
}

extension TrackMembers<GridColumn> {
  static var ofColumns: Self {
    Self(
      extent: \.width, minimum: \.minimumWidth, maximum: \.maximumWidth,
      fraction: \.widthFraction, paddingBefore: \.leadingPadding,
      paddingAfter: \.trailingPadding, placement: \.xPlacement, rowAlignment: nil)
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
