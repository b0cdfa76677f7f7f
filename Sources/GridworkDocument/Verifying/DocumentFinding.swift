// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// A fault of a layout, with a single cause.
public struct DocumentFinding: Sendable, Hashable {
  /// The kind of a finding, which is the rule that the layout breaks.
  public enum Kind: String, Sendable, CaseIterable {
    /// Required constraints contradict one another.
    case conflict
    /// A container cannot honor one of its settings.
    case problem
    /// Another frame would be equally good, and the view's ambiguity level forbids that.
    case ambiguity
    /// Views are smaller than their content.
    case squeezed
    /// Views reach beyond their superview, but not beyond the top-level view.
    case clipped
    /// Views reach beyond their superview and the top-level view.
    case outside
    /// Two views with the same superview overlap each other.
    case overlap
    /// Neighbouring rows or columns of a grid overlap.
    case negativeGap = "negative gap"
    /// The solver could not prove that the layout is the best one.
    case undecided

    /// The rank of the kind in the order in which findings are listed.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// How severe a finding of this kind is.
    public var level: Level { self == .problem || self == .undecided ? .warning : .error }
  }

  /// How severe a finding is.
  public enum Level: String, Sendable, CaseIterable {
    /// A constraint does not hold, or content is not fully visible.
    case error
    /// The layout is sound, but departs from what the document asks for.
    case warning
  }

  /// The rule that the layout breaks.
  public let kind: Kind
  /// The message, without a full stop: `column 2 of form is 10 too narrow; 14 views in it are
  /// squeezed`.
  public let message: String
  /// The size of the fault, in points: the missing space, the overlap, or the distance to the other
  /// frame; 0 for a problem.
  public let amount: Double
  /// A key that identifies the cause. It is the same at every size and in every variant.
  public let identity: String
  /// The member of the document that the finding concerns.
  let place: JSONPath

  /// The conflict, for a finding of that kind; otherwise nil.
  public let conflict: ComputedLayout.Conflict?
  /// The members of the document that the constraints of the conflict come from.
  let conflictPlaces: [JSONPath]
  /// The remedies found for the conflict; empty for findings of other kinds, and if none were
  /// tried.
  public internal(set) var remedies: [DocumentRemedy] = []

  /// The JSON path of the member that the finding concerns, such as `root.rows[2][1]`.
  public var path: String { "\(place)" }

  /// The finding on one line: `squeezed: title is 12 narrower than its content`.
  public var text: String { "\(kind.rawValue): \(message)" }
}
