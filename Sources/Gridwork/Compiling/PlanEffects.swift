// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a plan changes in the tree, in addition to its constraints.
///
/// Planning itself changes nothing. When the engine adopts a plan for the living tree, it applies
/// the effects: see ``LayoutView/adoptPlan(_:)``. A measuring engine discards them. A class, because plans
/// are kept without them.
final class PlanEffects {
  /// How the views that the container places take part in the layout.
  let participations: [Participation]
  /// The custom constraints that must be active, of those that the container activates and
  /// deactivates.
  let customConstraints: [LayoutConstraint]
  /// The announcement to other containers of the tree; nil if there is none.
  let announcement: (any PlanAnnouncement)?

  init(
    participations: [Participation] = [], customConstraints: [LayoutConstraint] = [],
    announcement: (any PlanAnnouncement)? = nil
  ) {
    self.participations = participations
    self.customConstraints = customConstraints
    self.announcement = announcement
  }

  /// How a view takes part in the layout. The container keeps the view alive.
  struct Participation {
    var view: Unretained<LayoutView>
    /// Whether the view is taken out of the layout. The app's own `isHidden` stays as it is.
    var isHidden: Bool
    /// Whether the hugging priorities of the view are in force. On an axis where they are not,
    /// constraints of the container take their place.
    var hugsContent = AxisPair(true)
  }
}

/// What a container announces to the others of the tree, such as the needs of its size groups.
protocol PlanAnnouncement: AnyObject {}
