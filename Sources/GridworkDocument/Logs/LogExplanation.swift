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
  /// Whether the conflicts exist only if what the log does not show is as usual: every margin is 8
  /// points, UIKit's size where a program sets no other, and baselines are at the top and the bottom
  /// of views.
  public let assumesUsualPlaces: Bool
  /// Whether the constraints just fit: there is no conflict, but changing a number by 0.01 points would
  /// make one. A log rounds numbers to six digits, so that the program's constraints may contradict
  /// each other by less than it shows.
  public let isTight: Bool
  /// A layout of the views that satisfies every constraint except the broken ones. Positions and
  /// sizes that the log leaves open are chosen arbitrarily.
  public let layout: ComputedLayout

  fileprivate init(
    _ model: LogDocument, _ solution: LogDocument.Solution, assumesUsualPlaces: Bool, isTight: Bool
  ) {
    log = model.log
    names = model.names
    statements = model.log.constraints.indices.map { model.statement(ofConstraint: $0) }
    conflicts = solution.conflicts
    layout = solution.layout
    self.assumesUsualPlaces = assumesUsualPlaces
    self.isTight = isTight
  }

  /// A constraint of the log in the syntax of code, such as `button.trailing == panel.trailing -
  /// 12`.
  ///
  /// - Parameter position: The position in ``ConstraintLog/constraints``.
  /// - Returns: The statement; for a content size, two statements.
  public func statement(ofConstraint position: Int) -> String { statements[position] }
}

extension ConstraintLog {
  /// The maximum number of constraints in a report that can be explained. Reports that programs log
  /// have a handful.
  public static let maximumConstraintCount = 1000

  /// Solves the constraints of the log.
  ///
  /// A log shows neither margins nor baselines. They are first assumed to be anywhere. If the constraints do
  /// not contradict each other then, margins are assumed to be 8 points, and baselines to be those of views
  /// without text.
  ///
  /// - Complexity: That of a few layouts, and of one for each constraint that takes part in a conflict.
  /// - Returns: The conflicts and a layout.
  /// - Throws: A ``DocumentError`` if the log has more than ``maximumConstraintCount`` constraints.
  public func explanation() throws(DocumentError) -> LogExplanation {
    guard constraints.count <= Self.maximumConstraintCount else {
      throw DocumentError(
        path: "",
        message: "The report that begins on line \(constraints[0].line) has \(constraints.count) "
          + "constraints; at most \(Self.maximumConstraintCount) can be explained.")
    }
    let model = LogDocument(self, .unknown)
    let solution = try model.solution()
    guard solution.conflicts.isEmpty else {
      return LogExplanation(model, solution, assumesUsualPlaces: false, isTight: false)
    }
    if mentions({ $0.isHidden }) {
      let model = LogDocument(self, .usual)
      let solution = try model.solution()
      if !solution.conflicts.isEmpty {
        return LogExplanation(model, solution, assumesUsualPlaces: true, isTight: false)
      }
    }
    return LogExplanation(model, solution, assumesUsualPlaces: false, isTight: try isTight())
  }

  /// Whether a term of a constraint has a property.
  func mentions(_ property: (Term) -> Bool) -> Bool {
    constraints.contains { $0.comparisons.contains { $0.terms.contains(where: property) } }
  }

  /// Whether a small change of one number makes the constraints contradict each other. A report
  /// lists only constraints that take part, so that any one of them can be changed.
  private func isTight() throws(DocumentError) -> Bool {
    guard constraints.count > 1 else { return false }
    for points in [0.01, -0.01] {
      let change = (position: broken ?? constraints.count - 1, points: points)
      let model = LogDocument(self, .unknown, change: change)
      if !(try model.solution().conflicts.isEmpty) { return true }
    }
    return false
  }
}

extension LogDocument {
  /// The conflicts and a layout.
  fileprivate typealias Solution = (conflicts: [LogExplanation.Conflict], layout: ComputedLayout)

  fileprivate func solution() throws(DocumentError) -> Solution {
    let tree = try DocumentTree(document)
    let layout = tree.root.explainedLayout
    let conflicts = layout.conflicts.compactMap { conflict -> LogExplanation.Conflict? in
      let positions = conflict.constraints.map { position(of: $0, in: tree) }
      // The guide of a distance has no counterpart in the log.
      let members = Set(positions.compactMap { $0 }).sorted()
      guard let broken = positions[conflict.broken].flatMap({ members.firstIndex(of: $0) }) else {
        return nil
      }
      let sum = positions.contains(nil) ? nil : conflict.sum?.text
      return LogExplanation.Conflict(
        members: members, broken: broken, excess: conflict.excess, sum: sum)
    }
    return (conflicts, layout)
  }

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
