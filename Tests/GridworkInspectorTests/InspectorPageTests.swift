// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import Testing

@Suite struct `Inspector page` {
  private func layout(width: Double, name: String = "page") -> ComputedLayout {
    ComputedLayout(
      width: .exact(width),
      items: [
        ComputedLayout.Item(
          identifier: name, parent: nil, frame: LayoutRect(x: 0, y: 0, width: width, height: 50))
      ])
  }

  private func page(_ variants: [ComputedLayout]...) -> String {
    InspectorPage(
      title: "Page",
      variants: variants.enumerated().map { InspectorPage.Variant(name: "v\($0)", samples: $1) }
    ).html
  }

  @Test func `the page stands alone, and the browser keeps it from loading anything`() {
    let page = SignInForm.layout.htmlPage(title: "Sign in")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.hasSuffix("</html>"))
    #expect(page.contains("default-src &#39;none&#39;"))
    // The one address is the name of SVG, which is not loaded.
    let text = page.replacing("http://www.w3.org/2000/svg", with: "")
    for fetched in ["http:", "https:", " src=", " href=", "@import", "url(h", "fetch(", "import("] {
      #expect(!text.contains(fetched), "\(fetched)")
    }
  }

  @Test func `equal layouts give equal bytes`() {
    #expect(
      SignInForm.layout.htmlPage(title: "Sign in") == SignInForm.layout.htmlPage(title: "Sign in"))
  }

  @Test func `every layer has a switch, on or off as asked`() {
    let page = InspectorPage(
      title: "Layers", variants: [InspectorPage.Variant(name: "one", samples: [SignInForm.layout])],
      layers: [.frames, .names]
    ).html
    #expect(page.contains(#"<input type="checkbox" name="layer" value="frames" checked=""/>"#))
    #expect(page.contains(#"<input type="checkbox" name="layer" value="margins"/>"#))
    #expect(
      page.contains(
        #"<body class="no-tracks no-padding no-gaps no-margins no-guides no-alignment "#
          + #"no-baselines no-problems no-sizes">"#))
  }

  @Test func `the slider goes over the widths of the variants that have several`() {
    let swept = page(
      [layout(width: 300), layout(width: 200), layout(width: 250)],
      [layout(width: 250), layout(width: 300)], [layout(width: 999)])
    #expect(swept.contains(#"id="width" min="200" max="300" step="any""#))
  }

  @Test func `variants of a single width each need no slider`() {
    #expect(!page([layout(width: 300)], [layout(width: 250)]).contains(#"id="width""#))
    #expect(page([layout(width: 300), layout(width: 250)]).contains(#"id="width""#))
  }

  @Test func `every variant has a title and its inputs`() throws {
    let data = try PageDataReader(page: page([layout(width: 300)], [layout(width: 250)]))
    let panels: [[String: Any]] = try data.member("panels")
    #expect(panels.map { $0["name"] as? String } == ["v0", "v1"])
    let samples: [[[String: Any]]] = try panels.map { try data.member("samples", of: $0) }
    #expect(
      samples.map { $0.map { $0["inputs"] as? String } } == [
        ["width 300, height fitting, ltr, scale 0"], ["width 250, height fitting, ltr, scale 0"],
      ])
  }

  @Test func `the keyboard can scroll the pictures`() {
    #expect(page().contains(#"<main id="stage" aria-label="Pictures" tabindex="0">"#))
  }

  @Test func `a variant without layouts is left out`() throws {
    let data = try PageDataReader(page: page([], [layout(width: 250)]))
    let panels: [[String: Any]] = try data.member("panels")
    #expect(panels.map { $0["name"] as? String } == ["v1"])
  }

  @Test func `before and after are drawn over each other, with what changed`() {
    var page = InspectorPage(title: "Change")
    page.comparison = InspectorPage.Comparison(
      before: layout(width: 300), after: layout(width: 340))
    let html = page.html
    #expect(html.contains("page: width +40 (300 to 340)"))
    #expect(
      html.contains(
        #"<rect class="changed" data-item="0" x="0" y="0" width="300" height="50">"#))
    #expect(
      html.contains(
        #"<rect class="changed" data-item="0" x="0" y="0" width="340" height="50">"#))
  }

  @Test func `a comparison comes first, and a remark stands in the header`() throws {
    var page = InspectorPage(
      title: "Change", variants: [InspectorPage.Variant(name: "v0", samples: [layout(width: 340)])])
    #expect(!page.html.contains("<p class=\"hint\">"))
    page.comparison = InspectorPage.Comparison(
      before: layout(width: 300), after: layout(width: 340))
    page.remark = "laying out widths…"
    let html = page.html
    // The script adds the panels of the variants to the stage.
    #expect(html.contains(#/<main id="stage"[^>]*>\s*<section class="panel" id="comparison">/#))
    let header = try #require(html.firstRange(of: "</header>"))
    #expect(html[..<header.lowerBound].contains(#"<p class="hint">laying out widths…</p>"#))
  }

  @Test func `names cannot break out of the page`() {
    let page = layout(width: 900, name: "</script><b>\u{2028}").htmlPage(title: "<i>&")
    #expect(!page.contains("<b>\u{2028}"))
    #expect(!page.contains("<i>"))
    #expect(page.contains("<title>&lt;i&gt;&amp;</title>"))
    #expect(page.contains(#""names":["\u003c/script\u003e\u003cb\u003e\u2028"]"#))
  }

  @Test func `the header counts the findings of a verification`() {
    func header(_ findings: [InspectorPage.Finding]?...) -> String {
      InspectorPage(
        title: "t",
        variants: findings.map {
          InspectorPage.Variant(name: "v", samples: [SignInForm.layout], findings: $0)
        }
      ).html
    }
    let finding = InspectorPage.Finding(text: "squeezed: name is 5 narrower than its content")
    #expect(header([]).contains(#""verdict":{"text":"Nothing is wrong","sound":true}"#))
    #expect(header([finding]).contains(#""verdict":{"text":"1 finding","sound":false}"#))
    #expect(
      header([finding, finding], [], [finding]).contains(
        #""verdict":{"text":"3 findings in 2 of 3 states","sound":false}"#))
    #expect(header(nil).contains("No conflicts, ambiguities or problems"))
  }

  @Test func `the header counts the layouts with problems`() {
    #expect(
      SignInForm.layout.htmlPage(title: "t")
        .contains(#""verdict":{"text":"No conflicts, ambiguities or problems","sound":true}"#))
    let faulty = ComputedLayout(
      items: SignInForm.items,
      problems: [ComputedLayout.Problem(item: 1, message: "The fractions are above 1.")])
    #expect(
      page([SignInForm.layout, faulty]).contains(
        #""verdict":{"text":"1 of 2 layouts have problems","sound":false}"#))
    #expect(
      page([faulty]).contains(#""verdict":{"text":"1 of 1 layout has problems","sound":false}"#))
  }
}

@Suite struct `Comparison picture` {
  @Test func `a view that stayed is drawn once, one that moved twice and with its way`() {
    func layout(_ x: Double) -> ComputedLayout {
      ComputedLayout(items: [
        ComputedLayout.Item(
          identifier: "page", parent: nil, frame: LayoutRect(x: 0, y: 0, width: 100, height: 50)),
        ComputedLayout.Item(
          identifier: "box", parent: 0, frame: LayoutRect(x: x, y: 5, width: 10, height: 10)),
      ])
    }
    let picture = layout(30).svgComparison(with: layout(20))
    #expect(picture.contains(#"aria-label="before and after""#))
    #expect(picture.contains(">1 view changed</text>"))
    #expect(picture.split(separator: "\n").filter { $0.contains("<title>page ") }.count == 1)
    #expect(picture.contains(#"<rect class="changed" data-item="1" x="20" y="5" "#))
    #expect(picture.contains(#"<rect class="changed" data-item="1" x="30" y="5" "#))
    #expect(
      picture.contains(
        #"<line x1="20" y1="5" x2="30" y2="5"><title>box by +10, 0</title></line>"#))
  }
}
