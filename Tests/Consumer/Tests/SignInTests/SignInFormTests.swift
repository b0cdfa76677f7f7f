// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkSnapshots
import SignIn
import Testing

@Suite struct `Sign-in form` {
  // Columns of 80 and 150 with 6 between; rows of 10 with 6 between and 8 over the last: 236 by 50.
  // At 300 the surplus of 64 goes to the fields: columns of 80 and 214.
  @Test func `is laid out the same in both directions`() {
    assertLayout(
      of: makeSignInForm(),
      in: LayoutMatrix(widths: [nil, 300], directions: [.leftToRight, .rightToLeft]))
  }

  @Test func `is sound at every width`() {
    assertSoundLayout(of: makeSignInForm(), in: LayoutMatrix(widths: [nil, 236, 300, 480]))
  }

  @Test func `no snapshot is left over`() {
    assertNoStaleSnapshots()
  }
}
