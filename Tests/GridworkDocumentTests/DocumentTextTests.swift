// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import TestSupport
import Testing

/// Documents with large text, and with text in several languages.
struct DocumentTextTests {
  private static let form = """
    {"root": {"id": "form", "kind": "stack", "arranged": [
       {"id": "save", "kind": "label", "text": "Save", "translations": {"de": "Sichern", "fr": "Enregistrer"}},
       {"id": "note", "kind": "label", "text": "one two\\nthree"},
       {"id": "icon", "intrinsicSize": [20, 20]}]},
     "language": "de", "textScale": 2,
     "variants": [
       {"name": "usual", "textScale": 1},
       {"name": "French", "language": "fr"},
       {"name": "Spanish", "language": "es"},
       {"name": "other text", "text": {"save": "OK"}},
       {"name": "other texts", "text": {"save": "OK"}, "translations": {"save": {"de": "Gut"}}},
       {"name": "other German", "translations": {"save": {"de": "Speichern"}}},
       {"name": "wide icon", "intrinsicSize": {"icon": [30, 20]}}]}
    """

  private func makeTree() throws -> DocumentTree { try DocumentTree(read(Self.form)) }

  /// The widths of the label, the note and the icon that a tree shows.
  private func widths(_ tree: DocumentTree) -> [Double?] {
    ["save", "note", "icon"].map { tree.root.computedLayout[$0]?.frame.width }
  }

  // Glyphs are 20 wide, and sizes that are not of text stay.
  @Test(
    arguments: [
      (nil, [140, 140, 20]), ("usual", [70, 70, 20]), ("French", [220, 140, 20]),
      ("Spanish", [80, 140, 20]), ("other text", [40, 140, 20]), ("other texts", [60, 140, 20]),
      ("other German", [180, 140, 20]), ("wide icon", [140, 140, 30]),
    ] as [(String?, [Double])])
  func `labels are as large and in the language as the state says`(
    variant: String?, expected: [Double]
  ) throws {
    let tree = try makeTree()
    try tree.show(tree.document.variants.first { $0.name == variant })
    #expect(widths(tree) == expected)
  }

  @Test func `an environment overrides the text of every state`() throws {
    let tree = try makeTree()
    let environment = DocumentTree.Environment(textScale: 1, language: "pseudo")
    try tree.show(tree.document.variants[1], in: environment)
    // SSavve, and oone ttwo of the 7 characters of the longer line with 3 more.
    #expect(widths(tree) == [60, 100, 20])
    try tree.show(nil)
    #expect(widths(tree) == [140, 140, 20])
  }

  @Test func `a matrix of text scales reaches the labels of a document`() throws {
    let tree = try makeTree()
    _ = tree.root.computedLayout
    tree.root.textTraits = LayoutTextTraits(scale: 3)
    #expect(widths(tree) == [120, 210, 20])
    #expect(tree.root.computedLayout["note"]?.firstBaseline == 24)
    #expect(tree.root.computedLayout["note"]?.lastBaseline == 54)
  }

  @Test func `a wrapping label is measured at the text scale`() throws {
    let tree = try DocumentTree(
      read(
        #"""
        {"root": {"id": "note", "kind": "label", "text": "one two three four five si", "wraps": true},
         "size": [130, null]}
        """#))
    // 13 glyphs of 10 fit in 130: "one two three" and "four five si".
    #expect(tree.root.computedLayout.size.height == 20)
    // All 26 glyphs of 5 do.
    tree.root.textTraits.scale = 0.5
    #expect(tree.root.computedLayout.size.height == 5)
    // 6 glyphs of 20: "one", "two", "three", "four", "five" and "si".
    tree.root.textTraits.scale = 2
    #expect(tree.root.computedLayout.size.height == 120)
  }

  @Test func `a tree is described with its text as it is written`() throws {
    let label = LayoutView(content: FixedText("Save", wraps: true, translations: ["de": "Gut"]))
    label.identifier = "save"
    let root = LayoutRoot(GridView(views: [[label]]), scale: 0)
    root.textTraits = LayoutTextTraits(scale: 1.5, language: "de")
    let document = try LayoutDocument(describing: root)
    #expect(document.textScale == 1.5)
    #expect(document.language == "de")
    let described = document.root.inside.first
    #expect(
      described?.content
        == .label(LayoutDocument.Label("Save", wraps: true, translations: ["de": "Gut"])))
    // A label of a document is described in the same way, and nothing is said that is usual.
    let tree = try DocumentTree(document)
    #expect(try LayoutDocument(describing: tree.root) == document)
    #expect(described?.compressionResistance == nil)
    #expect(
      tree.root.computedLayout.items[1].frame == LayoutRect(x: 0, y: 0, width: 45, height: 15))
  }

  // MARK: Mistakes

  @Test(arguments: [
    (
      #"{"root": {}, "textScale": 0}"#,
      "1:27 textScale: Found the number 0; a text scale must be above 0."
    ),
    (
      #"{"root": {}, "textScale": "200 %"}"#,
      "1:27 textScale: Found the string \"200 %\"; expected a multiple of the usual size of text."
    ),
    (
      #"{"root": {}, "language": "pt_BR"}"#,
      "1:26 language: Found the string \"pt_BR\"; a language is a tag such as \"de\" or \"pt-BR\", of letters, "
        + "digits and hyphens."
    ),
    (
      #"{"root": {"kind": "label", "translations": {"de ": "x"}}}"#,
      "1:45 root.translations[\"de \"]: Found the string \"de \"; a language is a tag such as \"de\" or \"pt-BR\", of "
        + "letters, digits and hyphens."
    ),
    (
      #"{"root": {"kind": "label", "translations": {"de": null}}}"#,
      "1:51 root.translations.de: Found null; expected a text."
    ),
    (
      #"{"root": {"kind": "label", "translations": {"de": "", "de": ""}}}"#,
      "1:55 root.translations.de: The key \"de\" appears twice."
    ),
    (
      #"{"root": {"translations": {}}}"#,
      "1:11 root.translations: Only a label has translations; with \"kind\": \"label\", this is one."
    ),
  ])
  func `what is wrong is told with its place`(json: String, message: String) {
    do throws(DocumentError) {
      _ = try read(json)
      Issue.record("The document was read.")
    } catch {
      let place = "\(error.line ?? 0):\(error.column ?? 0)"
      let text = "\(place) \(error.path): \(error.message)"
      #expect(text.hasPrefix(message))
    }
  }

  // MARK: Verification

  private static let narrow = """
    {"root": {"id": "form", "kind": "grid", "rows": [[
       {"id": "save", "kind": "label", "text": "Save", "translations": {"de": "Sichern"}}]]},
     "size": [60, null], "variants": [{"name": "wide", "size": [100, null]}]}
    """

  // The label is 40 wide, and 70 in German. At 2 it is 80 and 140 wide.
  @Test func `a report says at which text scales and in which languages a cause shows`() throws {
    let source = try DocumentSource(json: Self.narrow.utf8)
    let verifier = DocumentVerifier(try DocumentTree(source.document))
    var states: [String] = []
    let report = verifier.report(
      widths: 90...90, textScales: [1, 2], languages: ["en", "de"]
    ) { state, _ in states.append(state) }
    #expect(
      states == [
        "document, text scale 1, language en", "variant wide, text scale 1, language en",
        "document, text scale 2, language en", "variant wide, text scale 2, language en",
        "document, text scale 1, language de", "variant wide, text scale 1, language de",
        "document, text scale 2, language de", "variant wide, text scale 2, language de",
      ])
    #expect(report.states.map(\.name) == states)
    #expect(
      report.text(ofFile: "form.json", source) == """
        form.json:1:10: error: squeezed: column 0 of form is 80 too narrow; save in it is squeezed (document, \
        text scale 2, language en: own size; document, text scale 1, language de: own size; document, text scale 2, \
        language de: own size, width 90; variant wide, text scale 2, language de: own size, width 90)
        form.json: 1 finding in 4 of 8 states at widths from 90 to 90.
        """)
  }

  @Test func `a single state at another text scale says so`() throws {
    let json = Self.narrow.replacingOccurrences(
      of: #", "variants": [{"name": "wide", "size": [100, null]}]"#, with: "")
    let source = try DocumentSource(json: json.utf8)
    let verifier = DocumentVerifier(try DocumentTree(source.document))
    #expect(verifier.report().isSound)
    #expect(
      verifier.report(textScales: [2]).text(ofFile: "form.json", source) == """
        form.json:1:10: error: squeezed: column 0 of form is 20 too narrow; save in it is squeezed (document, text \
        scale 2)
        form.json: 1 finding in 1 of 1 state.
        """)
    let german = verifier.report(languages: ["de"]).json(ofFile: "form.json", source)
    #expect(
      german.contains("\"variant\": null,\n      \"language\": \"de\",\n      \"findings\": ["))
    let large = verifier.report(textScales: [1.5]).json(ofFile: "form.json", source)
    #expect(large.contains("\"variant\": null, \"textScale\": 1.5, \"findings\": []"), "\(large)")
  }

  // MARK: Export

  @Test func `exported code has the text of the document`() throws {
    let document = try read(Self.form)
    let code = try document.swiftCode().split(separator: "\n")
    for line in [
      "  let save = Control(FixedText(\"Save\", translations: [\"de\": \"Sichern\", "
        + "\"fr\": \"Enregistrer\"]))",
      "  layoutRoot.textTraits.scale = 2", "  layoutRoot.textTraits.language = \"de\"",
    ] {
      #expect(code.contains { $0 == line }, "\(line)")
    }
    let appKit = try document.swiftCode(for: .appKit).split(separator: "\n")
    for line in [
      "  let save = NSTextField(labelWithString: \"Save\")",
      "  // Not in AppKit: the translations of save, which are in files.",
      "  // Not in AppKit: the text scale, which a person sets.",
      "  // Not in AppKit: the language, which a person sets.",
    ] {
      #expect(appKit.contains { $0 == line }, "\(line)")
    }
  }
}

extension LayoutDocument.View {
  /// The views in the rows of a grid.
  fileprivate var inside: [LayoutDocument.View] {
    guard case .grid(let grid) = content else { return [] }
    return grid.rows.flatMap { $0 }.compactMap { $0?.view }
  }
}
