// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// A living grid equals a fresh one: whatever is done to it, in whatever order, between whatever passes.
///
/// Every script runs on two grids: one has a root and is laid out after every step, the other gets its
/// root at the end.
@Suite struct GridEditScriptTests {
  @Test(arguments: 0..<60)
  func `a living grid equals a fresh one`(seed: Int) {
    var living = GridEditScript(seed: UInt64(seed))
    var fresh = GridEditScript(seed: UInt64(seed))
    let root = LayoutRoot(living.grid, width: .exact(400), height: .exact(300), scale: 0)
    for step in 0..<30 {
      living.step()
      fresh.step()
      root.layoutIfNeeded()
      guard step % 10 == 9 else { continue }
      var replay = GridEditScript(seed: UInt64(seed))
      for _ in 0...step { replay.step() }
      let other = LayoutRoot(replay.grid, width: .exact(400), height: .exact(300), scale: 0)
      #expect(root.rounded == other.rounded, "after step \(step): \(living.log)")
    }
  }

  @Test(arguments: 0..<60)
  func `nothing is ambiguous, and a known fitting size is the solved one`(seed: Int) {
    var script = GridEditScript(seed: UInt64(1000 + seed))
    let root = LayoutRoot(script.grid, width: .exact(400), height: .exact(300), scale: 0)
    for _ in 0..<25 {
      script.step()
      let layout = root.computedLayout
      if let known = script.grid.plan.measurement {
        let solved = Fittings(for: nil).measurement(of: script.grid, .natural)
        #expect(known.isNear(solved), "\(known) not \(solved): \(script.log)")
      }
      guard layout.conflicts.isEmpty else { continue }
      #expect(layout.ambiguities.isEmpty, "\(script.log)")
    }
  }
}

extension Measurement {
  /// Whether size and baselines are the same up to rounding errors.
  func isNear(_ other: Measurement) -> Bool {
    func isNear(_ a: Double?, _ b: Double?) -> Bool {
      guard let a, let b else { return a == nil && b == nil }
      return abs(a - b) < 1e-6
    }
    return isNear(size.width, other.size.width) && isNear(size.height, other.size.height)
      && isNear(firstBaseline, other.firstBaseline) && isNear(lastBaseline, other.lastBaseline)
  }
}

/// A small deterministic generator.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below a bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

extension LayoutRoot {
  /// The frames of everything seen, by name, to a thousandth.
  fileprivate var rounded: [String] {
    picture.split(separator: "\n").map(String.init).sorted()
  }
}
