// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension AxisFormula {
  /// Tracks whose extents are fractions of the inner extent.
  struct Fractions {
    /// The fraction of every track, 0 for the others.
    var shares: [Double]
    /// The fraction that the other tracks have together.
    var rest: Double
    /// What the other tracks need.
    var restNeed = 0.0
    /// The part of the grid's extent beside the tracks.
    var besides: Double
    /// See ``TrackNeeds/smallestInnerExtent(with:)``.
    var leastInner: Double?

    init(_ needs: borrowing TrackNeeds, besides: Double) {
      self.besides = besides
      leastInner = needs.smallestInnerExtent(with: [])
      shares = []
      for track in needs.tracks {
        if case .fraction(let fraction) = track.sizing {
          shares.append(fraction)
        } else {
          shares.append(0)
          restNeed += track.need
        }
      }
      let rest = 1 - shares.reduce(0, +)
      self.rest = rest < LengthTolerance.rounding ? 0 : rest
    }

    /// The grid's extent in which the other tracks have a surplus.
    func extent(atSurplus surplus: Double) -> Double { besides + (restNeed + surplus) / rest }

    /// The surplus of the other tracks in a grid of an extent.
    func surplus(at extent: Double) -> Double { rest * (extent - besides) - restNeed }
  }
}
