// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// A fault of a layout, with a single cause.
public struct SoundnessFinding: Sendable, Hashable {
  /// The rule that the layout breaks.
  public let rule: SoundnessRule
  /// The message, without a full stop: `column 2 of form is 10 too narrow; 14 views in it are
  /// squeezed`.
  public let message: String
  /// The size of the fault, in points: the missing space, the overlap, or the distance to the other
  /// frame; 0 for a problem.
  public let amount: Double
  /// The name of the view that the finding concerns, as in `ComputedLayout.Item.name`.
  public let view: String
  /// The conflict, for a finding of that rule; otherwise nil.
  public let conflict: ComputedLayout.Conflict?
  /// The reason why a view may break the rule; nil for a fault. A layout whose findings all have one is
  /// sound.
  public let exemption: String?

  /// What the finding concerns.
  package let place: Place
  /// The key that distinguishes the finding from others of its rule at the same place.
  package let part: String

  /// What a finding concerns. Items are given by their positions in the layout.
  package enum Place: Sendable, Hashable {
    case item(Int)
    /// A row or column of a grid, by its index in the living grid.
    case track(grid: Int, LayoutAxis, Int)
    /// The broken constraint of a conflict, or the constraint with a setting.
    case constraint(ComputedLayout.Constraint)
  }

  package init(
    rule: SoundnessRule, message: String, amount: Double, view: String,
    conflict: ComputedLayout.Conflict?, exemption: String?, place: Place, part: String
  ) {
    (self.rule, self.message, self.amount, self.view) = (rule, message, amount, view)
    (self.conflict, self.exemption, self.place, self.part) = (conflict, exemption, place, part)
  }

  /// How severe the finding is: as severe as breaking its rule, or a note if it has an ``exemption``.
  public var level: SoundnessRule.Level { exemption == nil ? rule.level : .note }

  /// The finding on one line: `squeezed: title is 12 narrower than its content`, with the reason of an
  /// exemption: `overlap: photo and badge overlap by 8 by 8 (exempt: a badge lies on its photo)`.
  public var text: String {
    "\(rule.rawValue): \(message)" + (exemption.map { " (exempt: \($0))" } ?? "")
  }
}

extension InspectorPage.Finding {
  /// Creates the finding of a page from a finding at the variant's own width; nil for one with an
  /// exemption, because a page shows faults only.
  ///
  /// ```swift
  /// let layout = root.explainedLayout
  /// page.variants = [
  ///   InspectorPage.Variant(
  ///     name: "form", samples: [layout],
  ///     findings: root.soundnessFindings().compactMap { InspectorPage.Finding($0) })
  /// ]
  /// ```
  public init?(_ finding: SoundnessFinding) {
    guard finding.exemption == nil else { return nil }
    self.init(text: finding.text, isError: finding.level == .error, view: finding.view)
  }
}
