// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A text at another size: its glyphs, lines and baselines are all multiplied by a scale.
struct ScaledText: LayoutContent {
  let text: FixedText
  let scale: Double

  var intrinsicContentSize: LayoutSize {
    let size = text.intrinsicContentSize
    return LayoutSize(width: scale * size.width, height: scale * size.height)
  }

  func height(forWidth width: Double) -> Double? {
    text.height(forWidth: width / scale).map { scale * $0 }
  }

  func widthsOfSameHeight(around width: Double) -> ClosedRange<Double>? {
    text.widthsOfSameHeight(around: width / scale).map {
      scale * $0.lowerBound...scale * $0.upperBound
    }
  }

  var scalesEvenly: Bool { true }

  var firstBaselineOffsetFromTop: Double? { text.firstBaselineOffsetFromTop.map { scale * $0 } }

  var lastBaselineOffsetFromBottom: Double? {
    text.lastBaselineOffsetFromBottom.map { scale * $0 }
  }

  var textMetrics: LayoutTextMetrics? {
    text.textMetrics.map {
      LayoutTextMetrics(
        longestWord: scale * $0.longestWord, characterWidth: scale * $0.characterWidth)
    }
  }
}

extension FixedText {
  /// The text in the language of some traits, at their scale.
  func scaled(to traits: LayoutTextTraits) -> ScaledText {
    ScaledText(
      text: FixedText(traits.text(text, translations: translations), wraps: wraps),
      scale: traits.scale)
  }
}
