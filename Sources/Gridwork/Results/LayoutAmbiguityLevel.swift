// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a verification demands of an item's frame.
///
/// Interface Builder calls it *Ambiguity*: Always Verify, Verify Position Only, Never Verify.
public enum LayoutAmbiguityLevel: String, Hashable, Sendable, CaseIterable {
  /// Neither position nor size may be open.
  case always
  /// The position may not be open; the size may, where the program is going to say it.
  case position
  /// Everything may be open.
  case never

  /// Whether a number of a frame that is open is a fault.
  public func forbids(_ attribute: ComputedLayout.Ambiguity.Attribute) -> Bool {
    switch self {
    case .always: true
    case .position: attribute == .minX || attribute == .minY
    case .never: false
    }
  }
}

extension ComputedLayout {
  /// The ambiguities that the levels of their items forbid; see ``LayoutAmbiguityLevel``.
  public var forbiddenAmbiguities: [Ambiguity] {
    ambiguities.filter { items[$0.item].ambiguityLevel.forbids($0.attribute) }
  }
}
