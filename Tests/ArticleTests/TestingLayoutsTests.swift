// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import GridworkSnapshots
import Testing

/// The code of the article Testing layouts.
@Suite struct `Testing layouts` {
  func makeForm() -> GridView {
    let form = GridView(views: [[label("Name"), label("Ada")]])
    form.identifier = "form"
    form.column(at: 1).weight = 1
    return form
  }

  @Test func `the form keeps its shape`() {
    assertLayout(
      of: makeForm(),
      in: LayoutMatrix(widths: [nil, 200], directions: [.leftToRight, .rightToLeft]))
  }

  func assertForm(
    of view: LayoutView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    assertLayout(
      of: view, in: LayoutMatrix(widths: [nil, 200]), fileID: fileID, filePath: filePath,
      function: function, line: line, column: column)
  }

  @Test func `the form is checked by a helper`() {
    assertForm(of: makeForm())
  }

  @Test func `the form is verified`() {
    let failure = verifyLayout(of: makeForm(), in: LayoutMatrix(widths: [nil, 200]))
    if let failure { Issue.record("The form is not as designed. \(failure)") }
  }

  @Test func `the form is as small as its texts`() {
    assertInlineLayout(of: makeForm()) {
      """
      width fitting, height fitting, ltr, scale 1
      form 0 0 76 10 first 8
        name 0 0 40 10 first 8
        ada 46 0 30 10 first 8
      """
    }
  }

  @Test func `the form is sound at every width`() {
    assertSoundLayout(of: makeForm(), in: LayoutMatrix(widths: [nil, 76, 200, 900]))
  }

  @Test func `the form is judged by some rules`() {
    assertSoundLayout(of: makeForm(), rules: [.squeezed, .overlap])
  }

  /// A picture of 40 by 40 points, and a badge of 10 by 10 on its corner.
  func makeCard() -> LayoutView {
    let card = LayoutView()
    for (name, size) in [("picture", 40.0), ("badge", 10)] {
      let view = LayoutView()
      view.identifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
      LayoutConstraint.activate([
        view.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        view.topAnchor.constraint(equalTo: card.topAnchor),
        view.widthAnchor.constraint(equalToConstant: size),
        view.heightAnchor.constraint(equalToConstant: size),
        card.widthAnchor.constraint(greaterThanOrEqualToConstant: size),
        card.heightAnchor.constraint(greaterThanOrEqualToConstant: size),
      ])
    }
    return card
  }

  @Test func `a badge may lie on its picture`() {
    assertSoundLayout(
      of: makeCard(),
      exempting: [
        SoundnessExemption("badge", from: .overlap, because: "a badge lies on its picture")
      ])
  }

  @Test func `no snapshot is left over`() {
    assertNoStaleSnapshots()
  }
}
