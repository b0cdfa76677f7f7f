// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkInspector
import Testing

@Suite struct `Data of a page` {
  private func reader(_ samples: [ComputedLayout]) throws -> PageDataReader {
    let variant = InspectorPage.Variant(name: "variant", samples: samples)
    return try PageDataReader(page: InspectorPage(title: "Data", variants: [variant]).html)
  }

  /// A page of rows whose texts have more lines the narrower it is. A line is 16 high, and a row 6
  /// apart from the next.
  private func rows(_ count: Int, width: Double) -> ComputedLayout {
    var items = [
      ComputedLayout.Item(
        identifier: "table", kind: .grid, parent: nil,
        frame: LayoutRect(x: 0, y: 0, width: width, height: Double(count) * 22))
    ]
    var tracks: [ComputedLayout.Track] = []
    let (label, field) = (120.0, (width - 132) / 2)
    var y = 0.0
    for row in 0..<count {
      let height = 16 * (Double(100 + row * 37 % 400) / field).rounded(.up)
      items.append(
        ComputedLayout.Item(
          identifier: "label\(row)", className: "Label", parent: 0,
          frame: LayoutRect(x: 0, y: y, width: label, height: 16), firstBaseline: 12))
      items.append(
        ComputedLayout.Item(
          identifier: "field\(row)", className: "Field", parent: 0,
          frame: LayoutRect(x: label + 6, y: y, width: field, height: 16), firstBaseline: 12))
      items.append(
        ComputedLayout.Item(
          identifier: "text\(row)", className: "Text", parent: 0,
          frame: LayoutRect(x: label + 12 + field, y: y, width: field, height: height),
          firstBaseline: 12, lastBaseline: height - 4))
      tracks.append(
        ComputedLayout.Track(index: row, position: y, extent: height, spacingAfter: 6))
      y += height + 6
    }
    let columns = [(0, label, 6), (label + 6, field, 6), (label + 12 + field, field, 0)]
      .enumerated().map {
        ComputedLayout.Track(
          index: $0, position: $1.0, extent: $1.1, spacingAfter: $1.2)
      }
    return ComputedLayout(
      width: .exact(width), scale: 2, items: items,
      grids: [ComputedLayout.Grid(item: 0, columns: columns, rows: tracks)])
  }

  private func expectEqual(_ stored: Double?, _ number: Double?) {
    switch (stored, number) {
    case (nil, nil): break
    case (let stored?, let number?): #expect(abs(stored - number) < 0.00051)
    default: #expect(stored == number)
    }
  }

  @Test func `has every number of every layout, to a thousandth`() throws {
    let samples = [300, 211.5, 240, 271.3, 300, 420].map { rows(7, width: $0) }
    let reader = try reader(samples)
    for (index, layout) in samples.enumerated() {
      let stored = try reader.layout(panel: 0, sample: index)
      #expect(try stored.names == layout.items.map(\.name))
      for (item, value) in layout.items.enumerated() {
        let numbers = try stored.numbers(ofItem: item)
        let frame = value.frame
        for (number, expected) in zip(
          numbers,
          [
            frame.minX, frame.minY, frame.width, frame.height, value.firstBaseline,
            value.lastBaseline,
          ])
        { expectEqual(number, expected) }
      }
      let rows = try stored.bands("row", ofGrid: 0)
      for (bands, track) in zip(rows, layout.grids[0].rows) {
        #expect(bands.count == 2)
        expectEqual(bands["content"]?[0], track.position)
        expectEqual(bands["content"]?[1], track.extent)
        expectEqual(bands["spacing after"]?[0], track.position + track.extent)
        expectEqual(bands["spacing after"]?[1], track.spacingAfter)
      }
      #expect(try stored.bands("column", ofGrid: 0).count == 3)
    }
  }

  @Test func `keeps the layouts of different trees apart`() throws {
    let reader = try reader([rows(2, width: 300), rows(1, width: 300), rows(2, width: 400)])
    #expect(try reader.layout(panel: 0, sample: 0).names.count == 7)
    #expect(try reader.layout(panel: 0, sample: 1).names.count == 4)
    #expect(try reader.layout(panel: 0, sample: 2).names.count == 7)
    expectEqual(try reader.layout(panel: 0, sample: 2).numbers(ofItem: 0)[2], 400)
    let shapes: [Any] = try reader.member("shapes")
    #expect(shapes.count == 2)
  }

  // | pad 2 | content 30 | pad 3 | gap 6 | content 20 |, and backwards the same from the right: the grid is
  // at 5, and 61 wide.
  @Test(arguments: [false, true]) func `has the bands of tracks in both directions`(
    backwards: Bool
  ) throws {
    let columns = [
      ComputedLayout.Track(
        index: 0, position: backwards ? 29 : 2, extent: 30, paddingBefore: 2, paddingAfter: 3,
        spacingAfter: 6),
      ComputedLayout.Track(index: 1, position: backwards ? 0 : 41, extent: 20),
    ]
    let grid = ComputedLayout.Grid(
      item: 1, columns: columns, rows: [ComputedLayout.Track(index: 0, position: 0, extent: 10)],
      merges: [ComputedLayout.Area(columns: 0..<2, rows: 0..<1)],
      separators: [LayoutRect(x: 37, y: 0, width: 1, height: 10)])
    let stored = try reader([
      ComputedLayout(
        items: [
          ComputedLayout.Item(
            identifier: "page", parent: nil, frame: LayoutRect(x: 0, y: 0, width: 80, height: 10)),
          ComputedLayout.Item(
            identifier: "grid", kind: .grid, parent: 0,
            frame: LayoutRect(x: 5, y: 0, width: 61, height: 10)),
        ], grids: [grid])
    ]).layout(panel: 0, sample: 0)
    #expect(
      try stored.bands("column", ofGrid: 0) == [
        [
          "content": [backwards ? 29 : 2, 30], "padding before": [backwards ? 59 : 0, 2],
          "padding after": [backwards ? 26 : 32, 3], "spacing after": [backwards ? 20 : 35, 6],
        ], ["content": [backwards ? 0 : 41, 20]],
      ])
    // From 2 to 61, and from 0 to 59, beside 5.
    #expect(
      try stored.rectangles("merges", ofGrid: 0) == [[backwards ? 5 : 7, 0, 59, 10]])
    #expect(try stored.rectangles("separators", ofGrid: 0) == [[42, 0, 1, 10]])
  }

  // | a 20 | gap | b 20 | in a stack of 50 and of 40: 10, then nothing.
  @Test func `has the spaces of stacks at the widths at which they exist`() throws {
    func layout(_ width: Double) -> ComputedLayout {
      ComputedLayout(
        width: .exact(width),
        items: [
          ComputedLayout.Item(
            identifier: "stack", kind: .stack, parent: nil,
            frame: LayoutRect(x: 0, y: 0, width: width, height: 10)),
          ComputedLayout.Item(
            identifier: "a", parent: 0, frame: LayoutRect(x: 0, y: 0, width: 20, height: 8)),
          ComputedLayout.Item(
            identifier: "b", parent: 0, frame: LayoutRect(x: width - 20, y: 0, width: 20, height: 8)
          ),
        ])
    }
    let reader = try reader([layout(50), layout(40)])
    let spaces = try (0..<2).map { try reader.layout(panel: 0, sample: $0).spaces }
    #expect(
      spaces.map { $0.map(\.place) }
        == Array(repeating: ["at the bottom", "between a and b"], count: 2))
    #expect(spaces[0].map(\.numbers) == [[2, 0, 8, 50, 2], [10, 20, 0, 10, 8]])
    #expect(spaces[1].map(\.numbers) == [[2, 0, 8, 40, 2], [0, 0, 0, 0, 0]])
  }

  // In the root a view is at its parent's origin plus its own, unless pixels say otherwise.
  @Test func `has root frames and alignment rectangles only where they do not follow from frames`()
    throws
  {
    func layout(_ items: ComputedLayout.Item...) throws -> [Double?] {
      let page = ComputedLayout.Item(
        identifier: "page", parent: nil, frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
      return try reader([ComputedLayout(items: [page] + items)]).layout(panel: 0, sample: 0)
        .numbers(ofItem: 1)
    }
    let frame = LayoutRect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      try layout(ComputedLayout.Item(identifier: "a", parent: 0, frame: frame)).count == 8)
    let moved = LayoutRect(x: 10.5, y: 20, width: 29.5, height: 40)
    #expect(
      try layout(
        ComputedLayout.Item(identifier: "a", parent: 0, frame: frame, frameInRoot: moved)
      ).dropFirst(8) == [10.5, 20, 29.5, 40])
    #expect(
      try layout(
        ComputedLayout.Item(identifier: "a", parent: 0, frame: frame, alignmentRect: moved)
      ).dropFirst(8) == [10, 20, 30, 40, 10.5, 20, 29.5, 40])
  }

  @Test func `has none for numbers that are missing or infinite`() throws {
    func layout(_ baseline: Double?, x: Double) -> ComputedLayout {
      ComputedLayout(items: [
        ComputedLayout.Item(
          identifier: "view", parent: nil, frame: LayoutRect(x: x, y: 0, width: 1, height: 1),
          firstBaseline: baseline)
      ])
    }
    let reader = try reader([layout(4, x: .nan), layout(nil, x: 2), layout(5, x: .infinity)])
    let numbers = try (0..<3).map { try reader.layout(panel: 0, sample: $0).numbers(ofItem: 0) }
    #expect(numbers.map { $0[0] } == [nil, 2, nil])
    #expect(numbers.map { $0[4] } == [4, nil, 5])
  }

  @Test func `has the constraints, and which of them every frame depends on`() throws {
    var items = SignInForm.items
    items[2].horizontalConstraints = [0, 2]
    items[3].horizontalConstraints = [2, 0, 1]
    items[3].verticalConstraints = [1]
    let layout = ComputedLayout(
      items: items,
      constraints: [
        ComputedLayout.Constraint(
          text:
            "<LayoutConstraint:0x1 'gap' H:[name]-(6)-[nameField]   (active, names: name:0x2 )>",
          statement: "nameField.leading == name.trailing + 6", identifier: "gap", items: [2, 3],
          source: LayoutSourceLocation(fileID: "App/Form.swift", line: 12),
          equation: .init(
            terms: [
              .init(factor: 1, subject: .item(3), attribute: .leading),
              .init(factor: -1, subject: .item(2), attribute: .trailing),
            ], relation: .equal, constant: 6)),
        ComputedLayout.Constraint(
          text: "<LayoutConstraint:0x3 row 0.height <= 23 priority:249.00002   (active)>",
          priority: 249, owner: "grid login, row 0", reason: "need", violation: 2.5),
        ComputedLayout.Constraint(
          text: "name.width >= 40", statement: "column 0.width >= 40", priority: 750, items: [2],
          owner: "view name", isBroken: true,
          equation: .init(
            terms: [.init(factor: 2, subject: .part("column 0"), attribute: .width)],
            relation: .greaterThanOrEqual, constant: 80)),
      ])
    let stored = try reader([layout]).layout(panel: 0, sample: 0)
    let constraints = try stored.constraints
    #expect(
      try constraints.map { try stored.reader.text($0[0]) } == [
        "nameField.leading == name.trailing + 6", "row 0.height <= 23", "column 0.width >= 40",
      ])
    #expect(
      try constraints.map { try stored.reader.text($0[1]) } == [
        "", "grid login, row 0", "view name",
      ])
    #expect(constraints.map { $0[3] as? Double } == [nil, 249, 750])
    #expect(try stored.reader.text(constraints[0][5]) == "App/Form.swift:12")
    #expect(try stored.reader.text(constraints[0][6]) == "gap")
    #expect(constraints.map { $0[7] as? Bool } == [false, false, true])
    let equation = try #require(constraints[0][8] as? [Any])
    #expect(equation[0] as? String == "==")
    #expect(equation[1] as? Double == 6)
    let attributes: [String] = try stored.reader.member("attributes")
    let terms = try equation.dropFirst(2).map { try #require($0 as? [Int]) }
    #expect(terms.map { $0.prefix(2) } == [[1, 3], [-1, 2]])
    #expect(terms.map { attributes[$0[2]] } == ["leading", "trailing"])
    #expect(constraints[2][8] is NSNull)
    #expect(try stored.dependencies(axis: 0, item: 2) == [0, 2])
    #expect(try stored.dependencies(axis: 0, item: 3) == [0, 1, 2])
    #expect(try stored.dependencies(axis: 1, item: 3) == [1])
    #expect(try stored.dependencies(axis: 1, item: 4) == [])
    let missing: [Double] = try stored.reader.member("missing", of: stored.sample)
    #expect(missing == [1, 2.5])
  }

  @Test func `has what views ask for, and what tracks follow`() throws {
    var items = SignInForm.items
    items[1].horizontalSizing = ComputedLayout.Item.Sizing(
      intrinsicExtent: 40, hugging: 251, compressionResistance: 749.5, placement: .fill,
      baseline: .last)
    items[1].verticalSizing = ComputedLayout.Item.Sizing()
    var grid = ComputedLayout.Grid(
      item: 1, columns: [ComputedLayout.Track(index: 2, position: 0, extent: 50)], rows: [])
    grid.columnRules = [
      ComputedLayout.Track.Rule(
        need: 40, fraction: 0.5, maximum: 90, weight: 2,
        pulls: [
          ComputedLayout.Track.Pull(priority: 250, count: 2),
          ComputedLayout.Track.Pull(priority: LayoutPriority(249).nextDown, count: 1),
        ], sizeGroup: "g"),
      ComputedLayout.Track.Rule(need: 40, pulls: nil),
    ]
    let layout = ComputedLayout(
      items: items, grids: [grid], constraints: [ComputedLayout.Constraint(text: "c")])
    let stored = try reader([layout]).layout(panel: 0, sample: 0)
    let sizings: [Any] = try stored.reader.member("sizings")
    let place: Int = try stored.reader.member("sizings", of: stored.sample)
    let own = try #require(sizings[place] as? [[Int]])
    let horizontal = try #require(sizings[own[0][1]] as? [Any])
    #expect(horizontal.prefix(3).map { $0 as? Double } == [40, 251, 749.5])
    #expect(horizontal.suffix(2).map { $0 as? String } == ["fill", "last"])
    #expect((sizings[own[1][1]] as? [Any])?[0] is NSNull)
    #expect(own[0][0] == -1)
    let allRules: [[[String: [[String: Any]]]]] = try stored.reader.member("rules")
    let rulesPlace: Int = try stored.reader.member("rules", of: stored.sample)
    let rules = try #require(allRules[rulesPlace][0]["column"])
    let rule = rules[0]
    #expect(rule["need"] as? Double == 40)
    #expect(rule["extent"] is NSNull)
    #expect(rule["fraction"] as? Double == 0.5)
    #expect(rule["minimum"] is NSNull)
    #expect(rule["maximum"] as? Double == 90)
    #expect(rule["weight"] as? Double == 2)
    // A page prints three decimals.
    #expect(rule["pulls"] as? [[Double]] == [[250, 2], [249, 1]])
    #expect(rules[1]["pulls"] is NSNull)
    #expect(rule["sizeGroup"] as? String == "g")
  }

  @Test func `has remedies with the frames that they would give views`() throws {
    let name = SignInForm.items[2].identifier ?? ""
    let variant = InspectorPage.Variant(
      name: "v", samples: [SignInForm.layout],
      remedies: [
        InspectorPage.TriedRemedy(
          conflict: 1, text: "without it",
          frames: [name: LayoutRect(x: 1, y: 2, width: 3, height: 4.5), "absent": .zero])
      ])
    let reader = try PageDataReader(page: InspectorPage(title: "Data", variants: [variant]).html)
    let panels: [Any] = try reader.member("panels")
    let remedies: [[String: Any]] = try reader.member("remedies", of: panels[0])
    #expect(remedies.map { $0["conflict"] as? Int } == [1])
    #expect(remedies.map { $0["text"] as? String } == ["without it"])
    #expect(remedies[0]["ghosts"] as? [[Double]] == [[2, 1, 2, 3, 4.5]])
  }

  @Test func `has the findings with their widths`() throws {
    let variant = InspectorPage.Variant(
      name: "v", samples: [SignInForm.layout],
      findings: [
        InspectorPage.Finding(text: "one", view: "name"),
        InspectorPage.Finding(
          text: "two", isError: false, widths: 100...110.5, worstWidth: 100),
      ])
    let reader = try PageDataReader(page: InspectorPage(title: "Data", variants: [variant]).html)
    let panels: [Any] = try reader.member("panels")
    let findings: [[String: Any]] = try reader.member("findings", of: panels[0])
    #expect(findings.map { $0["text"] as? String } == ["one", "two"])
    #expect(findings.map { $0["view"] as? String } == ["name", nil])
    #expect(findings.map { $0["error"] as? Bool } == [true, false])
    #expect(findings.map { $0["from"] as? Double } == [nil, 100])
    #expect(findings.map { $0["to"] as? Double } == [nil, 110.5])
    #expect(findings.map { $0["worst"] as? Double } == [nil, 100])
  }

  @Test func `has the problems with the views that they concern`() throws {
    var items = SignInForm.items
    items[4].ambiguityLevel = .never
    let layout = ComputedLayout(
      items: items,
      conflicts: [
        ComputedLayout.Conflict(
          constraints: [
            ComputedLayout.Constraint(text: "a", items: [1]),
            ComputedLayout.Constraint(text: "b", items: [2, 3]),
          ], broken: 1, excess: 2)
      ],
      ambiguities: [
        ComputedLayout.Ambiguity(item: 3, attribute: .height, value: 23, alternative: 30),
        ComputedLayout.Ambiguity(item: 4, attribute: .minX, value: 0, alternative: 9),
      ],
      problems: [ComputedLayout.Problem(item: 1, message: "The fractions are above 1.")])
    let problems = try reader([layout]).layout(panel: 0, sample: 0).problems
    #expect(problems.map { $0["kind"] as? String } == ["broken", "open", "open", "problem"])
    #expect(problems.map { $0["items"] as? [Int] } == [[2, 3], [3], [4], [1]])
    #expect(problems.map { $0["fault"] as? Bool } == [true, true, false, true])
    // The frames in the root, one 7 higher, and one 9 further to the right.
    #expect(problems[1]["ghost"] as? [Double] == [76, 20, 104, 30])
    #expect(problems[2]["ghost"] as? [Double] == [29, 53, 50, 16])
    #expect((problems[0]["constraints"] as? [Int])?.count == 2)
  }

  @Test(arguments: ["row 12, column 0", "007 and 0", "", "\u{1}7", "9007199254740993123", "x1.050"])
  func `has texts as they are, whatever numbers are in them`(text: String) throws {
    let layout = ComputedLayout(
      items: SignInForm.items, constraints: [ComputedLayout.Constraint(text: "c", owner: text)])
    let stored = try reader([layout]).layout(panel: 0, sample: 0)
    let read = try stored.reader.text(stored.constraints[0][1])
    #expect(read == text.replacingOccurrences(of: "\u{1}", with: "\u{FFFD}"))
  }

  // 150,050 frames of about 3,000 views: 20 bytes each would be 3 MB.
  @Test func `of 1,000 rows at 50 widths takes less than 3 MB`() {
    let samples = (0..<50).map { rows(1000, width: 300 + 12 * Double($0)) }
    let variant = InspectorPage.Variant(name: "table", samples: samples)
    let size = InspectorPage(title: "Table", variants: [variant]).html.utf8.count
    #expect(size < 3_000_000, "\(size)")
  }

  @Test func `of constant numbers does not grow with the number of widths`() {
    func size(_ count: Int) -> Int {
      let samples = (0..<count).map { _ in rows(40, width: 300) }
      let variant = InspectorPage.Variant(name: "table", samples: samples)
      return InspectorPage(title: "Table", variants: [variant]).html.utf8.count
    }
    // What belongs to a layout itself is its inputs and a few positions.
    #expect(size(41) - size(1) < 40 * 200)
  }
}
