// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How much the random tests look at.
package enum Soak {
  /// `GRIDWORK_SOAK=20` makes every random test look at twenty times as many cases.
  package static var factor: Int {
    ProcessInfo.processInfo.environment["GRIDWORK_SOAK"].flatMap { Int($0) } ?? 1
  }

  /// The seeds of a test that looks at so many cases by default; `GRIDWORK_SEEDS=1000..<5000` names
  /// others.
  ///
  /// With the trait `InternalChecks` they are the ones after these: a run with invariants and one
  /// without look at twice as many cases together.
  package static func seeds(_ count: Int) -> Range<Int> {
    if let text = ProcessInfo.processInfo.environment["GRIDWORK_SEEDS"] {
      let bounds = text.split(separator: "..<").compactMap { Int($0) }
      guard bounds.count == 2, bounds[0] <= bounds[1] else {
        fatalError("GRIDWORK_SEEDS is a range like 1000..<5000, not \(text).")
      }
      return bounds[0]..<bounds[1]
    }
    let count = count * factor
    #if InternalChecks
      return count..<2 * count
    #else
      return 0..<count
    #endif
  }
}
