// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutItem {
  /// What a verification demands of the frame of a view or a guide.
  ///
  /// Interface Builder calls it *Ambiguity*: Always Verify, Verify Position Only, Never Verify.
  public enum AmbiguityLevel: String, Hashable, Sendable, CaseIterable {
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

  /// What a verification demands of the item's frame: ``AmbiguityLevel/always`` by default.
  ///
  /// It changes no layout, and not what ``LayoutView/hasAmbiguousLayout`` says. A guide that no
  /// constraint mentions along an axis is not ambiguous along that axis, whatever its level.
  public final var ambiguityLevel: AmbiguityLevel {
    get { ambiguityLevelStorage }
    set { ambiguityLevelStorage = newValue }
  }
}

extension ComputedLayout {
  /// The ambiguities that the levels of their items forbid; see ``LayoutItem/AmbiguityLevel``.
  public var forbiddenAmbiguities: [Ambiguity] {
    ambiguities.filter { items[$0.item].ambiguityLevel.forbids($0.attribute) }
  }
}
