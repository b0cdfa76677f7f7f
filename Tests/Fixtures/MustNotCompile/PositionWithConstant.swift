// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A position does not relate to a lone constant.
import Gridwork

func fixture(_ a: LayoutView, _ b: LayoutView) {
  _ = a.topAnchor.constraint(equalToConstant: 8)
}
