// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The size and baselines of a leaf view's content, supplied by the host.
///
/// All lengths are in points and measured in the view's alignment rectangle. When an answer
/// changes, call ``LayoutView/invalidateIntrinsicContentSize()``. In AppKit, a subclass of `NSView`
/// overrides properties of the same names, and a text field takes its width from
/// `preferredMaxLayoutWidth`. A ``PlacedContent`` is also told where it goes.
///
/// A pass reads the properties once after each invalidation. It calls ``height(forWidth:)`` at most five
/// times for content that wraps: once to learn whether it wraps, and then once in each of at most four
/// rounds. Measuring a tree, as ``LayoutView/fittingSize`` does, calls it at most four times.
public protocol LayoutContent {
  /// The natural size of the content; ``LayoutView/noIntrinsicMetric`` on an axis without one.
  var intrinsicContentSize: LayoutSize { get }

  /// Returns the height that the content needs at a width, or nil if its height does not depend on
  /// its width. Nil by default.
  ///
  /// Content that answers with a height resists less width at 250 by default, rather than at 750: it wraps
  /// before a label beside it is cut.
  func height(forWidth width: Double) -> Double?

  /// Returns widths around a width, in points, at which ``height(forWidth:)`` answers the same, or nil if they
  /// are unknown. Nil by default.
  ///
  /// The limits themselves may belong to other heights. Only the proof of a range of widths asks for them: it
  /// samples what lies between two widths of content that does not know.
  func widthsOfSameHeight(around width: Double) -> ClosedRange<Double>?

  /// Whether all lengths of the content change evenly with the text scale while its lines break at the same
  /// places, as those of text without rounding do, and those of a picture that stays as it is. False by
  /// default.
  ///
  /// Only the proof of a range of text scales asks for it: see ``adapted(to:)``.
  var scalesEvenly: Bool { get }

  /// The distance from the top to the first baseline, or nil if the content has no baseline. Nil by
  /// default.
  var firstBaselineOffsetFromTop: Double? { get }

  /// The distance from the last baseline to the bottom, or nil if the content has no baseline. Nil
  /// by default.
  var lastBaselineOffsetFromBottom: Double? { get }

  /// Whether the content takes the keyboard focus now; see ``LayoutView/keyViewLoop``. False by
  /// default.
  var acceptsFirstResponder: Bool { get }

  /// The measures of the content's text that do not depend on the view; nil, the default, for content that
  /// is not text or does not know them. Only verification asks for them.
  var textMetrics: LayoutTextMetrics? { get }

  #if hasFeature(Embedded)
    func adapted(to traits: LayoutTextTraits) -> ContentBox
  #else
    /// Returns the content with its text at the scale and in the language of some traits; itself by default,
    /// for content that is not text.
    ///
    /// The view asks the content that this returns for everything above, while the traits of the root are not
    /// the usual ones. It may do so at any time, so that the method must not change anything.
    ///
    /// ```swift
    /// struct Price: LayoutContent {
    ///   var digits: Int
    ///   var fontSize = 12.0
    ///   var intrinsicContentSize: LayoutSize {
    ///     LayoutSize(width: fontSize / 2 * Double(digits), height: fontSize)
    ///   }
    ///   func adapted(to traits: LayoutTextTraits) -> any LayoutContent {
    ///     Price(digits: digits, fontSize: fontSize * traits.scale)
    ///   }
    /// }
    /// ```
    ///
    /// - Parameter traits: Those of the root; see ``LayoutRoot/textTraits``.
    /// - Returns: The content to measure.
    func adapted(to traits: LayoutTextTraits) -> any LayoutContent
  #endif
}

extension LayoutContent {
  /// Returns nil: the height does not depend on the width.
  public func height(forWidth width: Double) -> Double? { nil }
  /// Returns nil: the widths are unknown.
  public func widthsOfSameHeight(around width: Double) -> ClosedRange<Double>? { nil }
  /// False: how the lengths change with the text scale is unknown.
  public var scalesEvenly: Bool { false }
  /// Nil: the content has no baseline.
  public var firstBaselineOffsetFromTop: Double? { nil }
  /// Nil: the content has no baseline.
  public var lastBaselineOffsetFromBottom: Double? { nil }
  /// False: the content does not take the keyboard focus.
  public var acceptsFirstResponder: Bool { false }
  /// Nil: the content is not text, or does not know its measures.
  public var textMetrics: LayoutTextMetrics? { nil }
}
