// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The constraints of a container say what its layout means. Patches and formulas are shortcuts to the same
// answer; builds with the trait `InternalChecks` check that they are.

#if InternalChecks
  extension LayoutEngine {
    /// The largest tree whose answer is found a second time.
    private static let mostViews = 12

    /// An answer that formulas followed is the one in which everything has variables: a solver finds it again
    /// on a copy, at the size that the tree has.
    func verifyFollowedAnswer() {
      guard host != nil, !memory.isFullyMaterialized, !following.containers.isEmpty,
        !system.needsSolve,
        !isBehind, !hasConflicts, adapting.isEmpty
      else { return }
      let views = top.subtree
      guard views.count <= Self.mostViews, let size = rect(of: top)?.size else { return }
      // The copy does not keep it.
      let measurementCache = MeasurementCache(for: self)
      defer { withExtendedLifetime(measurementCache) {} }
      let copy = LayoutEngine(measuring: top, measurementCache, .measured)
      copy.memory.isFullyMaterialized = true
      copy.grow(to: top, by: views, views.flatMap { $0.held.all })
      let extents: AxisPair<LayoutExtent> = AxisPair { axis in
        .exact(top.frameExtent(size[axis], along: axis))
      }
      guard copy.solve(extents), !copy.hasConflicts else { return }
      for view in views where view !== top && !view.isHiddenByContainer {
        guard let followed = rect(of: view) else { continue }
        let solved = copy.solvedRect(of: view)
        if !followed.isNear(solved, within: LengthTolerance.noticeable) {
          fatalError(
            "\(view.label) follows to \(followed), but a solver with all variables finds \(solved)")
        }
      }
    }
  }

  extension ConstraintCompiler {
    /// A plan that took changes over is the plan that would be made now.
    func verifyPatch(_ measuring: any ContentMeasuring) {
      withPlan(measuring) { made in
        let differences = PlanDifferences(of: container, from: made).found
        if !differences.isEmpty {
          fatalError(
            "the patched plan of \(container.label) differs: \(differences.joined(separator: "; "))"
          )
        }
      }
    }
  }
#endif
