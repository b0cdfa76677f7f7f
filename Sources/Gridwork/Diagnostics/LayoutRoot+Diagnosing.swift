// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutRoot {
  func computedConflicts(_ positions: [Int]) -> [ComputedLayout.Conflict] { [] }
  func computedAmbiguities(_ positions: [Int]) -> [ComputedLayout.Ambiguity] { [] }
}
