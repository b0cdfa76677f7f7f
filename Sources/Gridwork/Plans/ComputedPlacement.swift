// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Where a container puts one of its views, with everything that is inherited.
struct ComputedPlacement {
  var view: LayoutView
  /// The cell, by the positions of its visible tracks.
  var cell: ComputedLayout.Area
  var x: ComputedLayout.Item.Sizing.Placement
  var y: ComputedLayout.Item.Sizing.Placement
  var baseline: ComputedLayout.Item.Sizing.Baseline?
}
