// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Whether the view has a baseline, from its own text or from a view inside it.
  ///
  /// The containers inside have planned before and refer to the view with the text itself, so the
  /// cost does not grow with the depth.
  final func hasBaseline(_ baseline: Baseline) -> Bool {
    plannedBaselines[baseline]?.use { $0.hasBaseline(baseline) }
      ?? (metrics.distance(of: baseline) != nil)
  }
}
