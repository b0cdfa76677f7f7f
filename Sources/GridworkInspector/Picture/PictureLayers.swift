// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The layers of a picture, such as frames, names, tracks and baselines.
public struct PictureLayers: OptionSet, Sendable, Hashable {
  /// The bits of the layers in the set.
  public let rawValue: Int

  /// Creates a set of layers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The frame of every visible view.
  public static let frames = PictureLayers(rawValue: 1 << 0)
  /// The name of every visible view, shortened if there is too little room.
  public static let names = PictureLayers(rawValue: 1 << 1)
  /// The content areas of grid rows and columns, and the merged areas.
  public static let tracks = PictureLayers(rawValue: 1 << 2)
  /// The spacing between grid rows and columns, the grid's separators, and the parts of stacks that
  /// no view covers.
  public static let gaps = PictureLayers(rawValue: 1 << 3)
  /// The padding of grid rows and columns.
  public static let padding = PictureLayers(rawValue: 1 << 4)
  /// The first and last baselines of views without subviews.
  public static let baselines = PictureLayers(rawValue: 1 << 5)
  /// The alignment rectangles that differ from the frames of their views.
  public static let alignmentRects = PictureLayers(rawValue: 1 << 6)
  /// The layout margins of views that have subviews.
  public static let margins = PictureLayers(rawValue: 1 << 7)
  /// The frames of layout guides.
  public static let guides = PictureLayers(rawValue: 1 << 8)
  /// The views of broken constraints, the ambiguous views, and the other frames that ambiguous
  /// views could have.
  public static let problems = PictureLayers(rawValue: 1 << 9)

  /// The sizes of grid rows and columns, in points, on rulers beside the grid.
  public static let sizes = PictureLayers(rawValue: 1 << 10)

  /// All layers.
  public static let all = PictureLayers(PictureLayers.stack.map { $0.layer })
  /// All layers except alignment rectangles, margins and guides.
  public static let standard = PictureLayers.all.subtracting([.alignmentRects, .margins, .guides])
}

extension PictureLayers {
  /// All layers with their names in markup, from back to front.
  static let stack: [(layer: PictureLayers, name: String)] = [
    (.tracks, "tracks"), (.padding, "padding"), (.gaps, "gaps"), (.margins, "margins"),
    (.frames, "frames"), (.guides, "guides"), (.alignmentRects, "alignment"),
    (.baselines, "baselines"), (.problems, "problems"), (.sizes, "sizes"), (.names, "names"),
  ]
}
