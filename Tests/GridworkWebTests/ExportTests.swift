// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument
import GridworkWeb
import Testing

@Suite struct `The functions of the module` {
  // Letters are 10 wide: Name 40, the gap 6, the field takes what is left over.
  private static let form = """
    {
      "root": {"id": "form", "kind": "grid", "rows": [
        [{"id": "name", "kind": "label", "text": "Name"}, {"id": "field", "intrinsicSize": [60, 20]}]
      ], "columnOptions": [{"index": 1, "weight": 1}]},
      "size": [200, null],
      "variants": [{"name": "wide", "size": [300, null]}, {"name": "long", "text": {"name": "Naming"}}]
    }
    """

  @Test func `frames are those of the document`() throws {
    let frames = try #require(Module.text(of: Self.form, gridworkFrames))
    #expect(frames.contains("name 0 0 40 10 first 8"))
    let json = try #require(Module.text(of: Self.form, gridworkLayout))
    #expect(json.contains(#""form": [0, 0, 200, 20]"#))
  }

  @Test func `every variant has frames`() throws {
    let json = try #require(Module.text(of: Self.form, gridworkVariants))
    #expect(json.contains(#""form": [0, 0, 300, 20]"#))
    // Six letters.
    #expect(json.contains(#""name": [0, 0, 60, 10]"#))
  }

  @Test func `the picture has the names of the views`() throws {
    let picture = try #require(Module.text(of: Self.form, gridworkPicture))
    #expect(picture.hasPrefix("<svg"))
    #expect(picture.contains(">name</text>"))
  }

  @Test func `findings have a line`() throws {
    #expect(
      Module.text(of: Self.form, gridworkVerify) == "document: sound in 3 states.")
    let narrow = Self.form.replacingOccurrences(of: "[200, null]", with: "[90, null]")
    let report = try #require(Module.text(of: narrow, gridworkVerify))
    // In the variant long, 60 + 6 + 60 are 36 more than 90.
    #expect(report.hasPrefix("document:2:11: error: squeezed: 2 columns of form are 36 too narrow"))
  }

  @Test func `an error has the place and the words of the command`() throws {
    let answer = Module.answer(
      to: "{\n  \"root\": {\"kind\": \"gird\"}\n}", gridworkLayout)
    #expect(answer.isError)
    let error = try JSONDecoder().decode(Report.self, from: Data(answer.text.utf8))
    #expect(error.line == 2)
    #expect(error.column == 20)
    #expect(error.text.hasPrefix("document:2:20: error: root.kind: Found the string \"gird\"; "))
  }

  private struct Report: Decodable {
    let text: String
    let line, column: Int
  }

  @Test(arguments: ["", "null", "{}", "[", #"{"root": {"kind": "guide"}}"#, "\u{0}"])
  func `what is no document is an error everywhere`(text: String) {
    let questions: [Module.Question] = [
      gridworkLayout, gridworkVariants, gridworkFrames, gridworkPicture, gridworkVerify,
      { gridworkInspect($0, $1, 1) }, { gridworkSetWidth($0, $1, 0, 7) },
    ]
    for question in questions { #expect(Module.answer(to: text, question).isError) }
  }

  @Test func `bytes that are no UTF-8 are an error`() {
    let bytes: [UInt8] = [0x7B, 0x22, 0xFF, 0x22, 0x7D]
    let block = bytes.withUnsafeBufferPointer { gridworkLayout($0.baseAddress!, $0.count) }
    defer { gridworkFree(block) }
    #expect(block.load(fromByteOffset: 4, as: UInt32.self) == 1)
  }

  // MARK: The page

  private struct Inspected: Decodable {
    struct Page: Decodable {
      struct Panel: Decodable { let name: String }
      let panels: [Panel]
    }
    struct Settings: Decodable, Equatable {
      let id: String
      var texts: [String]?
      var hugging: [Double]
      var placement: [String]?
    }
    let data: Page
    let frames: String
    let settings: [Settings]
    let directions: [String]
  }

  private func inspect(_ document: String) throws -> Inspected {
    let text = try #require(Module.text(of: document) { gridworkInspect($0, $1, 0) })
    return try JSONDecoder().decode(Inspected.self, from: Data(text.utf8))
  }

  @Test func `the page gets all states, frames, settings and directions`() throws {
    let page = try inspect(
      Self.form.replacingOccurrences(
        of: #""name": "wide""#, with: #""name": "wide", "direction": "rtl""#))
    #expect(page.data.panels.map(\.name) == ["document", "wide", "long"])
    #expect(page.directions == ["ltr", "rtl", "ltr"])
    // Those of the document, not of its last variant.
    #expect(page.frames.contains("name 0 0 40 10 first 8"))
    #expect(
      page.settings == [
        .init(id: "form", hugging: [249, 249]),
        .init(
          id: "name", texts: ["Name", "Name", "Naming"], hugging: [250, 250],
          placement: ["inherited", "inherited"]),
        .init(id: "field", hugging: [250, 250], placement: ["inherited", "inherited"]),
      ])
  }

  @Test func `a priority has the decimals of the document`() throws {
    let form = Self.form.replacingOccurrences(
      of: #""intrinsicSize": [60, 20]"#,
      with: #""intrinsicSize": [60, 20], "hugging": [249.9, 250.5]"#)
    #expect(try inspect(form).settings.last?.hugging == [249.9, 250.5])
  }

  @Test func `reasons are there where they are wanted`() throws {
    let quick = try #require(Module.text(of: Self.form) { gridworkInspect($0, $1, 0) })
    let whole = try #require(Module.text(of: Self.form) { gridworkInspect($0, $1, 1) })
    #expect(!quick.contains("\"reasons\""))
    #expect(whole.contains("\"reasons\""))
  }

  @Test func `names cannot break out of a script`() throws {
    let text = try #require(
      Module.text(
        of: #"{"root": {"kind": "label", "text": "</script>"}}"#
      ) { gridworkInspect($0, $1, 1) })
    #expect(!text.contains("<"))
  }

  // MARK: Settings

  private func changed(_ old: String, _ new: String, in text: String = form) -> String {
    text.replacingOccurrences(of: old, with: new)
  }

  @Test func `a width is set where the state has it`() {
    #expect(
      Module.text(of: Self.form) { gridworkSetWidth($0, $1, 0, 250.5) }
        == changed("[200, null]", "[250.5, null]"))
    #expect(
      Module.text(of: Self.form) { gridworkSetWidth($0, $1, 1, 310) }
        == changed("[300, null]", "[310, null]"))
    // The second variant has the width of the document.
    #expect(
      Module.text(of: Self.form) { gridworkSetWidth($0, $1, 2, 210) }
        == changed("[200, null]", "[210, null]"))
    #expect(
      Module.text(of: #"{"root": {}}"#) { gridworkSetWidth($0, $1, 0, 10) }
        == #"{"root": {}, "size": [10, null]}"#)
  }

  @Test func `a direction is set where the state has it`() {
    #expect(
      Module.text(of: #"{"root": {}}"#) { gridworkSetDirection($0, $1, 0, 1) }
        == #"{"root": {}, "direction": "rtl"}"#)
    #expect(
      Module.text(of: #"{"direction": "rtl", "root": {}}"#) { gridworkSetDirection($0, $1, 0, 0) }
        == #"{"direction": "ltr", "root": {}}"#)
  }

  private func setting(_ text: String, of view: String, in state: Int) -> String? {
    Module.text(of: Self.form) { bytes, count in
      Module.withText(view) { view, viewCount in
        Module.withText(text) {
          gridworkSetText(bytes, count, state, view, viewCount, $0, $1)
        }
      }
    }
  }

  @Test func `a text is set where the state has it, and escaped`() {
    #expect(setting("a \"b\"", of: "name", in: 0) == changed(#""Name""#, #""a \"b\"""#))
    #expect(setting("", of: "name", in: 1) == changed(#""Name""#, #""""#))
    #expect(setting("Nom", of: "name", in: 2) == changed(#""Naming""#, #""Nom""#))
  }

  @Test func `hugging is set for both axes`() {
    let text = Module.text(of: Self.form) { bytes, count in
      Module.withText("field") { gridworkSetHugging(bytes, count, $0, $1, 251, 250) }
    }
    #expect(
      text
        == changed(
          "\"intrinsicSize\": [60, 20]", "\"intrinsicSize\": [60, 20], \"hugging\": [251, 250]"))
  }

  private func placing(_ view: String, _ axis: Int, _ word: String, in form: String) -> String? {
    Module.text(of: form) { bytes, count in
      Module.withText(view) { view, viewCount in
        Module.withText(word) {
          gridworkSetPlacement(bytes, count, axis, view, viewCount, $0, $1)
        }
      }
    }
  }

  @Test func `a placement is set for the cell of the view`() throws {
    let once = try #require(placing("field", 0, "fill", in: Self.form))
    let cell = #""cells": [{"column": 1, "row": 0, "xPlacement": "fill"}]"#
    #expect(once == changed(#""weight": 1}]"#, #""weight": 1}], "# + cell))
    // The entry is there now, and gets another member.
    let twice = try #require(placing("field", 1, "bottom", in: once))
    #expect(
      twice
        == changed(
          #""xPlacement": "fill""#, #""xPlacement": "fill", "yPlacement": "bottom""#, in: once))
    #expect(try inspect(twice).settings[2].placement == ["fill", "bottom"])
    let other = try #require(placing("name", 0, "trailing", in: once))
    #expect(
      other
        == changed(
          #""xPlacement": "fill"}"#,
          #""xPlacement": "fill"}, {"column": 0, "row": 0, "xPlacement": "trailing"}"#, in: once))
  }

  @Test func `the hugging of a stack is its own`() throws {
    let bar = #"{"root": {"id": "bar", "kind": "stack", "huggingPriority": [600, 250]}}"#
    #expect(try inspect(bar).settings == [.init(id: "bar", hugging: [600, 250])])
    let text = Module.text(of: bar) { bytes, count in
      Module.withText("bar") { gridworkSetHugging(bytes, count, $0, $1, 700, 250) }
    }
    #expect(text == changed("600", "700", in: bar))
  }

  @Test func `what the document does not have leaves it as it is`() {
    #expect(setting("Nom", of: "missing", in: 0) == Self.form)
    #expect(setting("Nom", of: "field", in: 0) == Self.form)
    #expect(setting("Nom", of: "name", in: 4) == Self.form)
    #expect(placing("form", 0, "fill", in: Self.form) == Self.form)
    #expect(Module.text(of: Self.form) { gridworkSetWidth($0, $1, -1, 7) } == Self.form)
    // What JavaScript passes for a width that is left out, and what a document cannot say.
    for width in [Double.nan, .infinity] {
      #expect(Module.text(of: Self.form) { gridworkSetWidth($0, $1, 0, width) } == Self.form)
    }
    let page = #"{"root": {"id": "page", "subviews": [{"id": "edge", "kind": "guide"}]}}"#
    let text = Module.text(of: page) { bytes, count in
      Module.withText("edge") { gridworkSetHugging(bytes, count, $0, $1, 700, 250) }
    }
    #expect(text == page)
  }
}
