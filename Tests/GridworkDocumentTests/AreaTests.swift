// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import ConstraintSolver
import Gridwork
import GridworkDocument
import TestSupport
import Testing

@testable import GridworkInspector

/// Proofs of ranges of widths and text scales.
struct AreaTests {
  private typealias Point = LayoutAreas.Point

  /// Glyphs are 10 wide: the label is 100 · scale wide, and the field takes the rest, of which it needs 60. So the
  /// label is whole where the width is 100 · scale + 60 or more.
  private let form = """
    {"root": {"id": "page", "subviews": [
       {"id": "label", "kind": "label", "text": "Characters"},
       {"id": "field", "intrinsicSize": [null, 10]}]},
     "constraints": [{"visualFormat": "H:|[label][field]|"}, {"visualFormat": "V:|[label]"},
       {"visualFormat": "V:|[field]"}, "field.width >= 60", "root.bottom >= label.bottom",
       {"relation": "root.height == 0", "priority": 1}]}
    """

  private func certificate(
    _ json: String, widths: ClosedRange<Double>, textScales: ClosedRange<Double> = 1...2
  ) throws -> (patches: [DocumentVerifier.Patch], areas: LayoutAreas) {
    try DocumentVerifier(DocumentTree(LayoutDocument(json: json))).certificate(
      nil, widths: widths, textScales: textScales)
  }

  /// Whether corners are the expected ones, in any order, but for the width of a border.
  private func near(_ corners: [Point], _ expected: [(Double, Double)]) -> Bool {
    corners.count == expected.count
      && expected.allSatisfy { width, textScale in
        corners.contains {
          abs($0.width - width) < 4e-5 && abs($0.textScale - textScale) < 4e-7
        }
      }
  }

  private func near(_ function: PlaneFunction?, _ expected: (Double, Double, Double)) -> Bool {
    guard let function else { return false }
    return abs(function.constant - expected.0) < 1e-5
      && abs(function.widthSlope - expected.1) < 1e-7
      && abs(function.textSlope - expected.2) < 1e-5
  }

  @Test func `a label has two areas, with corners by arithmetic`() throws {
    let (patches, areas) = try certificate(form, widths: 200...300)
    #expect(areas.isProved && areas.verify())
    #expect(areas.areas.count == 2)
    // 100 · scale + 60 is 200 at 140 %, and 260 at 200 %.
    let whole = areas.areas.first { near($0.frame(of: "label")?.width, (0, 0, 100)) }
    let cut = areas.areas.first { near($0.frame(of: "label")?.width, (-60, 1, 0)) }
    #expect(
      near(whole?.corners ?? [], [(200, 1), (300, 1), (300, 2), (260, 2), (200, 1.4)]),
      "\(areas.areas.map(\.corners))")
    #expect(near(cut?.corners ?? [], [(200, 1.4), (260, 2), (200, 2)]))
    #expect(near(whole?.frame(of: "field")?.width, (0, 1, -100)))
    #expect(near(whole?.frame(of: "label")?.height, (0, 0, 10)))
    #expect(areas.frame(of: "nothing", width: 250, textScale: 1.5) == nil)
    #expect(areas.frame(of: "label", width: 301, textScale: 1.5) == nil)
    #expect(abs((areas.frame(of: "field", width: 290, textScale: 1.25)?.minX ?? 0) - 125) < 1e-6)
    // The label is narrower than its content in the triangle, and by 200 - 140 at most.
    #expect(patches.map(\.finding.rule) == [.squeezed])
    #expect(patches.first?.cells.count == 1)
    #expect(near(patches.first?.cells.first ?? [], [(200, 1.4), (260, 2), (200, 2)]))
    #expect(
      patches.first?.text
        == "width 200 to 260 and text scale 1.4 to 2: squeezed: label is 60 narrower than its content "
        + "(at 200, text scale 2)")
  }

  @Test func `text has areas that end where its lines break`() throws {
    // `one two six` is one line from 110 · scale on, `one two` from 70 · scale, `one` below.
    let json = """
      {"root": {"id": "page", "subviews": [
         {"id": "text", "kind": "label", "text": "one two six", "wraps": true}]},
       "constraints": [{"visualFormat": "H:|[text]|"}, {"visualFormat": "V:|[text]|"}]}
      """
    let (patches, areas) = try certificate(json, widths: 60...200)
    #expect(patches.isEmpty)
    #expect(areas.isProved && areas.verify())
    #expect(areas.areas.count == 3)
    for (lines, corners) in [
      (1.0, [(110, 1), (200, 1), (200, 20 / 11)]),
      (2, [(70, 1), (110, 1), (200, 20 / 11), (200, 2), (140, 2)]),
      (3, [(60, 1), (70, 1), (140, 2), (60, 2)]),
    ] as [(Double, [(Double, Double)])] {
      let area = areas.areas.first { near($0.frame(of: "text")?.height, (0, 0, 10 * lines)) }
      #expect(near(area?.corners ?? [], corners), "\(lines) lines: \(area?.corners ?? [])")
    }
  }

  @Test func `a row as high as its highest view bends where text becomes higher`() throws {
    // Two lines are 20 · scale high, and the icon 24: they are as high as each other at 120 %.
    let json = """
      {"root": {"id": "row", "kind": "stack", "alignment": "centerY", "arranged": [
         {"id": "icon", "intrinsicSize": [24, 24]},
         {"id": "text", "kind": "label", "text": "one\\ntwo"},
         {"id": "rest", "intrinsicSize": [null, 10]}]}}
      """
    let (_, areas) = try certificate(json, widths: 200...300)
    #expect(areas.isProved && areas.verify())
    for (scale, height) in [(1.05, 24.0), (1.19, 24), (1.21, 24.2), (1.9, 38)] {
      let frame = areas.frame(of: "row", width: 250, textScale: scale)
      #expect(abs((frame?.height ?? 0) - height) < 1e-6, "\(scale)")
    }
  }

  private struct Note: LayoutContent {
    var scale = 1.0
    var intrinsicContentSize: LayoutSize {
      LayoutSize(width: (100 * scale).rounded(), height: 10)
    }
    func adapted(to traits: LayoutTextTraits) -> any LayoutContent { Note(scale: traits.scale) }
  }

  @Test func `content that does not say how it grows is in doubt`() {
    let note = LayoutView(content: Note())
    note.identifier = "note"
    let root = LayoutRoot(StackView(views: [note, LayoutView()]))
    let areas = LayoutAreas(of: root, widths: 200...201, textScales: 1...1.004, limit: 200)
    #expect(!areas.isProved)
    #expect(areas.areas.allSatisfy { $0.doubt != nil })
    #expect(areas.areas.contains { $0.doubt == .uneven("note") })
    #expect(areas.verify())
    #expect(root.textTraits == LayoutTextTraits() && root.width == .fitting)
  }

  @Test func `what the limit of layouts leaves is in doubt, and covers the rest`() throws {
    let tree = try DocumentTree(LayoutDocument(json: form))
    let areas = LayoutAreas(of: tree.root, widths: 200...300, textScales: 1...2, limit: 1)
    #expect(areas.areas.map(\.doubt) == [.unfinished])
    #expect(near(areas.areas[0].corners, [(200, 1), (300, 1), (300, 2), (200, 2)]))
    #expect(areas.verify())
  }

  @Test func `a single width or text scale is in doubt`() throws {
    let tree = try DocumentTree(LayoutDocument(json: form))
    for (widths, textScales) in [(200.0...200, 1.0...2), (200...300, 1...1)] {
      let areas = LayoutAreas(of: tree.root, widths: widths, textScales: textScales)
      #expect(areas.areas.map(\.doubt) == [.undecided])
    }
  }

  // MARK: The checker

  @Test func `a wrong certificate is refused`() throws {
    var (_, areas) = try certificate(form, widths: 200...300)
    #expect(areas.verify())
    // Each corner where two areas meet, moved into the other one, or away from it.
    for index in areas.areas.indices {
      let polygon = areas.areas[index].polygon
      for corner in polygon.corners.indices {
        let place = polygon.corners[corner]
        guard near([place], [(260, 2)]) || near([place], [(200, 1.4)]) else { continue }
        for step in [-0.001, 0.001] {
          areas.areas[index].polygon.corners[corner] = Point(
            width: place.width == 200 ? 200 : place.width + step,
            textScale: place.width == 200 ? place.textScale + step : 2)
          #expect(!areas.verify(), "area \(index), corner \(corner)")
        }
        areas.areas[index].polygon = polygon
        #expect(areas.verify())
      }
    }
    // A multiplier that is not the right one.
    let layout = areas.areas[0].layout
    let count = layout?.answers[0].stage.proof.evidence.multipliers.count ?? 0
    #expect(count > 0)
    for index in 0..<count {
      areas.areas[0].layout = layout
      areas.areas[0].layout?.answers[0].stage.proof.evidence.multipliers[index].value += 0.001
      #expect(!areas.verify(), "multiplier \(index)")
    }
    areas.areas[0].layout = layout
    // An area that is missing.
    areas.areas.removeLast()
    #expect(!areas.verify())
  }

  // MARK: Fresh layouts

  @Test func `areas of random documents agree with fresh layouts`() throws {
    var compared = 0
    let seeds = Soak.seeds(3)
    for number in seeds {
      let document = RandomDocument.document(number)
      let tree = try DocumentTree(document)
      let areas = LayoutAreas(of: tree.root, widths: 150...165, textScales: 1...1.1, limit: 100)
      #expect(areas.verify(), "document \(number)")
      let fresh = try DocumentTree(document)
      var random = RandomSource(seed: number)
      for _ in 0..<100 {
        let point = Point(
          width: 150 + Double(random.integer(0...150_000)) / 10_000,
          textScale: 1 + Double(random.integer(0...100_000)) / 1_000_000)
        let environment = DocumentTree.Environment(
          width: .exact(point.width), scale: 0, textScale: point.textScale)
        try fresh.show(nil, in: environment)
        let area = try #require(areas.area(width: point.width, textScale: point.textScale))
        guard area.doubt == nil, area.polygon.depth(of: point) > 1e-4 else { continue }
        compared += 1
        #expect(
          area.contains(fresh.root.computedLayout, at: point), "document \(number) at \(point)")
      }
    }
    #expect(compared > 20 * seeds.count, "\(compared) points are proved")
  }

  // MARK: Reports

  @Test func `a report says what is proved, and where findings are`() throws {
    let source = try DocumentSource(json: form.utf8)
    let verifier = DocumentVerifier(try DocumentTree(source.document))
    let report = verifier.report(widths: 200...300, certifies: true, textScaleRange: 1...2)
    #expect(!report.isSound)
    #expect(
      report.summary(ofFile: "form.json")
        == "form.json: 1 finding in 1 of 1 state at every width from 200 to 300 and text scale from 1 to 2: "
        + "2 areas.")
    #expect(
      report.text(ofFile: "form.json", source).contains(
        "(document: width 200 to 260 and text scale 1.4 to 2)"))
    let json = report.json(ofFile: "form.json", source)
    #expect(json.contains(#""textScales": [1, 2]"#))
    #expect(json.contains(#""width": [0, 0, 100]"#), "\(json)")
    let sound = verifier.report(widths: 270...300, certifies: true, textScaleRange: 1...2)
    #expect(sound.isSound)
    #expect(
      sound.summary(ofFile: "form.json")
        == """
        form.json: sound in 1 state at every width from 270 to 300 and text scale from 1 to 2: 1 area.
        """
    )
  }
}
