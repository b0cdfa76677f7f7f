// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

extension SnapshotReporter {
  /// Fails the test with the words that a verdict needs; one that matches says nothing.
  ///
  /// - Parameters:
  ///   - verdict: What came out.
  ///   - layouts: The layouts that were asserted.
  ///   - snapshot: What the person knows the snapshot as, such as its path.
  ///   - stem: What the names of exhibits begin with.
  ///   - place: Where the assertion stands.
  static func report(
    _ verdict: SnapshotVerdict, of layouts: [ComputedLayout], snapshot: String, stem: String,
    at place: TestPlace
  ) {
    switch verdict {
    case .same: break
    case .different(let stored):
      let comparison = SnapshotComparison(before: stored, layouts: layouts)
      fail(
        """
        The layout is not as in \(snapshot).

        \(comparison.text)

        To accept it as it is now:
          \(place.command(recording: .failed))
        """, exhibits: comparison.exhibits(named: stem), at: place)
    case .missing:
      fail(
        """
        There is no \(snapshot), and nothing is recorded here. To record it:
          \(place.command(recording: .missing))
        """, at: place)
    case .recordedFirst:
      fail("Recorded \(snapshot) for the first time. Look at it and run the test again.", at: place)
    case .recordedAgain(let stored):
      let comparison = SnapshotComparison(before: stored, layouts: layouts)
      if stored == SnapshotComparison.text(of: layouts) {
        fail("Recorded \(snapshot) again; it is as it was.", at: place)
      } else {
        fail(
          """
          Recorded \(snapshot) anew. Look at the change and run the test again.

          \(comparison.text)
          """, exhibits: comparison.exhibits(named: stem), at: place)
      }
    }
  }
}
