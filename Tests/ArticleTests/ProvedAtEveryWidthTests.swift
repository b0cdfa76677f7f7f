// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import Testing

/// The code of the article Proved at every width.
@Suite struct `Proved at every width` {
  @Test func `a field has two regions`() {
    let field = LayoutView()
    field.identifier = "field"
    field.translatesAutoresizingMaskIntoConstraints = false
    let page = LayoutView()
    page.addSubview(field)
    let wanted = field.widthAnchor.constraint(equalTo: page.widthAnchor, constant: -20)
    wanted.priority = 900
    LayoutConstraint.activate([
      wanted,
      field.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
      field.heightAnchor.constraint(equalToConstant: 20),
      field.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      field.topAnchor.constraint(equalTo: page.topAnchor),
      page.bottomAnchor.constraint(equalTo: field.bottomAnchor),
    ])
    let root = LayoutRoot(page)
    var text = ""
    func print(_ values: Any...) {
      text += values.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    let regions = LayoutRegions(of: root, widths: 50...200)
    print(regions.isProved)
    print(regions.regions.count, regions.breakpoints(of: "field").map { $0.rounded() })
    if let frame = regions.frame(of: "field", at: 180) { print(frame.minX, frame.width) }
    #expect(
      text == """
        true
        2 [120.0]
        40.0 100.0

        """)
    // The root is as it was.
    #expect(root.width == .fitting)
    #expect(root.computedLayout["field"]?.frame.width == 0)
  }

  @Test func `regions say where a frame is`() {
    let name = LayoutView(content: FixedText("Name"))
    name.identifier = "name"
    let root = LayoutRoot(StackView(views: [name, LayoutView()]))
    let regions = LayoutRegions(of: root, widths: 200...900)
    let isProved = regions.isProved  // true
    let frame = regions.frame(of: "name", at: 312.5)
    #expect(isProved)
    #expect(frame?.width == 40)
  }

  @Test func `a label grows with its text`() throws {
    let label = LayoutView(content: FixedText("Characters"))
    label.identifier = "label"
    let field = LayoutView()
    let page = StackView(views: [label, field])
    page.distribution = .fill
    page.spacing = 0
    field.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
    let root = LayoutRoot(page)
    var text = ""
    func print(_ values: Any...) {
      text += values.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    let areas = LayoutAreas(of: root, widths: 200...300, textScales: 1...2)
    let isProved = areas.isProved  // true
    print(areas.areas.count)
    if let frame = areas.frame(of: "label", width: 280, textScale: 1.5) {
      print(frame.width.rounded())
    }
    if let frame = areas.frame(of: "label", width: 200, textScale: 1.75) {
      print(frame.width.rounded())
    }
    #expect(
      text == """
        2
        150.0
        140.0

        """)
    #expect(isProved)
  }

  @Test func `a whole range is sound`() throws {
    let json = """
      {"root": {"id": "column", "kind": "stack", "orientation": "vertical", "alignment": "fill",
         "arranged": [{"id": "text", "kind": "label", "wraps": true,
           "text": "A column of text becomes harder to read when its lines are long."}]},
       "variants": [{"name": "short", "text": {"text": "A column of text is easy to read."}}]}
      """
    // Glyphs are 10 wide. The long text has 64 of them: one line from 640 on; two from 320, with 31 and 32 in them;
    // three from 240, with 24, 23 and 15; and four from 200. The short one has 33: one line from 330 on, then two.
    #expect(
      try text(json) == """
        form.json: sound in 2 states at every width from 200 to 900: 6 regions.
        """)
  }

  @Test func `a sliver is found`() throws {
    // `b` is 15 + 0.5 · |width - 300.5| from the left, and `a` ends at 15.1.
    let json = """
      {"root": {"id": "page", "subviews": [
         {"id": "a", "intrinsicSize": [15.1, 30]}, {"id": "b", "intrinsicSize": [30, 30]},
         {"id": "left", "hidden": true}, {"id": "half", "hidden": true}]},
       "size": [250, null],
       "constraints": ["a.leading == root.leading", {"visualFormat": "V:|[a]|"},
         {"visualFormat": "V:|[b]|"}, "half.width == 0.5*root.width", "left.width == 0.5*root.width",
         "half.leading == root.leading", "left.trailing == root.leading",
         "half.top == root.top", "half.height == 10", "left.top == root.top", "left.height == 10",
         "b.leading >= half.trailing - 135.25", "b.leading >= left.leading + 165.25",
         {"relation": "b.leading == root.leading", "priority": 100}]}
      """
    let lines = try text(json).split(separator: "\n")
    let finding = """
      form.json:2:46: error: overlap: a and b overlap by 0.1 by 30 (document: width above 300.3 to below 300.7)
      """
    #expect(lines.first.map { String($0) } == finding)
  }

  private func text(_ json: String) throws -> String {
    let source = try DocumentSource(json: json.utf8)
    let verifier = DocumentVerifier(try DocumentTree(source.document))
    let report = verifier.report(widths: 200...900, certifies: true)
    return report.text(ofFile: "form.json", source)
  }
}
