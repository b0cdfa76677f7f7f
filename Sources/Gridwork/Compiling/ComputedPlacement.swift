// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The position of a view in its container, with all inherited settings.
struct ComputedPlacement {
  var view: LayoutView
  /// The cell, as positions among the visible tracks.
  var cell: ComputedLayout.Area
  var x: ComputedLayout.Item.Sizing.Placement
  var y: ComputedLayout.Item.Sizing.Placement
  var baseline: ComputedLayout.Item.Sizing.Baseline?
}
