// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// The sizes, directions and scales at which an assertion computes a layout, and the sizes and languages of
/// its text, in every combination.
///
/// Nil among the widths or heights is `LayoutExtent.fitting`, as small as the content allows. A snapshot says
/// `width fitting`, and a document null.
///
/// ```swift
/// assertLayout(
///   of: makeForm(),
///   in: LayoutMatrix(widths: [nil, 200], directions: [.leftToRight, .rightToLeft]))
/// ```
///
/// Text can be larger, and in other languages:
///
/// ```swift
/// assertSoundLayout(
///   of: makeForm(),
///   in: LayoutMatrix(
///     textScales: [1, 1.5, 2, 3.1], languages: [nil, "de", LayoutTextTraits.pseudoLanguage]))
/// ```
///
/// Heights vary fastest, then widths, scales, directions, text scales and languages, so that the layouts of
/// another text scale or language are added after the others.
public struct LayoutMatrix: Sendable, Hashable {
  /// The widths of the root, in points. Nil is the fitting width. One that is negative or not finite is a
  /// programmer error.
  public var widths: [Double?]
  /// The heights of the root, in points. Nil is the fitting height. One that is negative or not finite is a
  /// programmer error.
  public var heights: [Double?]
  /// The layout directions of the root.
  public var directions: [UserInterfaceLayoutDirection]
  /// The scales, in pixels per point. With 0, frames are not snapped to pixels. One that is negative or not
  /// finite is a programmer error.
  public var scales: [Double]
  /// The sizes of text, as multiples of its usual size. One that is not finite or not above 0 is a
  /// programmer error.
  public var textScales: [Double]
  /// The tags of the languages of text, such as `de`. Nil is the language in which texts are written, and
  /// `LayoutTextTraits.pseudoLanguage` one in which they are 40 % longer. A text without a translation stays
  /// as it is. A string that is not a tag is a programmer error.
  public var languages: [String?]

  /// Creates a matrix. By default it contains one layout: the fitting size, left to right, at one pixel
  /// per point, with text as it is written and of its usual size.
  public init(
    widths: [Double?] = [nil], heights: [Double?] = [nil],
    directions: [UserInterfaceLayoutDirection] = [.leftToRight], scales: [Double] = [1],
    textScales: [Double] = [1], languages: [String?] = [nil]
  ) {
    self.widths = widths
    self.heights = heights
    self.directions = directions
    self.scales = scales
    self.textScales = textScales
    self.languages = languages
  }

  /// Asks something about a tree for every combination, in the order of the matrix.
  ///
  /// The root's settings change for each combination and are restored afterwards.
  func answers<Answer>(of root: LayoutRoot, _ ask: (LayoutRoot) -> Answer) -> [Answer] {
    let before = (root.width, root.height, root.direction, root.scale, root.textTraits)
    defer { (root.width, root.height, root.direction, root.scale, root.textTraits) = before }
    return languages.flatMap { language in
      textScales.flatMap { textScale in
        root.textTraits = LayoutTextTraits(scale: textScale, language: language)
        return answersOfText(of: root, ask)
      }
    }
  }

  /// Asks for every size, direction and scale.
  private func answersOfText<Answer>(
    of root: LayoutRoot, _ ask: (LayoutRoot) -> Answer
  ) -> [Answer] {
    var answers: [Answer] = []
    for direction in directions {
      for scale in scales {
        for width in widths {
          for height in heights {
            root.direction = direction
            root.scale = scale
            root.width = width.map(LayoutExtent.exact) ?? .fitting
            root.height = height.map(LayoutExtent.exact) ?? .fitting
            answers.append(ask(root))
          }
        }
      }
    }
    return answers
  }
}

extension LayoutRoot {
  /// The layout that an assertion is about. Only a failure for faults tells what resolves conflicts, so
  /// remedies are not tried where faults are allowed.
  func assertedLayout(allowingFaults allowsFaults: Bool) -> ComputedLayout {
    allowsFaults ? computedLayout : layoutTryingRemedies()
  }
}
