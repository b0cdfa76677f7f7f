// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GridworkSnapshots

@Suite struct `Unified diff` {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(
      from: old.split(separator: " ").joined(separator: "\n"),
      to: new.split(separator: " ").joined(separator: "\n")
    ).text().split(separator: "\n").joined(separator: " | ")
  }

  @Test(
    arguments: [
      ("a b c", "a b c", ""),
      ("a b c", "a x c", "@@ -1,3 +1,3 @@ |  a | -b | +x |  c"),
      ("a", "a b", "@@ -1 +1,2 @@ |  a | +b"),
      ("a b", "b", "@@ -1,2 +1 @@ | -a |  b"),
      // Three lines of context on either side, and two hunks when more lie between.
      (
        "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10",
        "@@ -8,4 +8,3 @@ |  8 |  9 |  10 | -11"
      ),
      (
        "x 2 3 4 5 6 7 8 9 y", "X 2 3 4 5 6 7 8 9 Y",
        "@@ -1,4 +1,4 @@ | -x | +X |  2 |  3 |  4 | @@ -7,4 +7,4 @@ |  7 |  8 |  9 | -y | +Y"
      ),
    ])
  func `hunks are those of diff -u`(old: String, new: String, expected: String) {
    #expect(diff(old, new) == expected)
  }
}
