// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutAmbiguityLevel {
  /// Returns whether an ambiguity of this number makes a layout unsound.
  public func forbids(_ attribute: ComputedLayout.Ambiguity.Attribute) -> Bool {
    switch self {
    case .always: true
    case .position: !attribute.isExtent
    case .never: false
    }
  }
}

extension ComputedLayout {
  /// The ambiguities that make the layout unsound, because the ``LayoutAmbiguityLevel`` of their
  /// item forbids them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of ambiguities.
  public var forbiddenAmbiguities: [Ambiguity] {
    ambiguities.filter { items[$0.item].ambiguityLevel.forbids($0.attribute) }
  }
}
