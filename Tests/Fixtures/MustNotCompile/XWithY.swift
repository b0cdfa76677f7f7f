// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A horizontal position does not relate to a vertical one.
import Gridwork

func fixture(_ a: LayoutView, _ b: LayoutView) {
  _ = a.centerXAnchor.constraint(equalTo: b.centerYAnchor)
}
