// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

@testable import Gridwork

/// A form that has been laid out, and whose edits are counted.
protocol LaidOutForm {
  var root: LayoutRoot { get }
}

extension LaidOutForm {
  /// How many plans and patches an edit takes.
  func cost(of edit: () -> Void) -> [Int] {
    let before = root.work
    edit()
    root.layoutIfNeeded()
    return [root.work.plans - before.plans, root.work.patches - before.patches]
  }

  /// How many views an edit places.
  func placements(of edit: () -> Void) -> Int {
    let before = root.work.placements
    edit()
    root.layoutIfNeeded()
    return root.work.placements - before
  }
}
