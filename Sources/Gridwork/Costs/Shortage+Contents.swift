// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Shortage {
  /// A content view that occupies a track alone.
  struct Content: Equatable {
    /// What the track can lose before the content begins to; negative if the content lacks room
    /// already.
    var spare: Double
    var cost: Cost
    /// What the track can certainly lose before the content begins to, if that is more because a baseline
    /// may move.
    var certainSpare: Double?

    enum Cost: Equatable {
      case leaf(LayoutPriority)
      /// The cost of a container, by its number in the shortage.
      case container(Int)
      /// Only a solve knows the cost, which is not less than that of a priority, if there is one. It is
      /// that of a container, if there is a number.
      case unknown(LayoutPriority?, container: Int? = nil)
    }
  }

  struct Track: Equatable {
    /// The most that the track can lose.
    var reach: Double
    var contents: [Content] = []
    /// The most that it can lose if baselines move.
    var certainReach: Double?
  }

  /// A content view that spans several tracks.
  struct Spanning: Equatable {
    var tracks: ClosedRange<Int>
    var content: Content
  }

  /// The tracks, and the costs of the containers in them.
  struct Contents: Equatable {
    var tracks: [Track] = []
    var spanning: [Spanning] = []
    var containers: [Shortage] = []
    /// Whether the tracks shrink as their contents say; otherwise only a solve knows how.
    var isKnown = true
    /// Whether all tracks have the same extent.
    var areEqual = false
  }
}

// MARK: The most

extension Shortage.Contents {
  /// The most that all tracks can lose before something required in them is violated, or more. What the
  /// containers can lose must be known.
  ///
  /// - Complexity: O(contents + Σ tracks spanned)
  var greatestLoss: Double {
    areEqual ? lossOfEqualTracks : lossOfTracks
  }

  /// Equal tracks lose the same.
  private var lossOfEqualTracks: Double {
    var most = Double.infinity
    for track in tracks { most = min(most, greatestLoss(of: track)) }
    for area in spanning {
      most = min(most, greatestLoss(of: area.content) / Double(area.tracks.count))
    }
    return most * Double(tracks.count)
  }

  /// With L_i what the first i tracks lose together, `0 <= L_i+1 - L_i <= loss of track i` and
  /// `L_b - L_a <= loss` for content that spans the tracks a to b. The greatest values are the shortest
  /// paths from L_0, on which steps back are free.
  private var lossOfTracks: Double {
    var sums = [Double](repeating: .infinity, count: tracks.count + 1)
    sums[0] = 0
    let spanning = spanning.sorted { $0.tracks.lowerBound < $1.tracks.lowerBound }
    var next = 0
    for (position, track) in tracks.enumerated() {
      sums[position + 1] = min(sums[position + 1], sums[position] + greatestLoss(of: track))
      while next < spanning.count, spanning[next].tracks.lowerBound == position {
        let loss = greatestLoss(of: spanning[next].content)
        for line in (position + 1)...(spanning[next].tracks.upperBound + 1) {
          sums[line] = min(sums[line], sums[position] + loss)
        }
        next += 1
      }
    }
    return sums[tracks.count]
  }

  private func greatestLoss(of track: Shortage.Track) -> Double {
    track.contents.reduce(track.certainReach ?? track.reach) { min($0, greatestLoss(of: $1)) }
  }

  private func greatestLoss(of content: Shortage.Content) -> Double {
    let own: Double =
      switch content.cost {
      case .leaf(let priority): priority.isRequired ? 0 : .infinity
      case .container(let number), .unknown(_, let number?):
        known(containers[number].knownLoss)
      case .unknown: .infinity
      }
    return max((content.certainSpare ?? content.spare) + own, 0)
  }
}
