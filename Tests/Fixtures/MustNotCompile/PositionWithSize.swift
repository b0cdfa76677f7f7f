// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A position does not relate to a size.
import Gridwork

func fixture(_ a: LayoutView, _ b: LayoutView) {
  _ = a.leadingAnchor.constraint(equalTo: b.widthAnchor)
}
