// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Text whose size and language a person chooses.
@Suite struct TextTraitsTests {
  // MARK: The language

  @Test(arguments: [
    (nil, "Save"), ("de", "Sichern"), ("de-AT", "Sichern"), ("de-CH", "Speichern"),
    ("de-CH-1996", "Speichern"), ("fr", "Save"), ("deu", "Save"),
  ])
  func `a text is shown in its language, or as it is written`(language: String?, shown: String) {
    let traits = LayoutTextTraits(language: language)
    let translations = ["de": "Sichern", "de-CH": "Speichern"]
    #expect(traits.text("Save", translations: translations) == shown)
  }

  // Of 5 characters the first and the third are doubled. What spaces add goes to the next word, and at the
  // end stays where it is.
  @Test(arguments: [
    ("", ""), ("a", "aa"), ("Save", "SSavve"), ("Sign in", "SSiggn iin"),
    ("abcde fghij", "aabccde ffgghijj"), ("abc   de", "aabcc   ddee"), ("  ", "   "),
    ("a \nb", "aa \nbb"), ("größer", "ggröößerr"), ("👩‍👩‍👧", "👩‍👩‍👧👩‍👩‍👧"),
  ])
  func `the pseudo-language doubles two characters of five`(text: String, longer: String) {
    let traits = LayoutTextTraits(language: LayoutTextTraits.pseudoLanguage)
    #expect(traits.text(text) == longer)
  }

  @Test(arguments: 0...60)
  func `a line of the pseudo-language is 40 % longer, rounded up`(count: Int) {
    let traits = LayoutTextTraits(language: "pseudo")
    let line = String((0..<count).map { $0 % 4 == 3 ? " " : "x" })
    #expect(traits.text(line).count == (7 * count + 4) / 5)
  }

  @Test func `a text may have a translation for the pseudo-language`() {
    let traits = LayoutTextTraits(language: "pseudo")
    #expect(traits.text("Save", translations: ["pseudo": "[Save!!]"]) == "[Save!!]")
  }

  // MARK: Fixed text

  @Test func `all lengths of a text are multiplied by the scale`() {
    let text = FixedText("one two three four", wraps: true, translations: ["de": "eins\nzwei"])
    let twice = text.adapted(to: LayoutTextTraits(scale: 2))
    #expect(twice.intrinsicContentSize == LayoutSize(width: 360, height: 20))
    // 13 glyphs of 20 fit in 260: "one two three" and "four". In 259 fit 12: "one two", "three four".
    #expect(twice.height(forWidth: 260) == 40)
    #expect(twice.height(forWidth: 160) == 60)
    #expect(twice.firstBaselineOffsetFromTop == 16)
    #expect(twice.lastBaselineOffsetFromBottom == 4)
    #expect(twice.textMetrics == LayoutTextMetrics(longestWord: 100, characterWidth: 20))
    let german = text.adapted(to: LayoutTextTraits(scale: 0.5, language: "de"))
    #expect(german.intrinsicContentSize == LayoutSize(width: 20, height: 10))
    #expect(FixedText("a").adapted(to: LayoutTextTraits(scale: 2)).height(forWidth: 5) == nil)
  }

  @Test func `rounding leaves a glyph where it fits exactly`() {
    let text = FixedText("ab cd efg", wraps: true).adapted(to: LayoutTextTraits(scale: 3.1))
    for glyphs in 1...9 {
      let height = text.height(forWidth: 3.1 * Double(glyphs) * 10)
      #expect(height == (glyphs < 5 ? 3 : glyphs < 9 ? 2 : 1) * 3.1 * 10)
    }
  }

  // MARK: The tree

  /// A label above a text that wraps, and a picture of 40 by 30.
  private func makeForm() -> (root: LayoutRoot, label: LayoutView, note: LayoutView) {
    let label = LayoutView(content: FixedText("Name", translations: ["de": "Vorname"]))
    let note = LayoutView(content: FixedText("one two three four", wraps: true))
    let picture = LayoutView(content: Picture())
    let form = GridView(views: [[label], [note], [picture]])
    form.rowSpacing = 0
    return (LayoutRoot(form, width: .exact(130)), label, note)
  }

  private struct Picture: LayoutContent {
    var intrinsicContentSize: LayoutSize { LayoutSize(width: 40, height: 30) }
  }

  @Test func `the text of a tree grows, and what is no text stays`() {
    let (root, label, note) = makeForm()
    #expect(note.textTraits == LayoutTextTraits())
    // 10, two lines of 13 glyphs, and the picture.
    #expect(root.computedLayout.size.height == 10 + 20 + 30)
    root.textTraits.scale = 2
    // 6 glyphs of 20 fit in 130: each word has its own line.
    #expect(root.computedLayout.size.height == 20 + 4 * 20 + 30)
    #expect(label.frame.size == LayoutSize(width: 80, height: 20))
    #expect(root.computedLayout.items[1].firstBaseline == 16)
    root.textTraits = LayoutTextTraits(language: "de")
    #expect(root.computedLayout.size.height == 10 + 20 + 30)
    #expect(label.frame.width == 70)
    #expect(note.textTraits.language == "de")
    root.textTraits = LayoutTextTraits()
    _ = root.computedLayout
    #expect(label.frame.width == 40)
    #expect(root.computedLayout == makeForm().root.computedLayout)
  }

  @Test func `other traits make a layout due, and the same ones do not`() {
    let (root, _, _) = makeForm()
    root.layoutIfNeeded()
    var count = 0
    root.onNeedsLayout = { count += 1 }
    root.textTraits = LayoutTextTraits(scale: 1)
    #expect(count == 0)
    root.textTraits.scale = 1.5
    #expect(count == 1)
  }

  struct Price: LayoutContent {
    var digits: Int
    var fontSize = 12.0
    var intrinsicContentSize: LayoutSize {
      LayoutSize(width: fontSize / 2 * Double(digits), height: fontSize)
    }
    func adapted(to traits: LayoutTextTraits) -> any LayoutContent {
      Price(digits: digits, fontSize: fontSize * traits.scale)
    }
  }

  @Test func `content of an app hears the traits`() {
    let root = LayoutRoot(LayoutView(content: Price(digits: 3)))
    #expect(root.computedLayout.size == LayoutSize(width: 18, height: 12))
    root.textTraits.scale = 2
    root.textTraits.language = LayoutTextTraits.pseudoLanguage
    #expect(root.computedLayout.size == LayoutSize(width: 36, height: 24))
  }

  @Test func `fixed text grows evenly at any scale, and content of an app does if it says so`() {
    let (root, label, _) = makeForm()
    #expect(label.scalesEvenly)
    root.textTraits.scale = 2
    #expect(label.scalesEvenly)
    #expect(!LayoutView(content: Price(digits: 3)).scalesEvenly)
    #expect(LayoutView().scalesEvenly)
  }

  @Test func `a subclass takes the traits from its tree`() {
    let text = WrappingText("text", 8)
    let root = LayoutRoot(text, width: .exact(80))
    #expect(root.computedLayout.size.height == 10)
    root.textTraits.scale = 2
    // 4 glyphs of 20 fit in 80.
    #expect(root.computedLayout.size.height == 40)
    #expect(text.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
  }

  @Test func `a view that moves to another tree has the traits of that one`() {
    let label = LayoutView(content: FixedText("Name"))
    let (large, usual) = (StackView(), StackView())
    let largeRoot = LayoutRoot(large)
    largeRoot.textTraits.scale = 2
    let usualRoot = LayoutRoot(usual)
    func widths() -> [Double] {
      [largeRoot, usualRoot].map { $0.computedLayout.size.width }
    }
    usual.addArrangedSubview(label)
    #expect(widths() == [0, 40])
    large.addArrangedSubview(label)
    #expect(widths() == [80, 0])
    usual.addArrangedSubview(label)
    #expect(widths() == [0, 40])
  }

  @Test func `a tree that outlives its root has the usual traits`() {
    let label = LayoutView(content: FixedText("Name"))
    let form = GridView(views: [[label]])
    do {
      let root = LayoutRoot(form)
      root.textTraits.scale = 2
      root.layoutIfNeeded()
      #expect(label.frame.width == 80)
    }
    #expect(form.textTraits == LayoutTextTraits())
    #expect(LayoutRoot(form).computedLayout.size == LayoutSize(width: 40, height: 10))
  }

  @Test func `a root that is a leaf has traits of its own`() {
    let inner = LayoutRoot(LayoutView(content: FixedText("Name")))
    let outer = LayoutRoot(LayoutView(content: inner))
    outer.textTraits.scale = 2
    #expect(outer.computedLayout.size.width == 40)
    inner.textTraits.scale = 3
    outer.view.invalidateIntrinsicContentSize()
    #expect(outer.computedLayout.size.width == 120)
  }

  @Test func `a root says which text it lays out`() {
    let (root, _, _) = makeForm()
    root.layoutIfNeeded()
    root.textTraits = LayoutTextTraits(scale: 1.5, language: "pt-BR")
    root.layoutIfNeeded()
    #expect(
      root.description.hasSuffix(
        "width 130, height fitting, ltr, scale 1, text scale 1.5, language pt-BR"))
    for layout in [root.computedLayout, root.explainedLayout, root.layoutTryingRemedies()] {
      #expect(layout.textTraits == root.textTraits)
    }
  }

  // MARK: Mistakes

  @Test func `a text scale that is not above 0`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let root = LayoutRoot(LayoutView())
      root.textTraits.scale = 0
    }
    #expect(said(result).contains("A text scale must be finite and above 0, not 0.0."))
    await #expect(processExitsWith: .failure) { _ = LayoutTextTraits(scale: .infinity) }
  }

  @Test func `a language that is no tag`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = LayoutTextTraits(language: "pt_BR")
    }
    #expect(
      said(result).contains(
        "A language is a tag such as de or pt-BR, of letters, digits and hyphens, not \"pt_BR\"."))
    await #expect(processExitsWith: .failure) {
      var traits = LayoutTextTraits()
      traits.language = ""
    }
    #expect(["de", "pt-BR", "x-1"].allSatisfy(LayoutTextTraits.isLanguage))
    #expect(!["-de", "de-", "de--AT", "dé", "d e"].contains(where: LayoutTextTraits.isLanguage))
  }
}
