// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutRoot {
  /// The faults of the layout at the root's own size, direction and scale. Runs the pass first if a layout
  /// is due.
  ///
  /// ```swift
  /// for finding in root.soundnessFindings() { print(finding.text) }
  /// ```
  ///
  /// Hidden views, views that a container has taken out of the layout, and empty frames cannot be
  /// squeezed, clipped, outside or overlapping. AppKit has no counterpart.
  ///
  /// - Complexity: That of `computedLayout`, then O(*n* log *n*) for *n* views, plus O(*k*) for *k*
  ///   overlapping pairs, and one measurement for each squeezed stack.
  /// - Parameters:
  ///   - rules: The rules to judge by; the standard ones by default.
  ///   - exemptions: The views that may break a rule; none by default.
  /// - Returns: The findings, by rule and then in tree order, with those that are exempt; empty if the layout
  ///   is sound.
  public func soundnessFindings(
    rules: Set<SoundnessRule> = .standard, exempting exemptions: [SoundnessExemption] = []
  ) -> [SoundnessFinding] {
    findings(in: computedLayout, rules: rules, exempting: exemptions)
  }

  /// The faults of a layout that this root has now. A closure returns the number that messages give to a row
  /// or column, by default its index: it receives the position of the grid in the layout, the axis, and the
  /// index in the living grid.
  package func findings(
    in layout: ComputedLayout, rules: Set<SoundnessRule>,
    exempting exemptions: [SoundnessExemption],
    trackNumber: @escaping (Int, LayoutAxis, Int) -> Int = { _, _, index in index }
  ) -> [SoundnessFinding] {
    var inspection = LayoutInspection(layout, self, exemptions, trackNumber)
    return inspection.findings(rules)
  }
}

extension ComputedLayout {
  /// The faults of the layout, as far as a layout shows them without its views.
  ///
  /// A layout alone says neither what its views ask for, nor what their settings are, nor whether the solver can prove
  /// it. So it is checked by the rules from ``SoundnessRule/conflict`` to ``SoundnessRule/negativeGap`` except
  /// ``SoundnessRule/squeezed``. `LayoutRoot.soundnessFindings` checks all rules.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items, plus O(*k*) for *k* overlapping pairs.
  /// - Parameters:
  ///   - rules: The rules to judge by; the standard ones by default.
  ///   - exemptions: The views that may break a rule; none by default.
  /// - Returns: The findings, by rule and then in tree order, with those that are exempt.
  public func soundnessFindings(
    rules: Set<SoundnessRule> = .standard, exempting exemptions: [SoundnessExemption] = []
  ) -> [SoundnessFinding] {
    var inspection = LayoutInspection(self, nil, exemptions) { _, _, index in index }
    return inspection.findings(rules)
  }
}
