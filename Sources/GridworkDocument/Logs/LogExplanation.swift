// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork
import GridworkInspector

/// The cause of a report of unsatisfiable constraints: the minimal sets of constraints that
/// contradict each other, and a layout of the views.
public struct LogExplanation: Sendable {
  /// A minimal set of constraints that contradict each other.
  public struct Conflict: Sendable, Hashable {
    /// The positions in ``ConstraintLog/constraints``, in ascending order. If any one of these
    /// constraints is removed, the others can be satisfied.
    public var members: [Int]
    /// The position in ``members`` of the constraint that the layout breaks. This is the constraint
    /// that the framework broke, if it is a member.
    public var broken: Int
    /// The least violation of the broken constraint while all others hold, in points.
    public var excess: Double
    /// The contradiction as a sum, in words; nil if no sum is simple enough to follow.
    public var sum: String?
  }

  /// The log that is explained.
  public let log: ConstraintLog
  /// The names of the log's items in ``layout`` and in statements, by position in
  /// ``ConstraintLog/items``.
  public let names: [String]
  private let statements: [String]
  /// The conflicts; empty if the readable constraints can all be satisfied.
  public let conflicts: [Conflict]
  /// A layout of the views that satisfies every constraint except the broken ones. Positions and
  /// sizes that the log leaves open are chosen arbitrarily.
  public let layout: ComputedLayout

  init(
    _ log: ConstraintLog, _ names: [String], statements: [String], _ conflicts: [Conflict],
    _ layout: ComputedLayout
  ) {
    self.log = log
    self.names = names
    self.statements = statements
    self.conflicts = conflicts
    self.layout = layout
  }

  /// A constraint of the log in the syntax of code, such as `button.trailing == panel.trailing -
  /// 12`.
  ///
  /// - Parameter position: The position in ``ConstraintLog/constraints``.
  /// - Returns: The statement; for a content size, two statements.
  public func statement(ofConstraint position: Int) -> String { statements[position] }
}

extension ConstraintLog {
  /// Solves the constraints of the log.
  ///
  /// - Returns: The conflicts and a layout.
  /// - Throws: A `DocumentError` if the log is too large for a document.
  public func explanation() throws(DocumentError) -> LogExplanation {
    let model = LogDocument(self)
    let tree = try DocumentTree(model.document)
    let layout = tree.root.explainedLayout
    let conflicts = layout.conflicts.compactMap { conflict -> LogExplanation.Conflict? in
      let positions = conflict.constraints.map { model.position(of: $0, in: tree) }
      // The guide of a distance has no counterpart in the log.
      let members = Set(positions.compactMap { $0 }).sorted()
      guard let broken = positions[conflict.broken].flatMap({ members.firstIndex(of: $0) }) else {
        return nil
      }
      let sum = positions.contains(nil) ? nil : conflict.sum?.text
      return LogExplanation.Conflict(
        members: members, broken: broken, excess: conflict.excess, sum: sum)
    }
    return LogExplanation(
      self, model.names,
      statements: constraints.indices.map { model.statement(ofConstraint: $0) }, conflicts, layout)
  }
}

extension LogDocument {
  /// The position in the log of a constraint of the tree.
  fileprivate func position(
    of constraint: ComputedLayout.Constraint, in tree: DocumentTree
  ) -> Int? {
    guard let source = constraint.source, let live = tree.liveConstraint(at: source),
      case .index(let index)? = live.path.components.last
    else { return nil }
    return position(ofConstraint: index)
  }
}
