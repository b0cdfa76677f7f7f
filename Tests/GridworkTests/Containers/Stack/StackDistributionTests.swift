// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// How the views of a stack share its length.
@Suite struct StackDistributionTests {
  // MARK: Fill

  @Test func `fill gives the room to the view that hugs least`() {
    let stack = row(30, 50, 40, distribution: .fill)
    stack.views[1].setContentHuggingPriority(249, for: .horizontal)
    // 200 - 2 * 8 - 30 - 40 = 114.
    let shown = Stacked(stack, width: 200)
    #expect(shown.line == "0 30 | 38 114 | 160 40")
    #expect(shown.isSound)
  }

  @Test func `fill takes the room from the view that resists least`() {
    let stack = row(30, 50, 40, distribution: .fill)
    stack.views[1].setContentCompressionResistancePriority(749, for: .horizontal)
    // 100 - 2 * 8 - 30 - 40 = 14.
    let shown = Stacked(stack, width: 100)
    #expect(shown.line == "0 30 | 38 14 | 60 40")
    #expect(shown.isSound)
  }

  @Test func `between equals the first view takes the spare room, and that is reported`() {
    let shown = Stacked(row(30, 50, 40, distribution: .fill), width: 200)
    #expect(shown.line == "0 94 | 102 50 | 160 40")
    #expect(shown.root.computedLayout.ambiguities.count > 0)
    #expect(shown.root.computedLayout.conflicts.isEmpty)
  }

  @Test func `between equals the last view gives way first, and that is reported`() {
    // 100 - 2 * 8 - 30 - 50 = 4.
    let shown = Stacked(row(30, 50, 40, distribution: .fill), width: 100)
    #expect(shown.line == "0 30 | 38 50 | 96 4")
    #expect(shown.root.computedLayout.ambiguities.count > 0)
  }

  @Test func `without a size from outside every distribution is as long as its contents`() {
    for distribution in StackView.Distribution.allCases where distribution != .fillEqually {
      let shown = Stacked(row(40, 40, 40, distribution: distribution))
      #expect(shown.size == "136 10", "\(distribution)")
      #expect(shown.line == "0 40 | 48 40 | 96 40", "\(distribution)")
      #expect(shown.isSound, "\(distribution)")
    }
  }

  // MARK: Ends

  @Test(arguments: [StackView.Distribution.equalSpacing, .equalCentering])
  func `where gaps grow, a required constraint keeps a view from its end`(
    distribution: StackView.Distribution
  ) {
    // The gaps take 100 - 5 - 40 = 55.
    let late = row(10, 20, 10, distribution: distribution)
    late.views[0].leadingAnchor.constraint(equalTo: late.leadingAnchor, constant: 5).isActive = true
    let first = Stacked(late, width: 100)
    #expect(first.line == "5 10 | 42.5 20 | 90 10")
    #expect(first.isSound)
    let early = row(10, 20, 10, distribution: distribution)
    early.trailingAnchor.constraint(equalTo: early.views[2].trailingAnchor, constant: 5)
      .isActive = true
    let last = Stacked(early, width: 100)
    #expect(last.line == "0 10 | 37.5 20 | 85 10")
    #expect(last.isSound)
  }

  @Test func `a single view of a required length leaves the far end of an equally spaced stack`() {
    let stack = row(10, distribution: .equalSpacing)
    stack.views[0].widthAnchor.constraint(equalToConstant: 10).isActive = true
    let shown = Stacked(stack, width: 100)
    #expect(shown.line == "0 10")
    #expect(shown.isSound)
  }

  // MARK: Fill equally

  @Test func `fill equally gives equal shares`() {
    // (200 - 2 * 8) / 3.
    let shown = Stacked(row(30, 50, 40, distribution: .fillEqually), width: 200)
    #expect(shown.line == "0 61.333 | 69.333 61.333 | 138.667 61.333")
    #expect(shown.isSound)
  }

  @Test func `fill equally is by itself as long as its longest view often`() {
    let shown = Stacked(row(30, 50, 40, distribution: .fillEqually))
    #expect(shown.size == "166 10")
    #expect(shown.line == "0 50 | 58 50 | 116 50")
    #expect(shown.isSound)
  }

  @Test func `a view that needs more than its share keeps it, and the others share the rest`() {
    let stack = row(100, 20, 30, distribution: .fillEqually)
    stack.spacing = 0
    // 180 - 100 = 80 for two.
    let shown = Stacked(stack, width: 180)
    #expect(shown.line == "0 100 | 100 40 | 140 40")
    #expect(shown.isSound)
  }

  @Test func `two views that need more than their share keep it`() {
    let stack = row(100, 60, 10, 10, distribution: .fillEqually)
    stack.spacing = 0
    let shown = Stacked(stack, width: 200)
    #expect(shown.line == "0 100 | 100 60 | 160 20 | 180 20")
    #expect(shown.isSound)
  }

  @Test func `a view capped from above leaves the others open, and that is reported`() {
    let stack = row(10, 10, 10, distribution: .fillEqually)
    stack.spacing = 0
    stack.views[0].widthAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true
    let shown = Stacked(stack, width: 120)
    shown.root.layoutIfNeeded()
    #expect(stack.views[0].frame.width == 20)
    #expect(stack.views[1].frame.width + stack.views[2].frame.width == 100)
    #expect(shown.root.computedLayout.ambiguities.count > 0)
  }

  @Test func `fill equally shares what custom spacings leave`() {
    let stack = row(30, 50, 40, distribution: .fillEqually)
    stack.setCustomSpacing(12, after: stack.views[0])
    // (200 - 12 - 8) / 3.
    #expect(Stacked(stack, width: 200).line == "0 60 | 72 60 | 140 60")
  }

  // MARK: Fill proportionally

  @Test(arguments: [(256.0, "0 60 | 68 100 | 176 80"), (76.0, "0 15 | 23 25 | 56 20")])
  func `fill proportionally keeps the ratio of intrinsic sizes whatever the spacing`(
    width: Double, line: String
  ) {
    // 120 wide with gaps of 16: factors 2 and 0.5.
    let shown = Stacked(row(30, 50, 40, distribution: .fillProportionally), width: width)
    #expect(shown.line == line)
    #expect(shown.isSound)
  }

  @Test func `a view without intrinsic size keeps what its constraints give`() {
    let stack = row(30, 50, distribution: .fillProportionally)
    let plain = LayoutView()
    stack.addArrangedSubview(plain)
    plain.widthAnchor.constraint(equalToConstant: 24).isActive = true
    plain.heightAnchor.constraint(equalToConstant: 10).isActive = true
    // 200 - 24 - 2 * 8 = 160 for 80.
    let shown = Stacked(stack, width: 200)
    #expect(shown.line == "0 60 | 68 100 | 176 24")
    #expect(shown.isSound)
  }

  @Test func `containers in a proportional stack keep what they need`() {
    let stack = row(30, 50, distribution: .fillProportionally)
    stack.addArrangedSubview(StackView(views: [box("inside", 24, 10)]))
    stack.addArrangedSubview(GridView(views: [[box("cell", 20, 10)]]))
    // 228 - 24 - 20 - 3 * 8 = 160 for 80.
    let shown = Stacked(stack, width: 228)
    #expect(shown.line == "0 60 | 68 100 | 176 24 | 208 20")
    #expect(shown.isSound)
  }

  @Test func `a view that resists more keeps its size, and the others keep their ratio`() {
    let stack = row(30, 50, 40, distribution: .fillProportionally)
    stack.views[0].setContentCompressionResistancePriority(.required, for: .horizontal)
    // 76 - 2 * 8 - 30 = 30 for 90.
    let shown = Stacked(stack, width: 76)
    #expect(shown.line == "0 30 | 38 16.667 | 62.667 13.333")
    #expect(shown.isSound)
  }

  @Test func `an empty view in a proportional stack stays empty`() {
    let shown = Stacked(row(30, 0, 50, distribution: .fillProportionally), width: 176)
    #expect(shown.line == "0 60 | 68 0 | 76 100")
    #expect(shown.isSound)
  }

  // MARK: Equal spacing

  @Test func `equal spacing makes gaps equal`() {
    // 200 - 120 = 80 for two gaps.
    let shown = Stacked(row(30, 50, 40, distribution: .equalSpacing), width: 200)
    #expect(shown.line == "0 30 | 70 50 | 160 40")
    #expect(shown.isSound)
  }

  @Test func `equal spacing takes no notice of custom spacing`() {
    let stack = row(30, 50, 40, distribution: .equalSpacing)
    stack.setCustomSpacing(60, after: stack.views[0])
    #expect(Stacked(stack, width: 200).line == "0 30 | 70 50 | 160 40")
    #expect(Stacked(rowWithCustomSpacing()).size == "136 10")
  }

  func rowWithCustomSpacing() -> StackView {
    let stack = row(30, 50, 40, distribution: .equalSpacing)
    stack.setCustomSpacing(60, after: stack.views[1])
    return stack
  }

  @Test func `gaps are never smaller than the spacing: contents give way`() {
    let stack = row(30, 50, 40, distribution: .equalSpacing)
    stack.views[1].setContentCompressionResistancePriority(700, for: .horizontal)
    let shown = Stacked(stack, width: 100)
    #expect(shown.line == "0 30 | 38 14 | 60 40")
    #expect(shown.isSound)
  }

  @Test func `a gap that must be larger leaves the rest to the others equally`() {
    let stack = row(10, 10, 10, 10, distribution: .equalSpacing)
    let views = stack.views
    views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 60).isActive =
      true
    // 160 - 40 - 60 = 60 for two gaps.
    let shown = Stacked(stack, width: 160)
    #expect(shown.line == "0 10 | 70 10 | 110 10 | 150 10")
    #expect(shown.isSound)
  }

  @Test func `a single view is held to both ends, unless its center or its area decides`() {
    for distribution in StackView.Distribution.allCases {
      let shown = Stacked(row(30, distribution: distribution), width: 100)
      let line =
        switch distribution {
        case .gravityAreas: "0 30"
        case .equalCentering: "35 30"
        default: "0 100"
        }
      #expect(shown.line == line, "\(distribution)")
      #expect(shown.isSound, "\(distribution)")
    }
  }

  // MARK: Equal centering

  @Test func `equal centering puts centers equally far apart`() {
    // Centers at 50 and 290; in between 170.
    let shown = Stacked(row(100, 20, 20, distribution: .equalCentering), width: 300)
    #expect(shown.line == "0 100 | 160 20 | 280 20")
    #expect(shown.isSound)
  }

  @Test func `the spacing stays the minimum of equal centering`() {
    // Centers at 100 and 290 would put the middle one at 185..205, into the first.
    let shown = Stacked(row(200, 20, 20, distribution: .equalCentering), width: 300)
    #expect(shown.line == "0 200 | 208 20 | 280 20")
    #expect(shown.isSound)
  }

  @Test func `where one distance must be larger, the other centers stay equally far apart`() {
    // The last view begins at 120, so the third ends at 112: its center is at 102, the first at 10;
    // the second between them at 56.
    let shown = Stacked(row(20, 20, 20, 200, distribution: .equalCentering), width: 320)
    #expect(shown.line == "0 20 | 46 20 | 92 20 | 120 200")
    #expect(shown.isSound)
  }

  @Test func `equal centering is by itself as long as equal distances ask`() {
    // The greatest of (100 + 20) / 2 + 8 and (20 + 20) / 2 + 8 is 68: 50 + 2 * 68 + 10.
    let shown = Stacked(row(100, 20, 20, distribution: .equalCentering))
    #expect(shown.size == "196 10")
    #expect(shown.line == "0 100 | 108 20 | 176 20")
    #expect(shown.isSound)
  }

  // MARK: All of them

  @Test func `a stack without views is as large as its insets`() {
    for distribution in StackView.Distribution.allCases {
      let stack = StackView()
      stack.distribution = distribution
      stack.edgeInsets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let shown = Stacked(stack)
      #expect(shown.size == "6 4")
      #expect(shown.isSound)
    }
  }

  @Test(arguments: [
    (StackView.Distribution.fillEqually, "0 61.333 | 69.333 61.333 | 138.667 61.333"),
    (.fillProportionally, "0 46 | 54 76.667 | 138.667 61.333"),
    (.equalSpacing, "0 30 | 70 50 | 160 40"),
    (.equalCentering, "0 30 | 72.5 50 | 160 40"), (.gravityAreas, "0 30 | 38 50 | 96 40"),
  ])
  func `a vertical stack does along y what a horizontal one does along x`(
    distribution: StackView.Distribution, line: String
  ) {
    // Proportionally: (200 - 16) / 120 = 1.5333. Centers at 15 and 180, in between 97.5.
    let stack = StackView(views: [box("a", 10, 30), box("b", 10, 50), box("c", 10, 40)])
    stack.orientation = .vertical
    stack.distribution = distribution
    let shown = Stacked(stack, height: 200)
    #expect(shown.line == line)
    #expect(shown.isSound)
  }

  @Test func `gaps that are longer than the stack run past its far end`() {
    let shown = Stacked(row(0, 0, 0, distribution: .fill), width: 100)
    shown.stack.spacing = 60
    // Everything here is required: what comes last along the stack is what cannot hold.
    #expect(shown.line == "0 0 | 60 0 | 120 0")
    #expect(shown.root.computedLayout.conflicts.count == 1)
  }

  @Test(arguments: [StackView.Distribution.fillProportionally, .fillEqually], [2, 3, 7])
  func `views that grow together are exactly as firm as one of them`(
    distribution: StackView.Distribution, count: Int
  ) throws {
    let stack = StackView(views: (1...count).map { box("v\($0)", Double(40 * $0), 10) })
    stack.distribution = distribution
    let root = LayoutRoot(GridView(views: [[stack]]), scale: 0)
    root.layoutIfNeeded()
    let growth = try #require(stack.plannedGrowth).horizontal.filter { $0.priority == 250 }
    // A single cost, although two thirds and one third as they are would add up to a little less than 1.
    #expect(growth.map(\.weight) == [1])
  }

  @Test func `a stack grows as dearly as the grid that fills it, at every extent`() throws {
    // The first column takes the surplus up to 20, the second one after it.
    let grid = GridView(views: [[box("a", 40, 10), box("b", 50, 10)]])
    grid.column(at: 0).weight = 1
    grid.column(at: 0).maximumWidth = 60
    let stack = StackView(views: [grid])
    stack.orientation = .vertical
    stack.alignment = .fill
    let root = LayoutRoot(GridView(views: [[stack]]), scale: 0)
    root.layoutIfNeeded()
    let growth = try #require(stack.plannedGrowth).horizontal.filter { $0.priority == 249 }
    #expect(growth.map(\.extent) == [96, 116])
  }

  @Test func `views that resist less than their distribution holds share a shortage as it says`() {
    let stack = row(40, 40, distribution: .fillEqually)
    for view in stack.views { view.setContentCompressionResistancePriority(200, for: .horizontal) }
    // 60 - 8, and half of that for each.
    #expect(Stacked(stack, width: 60).line == "0 26 | 34 26")
  }

  @Test(arguments: [StackView.Distribution.fillEqually, .fillProportionally])
  func `many views share a stack`(distribution: StackView.Distribution) {
    let stack = StackView(views: (0..<150).map { box("v\($0)", 10, 10) })
    stack.distribution = distribution
    let shown = Stacked(stack, width: 150 * 20 + 149 * 8)
    shown.root.layoutIfNeeded()
    #expect(stack.views.allSatisfy { abs($0.frame.width - 20) < 1e-6 })
  }
}
