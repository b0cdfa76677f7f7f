// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a picture of a layout shows.
public struct PictureLayers: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Makes layers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The frames of views.
  public static let frames = PictureLayers(rawValue: 1 << 0)
  /// The names of views.
  public static let names = PictureLayers(rawValue: 1 << 1)
  /// The content areas of rows and columns, and merged areas.
  public static let tracks = PictureLayers(rawValue: 1 << 2)
  /// The spacing between rows and columns, and separators.
  public static let gaps = PictureLayers(rawValue: 1 << 3)
  /// The padding of rows and columns.
  public static let padding = PictureLayers(rawValue: 1 << 4)
  /// First and last baselines.
  public static let baselines = PictureLayers(rawValue: 1 << 5)
  /// The rectangles that constraints relate, where they are not the frames.
  public static let alignmentRects = PictureLayers(rawValue: 1 << 6)
  /// Layout margins.
  public static let margins = PictureLayers(rawValue: 1 << 7)
  /// Guides.
  public static let guides = PictureLayers(rawValue: 1 << 8)
  /// Other frames that an ambiguous view could have, and the views of broken constraints.
  public static let problems = PictureLayers(rawValue: 1 << 9)

  /// Everything that there is.
  public static let all: PictureLayers = [
    .frames, .names, .tracks, .gaps, .padding, .baselines, .alignmentRects, .margins, .guides,
    .problems,
  ]
  /// What a reader wants to see first: everything but alignment rectangles, margins and guides.
  public static let standard = PictureLayers.all.subtracting([.alignmentRects, .margins, .guides])
}

extension PictureLayers {
  /// Every layer with the name that it has in markup, from the bottom to the top.
  static let stack: [(layer: PictureLayers, name: String)] = [
    (.tracks, "tracks"), (.padding, "padding"), (.gaps, "gaps"), (.margins, "margins"),
    (.frames, "frames"), (.guides, "guides"), (.alignmentRects, "alignment"),
    (.baselines, "baselines"), (.problems, "problems"), (.names, "names"),
  ]
}
