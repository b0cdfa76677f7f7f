// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import Testing

@testable import GridworkInspector

@Suite struct `Labels of pictures` {
  private func view(
    _ name: String, _ frame: LayoutRect, in parent: Int? = 0,
    kind: ComputedLayout.Item.Kind = .view, baseline: Double? = nil
  ) -> ComputedLayout.Item {
    ComputedLayout.Item(
      identifier: name, kind: kind, parent: parent, frame: frame, firstBaseline: baseline)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  /// The texts of a group, in order.
  private func texts(of layer: String, in picture: String) -> [String] {
    let group = picture.components(separatedBy: "<g class=\"\(layer)\">").dropFirst().first ?? ""
    let lines = group.components(separatedBy: "</g>")[0].split(separator: "\n")
    return lines.compactMap { line in
      guard line.contains("<text"), let start = line.firstIndex(of: ">") else { return nil }
      return String(line[line.index(after: start)...].prefix { $0 != "<" })
    }
  }

  // A character of the font of 7 is 4.214 wide: 7 of them fit in 34 minus 1, 2 in 10 minus 1, and not
  // even one with the ellipsis in 9 minus 1.
  @Test(arguments: [(60.0, "nameOfAField"), (34, "nameOf…"), (10, "n…"), (9, nil)])
  func `a name that does not fit is shortened`(width: Double, text: String?) {
    let layout = ComputedLayout(items: [view("nameOfAField", rect(0, 0, width, 20), in: nil)])
    #expect(texts(of: "names", in: layout.svgPicture()) == [text].compactMap { $0 })
    #expect(!layout.svgPicture().contains("font-size=\""))
  }

  // A heart is text, and an emoji with the selector U+FE0F.
  @Test(arguments: [("n", 1), ("é", 1), ("名", 2), ("✅", 2), ("❤", 1), ("❤\u{FE0F}", 2)])
  func `a character has one column or two`(character: Character, columns: Int) {
    #expect(character.columns == columns)
  }

  // The letters of a font of 7 are 4.9 high. At half the height of 6, their baseline is at 3 + 2.45.
  @Test(
    arguments: [
      (20, 14, "14"), (6, nil, "5.45"), (6, 4, "5.45"), (6, 5, "5"), (4.8, 4.5, nil),
    ] as [(Double, Double?, String?)])
  func `a name stands on its baseline where its letters fit above it`(
    height: Double, baseline: Double?, y: String?
  ) {
    let layout = ComputedLayout(
      items: [view("a", rect(0, 0, 60, height), in: nil, baseline: baseline)])
    let picture = layout.svgPicture(layers: [.names])
    #expect(texts(of: "names", in: picture) == (y == nil ? [] : ["a"]))
    if let y { #expect(picture.contains("<text x=\"2\" y=\"\(y)\">a</text>")) }
  }

  // 0.1 + 0.2 is not 0.3, but slightly more.
  @Test func `labels may touch views, whatever the rounding`() {
    var space = LabelSpace()
    space.take(rect(0, 0.3, 10, 5))
    #expect(space.takeFirst(of: [rect(0, 0.1, 10, 0.2)]) != nil)
    #expect(space.takeFirst(of: [rect(0, 0.1, 10, 0.3)]) == nil)
  }

  @Test func `texts take the place of names`() {
    let layout = ComputedLayout(items: [
      view("okButton", rect(0, 0, 60, 20), in: nil)
    ])
    #expect(
      texts(of: "names", in: layout.svgPicture(texts: ["okButton": "Save & close"])) == [
        "Save &amp; close"
      ])
    #expect(layout.svgPicture().contains("<title>okButton 0 0 60 20</title>"))
  }

  // 39 characters of 3.612 are 140.9 wide, and a line has at least 120.
  @Test func `a caption breaks into lines`() {
    let layout = ComputedLayout(
      width: .exact(200), scale: 2, items: [view("box", rect(0, 0, 40, 20), in: nil)])
    let captions = layout.svgPicture().split(separator: "\n")
      .filter { $0.contains("<text class=\"caption\" x=\"0\"") }
    #expect(captions.map { $0.contains(">width 200, height fitting, ltr,<") } == [true, false])
    #expect(captions.last?.contains(">scale 2<") == true)
  }

  @Test func `a legend explains the marks that are drawn and no others`() {
    #expect(
      texts(of: "legend", in: SignInForm.layout.svgPicture().flattened)
        == ["grid", "view", "row or column", "space", "baseline"])
    #expect(
      texts(of: "legend", in: SignInForm.layout.svgPicture(layers: [.names]).flattened).isEmpty)
    let broken = ComputedLayout(
      items: SignInForm.items,
      conflicts: [
        ComputedLayout.Conflict(
          constraints: [ComputedLayout.Constraint(text: "c", items: [2])], broken: 0, excess: 1)
      ],
      ambiguities: [
        ComputedLayout.Ambiguity(item: 3, attribute: .width, value: 104, alternative: 9)
      ])
    #expect(
      texts(of: "legend", in: broken.svgPicture(layers: [.problems, .frames, .margins]).flattened)
        == ["grid", "view", "margins", "broken constraint", "ambiguous"])
    #expect(
      texts(of: "legend", in: broken.svgComparison(with: SignInForm.layout).flattened)
        == ["unchanged"])
  }

  @Test func `rulers show the sizes of columns, rows and the spacing between them`() {
    #expect(
      texts(of: "sizes", in: SignInForm.layout.svgPicture())
        == ["50", "6", "104", "23", "6", "23"])
    #expect(texts(of: "sizes", in: SignInForm.layout.svgPicture(layers: [.frames])).isEmpty)
  }

  // The view above leaves no room for the ruler of columns or the name, so both go below.
  @Test func `a ruler and a name avoid views`() {
    let layout = ComputedLayout(
      items: [
        view("page", rect(0, 0, 100, 80), in: nil), view("above", rect(0, 0, 100, 20)),
        view("grid", rect(0, 20, 100, 20), kind: .grid), view("cell", rect(0, 0, 100, 20), in: 2),
      ],
      grids: [
        ComputedLayout.Grid(
          item: 2, columns: [ComputedLayout.Track(index: 0, position: 0, extent: 100)],
          rows: [ComputedLayout.Track(index: 0, position: 0, extent: 20)])
      ])
    let picture = layout.svgPicture()
    // The ruler ends 8 below the grid's bottom edge at 40, a bottom margin of 0.3 times 5 above that.
    #expect(
      picture.contains(#"<text class="track" x="50" y="46.5" text-anchor="middle">100</text>"#))
    #expect(texts(of: "names", in: picture) == ["above", "cell", "page"])
  }

  @Test func `no label covers a view or another label`() throws {
    var generator = Numbers(state: 7)
    for _ in 0..<60 {
      let layout = generator.layout()
      let picture = SVGPicture(layout: layout, layers: .all)
      let leaves = layout.items.indices.filter { !picture.isContainer($0) }
        .map { layout.items[$0].frameInRoot }
      var taken = leaves
      for label in try labels(in: layout.svgPicture()) {
        #expect(taken.first { $0.overlaps(label) } == nil, "\(label)\n\(layout.framesText)")
        taken.append(label)
      }
    }
  }

  /// The rectangles of the names of containers and of the numbers on rulers, a little smaller than
  /// they are.
  private func labels(in picture: String) throws -> [LayoutRect] {
    let pattern = try NSRegularExpression(
      pattern:
        #"<text class="(tag|track|gap)" x="(\S+)" y="(\S+)"(?: text-anchor="(\w+)")?>([^<]+)<"#)
    let whole = picture as NSString
    return pattern.matches(in: picture, range: NSRange(location: 0, length: whole.length)).map {
      match in
      func part(_ index: Int) -> String {
        match.range(at: index).length == 0 ? "" : whole.substring(with: match.range(at: index))
      }
      let size = part(1) == "tag" ? 6.0 : 5.0
      let width = Double(part(5).count) * size * 0.6
      let (x, y) = (Double(part(2)) ?? 0, Double(part(3)) ?? 0)
      let left =
        switch part(4) {
        case "middle": x - width / 2
        case "end": x - width
        default: x
        }
      return LayoutRect(x: left, y: y - size * 0.7, width: width, height: size * 0.8)
    }
  }
}

extension LayoutRect {
  fileprivate func overlaps(_ other: LayoutRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension String {
  /// The text without the ends of groups inside a legend, so that the legend reads as one group.
  fileprivate var flattened: String {
    guard let start = range(of: "<g class=\"legend\">") else { return self }
    return self[..<start.upperBound]
      + self[start.upperBound...].replacingOccurrences(of: "</g>", with: "")
  }
}

/// Makes layouts of containers and leaves that do not overlap, the same in every run.
private struct Numbers {
  var state: UInt64

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// Rows of blocks: each a leaf, or a grid of one row with leaves in it.
  mutating func layout() -> ComputedLayout {
    var items = [
      ComputedLayout.Item(
        identifier: "page", parent: nil, frame: LayoutRect(x: 0, y: 0, width: 300, height: 300))
    ]
    var grids: [ComputedLayout.Grid] = []
    var y = Double(next(6))
    while y < 260 {
      var x = Double(next(9))
      let height = Double(8 + next(22))
      while x < 240 {
        let width = Double(12 + next(60))
        let frame = LayoutRect(x: x, y: y, width: width, height: height)
        items.append(
          ComputedLayout.Item(identifier: "view\(items.count)", parent: 0, frame: frame))
        if next(3) == 0 {
          let grid = items.count - 1
          items[grid] = ComputedLayout.Item(
            identifier: "grid\(grid)", kind: .grid, parent: 0, frame: frame)
          let first = Double(next(Int(width)))
          items.append(
            ComputedLayout.Item(
              identifier: "cell\(items.count)", parent: grid,
              frame: LayoutRect(x: 0, y: 0, width: first, height: height)))
          grids.append(
            ComputedLayout.Grid(
              item: grid,
              columns: [
                ComputedLayout.Track(index: 0, position: 0, extent: first),
                ComputedLayout.Track(index: 1, position: first, extent: width - first),
              ],
              rows: [ComputedLayout.Track(index: 0, position: 0, extent: height)]))
        }
        x += width + Double(next(20))
      }
      y += height + Double(next(14))
    }
    return ComputedLayout(items: items, grids: grids)
  }
}
