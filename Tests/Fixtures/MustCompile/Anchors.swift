// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What the fixtures beside it get wrong, done right: they fail for no other reason.
import Gridwork

func fixture(_ a: LayoutView, _ b: LayoutView) {
  _ = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)
  _ = a.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2)
  _ = a.widthAnchor.constraint(equalToConstant: 8)
  _ = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalTo: a.widthAnchor)
  _ = a.layoutMarginsGuide.topAnchor.constraint(equalTo: b.firstBaselineAnchor)
  _ = a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor)
}
