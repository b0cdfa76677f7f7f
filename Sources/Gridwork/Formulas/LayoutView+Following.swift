// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Views that can be laid out by formula.

extension LayoutView {
  /// Whether the view has no variables, because its container lays it out by formula.
  @inline(__always)
  final var followsContainer: Bool { formulaIndex >= 0 && !slot.hasVariables }

  /// Whether the view is a plain leaf directly inside a container and no constraint mentions it.
  final func isUntouchedLeaf(in container: LayoutView) -> Bool {
    isUntouched(in: container) && isPlainLeaf
  }

  /// The formulas of the view where it is taken out of the layout; nil unless it is such a leaf.
  final func hiddenFormula(in container: LayoutView) -> ContentFormula? {
    isUntouchedLeaf(in: container) ? ContentFormula(hidden: self) : nil
  }

  /// The cost of growing for a container directly inside another one, if formulas can lay it out
  /// entirely and no constraint mentions it; nil for any other view.
  ///
  /// Like a leaf, such a container keeps its measured size. Where there is less room, it gets variables.
  final func growthUntouched(in container: LayoutView) -> AxisPair<[CostBreakpoint]>? {
    isUntouched(in: container) ? possibleGrowth : nil
  }

  /// Whether the view lies directly inside a container and so many constraints between both mention it,
  /// and no others but its own. No other container places it.
  final func isUntouched(in container: LayoutView, besides count: Int = 0) -> Bool {
    liesRight(in: container) && mentions.count == ownConstraints + count && !translatesStorage
      && !isBaselineTarget && !isInCell(outside: container)
  }

  /// The number of constraints of the view that a formula may stand for: those with which it frames a
  /// subview, or those on the size of a leaf.
  private final var ownConstraints: Int {
    held.count > 0 && (framesSubview || isLeaf) ? held.count : 0
  }

  /// The size of its own that a view laid out by formula has, negative on an axis without one, and
  /// how firmly it resists a smaller size.
  final func sizeByFormula(
    _ measurement: Measurement
  ) -> (size: LayoutSize, resistance: AxisPair<LayoutPriority>) {
    // A lower bound of what it costs a container to be smaller.
    if isContainer { return (measurement.size, measurement.resistance.map { $0.nextDown }) }
    let rules = known(leafRules)
    var size = rules.size
    if metrics.wraps { size.height = measurement.size.height }
    return (size, rules.map { $0.resistance })
  }

  /// The first axis on which a container inside another one has less room than it needs; nil if it
  /// has enough.
  final func shortAxis(at size: LayoutSize) -> LayoutAxis? {
    guard parent?.compiler != nil, let isShort = isShort(at: size) else { return nil }
    return LayoutAxis.allCases.first { isShort[$0] }
  }

  /// Whether a size is less than the container needs, along each axis; nil if that is not known.
  final func isShort(at size: LayoutSize) -> AxisPair<Bool>? {
    guard let needed = plannedMeasurement?.size else { return nil }
    return AxisPair { size[$0] < needed[$0] && !needed[$0].isSame(size[$0]) }
  }
}
