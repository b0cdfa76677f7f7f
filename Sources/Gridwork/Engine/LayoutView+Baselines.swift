// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Whether text of the view, or inside it, stands on a baseline.
  ///
  /// A container inside has compiled before and knows where its baselines come from, down to the text
  /// itself, so that no depth is too deep.
  final func hasBaseline(_ baseline: Baseline) -> Bool {
    switch baseline {
    case .first: firstBaselineSource.metrics.firstBaseline != nil
    case .last: lastBaselineSource.metrics.lastBaseline != nil
    }
  }
}
