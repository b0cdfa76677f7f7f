// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkDocument
import Testing

struct VariantReadingTests {
  /// What the variant of a document with a label `a`, a grid `g` of three merged rows above two
  /// others, a stack `s` and a constraint `gap` says is wrong with it.
  private func failure(of variant: String) -> String {
    let text = """
      {"root": {"subviews": [
        {"id": "a", "kind": "label"},
        {"id": "g", "kind": "grid", "rows": [[{"id": "head", "rowSpan": 3}], [], [], [{}], [{}]]},
        {"id": "s", "kind": "stack", "arranged": [{"id": "first"}, {"id": "second"}]},
        {"id": "h", "kind": "guide"}]},
       "constraints": [{"relation": "a.width == 3", "identifier": "gap"}],
       "variants": [{"name": "v", \(variant)}]}
      """
    do throws(DocumentError) {
      _ = try read(text)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    #""hidden": ["a", "s", "root"]"#, #""hiddenRows": {"g": [0, 4]}, "hiddenColumns": {"g": [0]}"#,
    #""text": {"a": "x"}, "intrinsicSize": {"head": [3, null]}"#,
    #""constants": {"gap": -3}, "priorities": {"gap": 250}, "inactive": ["gap"]"#,
    #""arranged": {"s": ["second"]}"#, #""rowOrder": {"g": [3, 2, 0, 1]}"#,
    #""rowOrder": {"g": []}, "columnOrder": {"g": [0]}"#,
    #""size": [{"preferred": 300}, {"atMost": 20}], "direction": "rtl", "scale": 2"#,
    #""textScale": 2, "language": "pt-BR", "translations": {"a": {"de": "x", "pseudo": ""}}"#,
  ])
  func `mentions what is there`(variant: String) {
    #expect(failure(of: variant) == "no error")
  }

  @Test(arguments: [
    (
      #""hidden": ["b"]"#,
      "variants[0].hidden[0]: There is no view with the id \"b\"."
    ),
    (
      #""hidden": ["h"]"#,
      "variants[0].hidden[0]: \"h\" is a guide; expected a view, a label, a grid, a "
        + "stack."
    ),
    (#""text": {"head": "x"}"#, "variants[0].text.head: \"head\" is a view; expected a label."),
    (
      #""translations": {"head": {"de": "x"}}"#,
      "variants[0].translations.head: \"head\" is a view; expected a label."
    ),
    (
      #""textScale": 0"#,
      "variants[0].textScale: Found the number 0; a text scale must be above 0."
    ),
    (
      #""language": "Swiss German""#,
      "variants[0].language: Found the string \"Swiss German\"; a language is a tag such as \"de\" or "
        + "\"pt-BR\", of letters, digits and hyphens."
    ),
    (
      #""intrinsicSize": {"g": [1, 1]}"#,
      "variants[0].intrinsicSize.g: \"g\" is a grid; expected a view, a "
        + "label."
    ),
    (
      #""constants": {"gp": 3}"#,
      "variants[0].constants.gp: There is no constraint with the identifier "
        + "\"gp\"; did you mean \"gap\"?"
    ),
    (
      #""inactive": ["a b"]"#,
      "variants[0].inactive[0]: There is no constraint with the identifier "
        + "\"a b\"."
    ),
    (
      #""hiddenRows": {"a": [0]}"#, "variants[0].hiddenRows.a: \"a\" is a label; expected a grid."
    ),
    (
      #""hiddenRows": {"g": [5]}"#,
      "variants[0].hiddenRows.g[0]: Found the index 5; the grid has 5 "
        + "rows, counted from 0."
    ),
    (
      #""arranged": {"s": ["first", "first"]}"#,
      "variants[0].arranged.s[1]: The id \"first\" appears "
        + "twice."
    ),
    (
      #""arranged": {"s": ["a"]}"#,
      "variants[0].arranged.s[0]: \"s\" does not arrange a view with the "
        + "id \"a\"."
    ),
    (#""rowOrder": {"g": [0, 0]}"#, "variants[0].rowOrder.g[1]: The index 0 appears twice."),
    (
      #""rowOrder": {"g": [0, 3, 1]}"#,
      "variants[0].rowOrder.g[1]: The rows 0 to 2 are merged; they "
        + "stay together."
    ),
  ])
  func `says what is not there`(variant: String, message: String) {
    #expect(failure(of: variant) == message)
  }
}
