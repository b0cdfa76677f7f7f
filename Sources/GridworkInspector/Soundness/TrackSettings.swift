// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The settings that determine the extent of a row or column.
struct TrackSettings {
  private let extent: Double?
  private let minimum: Double?
  private let maximum: Double?
  private let fraction: Double?
  private let weight: Double
  private let hasSizeGroup: Bool
  /// The noun for the extent: `width` or `height`.
  private let length: String

  init(of grid: GridView, _ index: Int, along axis: LayoutAxis) {
    let track: GridTrack
    if axis == .horizontal {
      let column = grid.column(at: index)
      (extent, fraction) = (column.width, column.widthFraction)
      (minimum, maximum) = (column.minimumWidth, column.maximumWidth)
      track = column
    } else {
      let row = grid.row(at: index)
      (extent, fraction) = (row.height, row.heightFraction)
      (minimum, maximum) = (row.minimumHeight, row.maximumHeight)
      track = row
    }
    weight = track.weight
    hasSizeGroup = track.sizeGroup != nil
    length = axis.lengthWord
  }

  /// Whether the track has an extent, a greatest extent or a share of the grid set for itself.
  var hasOwnSize: Bool { extent != nil || maximum != nil || fraction != nil }

  /// Why the extent is what it is, whatever the content; nil where the content matters.
  var reasonOfFixedExtent: String? { extent.map { "\(length) is set to \(numberText($0))" } }

  /// The least extent and a greatest one below it; nil if there is no such pair, and if the extent is set,
  /// which replaces both.
  var crossedLimits: (minimum: Double, maximum: Double)? {
    guard extent == nil, let minimum, let maximum, minimum > maximum else { return nil }
    return (minimum, maximum)
  }

  /// The settings that the extent or the fraction of the track replaces, each with the reason. A fraction
  /// that the grid cannot honor replaces nothing.
  func replaced(honorsFractions: Bool) -> [(setting: String, reason: String)] {
    if let reasonOfFixedExtent {
      let settings = [
        ("weight", weight > 0), ("minimum \(length)", minimum != nil),
        ("maximum \(length)", maximum != nil), ("\(length) fraction", fraction != nil),
      ]
      return settings.filter { $0.1 }.map { ($0.0, "its \(reasonOfFixedExtent)") }
    }
    guard fraction != nil, honorsFractions else { return [] }
    let settings = [("weight", weight > 0), ("size group", hasSizeGroup)]
    return settings.filter { $0.1 }.map { ($0.0, "its \(length) is a fraction of the grid's") }
  }
}
