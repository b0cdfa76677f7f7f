// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutItem {
  /// The ambiguities that make a view or guide unsound.
  public typealias AmbiguityLevel = LayoutAmbiguityLevel

  /// The ambiguities of the item's frame that make a layout unsound:
  /// ``LayoutAmbiguityLevel/always`` by default.
  ///
  /// The level affects neither the layout nor ``LayoutView/hasAmbiguousLayout``. A guide that no
  /// constraint mentions along an axis is never ambiguous along that axis.
  public final var ambiguityLevel: AmbiguityLevel {
    get { ambiguityLevelStorage }
    set { ambiguityLevelStorage = newValue }
  }
}
