// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The permission for a view to break a rule, with the reason, which reports print.
///
/// ```swift
/// SoundnessExemption("badge", from: .overlap, because: "a badge lies on its picture")
/// ```
public struct SoundnessExemption: Sendable, Hashable {
  /// The name of the view, as in `ComputedLayout.Item.name`: its identifier, or its class and a number.
  public var view: String
  /// The rule that the view may break. If its ``SoundnessRule/allowsExemptions`` is false, the exemption has
  /// no effect.
  public var rule: SoundnessRule
  /// Why that is right, as part of a sentence.
  public var reason: String

  /// Creates an exemption of a view from a rule.
  public init(_ view: String, from rule: SoundnessRule, because reason: String) {
    self.view = view
    self.rule = rule
    self.reason = reason
  }
}
