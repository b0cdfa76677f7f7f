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

/// A label with 12 points around it.
private final class Card: LayoutView {
  init(_ text: String) {
    super.init()
    let label = LayoutView(content: FixedText(text))
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
    ])
  }
}

@Suite struct `Other trees as snapshots` {
  // 20 + 8 + 30 wide.
  @Test func `a stack`() {
    let views = ["ab", "cde"].map { text in
      let view = LayoutView(content: FixedText(text))
      view.identifier = text
      return view
    }
    let stack = StackView(views: views)
    stack.identifier = "stack"
    assertInlineLayout(of: stack) {
      """
      width fitting, height fitting, ltr, scale 1
      stack 0 0 58 10 first 8
        ab 0 0 20 10 first 8
        cde 28 0 30 10 first 8
      """
    }
  }

  // 12 + 20 + 12 wide, 12 + 10 + 12 high; views without names are known by their classes.
  @Test func `a view of one's own`() {
    assertInlineLayout(of: Card("Hi")) {
      """
      width fitting, height fitting, ltr, scale 1
      Card#1 0 0 44 34
        LayoutView#1 12 12 20 10 first 8
      """
    }
  }

  // At 60 wide with required insets the label is stretched to 60 - 24 = 36.
  @Test func `a root of a size`() {
    assertInlineLayout(of: LayoutRoot(Card("Hi"), width: .exact(60))) {
      """
      width 60, height fitting, ltr, scale 1
      Card#1 0 0 60 34
        LayoutView#1 12 12 36 10 first 8
      """
    }
  }

  @Test func `a computed layout`() {
    assertInlineLayout(of: page(label: 40)) {
      """
      width 200, height fitting, ltr, scale 0
      page 0 0 200 50
        label 40 21 84 16 first 13
      """
    }
  }

  @Test func `a tree leaves its root as it was`() {
    let root = LayoutRoot(Card("Hi"), width: .exact(60), direction: .rightToLeft, scale: 3)
    assertInlineLayout(of: root.view, in: LayoutMatrix(widths: [nil])) {
      """
      width fitting, height fitting, ltr, scale 1
      Card#1 0 0 44 34
        LayoutView#1 12 12 20 10 first 8
      """
    }
    #expect(root.width == .exact(60))
    #expect(root.direction == .rightToLeft)
    #expect(root.scale == 3)
  }
}
