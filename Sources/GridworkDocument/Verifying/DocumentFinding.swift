// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork
public import GridworkInspector

/// A fault of a document's layout, with a single cause.
public struct DocumentFinding: Sendable, Hashable {
  private let finding: SoundnessFinding
  /// A key that identifies the cause. It is the same at every size and in every variant.
  public let identity: String
  /// The member of the document that the finding concerns.
  let place: JSONPath
  /// The members of the document that the constraints of the conflict come from.
  let conflictPlaces: [JSONPath]
  /// The remedies found for the conflict; empty for findings of other rules, and if none were
  /// tried.
  public internal(set) var remedies: [DocumentRemedy] = []
  /// The edits after which the finding is gone, smallest first; empty if none was found, and if none was
  /// looked for.
  public internal(set) var edits: [DocumentEdit] = []

  init(
    _ finding: SoundnessFinding, identity: String, place: JSONPath, conflictPlaces: [JSONPath]
  ) {
    self.finding = finding
    self.identity = identity
    self.place = place
    self.conflictPlaces = conflictPlaces
  }

  /// The rule that the layout breaks.
  public var rule: SoundnessRule { finding.rule }
  /// How severe the finding is: as severe as breaking its rule, or a note if it has an ``exemption``.
  public var level: SoundnessRule.Level { finding.level }
  /// The message, without a full stop: `column 2 of form is 10 too narrow; 14 views in it are
  /// squeezed`.
  public var message: String { finding.message }
  /// The size of the fault, in points: the missing space, the overlap, or the distance to the other
  /// frame; 0 for a problem.
  public var amount: Double { finding.amount }
  /// The conflict, for a finding of that rule; otherwise nil.
  public var conflict: ComputedLayout.Conflict? { finding.conflict }
  /// The reason why a view of the document may break the rule; nil for a fault. A layout whose findings all
  /// have one is sound.
  public var exemption: String? { finding.exemption }

  /// The axis that the finding is about; nil for both.
  var axis: LayoutAxis? { LayoutAxis.allCases.first { "\($0)" == finding.part } }
  /// The key that distinguishes the finding from others of its rule at the same place.
  var part: String { finding.part }

  /// The JSON path of the member that the finding concerns, such as `root.rows[2][1]`.
  public var path: String { "\(place)" }

  /// The finding on one line: `squeezed: title is 12 narrower than its content`, with the reason of an
  /// exemption.
  public var text: String { finding.text }
}
