// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// System spacing after is horizontal, below is vertical.
import Gridwork

func fixture(_ a: LayoutView, _ b: LayoutView) {
  _ = a.topAnchor.constraint(equalToSystemSpacingAfter: b.bottomAnchor)
}
