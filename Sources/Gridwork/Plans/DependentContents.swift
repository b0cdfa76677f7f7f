// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a container wants from the solver, and what it finds by itself from what is solved.
struct ContainerPlan {
  /// The constraints wanted, in a fixed order, which is also their order in conflicts.
  var wanted: [WantedConstraint] = []
  /// The views that have no variables of their own; nil where all have.
  var contents: (any DependentContents)?
  /// What the container measures, where that follows from what its contents measure without a solve; nil
  /// where only a solve can tell.
  ///
  /// The height is the one at the widths that the engine planned for has solved, where content wraps.
  var measurement: Measurement?
  /// What growing past the size measured costs, along both axes, where the whole container is laid out by
  /// formula, so that a container around it can lay it out like a leaf; nil where some of it has
  /// variables.
  var growth: AxisPair<[Kink]>?
  /// Where the container's baselines come from.
  var baselines = BaselineSources()
  /// What decides which views leave when there is too little room; nil when none may leave.
  var roomPlan: RoomPlan?
  /// The room in which some have left; nil while all are there.
  var room: Room?
  /// What lies between the description of the container and its constraints, for those who read the
  /// layout back.
  var compilation: AnyObject?
  /// What the plan changes in the tree; nothing once that is done.
  var effects = PlanEffects()
}

/// The views whose text gives a container its baselines, at any depth.
struct BaselineSources {
  /// The container keeps them; it forgets them before they leave.
  var first: Borrowed<LayoutView>?
  var last: Borrowed<LayoutView>?

  /// Lets go of what lies in a view that leaves.
  mutating func forget(_ view: LayoutView) {
    if first?.object.isDescendant(of: view) == true { first = nil }
    if last?.object.isDescendant(of: view) == true { last = nil }
  }
}

/// Views whose rectangles follow from the numbers of their container, so that the solver need not know
/// them.
protocol DependentContents: AnyObject {
  /// Follows what is solved: the size of the container's alignment rectangle, and the values of its
  /// private variables. An axis is the answer where only a solve with more variables can tell: the
  /// container wants those now.
  func follow(_ size: LayoutSize, _ value: (OwnVariable) -> Double) -> LayoutAxis?

  /// The size that was followed last, by the number of a view; nil where the last size could not be
  /// followed.
  func followedSize(at index: Int) -> LayoutSize?

  /// Takes over what was followed last; whether any rectangle is another than before.
  func settle() -> Bool

  /// Lends the alignment rectangles as settled, by the number of their view and from the frame origin of
  /// the container, to somebody who wants many; lends nothing before anything was settled.
  func withRects(_ body: (_ rect: (Int) -> LayoutRect) -> Void)

  /// Begins where what was planned before has come to.
  func carryOn(from old: any DependentContents)

  /// The same for a measurement aside, with nothing settled.
  func copy() -> any DependentContents
}

extension DependentContents {
  /// The alignment rectangle of a view as settled; nil before anything was settled.
  func rect(at index: Int) -> LayoutRect? {
    var result: LayoutRect?
    withRects { result = $0(index) }
    return result
  }
}
