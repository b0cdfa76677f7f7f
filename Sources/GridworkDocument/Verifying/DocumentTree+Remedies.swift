// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension DocumentTree {
  /// A constraint of the document without which a conflict is resolved.
  public struct Remedy: Sendable, Hashable {
    /// The position of the conflict in the layout's `conflicts`.
    public let conflict: Int
    /// The position of the constraint in the conflict.
    public let member: Int
    /// The constraint, such as `constraint wide (field.width == 300)`.
    public let constraint: String
    /// What else would change without it, in words: `title becomes 180 wide; nothing else moves`.
    public let effect: String
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
      conflict.constraints.enumerated().compactMap { member, constraint in
        constraint.source.flatMap { liveConstraint(at: $0) }.map {
          (number, member, constraint, $0)
        }
      }
    }
    return candidates.prefix(limit).compactMap { number, member, constraint, live in
      let active = live.parts.map(\.constraint).filter(\.isActive)
      LayoutConstraint.deactivate(active)
      defer { LayoutConstraint.activate(active) }
      let changed = root.computedLayout
      guard changed.conflicts.count < layout.conflicts.count else { return nil }
      var frames: [String: LayoutRect] = [:]
      var effects: [String] = []
      for (before, after) in zip(layout.items, changed.items)
      where after.visibility == .shown && !before.frameInRoot.isNear(after.frameInRoot) {
        frames[before.name] = after.frameInRoot
        if before.kind != .guide { effects.append(Self.effect(on: before, after)) }
      }
      return Remedy(
        conflict: number, member: member, constraint: inspection.words(of: constraint),
        effect: Self.summary(of: effects), frames: frames)
    }
  }

  /// Everything that is wrong with the layout that the tree shows now, each conflict with what was tried
  /// to resolve it.
  ///
  /// - Complexity: That of ``findings()``, and one layout for each constraint that is tried.
  public func findingsWithRemedies() -> [Finding] {
    var findings = findings()
    let places = findings.indices.filter { findings[$0].conflict != nil }
    if places.isEmpty { return findings }
    for remedy in remedies() { findings[places[remedy.conflict]].remedies.append(remedy) }
    return findings
  }

  /// What becomes of a view: `title becomes 180 wide`, `title moves by -20, 0`.
  private static func effect(
    on before: ComputedLayout.Item, _ after: ComputedLayout.Item
  ) -> String {
    let (old, new) = (before.frameInRoot, after.frameInRoot)
    var words: [String] = []
    if abs(old.width - new.width) >= LengthTolerance.printed {
      words.append("\(numberText(new.width)) wide")
    }
    if abs(old.height - new.height) >= LengthTolerance.printed {
      words.append("\(numberText(new.height)) high")
    }
    guard words.isEmpty else { return "\(before.name) becomes \(words.joined(separator: " and "))" }
    return
      "\(before.name) moves by \(numberText(new.minX - old.minX)), \(numberText(new.minY - old.minY))"
  }

  /// The first three effects, and how many views move besides.
  private static func summary(of effects: [String]) -> String {
    if effects.isEmpty { return "nothing moves" }
    let rest = effects.count - 3
    let others =
      rest <= 0
      ? "nothing else moves" : rest == 1 ? "1 other view moves" : "\(rest) other views move"
    return (effects.prefix(3) + [others]).joined(separator: "; ")
  }
}

extension LayoutRect {
  /// Whether all edges are where those of another rectangle are, but for what one cannot see.
  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    let distances = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
    return distances.allSatisfy { abs($0) < LengthTolerance.printed }
  }
}
