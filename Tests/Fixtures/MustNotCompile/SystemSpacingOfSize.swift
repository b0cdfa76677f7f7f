// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A size has no system spacing.
import Gridwork

func fixture(_ a: LayoutView, _ b: LayoutView) {
  _ = a.widthAnchor.constraint(equalToSystemSpacingAfter: b.widthAnchor)
}
