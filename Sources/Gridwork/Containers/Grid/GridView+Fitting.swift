// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// The sum of the needs and of what lies between them, where nothing else has a say: then a grid
  /// around this one needs no solve to learn its size, however deep grids are nested.
  ///
  /// nil where constraints are held here, where contents are more than leaves and such grids, wrap, or
  /// may shrink, where they need more than tracks may have, and where the needs are more than the tracks
  /// must have at least.
  final var knownFittingSize: LayoutSize? { compiled?.fittingSize }

  /// Finds the known fitting size of what is compiled; contents have found theirs.
  final func fittingSize(of compiled: GridCompilation) -> LayoutSize? {
    guard held.count == 0, guideStorage.isEmpty,
      subviewStorage.count == cellsByContent.count, !compiled.measurement.hasGroups,
      subviewStorage.allSatisfy(\.hasKnownFittingSize),
      let width = knownExtent(along: .horizontal, compiled),
      let height = knownExtent(along: .vertical, compiled)
    else { return nil }
    return LayoutSize(width: width, height: height)
  }

  private func knownExtent(along axis: LayoutAxis, _ compiled: GridCompilation) -> Double? {
    let resolved = compiled.resolved[axis]
    let needs = compiled.measurement[axis]
    guard !needs.isRaised, !needs.isCut, resolved.compressionResistance > .fittingSizeCompression
    else {
      return nil
    }
    var sum = resolved.extentBesidesTracks
    for (need, sizing) in zip(needs.needs, needs.sizings) {
      if case .fraction = sizing { return nil }
      sum += need
    }
    return max(sum, 0)
  }
}

extension LayoutView {
  /// Whether a fitting size of the view is the same wherever the view is.
  fileprivate var hasKnownFittingSize: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, !metrics.wraps else { return false }
    guard isPlainLeaf else { return compiler?.knownFittingSize != nil }
    return min(resistancePriorities.horizontal, resistancePriorities.vertical)
      > .fittingSizeCompression
  }
}
