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

  /// The line of the page that carries the data of its script.
  private func data(in page: String) -> Substring {
    page.split(separator: "\n").first { $0.contains("id=\"data\"") } ?? ""
  }

  @Test func `the page stands alone and promises to fetch nothing`() {
    let page = SignInForm.layout.htmlPage(title: "Sign in")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.hasSuffix("</html>"))
    #expect(page.contains("default-src &#39;none&#39;"))
    for fetched in ["http:", "https:", " src=", " href=", "@import", "url(h", "fetch("] {
      #expect(!page.contains(fetched), "\(fetched)")
    }
  }

  @Test func `the same layouts make the same bytes`() {
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

  @Test func `the slider has every width of any variant once`() {
    let page = InspectorPage(
      title: "Widths",
      variants: [
        InspectorPage.Variant(name: "a", samples: [layout(width: 300), layout(width: 200)]),
        InspectorPage.Variant(name: "b", samples: [layout(width: 250), layout(width: 300)]),
      ]
    ).html
    // The page begins at the first width of the first variant.
    #expect(page.contains(#"id="width" min="0" max="2" step="1" value="2"/>"#))
    #expect(
      data(in: page).contains(
        #""panels":[[{"width":200,"layout":1},{"width":300,"layout":0}],"#
          + #"[{"width":250,"layout":2},{"width":300,"layout":3}]],"widths":[200,250,300]"#))
    // The first sample of a variant shows until the script has looked at the slider.
    #expect(page.contains(#"<svg class="picture" data-layout="0" viewBox="-24 -24 348 98""#))
    #expect(page.contains(#"<svg class="picture away" data-layout="1" viewBox="-24 -24 248 98""#))
  }

  @Test func `one width needs no slider`() {
    #expect(!SignInForm.layout.htmlPage(title: "One").contains(#"id="width""#))
  }

  @Test func `a view knows its numbers and its constraints`() {
    var item = ComputedLayout.Item(
      identifier: "label", className: "Label", parent: nil,
      frame: LayoutRect(x: 40, y: 21, width: 84, height: 16), firstBaseline: 13,
      margins: LayoutEdgeInsets(all: 8))
    item.horizontalConstraints = [0]
    let page = ComputedLayout(
      items: [item],
      constraints: [
        ComputedLayout.Constraint(
          text: "H:[label(84)]", priority: 250, items: [0], owner: "label", reason: "hugging",
          source: LayoutSourceLocation(fileID: "App/Form.swift", line: 12))
      ]
    ).htmlPage(title: "Label")
    #expect(
      data(in: page).contains(
        #"{"name":"label","class":"Label","kind":"view","parent":null,"visibility":"shown","#
          + #""frame":[40,21,84,16],"root":[40,21,84,16],"alignment":[40,21,84,16],"#
          + #""baselines":[13,13],"margins":[8,8,8,8],"horizontal":[0],"vertical":[]}"#))
    #expect(
      data(in: page).contains(
        #"{"text":"H:[label(84)]","priority":250,"items":[0],"owner":"label","reason":"hugging","#
          + #""source":"App/Form.swift:12","broken":false}"#))
  }

  @Test func `the tracks of a grid are among its numbers`() {
    let page = SignInForm.layout.htmlPage(title: "Sign in")
    #expect(
      data(in: page).contains(
        #""columns":[[0,0,50,0,0,6],[1,56,104,0,0,0]],"rows":[[0,0,23,0,0,6],[1,29,23,0,0,0]]"#))
  }

  @Test func `before and after are laid over each other, with what changed`() {
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

  @Test func `names cannot break out of the page`() {
    let page = layout(width: 900, name: "</script><b>\u{2028}").htmlPage(title: "<i>&")
    #expect(!page.contains("<b>"))
    #expect(!page.contains("<i>"))
    #expect(page.contains("<title>&lt;i&gt;&amp;</title>"))
    #expect(data(in: page).contains(#""name":"\u003c/script\u003e\u003cb\u003e\u2028""#))
  }

  @Test func `the header counts the layouts with problems`() {
    #expect(SignInForm.layout.htmlPage(title: "t").contains("no conflict, no ambiguity</p>"))
    let faulty = ComputedLayout(
      items: SignInForm.items,
      problems: [ComputedLayout.Problem(item: 1, message: "The fractions are above 1.")])
    let variant = InspectorPage.Variant(name: "both", samples: [SignInForm.layout, faulty])
    let page = InspectorPage(title: "t", variants: [variant]).html
    #expect(page.contains(#"<p class="faulty">1 of 2 layouts with problems</p>"#))
    #expect(data(in: page).contains(#"{"text":"The fractions are above 1.","items":[1]}"#))
  }
}

@Suite struct `Comparison picture` {
  @Test func `what stayed is drawn once, what moved twice and with its way`() {
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
