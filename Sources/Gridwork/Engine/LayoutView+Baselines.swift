// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Whether the view has a baseline, from its own text or from a view inside it.
  ///
  /// The containers inside have planned before and refer to the view with the text itself, so the
  /// cost does not grow with the depth.
  final func hasBaseline(_ baseline: Baseline) -> Bool {
    unretainedSource(of: baseline).use { $0.metrics.distance(of: baseline) != nil }
  }

  /// The view whose text determines the first baseline: the view itself or one inside it.
  final var firstBaselineSource: LayoutView { unretainedSource(of: .first).object }

  /// The view whose text determines the last baseline: the view itself or one inside it.
  final var lastBaselineSource: LayoutView { unretainedSource(of: .last).object }

  /// Returns one of these views, which the containers around it keep.
  final func unretainedSource(of baseline: Baseline) -> Unretained<LayoutView> {
    var here = Unretained(self)
    while let next = here.use({ $0.plannedBaselines[baseline] }) { here = next }
    return here
  }
}
