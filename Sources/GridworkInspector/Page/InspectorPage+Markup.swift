// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension InspectorPage {
  /// The page as HTML. Equal layouts give equal bytes. There is no trailing line break.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items, tracks and constraints of all layouts.
  public var html: String {
    var writer = MarkupWriter()
    writer.raw("<!DOCTYPE html>")
    writer.element("html", [("lang", "en")]) { html in
      html.element("head", []) { writeHead(to: &$0) }
      html.element("body", [("class", Self.bodyClass(layers))]) { body in
        // All pictures share one pattern for gaps.
        body.element("svg", [("class", "patterns"), ("aria-hidden", "true")]) {
          $0.raw(PictureStyle.patterns)
        }
        writeHeader(to: &body)
        writeTools(to: &body)
        writeTabs(to: &body)
        writeOutline(to: &body)
        // The focus lets arrow keys scroll the pictures.
        body.element(
          "main", [("id", "stage"), ("aria-label", "Pictures"), ("tabindex", "0")]
        ) { stage in
          if let notice {
            stage.element("pre", [("class", "notice"), ("role", "alert")], text: notice)
          }
          if let comparison { write(comparison, to: &stage) }
        }
        writeLayers(to: &body)
        body.element(
          "section",
          [("id", "details"), ("class", "pane"), ("aria-label", "Details"), ("tabindex", "-1")],
          text: "")
        body.element("button", [("id", "chip"), ("type", "button")]) { chip in
          chip.element("span", [], text: "")
          chip.element("b", [], text: "Details")
        }
        body.element("div", [("id", "hover"), ("hidden", ""), ("aria-hidden", "true")], text: "")
        body.element(
          "p", [("id", "status"), ("role", "status"), ("class", "spoken")], text: "")
        body.raw("<script type=\"application/json\" id=\"data\">\(data.json.scriptText)</script>")
        body.raw("<script type=\"module\">")
        body.raw(PageFiles.script(isLive: updates != nil))
        body.raw("</script>")
      }
    }
    return writer.text
  }

  /// The layouts of the variants as data for the script.
  var data: PageData {
    var data = PageData()
    data.verdict = verdict
    for variant in variants where !variant.samples.isEmpty { data.addPanel(variant) }
    return data
  }

  /// The data that a page in a frame shows in place of its own; see `Script/host.js`.
  package var dataOutput: JSONOutput { data.json }

  // MARK: Head

  private func writeHead(to head: inout MarkupWriter) {
    head.element("meta", [("charset", "utf-8")])
    head.element(
      "meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    // The browser enforces that the page loads nothing except its updates.
    head.element(
      "meta",
      [
        ("http-equiv", "Content-Security-Policy"),
        (
          "content",
          "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
            + (updates == nil ? "" : "; connect-src 'self'")
        ),
      ])
    head.element("title", [], text: title)
    head.element("style", []) { style in
      style.raw(PictureStyle.svg)
      style.raw(PageFiles.style)
    }
  }

  private func writeHeader(to body: inout MarkupWriter) {
    body.element("header", []) { header in
      header.element("h1", [], text: title)
      header.element("p", [("id", "verdict")], text: "")
      if let remark { header.element("p", [("class", "hint")], text: remark) }
      if let updates {
        header.element(
          "p", [("id", "live"), ("role", "status"), ("data-updates", updates)], text: "")
      }
    }
    body.element("noscript", []) { noscript in
      noscript.element(
        "p", [("class", "faulty")], text: "The pictures of this page are drawn by its script.")
    }
  }

  /// The verdict in the header: the number of findings in all variants, or of layouts with
  /// problems; nil if there are no layouts.
  private var verdict: (text: String, isSound: Bool)? {
    let judged = variants.compactMap { $0.findings }
    if !judged.isEmpty {
      let count = judged.joined().count
      guard count > 0 else { return ("Nothing is wrong", true) }
      let states =
        judged.count == 1 ? "" : " in \(judged.count { !$0.isEmpty }) of \(judged.count) states"
      return (counted(count, "finding") + states, false)
    }
    let layouts = variants.flatMap { $0.samples }
    guard !layouts.isEmpty else { return nil }
    let faulty = layouts.count { !$0.isSound }
    guard faulty > 0 else { return ("No conflicts, ambiguities or problems", true) }
    return (
      "\(faulty) of \(layouts.count) \(layouts.count == 1 ? "layout has" : "layouts have") problems",
      false
    )
  }

  // MARK: Tools

  private func writeTools(to body: inout MarkupWriter) {
    body.element("div", [("id", "tools"), ("role", "toolbar"), ("aria-label", "View")]) { tools in
      if isSwept { writeWidths(to: &tools) }
      tools.element("div", [("class", "tool")]) { tool in
        tool.element("label", [("for", "zoom")], text: "Zoom")
        tool.element(
          "input",
          [
            ("type", "range"), ("id", "zoom"), ("min", "0.05"), ("max", "4"), ("step", "0.05"),
            ("value", "1"),
          ])
        tool.element("output", [("id", "zoomText"), ("for", "zoom")], text: "")
        tool.element("button", [("type", "button"), ("id", "fit")], text: "Fit")
      }
    }
  }

  /// Writes the width slider, with a ribbon that shows the widths at which there are findings.
  private func writeWidths(to tools: inout MarkupWriter) {
    tools.element("div", [("class", "tool"), ("id", "widths")]) { tool in
      tool.element("label", [("for", "width")], text: "Width")
      tool.element(
        "button",
        [
          ("type", "button"), ("id", "earlierFault"),
          ("aria-label", "Narrower layout with problems"),
        ],
        text: "‹")
      tool.element("div", [("class", "sweep")]) { sweep in
        sweep.element("div", [("id", "ribbon"), ("aria-hidden", "true")], text: "")
        sweep.element(
          "input",
          [
            ("type", "range"), ("id", "width"), ("min", numberText(sweptWidths.min() ?? 0)),
            ("max", numberText(sweptWidths.max() ?? 0)), ("step", "any"),
          ])
      }
      tool.element(
        "button",
        [("type", "button"), ("id", "laterFault"), ("aria-label", "Wider layout with problems")],
        text: "›")
      tool.element("output", [("id", "widthText"), ("for", "width")], text: "")
      tool.element("button", [("type", "button"), ("id", "own")], text: "Own widths")
    }
  }

  /// Whether any variant has layouts at several widths.
  private var isSwept: Bool { sweptWidths.count > 1 }

  /// The distinct widths of the variants that have several layouts, rounded as they are printed.
  private var sweptWidths: Set<Double> {
    Set(
      variants.filter { $0.samples.count > 1 }.flatMap { $0.samples }
        .map { printedNumber($0.sampledWidth) })
  }

  private func writeTabs(to body: inout MarkupWriter) {
    body.element("nav", [("id", "tabs"), ("role", "tablist"), ("aria-label", "Panes")]) { tabs in
      for (name, pane) in [
        ("Picture", "stage"), ("Outline", "outline"), ("Details", "details"), ("Layers", "layers"),
      ] {
        tabs.element(
          "button",
          [
            ("type", "button"), ("role", "tab"), ("data-pane", name.lowercased()),
            ("aria-controls", pane),
          ], text: name)
      }
    }
  }

  private func writeOutline(to body: inout MarkupWriter) {
    body.element(
      "section", [("id", "outline"), ("class", "pane"), ("aria-label", "Outline")]
    ) { pane in
      pane.element("div", [("class", "search")]) { search in
        search.element(
          "input",
          [
            ("type", "search"), ("id", "search"), ("placeholder", "Search views"),
            ("aria-label", "Search views"), ("aria-controls", "tree"), ("autocomplete", "off"),
            ("spellcheck", "false"),
          ])
        search.element("span", [("id", "found"), ("role", "status")], text: "")
      }
      pane.element(
        "div",
        [("id", "tree"), ("role", "tree"), ("aria-label", "Views"), ("tabindex", "0")]
      ) { tree in
        tree.element("div", [("role", "none")], text: "")
      }
    }
  }

  private func writeLayers(to body: inout MarkupWriter) {
    body.element(
      "section", [("id", "layers"), ("class", "pane"), ("aria-label", "Layers")]
    ) { pane in
      pane.element("fieldset", []) { fieldset in
        fieldset.element("legend", [], text: "Layers")
        for (layer, name) in PictureLayers.stack {
          let state = layers.contains(layer) ? [("checked", "")] : []
          fieldset.element("label", []) { label in
            label.element(
              "input", [("type", "checkbox"), ("name", "layer"), ("value", name)] + state)
            label.element("span", [("class", "key \(name)")], text: name)
          }
        }
      }
    }
  }

  /// One class for each layer that is off.
  private static func bodyClass(_ layers: PictureLayers) -> String {
    PictureLayers.stack.filter { !layers.contains($0.layer) }.map { "no-\($0.name)" }
      .joined(separator: " ")
  }

  // MARK: Comparison

  private func write(_ comparison: Comparison, to main: inout MarkupWriter) {
    let picture = ComparisonPicture(before: comparison.before, after: comparison.after)
    let border = PictureLabels.border
    let page = picture.bounds.insetBy(dx: -border, dy: -border)
    main.element("section", [("class", "panel"), ("id", "comparison")]) { section in
      section.element("h2", [], text: "Before and after")
      section.element("div", [("class", "tool")]) { tool in
        tool.element("span", [], text: "before")
        tool.element(
          "input",
          [
            ("type", "range"), ("id", "blend"), ("min", "0"), ("max", "1"), ("step", "0.05"),
            ("value", "0.5"), ("aria-label", "Before or after"),
          ])
        tool.element("span", [], text: "after")
      }
      section.element("div", [("class", "sheet")]) { sheet in
        sheet.element(
          "svg",
          [
            ("class", "picture"), ("viewBox", SVGPage.viewBox(page)), ("role", "img"),
            ("aria-label", "The later layout over the earlier one. The changes are listed below."),
          ]
        ) { picture.write(to: &$0) }
      }
      section.element(
        "pre", [],
        text: picture.difference.isEmpty ? "Nothing changed." : picture.difference.text)
    }
  }
}
