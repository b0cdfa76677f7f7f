// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The measures of a text that do not depend on its view, in points.
///
/// Verification judges the width of text by them. AppKit has no counterpart.
public struct LayoutTextMetrics: Sendable, Hashable {
  /// The width of the longest part of the text that cannot be broken into lines, such as a word.
  public var longestWord: Double
  /// The average width of a character.
  public var characterWidth: Double

  /// Creates metrics from two widths in points.
  public init(longestWord: Double, characterWidth: Double) {
    self.longestWord = longestWord
    self.characterWidth = characterWidth
  }
}
