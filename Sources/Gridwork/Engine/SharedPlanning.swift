// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What containers of one tree say about what they share, such as size groups.
protocol SharedPlanning: AnyObject {
  /// Settles what holds for whom, before the containers that changed plan; those of which another thing
  /// is true now plan again.
  func settle(in top: LayoutView)
  /// Takes note of what the plan of a container tells the others, which may plan again.
  func note(_ announcement: (any PlanAnnouncement)?, of container: LayoutView)
  /// Notes that subviews changed places.
  func noteOrderChange()
  /// Forgets a view that leaves the tree.
  func forget(_ view: LayoutView)
}
