// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// What a verification demands of the view's frame.
  public typealias AmbiguityLevel = LayoutAmbiguityLevel

  /// What a verification demands of the view's frame: ``LayoutAmbiguityLevel/always`` by default.
  ///
  /// It changes no layout, and not what ``hasAmbiguousLayout`` says.
  public final var ambiguityLevel: AmbiguityLevel {
    get { ambiguityLevelStorage }
    set { ambiguityLevelStorage = newValue }
  }
}
