// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a container plan changes in the tree, beside the constraints that it wants.
///
/// Planning itself changes nothing. The engine applies the effects when it adopts a plan for the living
/// tree, see ``LayoutView/adoptPlan(_:)``; a measurement ignores them.
struct PlanEffects {
  /// How the views that the container places take part in the layout.
  var participations: [Participation] = []
  /// The views that are laid out by formula, in the order of their numbers. All other subviews of the
  /// container have variables.
  var viewsByFormula: [Borrowed<LayoutView>] = []
  /// The app's constraints that are to be active, of those that the container switches on and off.
  var customConstraints: [LayoutConstraint] = []
  /// What the container tells others of its kind; nil when it tells them nothing.
  var announcement: (any PlanAnnouncement)?

  /// How a view takes part in the layout. The container keeps the view.
  struct Participation {
    var view: Borrowed<LayoutView>
    /// Whether the view is taken out of the layout. The app's own `isHidden` stays as it is.
    var isHidden: Bool
    /// Whether the hugging priorities of the view are in force. Where they are not, the container pulls
    /// in the view's stead.
    var hugsContent = AxisPair(true)
  }
}

/// What a container tells others of its kind, such as the needs of its size groups.
protocol PlanAnnouncement {}
