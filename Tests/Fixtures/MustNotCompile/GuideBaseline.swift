// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A guide has no baseline.
import Gridwork

func fixture(_ a: LayoutView, _ b: LayoutView) {
  _ = a.layoutMarginsGuide.firstBaselineAnchor
}
