// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Anchors of positions have no multiplier.
import Gridwork

func fixture(_ a: LayoutView, _ b: LayoutView) {
  _ = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, multiplier: 2)
}
