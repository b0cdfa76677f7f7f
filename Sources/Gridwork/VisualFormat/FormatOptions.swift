// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutConstraint {
  /// How the views of a visual format line up across its axis, and which way it reads.
  ///
  /// Any number of alignments and at most one direction. Aligning along the axis of the format is
  /// an error. AppKit's counterpart is `NSLayoutConstraint.FormatOptions`, with the same raw values.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// Bit `1 << attribute` for every alignment, then the direction.
    public var rawValue: UInt

    /// Makes options from AppKit's number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The left edges of all views are equal.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// The right edges of all views are equal.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// The top edges of all views are equal.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// The bottom edges of all views are equal.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// The leading edges of all views are equal.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// The trailing edges of all views are equal.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// The middles of all views along x are equal.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// The middles of all views along y are equal.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// The last baselines of all views are equal.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// The last baselines of all views are equal: AppKit's older name for ``alignAllLastBaseline``.
    public static let alignAllBaseline = alignAllLastBaseline
    /// The first baselines of all views are equal.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)

    /// The format reads from the leading to the trailing edge; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format reads from left to right whatever the direction of the views is.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format reads from right to left whatever the direction of the views is.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes to align, in the order of their raw values.
    var alignments: [Attribute] {
      Attribute.allCases.filter { $0 != .notAnAttribute && contains(Self(aligning: $0)) }
        .sorted { $0.rawValue < $1.rawValue }
    }
  }
}
