// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutConstraint {
  /// How a visual format aligns its views across its axis, and in which direction it reads.
  ///
  /// The options may combine any number of alignments with at most one of the two directions.
  /// Aligning views along the axis of the format is an error. AppKit's counterpart is
  /// `NSLayoutConstraint.FormatOptions`, with the same raw values.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bit `1 << attribute.rawValue` for every alignment, and bit 16 or 17 for the direction.
    public var rawValue: UInt

    /// Creates options from a raw value, which is the same as in AppKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Makes the left edges of all views equal. For a vertical format.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Makes the right edges of all views equal. For a vertical format.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Makes the top edges of all views equal. For a horizontal format.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Makes the bottom edges of all views equal. For a horizontal format.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Makes the leading edges of all views equal. For a vertical format.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Makes the trailing edges of all views equal. For a vertical format.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Makes the horizontal centres of all views equal. For a vertical format.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Makes the vertical centres of all views equal. For a horizontal format.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Makes the last baselines of all views equal. For a horizontal format without guides.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Makes the last baselines of all views equal: AppKit's older name for
    /// ``alignAllLastBaseline``.
    public static let alignAllBaseline = alignAllLastBaseline
    /// Makes the first baselines of all views equal. For a horizontal format without guides.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)

    /// Reads a horizontal format from the leading to the trailing edge. This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Reads a horizontal format from left to right, regardless of the layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads a horizontal format from right to left, regardless of the layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes to align, in order of their raw values.
    var alignments: [Attribute] {
      Attribute.allCases.filter { $0 != .notAnAttribute && contains(Self(aligning: $0)) }
    }
  }
}
