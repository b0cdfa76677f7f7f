// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork
import GridworkInspector

/// What a log of unsatisfiable constraints comes down to: the smallest sets of its constraints that
/// contradict each other, and a layout of its views.
public struct LogExplanation: Sendable {
  /// A minimal conflict.
  public struct Conflict: Sendable, Hashable {
    /// The positions in ``ConstraintLog/constraints``, in ascending order. Without any one of these
    /// constraints, the others can hold.
    public var members: [Int]
    /// The position in ``members`` of the one that is broken: the one that the framework broke, where it
    /// is among them.
    public var broken: Int
    /// The least violation of the broken one while the others hold, in points.
    public var excess: Double
    /// The contradiction as a sum; nil where there is none that one can follow.
    public var sum: String?
  }

  /// The log.
  public let log: ConstraintLog
  /// The names of the log's items in ``layout``, as the statements have them.
  public let names: [String]
  private let statements: [String]
  /// The conflicts; none where what could be read can hold.
  public let conflicts: [Conflict]
  /// A layout of the views in which everything holds but the broken constraints. What the log leaves open
  /// has some place and some size.
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

  /// A constraint of the log as code states it, such as `button.trailing == panel.trailing - 12`.
  ///
  /// - Parameter position: The position in ``ConstraintLog/constraints``.
  /// - Returns: The statement; two for a content size.
  public func statement(ofConstraint position: Int) -> String { statements[position] }
}

extension ConstraintLog {
  /// Solves what the log says.
  ///
  /// - Returns: The conflicts that are in it.
  /// - Throws: What is wrong with a log that is too large for a document.
  public func explanation() throws(DocumentError) -> LogExplanation {
    let model = LogDocument(self)
    let tree = try DocumentTree(model.document)
    let layout = tree.root.explainedLayout
    let conflicts = layout.conflicts.compactMap { conflict -> LogExplanation.Conflict? in
      let positions = conflict.constraints.map { model.position(of: $0, in: tree) }
      // The guide of a distance is nothing that the log has.
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
