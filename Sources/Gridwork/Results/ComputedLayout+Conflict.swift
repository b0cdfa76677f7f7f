// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout {
  /// A minimal set of required constraints that contradict each other.
  public struct Conflict: Sendable, Hashable {
    /// The constraints of the set. Without any one of them, the others can hold.
    public var constraints: [Constraint]
    /// The position in ``constraints`` of the broken constraint.
    public var broken: Int
    /// The smallest violation, in points, of the broken constraint while the others hold.
    public var excess: Double
    /// Why the constraints contradict each other; nil if rounding hides it.
    public var sum: Sum?
    /// Changes that resolve the conflict, each by itself.
    public var remedies: [Remedy]
    /// The conflict in the format of Apple's log, which log visualisers can read.
    public var log: String

    /// Creates a conflict. It is a programmer error if `broken` is not a position in `constraints`.
    public init(
      constraints: [Constraint], broken: Int, excess: Double, sum: Sum? = nil,
      remedies: [Remedy] = [], log: String = ""
    ) {
      guard constraints.indices.contains(broken) else {
        programmerError(
          "The broken constraint of a conflict must be one of its \(constraints.count) "
            + "constraints; there is no constraint number \(broken).")
      }
      self.constraints = constraints
      self.broken = broken
      self.excess = excess
      self.sum = sum
      self.remedies = remedies
      self.log = log
    }

    /// What contradicts what, on one line without a full stop:
    /// `title.width == 300 contradicts 3 other constraints`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of constraints in the conflict.
    public var summary: String {
      let statement = constraints[broken].statement
      let others = constraints.indices.filter { $0 != broken }
      return switch others.count {
      case 0: "\(statement) cannot hold"
      case 1: "\(statement) contradicts \(constraints[others[0]].statement)"
      default: "\(statement) contradicts \(others.count) other constraints"
      }
    }

    /// Why the constraints contradict each other, as a sentence:
    /// `10 + 300 + 10 = 320, but panel is 200 wide: 120 too much.`
    public var arithmetic: String {
      sum?.text ?? "It is violated by at least \(numberText(excess))."
    }
  }
}

extension ComputedLayout.Conflict {
  /// A change that resolves a conflict.
  public struct Remedy: Sendable, Hashable {
    /// The change as a sentence.
    public var text: String
    /// The position in ``ComputedLayout/Conflict/constraints`` of the user's constraint that is removed or
    /// weakened; nil for a change of anything else.
    public var constraint: Int?
    /// What else would move, in words: `title becomes 180 wide; nothing else moves`. Nil unless the
    /// remedy was tried: see ``LayoutRoot/layoutTryingRemedies(limit:)``.
    public var effect: String?

    /// Creates a remedy.
    public init(_ text: String, constraint: Int? = nil, effect: String? = nil) {
      self.text = text
      self.constraint = constraint
      self.effect = effect
    }
  }

  /// A contradiction as a sum: multiples of the constraints' constants that ought to be equal, or ought
  /// not to exceed each other, and do not.
  public struct Sum: Sendable, Hashable {
    /// What a constraint contributes.
    public struct Term: Sendable, Hashable {
      /// The position in ``ComputedLayout/Conflict/constraints``.
      public var constraint: Int
      /// How many times the constraint counts; ±1 except for constraints with multipliers.
      public var factor: Double
      /// The factor times the constraint's constant, in points: positive on the side of
      /// ``ComputedLayout/Conflict/Sum/total``, negative on the other.
      public var amount: Double
    }

    /// What every constraint contributes, in the order in which the sentence adds it.
    public var terms: [Term]
    /// The sizes that count because they are never negative, such as `button.width`.
    public var extents: [String]
    /// The sum as a sentence.
    public var text: String

    /// The sum of the positive amounts, in points: the side of the broken constraint.
    ///
    /// - Complexity: O(*n*), where *n* is the number of terms.
    public var total: Double { terms.reduce(0) { $0 + max(0, $1.amount) } }
    /// The sum of the negative amounts, in points and without their sign: what the total should be.
    ///
    /// - Complexity: O(*n*), where *n* is the number of terms.
    public var limit: Double { terms.reduce(0) { $0 + max(0, -$1.amount) } }
  }
}
