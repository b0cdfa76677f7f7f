// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A row or a column of a living grid, with the axis left open.
protocol LiveTrack: AnyObject {
  var layoutGuide: LayoutGuide { get }
  var isHidden: Bool { get set }
  /// Everything that a document says about the track.
  var settings: LayoutDocument.Grid.Track { get set }
}

extension GridView.Row: LiveTrack {
  var settings: LayoutDocument.Grid.Track {
    get { TrackMembers.ofRows.settings(of: self) }
    set { TrackMembers.ofRows.set(newValue, of: self) }
  }
}

extension GridView.Column: LiveTrack {
  var settings: LayoutDocument.Grid.Track {
    get { TrackMembers.ofColumns.settings(of: self) }
    set { TrackMembers.ofColumns.set(newValue, of: self) }
  }
}

/// The members of rows, or of columns, that stand for the settings of a document's track.
private struct TrackMembers<Track: AnyObject> {
  typealias Member<Value> = ReferenceWritableKeyPath<Track, Value>

  let extent: Member<Double?>
  let weight: Member<Double?>
  let minimum: Member<Double?>
  let maximum: Member<Double?>
  let fraction: Member<Double?>
  let sizeGroup: Member<GridView.SizeGroup?>
  let paddingBefore: Member<Double>
  let paddingAfter: Member<Double>
  let isHidden: Member<Bool>
  let placement: Member<GridView.Cell.Placement>
  let rowAlignment: Member<GridView.Row.Alignment>?

  func settings(of track: Track) -> LayoutDocument.Grid.Track {
    var settings = LayoutDocument.Grid.Track()
    settings.extent = track[keyPath: extent]
    settings.weight = track[keyPath: weight]
    settings.minimum = track[keyPath: minimum]
    settings.maximum = track[keyPath: maximum]
    settings.fraction = track[keyPath: fraction]
    settings.sizeGroup = track[keyPath: sizeGroup]?.name
    settings.paddingBefore = track[keyPath: paddingBefore]
    settings.paddingAfter = track[keyPath: paddingAfter]
    settings.isHidden = track[keyPath: isHidden]
    settings.placement = track[keyPath: placement]
    if let rowAlignment { settings.rowAlignment = track[keyPath: rowAlignment] }
    return settings
  }

  func set(_ settings: LayoutDocument.Grid.Track, of track: Track) {
    track[keyPath: extent] = settings.extent
    track[keyPath: weight] = settings.weight
    track[keyPath: minimum] = settings.minimum
    track[keyPath: maximum] = settings.maximum
    track[keyPath: fraction] = settings.fraction
    track[keyPath: sizeGroup] = settings.sizeGroup.map { GridView.SizeGroup($0) }
    track[keyPath: paddingBefore] = settings.paddingBefore
    track[keyPath: paddingAfter] = settings.paddingAfter
    track[keyPath: isHidden] = settings.isHidden
    track[keyPath: placement] = settings.placement
    if let rowAlignment { track[keyPath: rowAlignment] = settings.rowAlignment }
  }
}

extension TrackMembers<GridView.Row> {
  static var ofRows: Self {
    Self(
      extent: \.height, weight: \.weight, minimum: \.minimumHeight, maximum: \.maximumHeight,
      fraction: \.heightFraction, sizeGroup: \.sizeGroup, paddingBefore: \.topPadding,
      paddingAfter: \.bottomPadding, isHidden: \.isHidden, placement: \.yPlacement,
      rowAlignment: \.rowAlignment)
  }
}

extension TrackMembers<GridView.Column> {
  static var ofColumns: Self {
    Self(
      extent: \.width, weight: \.weight, minimum: \.minimumWidth, maximum: \.maximumWidth,
      fraction: \.widthFraction, sizeGroup: \.sizeGroup, paddingBefore: \.leadingPadding,
      paddingAfter: \.trailingPadding, isHidden: \.isHidden, placement: \.xPlacement,
      rowAlignment: nil)
  }
}

extension GridView {
  /// The rows along the vertical axis, the columns along the horizontal one.
  func tracks(along axis: LayoutAxis) -> [any LiveTrack] {
    axis == .vertical
      ? (0..<numberOfRows).map { row(at: $0) } : (0..<numberOfColumns).map { column(at: $0) }
  }

  func index(of track: any LiveTrack) -> Int? {
    switch track {
    case let row as Row: index(of: row)
    case let column as Column: index(of: column)
    default: nil
    }
  }

  func insertTrack(along axis: LayoutAxis, at index: Int) -> any LiveTrack {
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
