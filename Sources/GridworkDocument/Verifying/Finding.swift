// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// Something that is wrong with a layout, with one cause.
public struct Finding: Sendable, Hashable {
  /// A rule that layouts are judged by.
  public enum Kind: String, Sendable, CaseIterable {
    /// Required constraints contradict each other.
    case conflict
    /// A container cannot follow one of its settings.
    case problem
    /// Another frame is equally good, and the view's ambiguity level forbids that.
    case ambiguity
    /// Views are smaller than their content.
    case squeezed
    /// Views reach beyond their superview, but not beyond the top-level view.
    case clipped
    /// Views reach beyond their superview and the top-level view.
    case outside
    /// Two views with the same superview overlap.
    case overlap
    /// Neighbouring rows or columns of a grid overlap.
    case negativeGap = "negative gap"
    /// The solver could not prove that the layout is the best one.
    case undecided

    /// The place of the kind in the order in which findings are listed.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// How severe a finding of this kind is.
    public var level: Level { self == .problem || self == .undecided ? .warning : .error }
  }

  /// How severe a finding is.
  public enum Level: String, Sendable, CaseIterable {
    /// A constraint does not hold, or content cannot be seen as it should be.
    case error
    /// The layout is sound, but not what the document says.
    case warning
  }

  /// The rule that is broken.
  public let kind: Kind
  /// What is wrong, without a full stop: `column 2 of form is 10 too narrow; 14 views in it are
  /// squeezed`.
  public let message: String
  /// How far the layout is from right, in points: the space that is missing, the overlap, or the
  /// distance to the other frame; 0 for a problem.
  public let amount: Double
  /// A key for the cause: the same at every size and in every variant.
  public let identity: String
  /// The member of the document that the finding is about.
  let place: JSONPath

  /// The conflict that the finding is about; nil for any other kind.
  public let conflict: ComputedLayout.Conflict?
  /// The members of the document that the constraints of the conflict come from.
  let conflictPlaces: [JSONPath]
  /// What was tried to resolve the conflict; none for any other kind, and where nothing was tried.
  public internal(set) var remedies: [DocumentTree.Remedy] = []

  /// The JSON path of the member that the finding is about, such as `root.rows[2][1]`.
  public var path: String { "\(place)" }

  /// The finding on one line: `squeezed: title is 12 narrower than its content`.
  public var text: String { "\(kind.rawValue): \(message)" }
}
