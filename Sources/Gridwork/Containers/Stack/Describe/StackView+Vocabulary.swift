// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension StackView {
  /// How the views of a stack share the stack's length.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// Views gather at the beginning, in the middle and at the end; the remaining space lies
    /// between.
    case gravityAreas
    /// Views fill the length. Those with the lowest hugging grow; those with the lowest resistance
    /// shrink.
    case fill
    /// Views fill the length and are equally long; a view that needs more than its share gets what
    /// it needs.
    case fillEqually
    /// Views fill the length in proportion to their intrinsic sizes.
    case fillProportionally
    /// Gaps are equally long, and no shorter than ``StackView/spacing``.
    case equalSpacing
    /// Centres are equally far apart, and gaps are no shorter than the spacing. A single view is centred, and
    /// keeps its length.
    case equalCentering
  }

  /// One of the three areas in which views gather when the distribution is `gravityAreas`.
  public enum Gravity: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// At the beginning: the leading edge, or the top.
    case leading = 1
    /// In the middle.
    case center = 2
    /// At the end: the trailing edge, or the bottom.
    case trailing = 3

    /// At the beginning of a vertical stack.
    public static let top = Gravity.leading
    /// At the end of a vertical stack.
    public static let bottom = Gravity.trailing

    /// Orders from the beginning to the end of a stack.
    public static func < (a: Gravity, b: Gravity) -> Bool { a.rawValue < b.rawValue }
  }

  /// The priority for keeping a view in a stack with too little room: views of lower priority leave
  /// first.
  ///
  /// A number from 0 to 1000. AppKit's counterpart is `NSStackView.VisibilityPriority`.
  public struct VisibilityPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, from 0 to 1000.
    public let rawValue: Float

    /// Creates a priority from a number; one outside `0...1000` is a programmer error.
    public init(rawValue: Float) {
      guard rawValue >= 0, rawValue <= 1000 else {
        programmerError(
          "A visibility priority must be from 0 (not visible) to 1000 (must hold), not \(rawValue)."
        )
      }
      self.rawValue = rawValue
    }

    /// Creates a priority from a number, as ``init(rawValue:)`` does.
    public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

    /// 1000: the view never leaves.
    public static let mustHold = VisibilityPriority(1000)
    /// 900: the view leaves when there is too little room.
    public static let detachOnlyIfNecessary = VisibilityPriority(900)
    /// 0: the view is always detached.
    public static let notVisible = VisibilityPriority(0)

    /// Orders by importance: lower priorities leave first.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
}

extension StackView.VisibilityPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from an integer literal, such as `900`.
  public init(integerLiteral value: Int) { self.init(Float(value)) }

  /// Creates a priority from a decimal literal, which is rounded to `Float`.
  public init(floatLiteral value: Double) { self.init(Float(value)) }
}

extension LayoutConstraint.Attribute {
  /// The alignment of a stack whose views extend from edge to edge across it, whatever its
  /// orientation.
  ///
  /// The alignment affects no single attribute of the views, so it equals ``notAnAttribute`` and no
  /// constraint can be created with it. AppKit uses ``height`` in a horizontal stack and ``width``
  /// in a vertical one.
  public static let fill = LayoutConstraint.Attribute.notAnAttribute
}

extension StackView.Gravity: CustomStringConvertible {
  /// The name of the gravity, which is `leading` for the top, too.
  public var description: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}
