// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How long the random tests run.
enum Soak {
  /// `GRIDWORK_SOAK=20` makes every random test look at twenty times as many systems.
  static var factor: Int {
    ProcessInfo.processInfo.environment["GRIDWORK_SOAK"].flatMap { Int($0) } ?? 1
  }

  /// The seeds of a test that looks at so many systems by default.
  static func seeds(_ count: Int) -> Range<Int> { 0..<count * factor }
}
