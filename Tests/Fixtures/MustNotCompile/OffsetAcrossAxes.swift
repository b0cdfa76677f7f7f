// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A distance lies along one axis.
import Gridwork

func fixture(_ a: LayoutView, _ b: LayoutView) {
  _ = a.leadingAnchor.anchorWithOffset(to: b.topAnchor)
}
