// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutItem {
  /// What a verification demands of the frame of a view or a guide.
  public typealias AmbiguityLevel = LayoutAmbiguityLevel

  /// What a verification demands of the item's frame: ``LayoutAmbiguityLevel/always`` by default.
  ///
  /// It does not change the layout, nor what ``LayoutView/hasAmbiguousLayout`` says. A guide that no
  /// constraint mentions along an axis is not ambiguous along that axis, whatever its level.
  public final var ambiguityLevel: AmbiguityLevel {
    get { ambiguityLevelStorage }
    set { ambiguityLevelStorage = newValue }
  }
}
