// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import GridworkSnapshots
import Testing

/// Matrices of text scales and languages.
@Suite struct TextMatrixTests {
  private func makeLabel() -> LayoutView {
    let label = LayoutView(content: FixedText("Save", translations: ["de": "Sichern"]))
    label.identifier = "save"
    return label
  }

  @Test func `what another text scale or language adds comes last`() {
    assertInlineLayout(
      of: makeLabel(),
      in: LayoutMatrix(
        directions: [.leftToRight, .rightToLeft], textScales: [1, 1.5],
        languages: [nil, "de", LayoutTextTraits.pseudoLanguage])
    ) {
      """
      width fitting, height fitting, ltr, scale 1
      save 0 0 40 10 first 8

      width fitting, height fitting, rtl, scale 1
      save 0 0 40 10 first 8

      width fitting, height fitting, ltr, scale 1, text scale 1.5
      save 0 0 60 15 first 12

      width fitting, height fitting, rtl, scale 1, text scale 1.5
      save 0 0 60 15 first 12

      width fitting, height fitting, ltr, scale 1, language de
      save 0 0 70 10 first 8

      width fitting, height fitting, rtl, scale 1, language de
      save 0 0 70 10 first 8

      width fitting, height fitting, ltr, scale 1, text scale 1.5, language de
      save 0 0 105 15 first 12

      width fitting, height fitting, rtl, scale 1, text scale 1.5, language de
      save 0 0 105 15 first 12

      width fitting, height fitting, ltr, scale 1, language pseudo
      save 0 0 60 10 first 8

      width fitting, height fitting, rtl, scale 1, language pseudo
      save 0 0 60 10 first 8

      width fitting, height fitting, ltr, scale 1, text scale 1.5, language pseudo
      save 0 0 90 15 first 12

      width fitting, height fitting, rtl, scale 1, text scale 1.5, language pseudo
      save 0 0 90 15 first 12
      """
    }
  }

  @Test func `a failure says at which text scale and in which language`() {
    let form = GridView(views: [[makeLabel()]])
    form.identifier = "form"
    // At 1.5 the label is 60 wide; in German 70, and 105 at 1.5.
    let texts = failures {
      assertSoundLayout(
        of: form,
        in: LayoutMatrix(widths: [60], textScales: [1, 1.5], languages: [nil, "de"]),
        rules: [.squeezed])
    }
    #expect(
      texts == [
        """
        2 of 4 layouts have faults.

        width 60, height fitting, ltr, scale 1, language de
        squeezed: column 0 of form is 10 too narrow; save in it is squeezed

        width 60, height fitting, ltr, scale 1, text scale 1.5, language de
        squeezed: column 0 of form is 45 too narrow; save in it is squeezed
        """
      ])
  }

  @Test func `the text traits of a root are restored`() {
    let root = LayoutRoot(makeLabel())
    root.textTraits = LayoutTextTraits(scale: 3, language: "de")
    assertSoundLayout(of: root.view, in: LayoutMatrix(textScales: [1, 2], languages: ["fr"]))
    #expect(root.textTraits == LayoutTextTraits(scale: 3, language: "de"))
    #expect(root.computedLayout.size == LayoutSize(width: 210, height: 30))
  }
}
