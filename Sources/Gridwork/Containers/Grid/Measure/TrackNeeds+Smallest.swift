// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The smallest extent of all tracks together, which may differ from the sum of their needs.

extension TrackNeeds {
  /// The least inner extent I at which every fraction satisfies the need of its track, content that
  /// spans several tracks has what they lack, and the other tracks fit beside them; nil if a fraction
  /// exceeds the maximum of its track there.
  ///
  ///     f_i · I >= need_i        I - Σ f_i · I >= Σ need_j
  ///
  /// and for what spans the fractions i and the tracks j, with the extent that the tracks alone
  /// must have,
  ///
  ///     Σ f_i · I + Σ need_j >= extent
  func smallestInnerExtent(with spanning: [Content]) -> Double? {
    var inner = 0.0
    var sum = 0.0
    var others = 0.0
    for track in tracks {
      guard case .fraction(let fraction) = track.sizing else {
        others += track.need
        continue
      }
      sum += fraction
      guard track.need > 0 else { continue }
      guard fraction > 0 else { return nil }
      inner = max(inner, track.need / fraction)
    }
    for content in spanning {
      var shares: [Double] = []
      var lacking = content.extent
      for position in content.span.positions {
        switch tracks[position].sizing {
        case .fraction(let fraction): shares.append(fraction)
        case .fixed, .content: lacking -= tracks[position].need
        }
      }
      guard !shares.isEmpty, lacking > 0 else { continue }
      let share = shares.reduce(0, +)
      guard share > 0 else { return nil }
      inner = max(inner, lacking / share)
    }
    // If fractions take up everything, no other track needs any room.
    if others > 0 { inner = max(inner, others / (1 - sum)) }
    for track in tracks {
      guard case .fraction(let fraction) = track.sizing else { continue }
      if fraction * inner > track.limits.upperBound { return nil }
    }
    return inner
  }

  /// Whether the minimum of a track with a fraction is what it needs, so that in less room the fraction is
  /// violated before any content is.
  var hasFractionBelowMinimum: Bool {
    tracks.contains { track in
      guard case .fraction = track.sizing else { return false }
      return track.need > 0 && track.need <= track.limits.lowerBound
    }
  }

  /// Returns the extent of every track at an inner extent; nil if the tracks without fractions share a
  /// surplus.
  func extents(atInner inner: Double) -> [Double]? {
    let extents = tracks.map { track in
      if case .fraction(let fraction) = track.sizing { fraction * inner } else { track.need }
    }
    return extents.reduce(0, +).isSame(inner) ? extents : nil
  }

  /// Returns the least sum of extents for which every track has its own need, no track exceeds its
  /// raised need, and content that spans several tracks has room.
  ///
  /// With P_i the sum of the first i extents: `P_i+1 - P_i >= need`, `P_i - P_i+1 >= -raised need`
  /// and `P_b - P_a >= extent`. The least values are the longest paths from P_0, which relaxation
  /// finds: it applies all the inequalities until nothing changes. They never come to rest if some contradict
  /// each other.
  ///
  /// - Parameters:
  ///   - spanning: Content that spans several tracks, with the extent that the tracks must have.
  ///   - isHeld: Whether raised needs take precedence over a fitting size.
  /// - Returns: The sum; nil if some content does not have the room that it needs.
  func smallestSum(of spanning: [Content], isHeld: Bool) -> Double? {
    guard let own = unraised else { return sum }
    let spanning = spanning.sorted { $0.span.last < $1.span.last }
    let radius = LengthTolerance.radius(at: tracks.reduce(0) { $0 + $1.need.magnitude })
    var sums = [Double](repeating: 0, count: tracks.count + 1)
    for _ in 0...tracks.count {
      var isMoving = false
      func raise(_ line: Int, to value: Double) {
        guard value > sums[line] + radius else { return }
        sums[line] = value
        isMoving = true
      }
      var next = 0
      for track in tracks.indices {
        let least = tracks[track].sizing == .content ? own[track] : tracks[track].need
        raise(track + 1, to: sums[track] + least)
        while next < spanning.count, spanning[next].span.last.position == track {
          raise(track + 1, to: sums[spanning[next].span.first.position] + spanning[next].extent)
          next += 1
        }
      }
      for track in tracks.indices.reversed() {
        let most = isHeld ? tracks[track].need : tracks[track].most
        raise(track, to: sums[track + 1] - most)
      }
      if !isMoving { return sums[tracks.count] }
    }
    return nil
  }
}

extension TrackNeeds.Track {
  /// The largest extent of the track.
  fileprivate var most: Double { sizing == .content ? limits.upperBound : need }
}

extension LayoutPriority {
  /// The priority at which tracks without content stay at what they need: above that of the last track, which
  /// would rather leave the rest of the grid empty than widen them.
  static let emptyTracks = firmest

  /// The priority at which the last track reaches the grid's far edge.
  static let lastTrack = emptyTracks.nextDown

  /// The priority of a fraction whose track has a minimum or a maximum: these are required.
  static let limitedFraction = lastTrack.nextDown
}
