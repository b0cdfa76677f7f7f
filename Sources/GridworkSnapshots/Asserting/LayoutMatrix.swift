// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// The sizes, directions and scales at which an assertion computes a layout, in every combination.
///
/// Nil among the widths or heights is `LayoutExtent.fitting`, as small as the content allows. A snapshot says
/// `width fitting`, and a document null.
///
/// ```swift
/// assertLayout(
///   of: makeForm(),
///   in: LayoutMatrix(widths: [nil, 200], directions: [.leftToRight, .rightToLeft]))
/// ```
public struct LayoutMatrix: Sendable, Hashable {
  /// The widths of the root, in points. Nil is the fitting width.
  public var widths: [Double?]
  /// The heights of the root, in points. Nil is the fitting height.
  public var heights: [Double?]
  /// The layout directions of the root.
  public var directions: [UserInterfaceLayoutDirection]
  /// The scales, in pixels per point. With 0, frames are not snapped to pixels.
  public var scales: [Double]

  /// Creates a matrix. By default it contains one layout: the fitting size, left to right, at one pixel
  /// per point.
  public init(
    widths: [Double?] = [nil], heights: [Double?] = [nil],
    directions: [UserInterfaceLayoutDirection] = [.leftToRight], scales: [Double] = [1]
  ) {
    self.widths = widths
    self.heights = heights
    self.directions = directions
    self.scales = scales
  }

  /// Asks something about a tree for every combination. Heights vary fastest, then widths, scales and
  /// directions.
  ///
  /// The root's settings change for each combination and are restored afterwards.
  func answers<Answer>(of root: LayoutRoot, _ ask: (LayoutRoot) -> Answer) -> [Answer] {
    let before = (root.width, root.height, root.direction, root.scale)
    defer { (root.width, root.height, root.direction, root.scale) = before }
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
