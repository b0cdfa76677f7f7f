// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A vertical position does not relate to a horizontal one.
import Gridwork

func fixture(_ a: LayoutView, _ b: LayoutView) {
  _ = a.topAnchor.constraint(greaterThanOrEqualTo: b.leadingAnchor, constant: 8)
}
