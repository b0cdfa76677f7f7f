// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Shortage {
  /// A content view that occupies a track alone.
  struct Content: Equatable {
    /// What the track can lose before the content begins to; negative if the content lacks room
    /// already.
    var spare: Double
    var cost: Cost

    enum Cost: Equatable {
      case leaf(LayoutPriority)
      /// The cost of a container, by its number in the shortage.
      case container(Int)
      /// Only a solve knows the cost, which is not less than that of a priority, if there is one.
      case unknown(LayoutPriority?)
    }
  }

  struct Track: Equatable {
    /// The most that the track can lose.
    var reach: Double
    var contents: [Content] = []
  }

  /// The tracks, and the costs of the containers in them.
  struct Contents: Equatable {
    var tracks: [Track] = []
    var containers: [Shortage] = []
    /// Whether the tracks shrink as their contents say; otherwise only a solve knows how.
    var isKnown = true
  }
}

extension Shortage.Contents {
  /// The most that all tracks can lose before something required in them is violated, or more. What the
  /// containers can lose must be known.
  var greatestLoss: Double {
    tracks.reduce(0) { sum, track in
      sum
        + track.contents.reduce(track.reach) { most, content in
          let own: Double =
            switch content.cost {
            case .leaf(let priority): priority.isRequired ? 0 : .infinity
            case .container(let number): containers[number].knownLoss ?? .infinity
            case .unknown: .infinity
            }
          return min(most, max(content.spare + own, 0))
        }
    }
  }
}
