// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkInspector
import Testing

@Suite struct `SVG picture` {
  /// The lines of the group of one layer, without the group's own and without indentation.
  private func lines(of layer: String, in picture: String) -> [String] {
    let lines = picture.split(separator: "\n").map { $0.drop { $0 == " " } }
    guard let start = lines.firstIndex(of: "<g class=\"\(layer)\">") else { return [] }
    return lines[(start + 1)...].prefix { $0 != "</g>" }.map(String.init)
  }

  // 24 around 200 by 92; below it 14, a line of 9 for the caption, two lines of 9 and 3 for the legend,
  // and 10: 248 by 170.
  @Test func `the page is the views with a border, a caption and a legend`() {
    let picture = SignInForm.layout.svgPicture()
    #expect(
      picture.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 248 170" width="496" height="340" \
        role="img" aria-label="layout of window, width 200, height fitting, ltr, scale 2">
        """))
    #expect(picture.hasSuffix("</svg>"))
  }

  @Test func `frames stand in root coordinates and show their line`() {
    #expect(
      lines(of: "frames", in: SignInForm.layout.svgPicture()) == [
        #"<rect class="view" data-item="0" x="0" y="0" width="200" height="92">"#
          + "<title>window 0 0 200 92</title></rect>",
        #"<rect class="grid" data-item="1" x="20" y="20" width="160" height="52">"#
          + "<title>login 20 20 160 52 first 16 last 45</title></rect>",
        #"<rect class="leaf" data-item="2" x="30" y="24" width="40" height="16">"#
          + "<title>name 10 4 40 16 first 12</title></rect>",
        #"<rect class="leaf" data-item="3" x="76" y="20" width="104" height="23">"#
          + "<title>nameField 56 0 104 23 first 16</title></rect>",
        #"<rect class="leaf" data-item="4" x="20" y="53" width="50" height="16">"#
          + "<title>secret 0 33 50 16 first 12</title></rect>",
        #"<rect class="leaf" data-item="5" x="76" y="49" width="104" height="23">"#
          + "<title>secretField 56 29 104 23 first 16</title></rect>",
      ])
  }

  // The baselines of a row are one line: 20 + 4 + 12 = 20 + 0 + 16 = 36.
  @Test func `baselines are lines across their views`() {
    #expect(
      lines(of: "baselines", in: SignInForm.layout.svgPicture()).prefix(2) == [
        #"<line x1="30" y1="36" x2="70" y2="36"><title>first baseline of name, 12</title></line>"#,
        #"<line x1="76" y1="36" x2="180" y2="36"><title>first baseline of nameField, 16</title></line>"#,
      ])
  }

  @Test func `tracks and gaps reach from edge to edge of their grid`() {
    let picture = SignInForm.layout.svgPicture()
    #expect(
      lines(of: "tracks", in: picture) == [
        #"<rect x="20" y="20" width="50" height="52"><title>column 0, x 0, width 50</title></rect>"#,
        #"<rect x="76" y="20" width="104" height="52"><title>column 1, x 56, width 104</title></rect>"#,
        #"<rect x="20" y="20" width="160" height="23"><title>row 0, y 0, height 23</title></rect>"#,
        #"<rect x="20" y="49" width="160" height="23"><title>row 1, y 29, height 23</title></rect>"#,
      ])
    #expect(
      lines(of: "gaps", in: picture) == [
        #"<rect x="70" y="20" width="6" height="52"><title>spacing after column 0, 6</title></rect>"#,
        #"<rect x="20" y="43" width="160" height="6"><title>spacing after row 0, 6</title></rect>"#,
      ])
    #expect(lines(of: "padding", in: picture).isEmpty)
  }

  // Right to left: | 3 | 20 | 2 | gap 5 | 30 | 4 |, the first column on the right.
  @Test func `paddings and gaps follow the columns of a grid that runs right to left`() {
    let grid = ComputedLayout.Item(
      identifier: "grid", kind: .grid, parent: nil,
      frame: LayoutRect(x: 0, y: 0, width: 64, height: 10))
    let columns = [
      ComputedLayout.Track(
        index: 0, position: 30, extent: 30, paddingBefore: 4, spacingAfter: 5),
      ComputedLayout.Track(
        index: 1, position: 3, extent: 20, paddingBefore: 2, paddingAfter: 3),
    ]
    let layout = ComputedLayout(
      direction: .rightToLeft, items: [grid],
      grids: [ComputedLayout.Grid(item: 0, columns: columns, rows: [])])
    let picture = layout.svgPicture(layers: [.gaps, .padding])
    #expect(
      lines(of: "padding", in: picture) == [
        #"<rect x="60" y="0" width="4" height="10"><title>padding of column 0, 4</title></rect>"#,
        #"<rect x="23" y="0" width="2" height="10"><title>padding of column 1, 2</title></rect>"#,
        #"<rect x="0" y="0" width="3" height="10"><title>padding of column 1, 3</title></rect>"#,
      ])
    #expect(
      lines(of: "gaps", in: picture) == [
        #"<rect x="25" y="0" width="5" height="10"><title>spacing after column 0, 5</title></rect>"#
      ])
  }

  @Test func `only the layers that are asked for are there`() {
    let picture = SignInForm.layout.svgPicture(layers: [.frames])
    #expect(!lines(of: "frames", in: picture).isEmpty)
    #expect(!picture.contains("<g class=\"names\">"))
    #expect(!SignInForm.layout.svgPicture().contains("<g class=\"margins\">"))
    #expect(
      lines(of: "margins", in: SignInForm.layout.svgPicture(layers: .all)) == [
        #"<rect x="8" y="8" width="184" height="76"><title>margins of window</title></rect>"#
      ])
  }

  @Test func `containers that begin in one corner share the place for their names`() {
    let frame = LayoutRect(x: 0, y: 0, width: 40, height: 20)
    let layout = ComputedLayout(items: [
      ComputedLayout.Item(identifier: "page", parent: nil, frame: frame),
      ComputedLayout.Item(identifier: "form", parent: 0, frame: frame),
      ComputedLayout.Item(identifier: "box", parent: 1, frame: frame),
    ])
    // The middle of a height of 20 is 10; the baseline is 0.35 of the font size of 7 below. The tag
    // ends half a point above the frame, a quarter of its font size of 6 below its baseline.
    #expect(
      lines(of: "names", in: layout.svgPicture()) == [
        #"<text x="2" y="12.45">box</text>"#,
        #"<text class="tag" x="0" y="-2">page › form</text>"#,
      ])
  }

  @Test func `what is wrong is outlined`() {
    let layout = ComputedLayout(
      items: SignInForm.items,
      conflicts: [
        ComputedLayout.Conflict(
          constraints: [ComputedLayout.Constraint(text: "H:[name(<=\"30\")]", items: [2])],
          broken: 0, excess: 10)
      ],
      ambiguities: [ComputedLayout.Ambiguity(item: 3, attribute: .minX, value: 56, alternative: 60)]
    )
    #expect(
      lines(of: "problems", in: layout.svgPicture()) == [
        #"<rect class="broken" x="30" y="24" width="40" height="16">"#
          + "<title>broken: H:[name(&lt;=&quot;30&quot;)]</title></rect>",
        #"<rect class="open" x="76" y="20" width="104" height="23"/>"#,
        #"<rect class="ambiguous" x="80" y="20" width="104" height="23">"#
          + "<title>nothing fixes the left edge of nameField; it may be anything</title></rect>",
      ])
  }

  @Test func `names cannot break out of the markup`() {
    let name = "</text><script>\u{1}\u{FFFE}&'"
    let layout = ComputedLayout(items: [
      ComputedLayout.Item(
        identifier: name, parent: nil, frame: LayoutRect(x: 0, y: 0, width: 900, height: 20))
    ])
    let picture = layout.svgPicture()
    #expect(!picture.contains("<script"))
    #expect(picture.contains(">&quot;&lt;/text&gt;&lt;script&gt;\\u{1}\u{FFFD}&amp;&#39;&quot;<"))
  }

  @Test func `a view that is hidden or nowhere is not drawn`() {
    let frame = LayoutRect(x: 0, y: 0, width: 40, height: 20)
    let layout = ComputedLayout(items: [
      ComputedLayout.Item(identifier: "page", parent: nil, frame: frame),
      ComputedLayout.Item(identifier: "gone", parent: 0, frame: frame, visibility: .detached),
      ComputedLayout.Item(
        identifier: "lost", parent: 0, frame: LayoutRect(x: .nan, y: 0, width: 1, height: 1)),
    ])
    let picture = layout.svgPicture()
    #expect(lines(of: "frames", in: picture).count == 1)
    #expect(!picture.contains("gone"))
    #expect(!picture.contains("nan"))
  }

  @Test func `a sheet has titles and pictures where it has room for them`() {
    // 200 by 92 points, 24 around them; below it 14, a line of 9 and 10, at one and a half pixels per
    // point.
    let picture = SignInForm.layout
    #expect(picture.svgPictureSize(zoom: 1.5) == LayoutSize(width: 372, height: 223.5))
    let sheet = ComputedLayout(items: [
      ComputedLayout.Item(
        identifier: "sheet", parent: nil, frame: LayoutRect(x: 0, y: 0, width: 400, height: 230)),
      ComputedLayout.Item(
        identifier: "title", parent: 0, frame: LayoutRect(x: 10, y: 5, width: 90, height: 20),
        firstBaseline: 15),
      ComputedLayout.Item(
        identifier: "place", parent: 0, frame: LayoutRect(x: 10, y: 25, width: 372, height: 223.5)),
    ])
    let svg = sheet.svgSheet(titles: ["title": "A & B"], pictures: ["place": picture], zoom: 1.5)
    #expect(svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 279.5" "#))
    #expect(svg.contains(#"<text class="title" x="46" y="20">A &amp; B</text>"#))
    #expect(
      svg.contains(#"<svg x="10" y="25" width="372" height="223.5" viewBox="-24 -24 248 149">"#))
    // The legend is there once, below: 230 and two lines, 3 and 12 at one and a half pixels per point.
    #expect(svg.components(separatedBy: "<g class=\"legend\">").count == 2)
    #expect(svg.contains(#"<g transform="translate(36 230) scale(1.5)">"#))
    #expect(lines(of: "frames", in: svg) == lines(of: "frames", in: picture.svgPicture()))
    // Style and patterns are there once.
    #expect(svg.components(separatedBy: "<style>").count == 2)
    #expect(svg.hasSuffix("</svg>"))
  }

  @Test func `a view without an area is a line`() {
    let layout = ComputedLayout(items: [
      ComputedLayout.Item(
        identifier: "page", parent: nil, frame: LayoutRect(x: 0, y: 0, width: 40, height: 20)),
      ComputedLayout.Item(
        identifier: "rule", parent: 0, frame: LayoutRect(x: 5, y: 2, width: 0, height: 9)),
    ])
    #expect(
      lines(of: "frames", in: layout.svgPicture()).last
        == #"<line class="leaf" data-item="1" x1="5" y1="2" x2="5" y2="11">"#
        + "<title>rule 5 2 0 9</title></line>")
  }

  @Test func `a layout without items is a picture all the same`() {
    #expect(
      ComputedLayout(items: []).svgPicture().contains(
        "aria-label=\"layout of nothing, width fitting"))
  }
}
