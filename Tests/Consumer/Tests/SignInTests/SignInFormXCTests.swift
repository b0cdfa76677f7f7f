// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import GridworkSnapshots
import SignIn
import XCTest

final class SignInFormXCTests: XCTestCase {
  func testALongButtonWidensItsColumn() {
    assertLayout(of: makeSignInForm(buttonTitle: "Sign in with a key"))
  }

  func testThePictureHasEveryView() {
    let root = LayoutRoot(makeSignInForm(), width: .exact(300))
    let picture = root.computedLayout.asciiPicture()
    for name in ["accountLabel", "accountField", "passwordLabel", "passwordField", "button"] {
      XCTAssertTrue(picture.contains(name), name)
    }
  }
}
