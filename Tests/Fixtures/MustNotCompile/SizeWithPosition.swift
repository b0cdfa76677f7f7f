// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A size does not relate to a position.
import Gridwork

func fixture(_ a: LayoutView, _ b: LayoutView) {
  _ = a.heightAnchor.constraint(equalTo: b.bottomAnchor)
}
