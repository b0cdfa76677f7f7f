// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension InspectorPage {
  /// The page as text: the same bytes for the same layouts, without a line break after the last line.
  public var html: String {
    var writer = MarkupWriter()
    writer.raw("<!DOCTYPE html>")
    writer.element("html", [("lang", "en")]) { html in
      html.element("head", []) { writeHead(to: &$0) }
      html.element("body", [("class", Self.bodyClass(layers))]) { body in
        writePatterns(to: &body)
        writeHeader(to: &body)
        writeTools(to: &body)
        body.element("main", []) { main in
          for (index, variant) in variants.enumerated() {
            write(variant, number: index, to: &main)
          }
          if let comparison { write(comparison, to: &main) }
        }
        body.element("aside", [("id", "details"), ("aria-live", "polite")]) { aside in
          aside.element(
            "p", [("class", "hint")],
            text: "Point at a view, or choose it by a click; Escape lets go of it.")
        }
        body.raw(
          "<script type=\"application/json\" id=\"data\">\(data.scriptText)</script>")
        body.raw("<script>")
        body.raw(Self.script)
        body.raw("</script>")
      }
    }
    return writer.text
  }

  // MARK: Head

  private func writeHead(to head: inout MarkupWriter) {
    head.element("meta", [("charset", "utf-8")])
    head.element(
      "meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    // The page promises to fetch nothing, and the browser holds it to that.
    head.element(
      "meta",
      [
        ("http-equiv", "Content-Security-Policy"),
        ("content", "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"),
      ])
    head.element("title", [], text: title)
    head.element("style", []) { style in
      style.raw(PictureStyle.svg)
      style.raw(Self.style)
    }
  }

  /// The pattern of the gaps, once for all pictures of the page.
  private func writePatterns(to body: inout MarkupWriter) {
    body.element("svg", [("class", "patterns"), ("aria-hidden", "true")]) {
      $0.raw(PictureStyle.patterns)
    }
  }

  private func writeHeader(to body: inout MarkupWriter) {
    let layouts = variants.flatMap(\.samples)
    let faulty = layouts.filter { !$0.isSound }.count
    let verdict =
      faulty == 0
      ? "no conflict, no ambiguity" : "\(faulty) of \(layouts.count) layouts with problems"
    body.element("header", []) { header in
      header.element("h1", [], text: title)
      if !layouts.isEmpty {
        header.element("p", [("class", faulty == 0 ? "sound" : "faulty")], text: verdict)
      }
    }
  }

  // MARK: Tools

  private func writeTools(to body: inout MarkupWriter) {
    body.element("form", [("id", "tools")]) { form in
      form.element("fieldset", []) { fieldset in
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
      form.element("label", []) { label in
        label.element("span", [], text: "Zoom")
        label.element(
          "input",
          [
            ("type", "range"), ("id", "zoom"), ("min", "0.5"), ("max", "4"), ("step", "0.25"),
            ("value", "1.5"),
          ])
      }
      if widths.count > 1 {
        form.element("label", [("class", "wide")]) { label in
          label.element("span", [], text: "Width")
          label.element(
            "input",
            [
              ("type", "range"), ("id", "width"), ("min", "0"), ("max", "\(widths.count - 1)"),
              ("step", "1"), ("value", "\(firstWidth)"),
            ])
          label.element("output", [("id", "widthText")], text: numberText(widths[firstWidth]))
        }
      }
    }
  }

  /// The widths that were sampled in any variant, ascending, those that print the same once.
  var widths: [Double] {
    var widths: [Double] = []
    for width in variants.flatMap(\.samples).map(\.sampledWidth).sorted() {
      if widths.last.map(numberText) != numberText(width) { widths.append(width) }
    }
    return widths
  }

  /// The place among the widths of the sample that shows first.
  private var firstWidth: Int {
    guard let width = variants.lazy.compactMap(\.samples.first).first?.sampledWidth else {
      return 0
    }
    return widths.firstIndex { numberText($0) == numberText(width) } ?? 0
  }

  // MARK: Pictures

  private func write(_ variant: Variant, number: Int, to main: inout MarkupWriter) {
    let first = variants[..<number].reduce(0) { $0 + $1.samples.count }
    main.element("section", [("class", "panel"), ("data-panel", "\(number)")]) { section in
      section.element("h2", [], text: variant.name)
      section.element("p", [("class", "inputs")], text: variant.samples.first?.inputsText ?? "")
      section.element("p", [("class", "verdict faulty")], text: "")
      section.element("div", [("class", "stage")]) { stage in
        for (index, sample) in variant.samples.enumerated() {
          let picture = SVGPicture(layout: sample, layers: .all)
          writePicture(
            of: variant.name, around: picture.bounds, layout: first + index, isHidden: index > 0,
            to: &stage
          ) { picture.write(to: &$0) }
        }
      }
    }
  }

  private func write(_ comparison: Comparison, to main: inout MarkupWriter) {
    let picture = ComparisonPicture(before: comparison.before, after: comparison.after)
    main.element("section", [("class", "panel"), ("id", "comparison")]) { section in
      section.element("h2", [], text: "before and after")
      section.element("p", [("class", "verdict faulty")], text: "")
      section.element("label", [("class", "wide")]) { label in
        label.element("span", [], text: "before")
        label.element(
          "input",
          [
            ("type", "range"), ("id", "blend"), ("min", "0"), ("max", "1"), ("step", "0.05"),
            ("value", "0.5"),
          ])
        label.element("span", [], text: "after")
      }
      section.element("div", [("class", "stage")]) { stage in
        let count = variants.reduce(0) { $0 + $1.samples.count }
        writePicture(
          of: "before and after", around: picture.bounds, layout: count, isHidden: false, to: &stage
        ) { picture.write(to: &$0) }
      }
      section.element(
        "pre", [],
        text: picture.difference.isEmpty ? "Nothing changed." : picture.difference.text)
    }
  }

  private func writePicture(
    of name: String, around bounds: LayoutRect, layout: Int, isHidden: Bool,
    to stage: inout MarkupWriter,
    content: (inout MarkupWriter) -> Void
  ) {
    let page = LayoutRect(
      x: bounds.minX - SVGPage.border, y: bounds.minY - SVGPage.border,
      width: bounds.width + 2 * SVGPage.border, height: bounds.height + 2 * SVGPage.border)
    stage.element(
      "svg",
      [
        ("class", isHidden ? "picture away" : "picture"), ("data-layout", "\(layout)"),
        ("viewBox", SVGPage.viewBox(page)), ("role", "img"), ("aria-label", name),
        ("style", "--w:\(numberText(page.width));--h:\(numberText(page.height))"),
      ], content: content)
  }

  /// A class for every layer that is off.
  private static func bodyClass(_ layers: PictureLayers) -> String {
    PictureLayers.stack.filter { !layers.contains($0.layer) }.map { "no-\($0.name)" }
      .joined(separator: " ")
  }
}
