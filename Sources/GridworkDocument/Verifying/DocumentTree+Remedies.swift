// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension DocumentTree {
  /// A constraint of the document without which a conflict is resolved.
  public struct Remedy: Sendable, Hashable {
    /// The position of the conflict in the layout's `conflicts`.
    public let conflict: Int
    /// The constraint, such as `constraint wide (field.width == 300)`.
    public let constraint: String
    /// The frames in the root, in points, of the views that would move without it, by name.
    public let frames: [String: LayoutRect]
  }

  /// Tries what resolves the conflicts of the layout that the tree shows now: every constraint of the
  /// document that takes part is left out once. The tree then shows what it did before.
  ///
  /// - Complexity: One layout for each constraint that is tried.
  /// - Parameter limit: How many constraints are tried at most; 60 by default.
  /// - Returns: The constraints without which their conflict is gone, by conflict.
  public func remedies(limit: Int = 60) -> [Remedy] {
    let layout = root.computedLayout
    let inspection = LayoutInspection(layout, self)
    let candidates = layout.conflicts.enumerated().flatMap { number, conflict in
      conflict.constraints.compactMap { constraint in
        constraint.source.flatMap { liveConstraint(at: $0) }.map { (number, constraint, $0) }
      }
    }
    return candidates.prefix(limit).compactMap { number, constraint, live in
      let active = live.parts.map(\.constraint).filter(\.isActive)
      LayoutConstraint.deactivate(active)
      defer { LayoutConstraint.activate(active) }
      let changed = root.computedLayout
      guard changed.conflicts.count < layout.conflicts.count else { return nil }
      var frames: [String: LayoutRect] = [:]
      for (before, after) in zip(layout.items, changed.items)
      where after.visibility == .shown && !before.frameInRoot.isNear(after.frameInRoot) {
        frames[before.name] = after.frameInRoot
      }
      return Remedy(
        conflict: number, constraint: inspection.words(of: constraint), frames: frames)
    }
  }
}

extension LayoutRect {
  /// Whether all edges are where those of another rectangle are, but for what one cannot see.
  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    let distances = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
    return distances.allSatisfy { abs($0) < 0.001 }
  }
}
