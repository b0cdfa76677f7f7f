// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What the containers of one tree share, such as size groups.
protocol SharedPlanning: AnyObject {
  /// Determines what applies to which container, before the changed containers plan. Containers for
  /// which the answer changed plan again.
  func prepare(in top: LayoutView)
  /// Records what the plan of a container announces to the others, which may then plan again.
  func note(_ announcement: (any PlanAnnouncement)?, of container: LayoutView)
  /// Notes that subviews changed places.
  func noteOrderChange()
  /// Forgets a view that leaves the tree.
  func forget(_ view: LayoutView)
}
