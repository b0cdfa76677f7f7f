// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What the containers of one tree share, such as size groups.
protocol SharedPlanning: AnyObject {
  /// Determines what applies to which container, before the changed containers plan. Containers for
  /// which the answer changed plan again.
  func prepare(in top: LayoutView)
  /// Records what the plan of a container announces to the others, which may then plan again.
  func note(_ announcement: (any PlanAnnouncement)?, of container: LayoutView)
  /// Takes away ties for which there may be no reason any more, all of them after a question. The containers
  /// plan again; those whose plan still needs a tie get it back.
  func loosenTies(afterQuestion: Bool)
  /// Notes that subviews changed places.
  func noteOrderChange()
  /// Forgets a view that leaves the tree.
  func forget(_ view: LayoutView)
  /// The ties between containers in a set that the tree does without, as its formulas satisfy them, and
  /// that a measurement with variables in place of the formulas needs: those of the given views.
  func ties(of views: [LayoutView], among isKnown: (LayoutView) -> Bool) -> [SharedTie]
}

/// Two tracks of two containers which have the same extent.
struct SharedTie {
  var first: Side
  var second: Side

  /// A container, and the identity of a row or column in it.
  struct Side {
    var container: LayoutView
    var track: ObjectIdentifier
  }
}
