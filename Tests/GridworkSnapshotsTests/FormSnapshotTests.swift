// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkSnapshots
import Testing

/// Two rows of a label and a value.
///
/// ```text
///   |  60  | 6 |   70    |
///     Name     Ada Lov.      10
///                             6
///   Secret     *******       10
/// ```
private func makeForm() -> GridView {
  func text(_ text: String, _ name: String) -> LayoutView {
    let view = LayoutView(content: FixedText(text))
    view.identifier = name
    return view
  }
  let form = GridView(views: [
    [text("Name", "name"), text("Ada Lov", "nameField")],
    [text("Secret", "secret"), text("*******", "secretField")],
  ])
  form.identifier = "form"
  form.column(at: 0).xPlacement = .trailing
  return form
}

@Suite struct `A form as a snapshot` {
  // As small as the content allows it is 60 + 6 + 70 wide and 10 + 6 + 10 high. At 200 the 64 points
  // of surplus are shared equally: columns of 92 and 102.
  @Test func `of every width and direction in a file`() {
    assertLayout(
      of: makeForm(),
      in: LayoutMatrix(widths: [nil, 200], directions: [.leftToRight, .rightToLeft]))
  }

  @Test func `of its root`() {
    assertLayout(of: LayoutRoot(makeForm(), width: .atMost(300)))
  }

  @Test func `in the source of the test`() {
    assertInlineLayout(of: makeForm()) {
      """
      width fitting, height fitting, ltr, scale 1
      form 0 0 136 26 first 8 last 24
        name 20 0 40 10 first 8
        nameField 66 0 70 10 first 8
        secret 0 16 60 10 first 8
        secretField 66 16 70 10 first 8
      """
    }
  }

  @Test func `is sound at every width`() {
    assertSoundLayout(
      of: makeForm(),
      in: LayoutMatrix(widths: [nil, 136, 200, 333], directions: [.leftToRight, .rightToLeft]))
  }
}
