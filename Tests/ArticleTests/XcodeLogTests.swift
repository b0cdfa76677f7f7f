// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkDocument
import Testing

/// The log of the article What to do with an Xcode log, and its explanation.
@Suite struct `What to do with an Xcode log` {
  // 16 + 300 + 16 is 332, and the view is 320 wide.
  @Test func `a label that is too wide`() throws {
    let log = """
      2026-03-02 10:14:07.512 Settings[812:40213] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600002e7c0a0 UILabel:0x7fb3a1d0a2c0'Name'.width == 300   (active)>",
          "<NSLayoutConstraint:0x600002e7c190 H:|-(16)-[UILabel:0x7fb3a1d0a2c0'Name']   (active, names: '|':UIView:0x7fb3a1d0bd30 )>",
          "<NSLayoutConstraint:0x600002e7c1e0 UILabel:0x7fb3a1d0a2c0'Name'.height == 44   (active)>",
          "<NSLayoutConstraint:0x600002e7c280 H:[UILabel:0x7fb3a1d0a2c0'Name']-(16)-|   (active, names: '|':UIView:0x7fb3a1d0bd30 )>",
          "<NSLayoutConstraint:0x600002e7c320 'UIView-Encapsulated-Layout-Width' UIView:0x7fb3a1d0bd30.width == 320   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600002e7c0a0 UILabel:0x7fb3a1d0a2c0'Name'.width == 300   (active)>
      """
    let explanation = try #require(try ConstraintLog.logs(in: log).first).explanation()
    #expect(
      explanation.text(ofFile: "app.log") == """
        app.log:3: error: Name.width == 300 contradicts 3 other constraints
          16 + 300 + 16 = 332, but UIView is 320 wide: 12 too much.

          x 3  Name.width == 300
            4  Name.leading == UIView.leading + 16
            6  UIView.trailing == Name.trailing + 16
            7  UIView.width == 320  (UIView-Encapsulated-Layout-Width)

          help: Remove any one of these constraints, or give it a priority below 1000; the others can hold then.
          help: UIView has this size from what shows it; give a constraint inside a priority of 999, so that it yields while the size changes.

          Name is UILabel:0x7fb3a1d0a2c0
          UIView is UIView:0x7fb3a1d0bd30
        """)
  }
}
