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
    case .otherFrames:
      "the tree shows other frames than the solver finds with variables for everything"
    case .unfinished: "the limit of layouts was reached"
    }
  }
}

extension LayoutRegions.Region {
  /// The finding that the frames are not proved; nil if they are.
  package var finding: SoundnessFinding? {
    doubt.map {
      SoundnessFinding(
        rule: .undecided, message: "the frames are not proved: \($0)", amount: 0,
        view: samples.0.items[0].name, conflict: nil, exemption: nil, place: .item(0), part: "\($0)"
      )
    }
  }
}
