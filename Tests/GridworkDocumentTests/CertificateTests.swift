// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import ConstraintSolver
import Gridwork
import GridworkDocument
import TestSupport
import Testing

@testable import GridworkInspector

/// Proofs of whole ranges of widths.
struct CertificateTests {
  private func verifier(_ json: String) throws -> DocumentVerifier {
    DocumentVerifier(try DocumentTree(LayoutDocument(json: json)))
  }

  @Test func `a view with a greatest width has two regions`() throws {
    // 20 points beside it; 100 wide at most, then it is centred.
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a", "intrinsicSize": [null, 10]}]},
       "constraints": ["a.centerX == root.centerX", "a.width <= 100",
         {"relation": "a.width == root.width - 20", "priority": 900}, "a.top == root.top",
         "root.bottom == a.bottom"]}
      """
    let (stretches, regions) = try verifier(json).certificate(nil, widths: 50...200)
    #expect(stretches.isEmpty)
    #expect(regions.isProved)
    #expect(regions.verify())
    #expect(regions.regions.count == 2)
    #expect(abs(regions.breakpoints[0] - 120) < 1e-9)
    #expect(regions.breakpoints(of: "a") == regions.breakpoints)
    #expect(regions.breakpoints(of: "nothing").isEmpty)
    #expect(
      near(regions.frame(of: "a", at: 71.25), LayoutRect(x: 10, y: 0, width: 51.25, height: 10)))
    #expect(
      near(regions.frame(of: "a", at: 180.5), LayoutRect(x: 40.25, y: 0, width: 100, height: 10)))
    #expect(regions.frame(of: "a", at: 201) == nil)
    #expect(regions.frame(of: "nothing", at: 100) == nil)
    let frame = try #require(regions.region(at: 199)?.frame(of: "a"))
    #expect(abs(frame.x.slope - 0.5) < 1e-12 && abs(frame.x.constant + 50) < 1e-9)
    #expect(abs(frame.width.slope) < 1e-12 && abs(frame.width.constant - 100) < 1e-9)
  }

  @Test func `text has regions that end where its lines break`() throws {
    // Glyphs are 10 wide: `one two six` is one line from 110 points on, `one two` from 70, `one` below. What
    // rounding puts just below a whole number of glyphs holds them.
    let json = """
      {"root": {"id": "page", "subviews": [
         {"id": "text", "kind": "label", "text": "one two six", "wraps": true}]},
       "constraints": [{"visualFormat": "H:|[text]|"}, {"visualFormat": "V:|[text]|"}]}
      """
    let (stretches, regions) = try verifier(json).certificate(nil, widths: 35...200)
    #expect(stretches.isEmpty)
    #expect(regions.isProved && regions.verify())
    #expect(regions.breakpoints.count == 2)
    #expect(zip(regions.breakpoints, [70, 110]).allSatisfy { abs($0 + 1e-5 - $1) < 1e-9 })
    #expect(
      [40.0, 100, 150].map { regions.frame(of: "text", at: $0)?.height } == [30, 20, 10])
  }

  @Test func `a view that leaves a stack for want of room ends a region`() throws {
    // 40, 50 and 60 with gaps of 8 and what takes the rest: all from 174 on, without `c` below, without `b` below 106.
    let json = """
      {"root": {"id": "bar", "kind": "stack", "distribution": "fill",
         "clippingResistancePriority": [400, 1000],
         "arranged": [{"id": "a", "intrinsicSize": [40, 10]},
           {"id": "b", "intrinsicSize": [50, 10], "visibilityPriority": 800},
           {"id": "c", "intrinsicSize": [60, 10], "visibilityPriority": 700},
           {"id": "rest", "intrinsicSize": [null, 10]}]}}
      """
    let (_, regions) = try verifier(json).certificate(nil, widths: 60...300)
    #expect(regions.isProved && regions.verify())
    for width in [105.9, 106.1, 173.9, 174.1] {
      #expect((regions.frame(of: "b", at: width) == nil) == (width < 106), "\(width)")
      #expect((regions.frame(of: "c", at: width) == nil) == (width < 174), "\(width)")
    }
    #expect(regions.breakpoints(of: "rest").map { $0.rounded() } == [106, 174])
  }

  /// Text that does not know where its lines break: two lines below 100 points.
  private struct Note: LayoutContent {
    var intrinsicContentSize: LayoutSize { LayoutSize(width: 100, height: 10) }
    func height(forWidth width: Double) -> Double? { width < 100 ? 20 : 10 }
  }

  @Test func `text that does not know where its lines break is in doubt, and ends a region`() {
    let note = LayoutView(content: Note())
    note.identifier = "note"
    let column = StackView(views: [note])
    column.orientation = .vertical
    column.alignment = .fill
    let regions = LayoutRegions(of: LayoutRoot(column), widths: 50...150)
    let doubt = LayoutRegions.Doubt.text("LayoutView 'note'")
    #expect(regions.regions.map(\.doubt) == [doubt, doubt])
    #expect(regions.breakpoints.allSatisfy { abs($0 - 100) < 1e-6 })
    #expect([99.0, 101].map { regions.frame(of: "note", at: $0)?.height } == [20, 10])
    #expect(regions.verify())
    #expect(FixedText("one two").widthsOfSameHeight(around: 50) == nil)
  }

  @Test func `a view that leaves for want of height, and hidden text, end no region`() throws {
    // 64 points hold 20 + 8 + 20 + 8 and the rest, but no third view, whatever the width.
    let json = """
      {"root": {"id": "column", "kind": "stack", "orientation": "vertical", "distribution": "fill",
         "alignment": "fill", "clippingResistancePriority": [1000, 400],
         "arranged": [{"id": "a", "intrinsicSize": [40, 20]}, {"id": "b", "intrinsicSize": [40, 20]},
           {"id": "c", "intrinsicSize": [40, 20], "visibilityPriority": 700},
           {"id": "text", "kind": "label", "text": "one two", "wraps": true, "hidden": true},
           {"id": "rest", "intrinsicSize": [40, null]}]},
       "size": [100, 64]}
      """
    let (_, regions) = try verifier(json).certificate(nil, widths: 50...150)
    #expect(regions.isProved && regions.verify())
    #expect(regions.breakpoints.isEmpty)
    #expect(regions.frame(of: "c", at: 100) == nil)
    #expect(regions.frame(of: "text", at: 100) == nil)
    #expect(near(regions.frame(of: "b", at: 77), LayoutRect(x: 0, y: 28, width: 77, height: 20)))
  }

  @Test func `a single width is a region`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a", "intrinsicSize": [50, 10]}]},
       "constraints": ["a.centerX == root.centerX", "a.top == root.top", "root.bottom == a.bottom"]}
      """
    let (_, regions) = try verifier(json).certificate(nil, widths: 90...90)
    #expect(regions.isProved && regions.verify())
    #expect(regions.regions.map(\.widths) == [90...90])
    #expect(near(regions.frame(of: "a", at: 90), LayoutRect(x: 20, y: 0, width: 50, height: 10)))
  }

  @Test func `what is ambiguous is in doubt`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a", "intrinsicSize": [50, 10]}]},
       "constraints": ["a.top == root.top", "root.bottom == a.bottom"]}
      """
    let verifier = try verifier(json)
    let (stretches, regions) = try verifier.certificate(nil, widths: 60...90)
    #expect(regions.regions.map(\.doubt) == [.ambiguous])
    #expect(!regions.isProved)
    #expect(
      stretches.map(\.text) == [
        "width 60 to 90: ambiguity: nothing fixes the left edge of a; it may be anything (at 60)",
        "width 60 to 90: undecided: the frames are not proved: an equally good layout has other frames",
      ])
    let report = verifier.report(widths: 60...90, certifies: true)
    #expect(!report.isSound)
    #expect(report.summary(ofFile: "page.json").contains("of which 1 of 1 region are not proved"))
  }

  @Test func `a report with a proof says so`() throws {
    let report = try verifier(sliver(middle: 300.5, depth: 0.1)).report(
      widths: 200...400, certifies: true)
    #expect(
      report.summary(ofFile: "page.json")
        == "page.json: 1 finding in 1 of 1 state at every width from 200 to 400: 2 regions.")
    let text = sliver(middle: 300.5, depth: 0.1)
    let source = try DocumentSource(json: text.utf8)
    // `b` is 15 + 0.5 · |width - 300.5| from the left: -0.5 · width + 165.25 at first.
    #expect(report.json(ofFile: "page.json", source).contains(#""x": [165.25, -0.5]"#))
  }

  @Test func `a conflict begins exactly where constraints contradict each other`() throws {
    // 10 + 180.25 + 10 = 200.25.
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a", "intrinsicSize": [50.5, 10]}]},
       "size": [190, 30],
       "constraints": ["a.leading == root.leading + 10", "a.trailing == root.trailing - 10",
         "a.top == root.top", {"relation": "a.width <= 180.25", "identifier": "cap"}]}
      """
    let (stretches, regions) = try verifier(json).certificate(nil, widths: 60...210)
    #expect(regions.isProved && regions.verify())
    #expect(stretches.map(\.finding.rule) == [.squeezed, .conflict])
    #expect(stretches.map(\.widths) == [60...70.5, 200.25...210])
    #expect(stretches.map(\.isOpenBelow) == [false, true])
    #expect(stretches.map(\.isOpenAbove) == [true, false])
  }

  // MARK: Slivers

  /// `b` is `15 + 0.5 · |width - middle|` from the left, and `a` ends `15 + depth` from there: they overlap where
  /// the width is less than `2 · depth` from the middle.
  private func sliver(middle: Double, depth: Double) -> String {
    """
    {"root": {"id": "page", "subviews": [
       {"id": "a", "intrinsicSize": [\(15 + depth), 30]}, {"id": "b", "intrinsicSize": [30, 30]},
       {"id": "left", "hidden": true}, {"id": "half", "hidden": true}]},
     "constraints": ["a.leading == root.leading", {"visualFormat": "V:|[a]|"},
       {"visualFormat": "V:|[b]|"}, "half.width == 0.5*root.width", "left.width == 0.5*root.width",
       "half.leading == root.leading", "left.trailing == root.leading",
       "half.top == root.top", "half.height == 10", "left.top == root.top", "left.height == 10",
       "b.leading >= half.trailing + \(15 - middle / 2)",
       "b.leading >= left.leading + \(15 + middle / 2)",
       {"relation": "b.leading == root.leading", "priority": 100}]}
    """
  }

  @Test func `a hundred slivers are found with their exact ends`() throws {
    var random = RandomSource(seed: 51)
    var missed = 0
    for number in 0..<100 {
      let middle = 250 + Double(random.integer(0...99_999)) / 1_000
      let depth = 0.0025 + Double(number) * (0.225 - 0.0025) / 99
      let verifier = try verifier(sliver(middle: middle, depth: depth))
      let (stretches, regions) = try verifier.certificate(nil, widths: 200...400)
      #expect(regions.isProved && regions.verify(), "sliver \(number)")
      #expect(stretches.map(\.finding.rule) == [.overlap], "sliver \(number)")
      let widths = stretches.first?.widths ?? 0...0
      #expect(abs(widths.lowerBound - (middle - 2 * depth)) < 1e-5, "sliver \(number)")
      #expect(abs(widths.upperBound - (middle + 2 * depth)) < 1e-5, "sliver \(number)")
      #expect(stretches.first?.isOpenBelow == true && stretches.first?.isOpenAbove == true)
      if try verifier.stretches(nil, widths: 200...400).isEmpty { missed += 1 }
    }
    // The slivers are between 0.01 and 0.9 wide. Samples at whole points find the half that holds one.
    #expect(missed > 30)
  }

  // MARK: The checker

  @Test func `a wrong certificate is refused`() throws {
    var (_, regions) = try verifier(sliver(middle: 300, depth: 0.25)).certificate(
      nil, widths: 200...400)
    #expect(regions.verify())
    let border = try #require(regions.regions.first?.widths.upperBound)
    #expect(abs(border - 300) < 1e-9)
    // Each end in turn, moved to where the proof does not hold.
    for index in regions.regions.indices {
      let part = regions.regions[index].parts[0].widths
      regions.regions[index].parts[0].widths =
        index == 0
        ? part.lowerBound...part.upperBound + 0.001 : part.lowerBound - 0.001...part.upperBound
      #expect(!regions.verify())
      regions.regions[index].parts[0].widths = part
      #expect(regions.verify())
    }
    // A part that is missing.
    let parts = regions.regions[0].parts
    regions.regions[0].parts = []
    #expect(!regions.verify())
    regions.regions[0].parts = parts
    // A multiplier that is not the right one.
    let multipliers = parts[0].layout?.answers[0].stage.proof.evidence.multipliers.count ?? 0
    #expect(multipliers > 0)
    for index in 0..<multipliers {
      regions.regions[0].parts = parts
      regions.regions[0].parts[0].layout?.answers[0].stage.proof.evidence.multipliers[index]
        .value += 0.001
      #expect(!regions.verify(), "multiplier \(index)")
    }
  }

  // MARK: Dense samples

  @Test func `certificates of random documents agree with fresh layouts`() throws {
    var proved = 0
    let seeds = Soak.seeds(10)
    for number in seeds {
      let document = RandomDocument.document(number)
      let verifier = DocumentVerifier(try DocumentTree(document))
      let (stretches, regions) = try verifier.certificate(nil, widths: 80...240)
      #expect(regions.verify(), "document \(number)")
      #expect(regions.regions.first?.widths.lowerBound == 80)
      #expect(regions.regions.last?.widths.upperBound == 240)
      if regions.isProved { proved += 1 }
      let tree = try DocumentTree(document)
      var random = RandomSource(seed: number)
      for _ in 0..<50 {
        let width = 80 + 160 * Double(random.integer(0...1_000_000)) / 1_000_000
        try tree.show(nil, in: DocumentTree.Environment(width: .exact(width), scale: 0))
        let layout = tree.root.computedLayout
        let region = try #require(regions.region(at: width))
        let isBorder = regions.breakpoints.contains { abs($0 - width) < 1e-5 }
        guard region.doubt == nil, !isBorder else { continue }
        for (position, item) in layout.items.enumerated() {
          guard let frame = region.frame(at: position), item.visibility == .shown else { continue }
          #expect(
            near(frame.rect(at: width), item.frameInRoot),
            "document \(number), \(item.name) at \(width)")
        }
        let found = Set(tree.findings().filter { $0.rule != .noEffect }.map(\.identity))
        let expected = stretches.filter {
          ($0.widths.lowerBound - 1e-4...$0.widths.upperBound + 1e-4).contains(width)
        }.map(\.finding.identity)
        let isEnd = stretches.contains {
          abs($0.widths.lowerBound - width) < 1e-4 || abs($0.widths.upperBound - width) < 1e-4
        }
        #expect(isEnd || found == Set(expected), "document \(number), width \(width)")
      }
    }
    #expect(proved > seeds.count / 4, "\(proved) of \(seeds.count) are proved")
  }

  private func near(_ a: LayoutRect?, _ b: LayoutRect) -> Bool {
    guard let a else { return false }
    return [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      .allSatisfy { abs($0) < 2e-6 }
  }
}
