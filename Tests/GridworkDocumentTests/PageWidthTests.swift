// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import Testing

/// The widths at which a page has layouts, and between which it has exact numbers.
struct PageWidthTests {
  private func page(
    _ json: String, _ widths: ClosedRange<Double>, reasons: Bool = true
  ) throws -> InspectorPage.Variant {
    let tree = try DocumentTree(LayoutDocument(json: json))
    let page = try DocumentVerifier(tree).page(title: "Page", widths: widths, reasons: reasons).page
    return try #require(page.variants.first)
  }

  /// The widths that the samples of a variant were laid out for.
  private func widths(_ variant: InspectorPage.Variant) throws -> [Double] {
    try variant.samples.map { layout in
      let width: Double? = if case .exact(let points) = layout.width { points } else { nil }
      return try #require(width)
    }
  }

  /// 20 points beside `a`; 100 wide at most, then it is centred. So its frame changes otherwise at 120.
  private let centred = """
    {"root": {"id": "page", "subviews": [{"id": "a", "intrinsicSize": [null, 10]}]},
     "constraints": ["a.centerX == root.centerX", "a.width <= 100",
       {"relation": "a.width == root.width - 20", "priority": 900}, "a.top == root.top",
       "root.bottom == a.bottom"], "size": [75, null], "scale": 2}
    """

  @Test func `the layouts of a page are at the ends of its regions`() throws {
    let variant = try page(centred, 50...200)
    #expect(variant.evenSamples == [1, 3])
    let widths = try widths(variant)
    let expected = [75.0, 50, 120, 120, 200]
    #expect(widths.count == expected.count)
    for (position, sample) in variant.samples.enumerated() {
      #expect(abs(widths[position] - expected[position]) < 0.0005)
      #expect(sample.scale == (position == 0 ? 2 : 0), "only its own width is snapped to pixels")
      let frame = try #require(sample["a"]?.frame)
      #expect(abs(frame.width - min(100, widths[position] - 20)) < 1e-6)
      #expect(!sample.constraints.isEmpty)
    }
    #expect(widths[2] < widths[3])
  }

  @Test func `reasons are left out where they are not wanted`() throws {
    let variant = try page(centred, 50...200, reasons: false)
    #expect(variant.evenSamples == [1, 3])
    #expect(variant.samples.allSatisfy { $0.constraints.isEmpty })
  }

  @Test func `where no proof holds the range is sampled`() throws {
    // Nothing says where `a` lies.
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a", "intrinsicSize": [30, 10]}]},
       "constraints": ["a.top == root.top", "root.bottom == a.bottom"], "size": [75, null]}
      """
    let variant = try page(json, 100...180)
    #expect(variant.evenSamples.isEmpty)
    // Every second point, and both ends.
    #expect(variant.samples.count == 1 + 41)
    let inner = try widths(variant).dropFirst(2).dropLast()
    #expect(Array(inner) == Array(stride(from: 102.0, to: 180, by: 2)))
    let findings = try #require(variant.findings)
    #expect(!findings.isEmpty && findings.allSatisfy { $0.text.hasPrefix("ambiguity:") })
  }

  @Test func `a finding on less than a point is found, with its ends`() throws {
    // 3 w - 400.4 > w from 200.2 on, and `a` is at most 201.1 wide: it is wider than the root in between.
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a", "intrinsicSize": [null, 10]}]},
       "constraints": ["a.leading == root.leading", "a.top == root.top", "root.bottom == a.bottom",
         {"relation": "a.width == 3 * root.width - 400.4", "priority": 900},
         "a.width <= 201.1"], "size": [150, null]}
      """
    let variant = try page(json, 180...300)
    let finding = try #require(variant.findings?.first { $0.widths != nil })
    #expect(finding.text.hasPrefix("outside:"))
    let widths = try #require(finding.widths)
    #expect(abs(widths.lowerBound - 200.2) < 1e-5 && abs(widths.upperBound - 201.1) < 1e-5)
  }
}
