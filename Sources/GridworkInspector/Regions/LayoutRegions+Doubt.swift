// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension LayoutRegions {
  /// Why the frames of a region are not proved.
  public enum Doubt: Sendable, Hashable {
    /// An equally good layout has other frames.
    case ambiguous
    /// No proof holds at both ends.
    case undecided
    /// A measured extent changes with the width.
    case measured
    /// A text does not know the widths at which its height changes, and was sampled. Its name.
    case text(String)
    /// Content does not say that it changes evenly with the text scale. The name of its view.
    case uneven(String)
    /// Where two targets come too close to each other is a curve.
    case distance
    /// The tree shows other frames than a solver with variables for everything finds.
    case otherFrames
    /// The limit of layouts was reached.
    case unfinished
  }
}

extension LayoutRegions.Doubt: CustomStringConvertible {
  /// The reason in words, such as "an equally good layout has other frames".
  public var description: String {
    switch self {
    case .ambiguous: "an equally good layout has other frames"
    case .undecided: "no proof holds at both ends"
    case .measured: "a measured extent changes with the width"
    case .text(let name):
      "\(name) does not say at which widths its height changes, so its heights were sampled"
    case .uneven(let name):
      "\(name) does not say that its lengths change evenly with the text scale"
    case .distance: "two targets may come too close to each other somewhere in between"
    case .otherFrames:
      "the tree shows other frames than the solver finds with variables for everything"
    case .unfinished: "the limit of layouts was reached"
    }
  }
}

extension LayoutRegions.Region {
  /// The finding that the frames are not proved; nil if they are.
  package var finding: SoundnessFinding? { doubt?.finding(in: samples.0) }
}

extension LayoutAreas {
  /// The finding that the frames of areas are not proved.
  package func finding(about doubt: LayoutRegions.Doubt) -> SoundnessFinding {
    doubt.finding(in: areas[0].samples[0].frames)
  }
}

extension LayoutRegions.Doubt {
  fileprivate func finding(in layout: ComputedLayout) -> SoundnessFinding {
    SoundnessFinding(
      rule: .undecided, message: "the frames are not proved: \(self)", amount: 0,
      view: layout.items[0].name, conflict: nil, exemption: nil, place: .item(0), part: "\(self)")
  }
}
