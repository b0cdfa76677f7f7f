// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
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

  @Test func `the form has room for text that grows`() {
    assertSoundLayout(
      of: makeForm(),
      in: LayoutMatrix(
        textScales: [1, 1.5, 2, 3.1], languages: [nil, "de", LayoutTextTraits.pseudoLanguage]))
  }

  @Test func `no snapshot is left over`() {
    assertNoStaleSnapshots()
  }
}
