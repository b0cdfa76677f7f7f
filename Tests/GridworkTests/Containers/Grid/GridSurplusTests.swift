// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Who takes what is left over, and who gives way where there is too little: by hand, with columns that
/// need 30 and 50 and a gap of 6, so that the grid needs 86.
@Suite struct GridSurplusTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 10)
  let c = box("c", 40, 10)

  /// The widths of the visible columns at a width of the root.
  func widths(
    of grid: GridView, at width: LayoutRoot.Extent, expectSound: Bool = true
  ) -> [Double] {
    let root = LayoutRoot(grid, width: width, scale: 0)
    let layout = root.computedLayout
    if expectSound { #expect(layout.isSound) }
    return layout.grids[0].columns.map { ($0.extent * 1000).rounded() / 1000 }
  }

  @Test func `without weights, columns that cost the same take equal shares`() {
    #expect(widths(of: GridView(views: [[a, b]]), at: .exact(106)) == [40, 60])
    let grid = GridView(views: [[a, nil, b, c]])
    grid.column(at: 3).width = 40
    // Gaps of 18, a fixed 40, an empty one: 30 + 50 + 20 more.
    #expect(widths(of: grid, at: .exact(158)) == [40, 0, 60, 40])
  }

  // The surplus is 20, by weight at most one part in 10¹⁸ of it for the first column of the last pair.
  @Test(arguments: [
    (1e-9, 3e-9, [35.0, 65]), (2.5e8, 7.5e8, [35, 65]), (1e9, 1e9, [40, 60]),
    (1e-9, 1e9, [30, 70]),
  ])
  func `the least and the greatest weight count in proportion`(
    first: Double, second: Double, widths: [Double]
  ) {
    let grid = GridView(views: [[a, b]])
    grid.column(at: 0).weight = first
    grid.column(at: 1).weight = second
    #expect(self.widths(of: grid, at: .exact(106)) == widths)
    let beside = GridView(views: [[a, b, c]])
    beside.column(at: 0).weight = first
    beside.column(at: 1).weight = second
    // With 40 and another gap of 6; by rows as well as by formula.
    #expect(self.widths(of: beside, at: .exact(152)) == widths + [40])
    let tie = a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, constant: 100)
    tie.isActive = true
    #expect(self.widths(of: beside, at: .exact(152)) == widths + [40])
  }

  @Test func `columns with a weight take all of it, by weight`() {
    let grid = GridView(views: [[a, b, c]])
    grid.column(at: 0).weight = 1
    grid.column(at: 1).weight = 3
    // 30 + 50 + 40 + 12 = 132.
    #expect(widths(of: grid, at: .exact(152)) == [35, 65, 40])
  }

  @Test(arguments: [249, 2, 1.5] as [LayoutPriority])
  func `a view without a width takes all of it, however weakly the grid hugs`(
    _ hugging: LayoutPriority
  ) {
    let grid = GridView(views: [[a, LayoutView()]])
    grid.setContentHuggingPriority(hugging, for: .horizontal)
    #expect(widths(of: grid, at: .exact(106), expectSound: false) == [30, 70])
  }

  @Test(arguments: [(106.0, [40.0, 60.0]), (126, [40, 80])] as [(Double, [Double])])
  func `a column whose content grows as easily up to a maximum takes its share until there`(
    _ width: Double, _ expected: [Double]
  ) {
    let inner = GridView(views: [[LayoutView()]])
    inner.column(at: 0).maximumWidth = 40
    let grid = GridView(views: [[a, b], [inner, nil]])
    let root = LayoutRoot(grid, width: .exact(width), scale: 0)
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == expected)
    // With variables for everything, too.
    #expect(root.explainedLayout.grids[0].columns.map(\.extent) == expected)
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == expected)
  }

  @Test func `weight 0 is no weight`() {
    let grid = GridView(views: [[a, b]])
    #expect(grid.column(at: 1).weight == 0)
    let root = LayoutRoot(grid, width: .exact(106), scale: 0)
    grid.column(at: 1).weight = 2
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == [30, 70])
    grid.column(at: 1).weight = 0
    #expect(root.computedLayout.grids[0].columns.map(\.extent) == [40, 60])
  }

  @Test func `a column whose only content is placed nowhere takes none`() {
    let grid = GridView(views: [[a, b]])
    grid.cell(for: b)?.xPlacement = GridCell.Placement.none
    grid.cell(for: b)?.customPlacementConstraints = [
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor)
    ]
    #expect(widths(of: grid, at: .exact(106)) == [100, 0])
  }

  @Test func `an empty column takes surplus when it has a weight`() {
    let grid = GridView(views: [[a, nil, b]])
    grid.column(at: 1).weight = 1
    #expect(widths(of: grid, at: .exact(192)) == [30, 100, 50])
  }

  @Test func `a taker at its maximum leaves the rest to the other takers`() {
    let grid = GridView(views: [[a, b]])
    grid.column(at: 0).weight = 1
    grid.column(at: 0).maximumWidth = 35
    grid.column(at: 1).weight = 1
    #expect(widths(of: grid, at: .exact(106)) == [35, 65])
  }

  @Test func `when all takers are at their maximum the other content-sized columns take over`() {
    let grid = GridView(views: [[a, b, c]])
    grid.column(at: 0).weight = 1
    grid.column(at: 0).maximumWidth = 40
    // 132 + 10 + 2 · 10.
    #expect(widths(of: grid, at: .exact(162)) == [40, 60, 50])
  }

  @Test func `a light taker grows before others take over, however heavy the full one is`() {
    let grid = GridView(views: [[a, b, c]])
    grid.column(at: 0).weight = 9
    grid.column(at: 0).maximumWidth = 39
    grid.column(at: 1).weight = 1
    // 9 and 1 fill the first; 30 more go to the second alone.
    #expect(widths(of: grid, at: .exact(172)) == [39, 81, 40])
  }

  @Test func `when none may grow the rest stays empty after the last column`() {
    let grid = GridView(views: [[a, b]])
    grid.column(at: 0).maximumWidth = 35
    grid.column(at: 1).maximumWidth = 50
    #expect(widths(of: grid, at: .exact(200)) == [35, 50])
    let fixed = GridView(views: [[c]])
    fixed.column(at: 0).width = 60
    #expect(widths(of: fixed, at: .exact(200)) == [60])
  }

  @Test func `a grid of fixed columns hugs as any other`() {
    let grid = GridView(views: [[c]])
    grid.column(at: 0).width = 60
    let root = LayoutRoot(grid, width: .preferred(200), scale: 0)
    #expect(root.sizePicture == "200 10")
    grid.setContentHuggingPriority(600, for: .horizontal)
    #expect(root.sizePicture == "60 10")
  }

  @Test func `the grid pulls content that hugs more firmly at its hugging priority`() {
    for view in [a, b] { view.setContentHuggingPriority(750, for: .horizontal) }
    let grid = GridView(views: [[a, b]])
    let root = LayoutRoot(grid, width: .preferred(106), scale: 0)
    // A preferred size is held at 500.
    #expect(root.sizePicture == "106 10")
    grid.setContentHuggingPriority(600, for: .horizontal)
    #expect(root.sizePicture == "86 10")
    grid.setContentHuggingPriority(.required, for: .horizontal)
    #expect(root.sizePicture == "86 10")
    #expect(root.isSound)
  }

  @Test func `however firmly a grid hugs, content that hugs less is stretched`() {
    let grid = GridView(views: [[a, b]])
    grid.setContentHuggingPriority(600, for: .horizontal)
    let root = LayoutRoot(grid, width: .preferred(106), scale: 0)
    // Both hug at 250, less than the preferred size is held: 10 more for each.
    #expect(root.picture == "a 0 0 40 10\nb 46 0 60 10")
    #expect(root.isSound)
  }

  @Test func `columns that resist equally give way equally`() {
    let grid = GridView(views: [[box("x", 100, 10), box("y", 100, 10)]])
    #expect(widths(of: grid, at: .exact(146)) == [70, 70])
    // As far as they can: the narrow one is gone first.
    #expect(widths(of: GridView(views: [[a, b]]), at: .exact(26)) == [0, 20])
  }

  @Test func `a grid around another one gives way equally, whatever bears it inside`() {
    let words = ["first", "second", "third"].map { box($0, 100, 10) }
    for word in words { word.setContentCompressionResistancePriority(240, for: .horizontal) }
    let core = GridView(views: [[words[2], box("core", 40, 10)]])
    let middle = GridView(views: [[words[1], core]])
    let outer = GridView(views: [[words[0], middle]])
    let root = LayoutRoot(outer, width: .exact(318), scale: 0)
    root.layoutIfNeeded()
    // 40 of 358 points are missing: 20 here and 20 inside, of which 10 here and 10 inside.
    #expect(words.map(\.frame.width) == [80, 90, 90])
    #expect(root.isSound)
  }

  @Test func `compression resistances decide who gives way first`() {
    a.setContentCompressionResistancePriority(800, for: .horizontal)
    #expect(widths(of: GridView(views: [[a, b]]), at: .exact(66)) == [30, 30])
  }

  @Test func `below 1000 the tracks run past the grid's far edge`() {
    let grid = GridView(views: [[a, b]])
    grid.setContentCompressionResistancePriority(400, for: .horizontal)
    #expect(widths(of: grid, at: .exact(66)) == [30, 50])
    #expect(grid.frame.width == 66)
  }

  @Test func `a minimum raises and a maximum cuts`() {
    let grid = GridView(views: [[a, b]])
    grid.column(at: 0).minimumWidth = 45
    grid.column(at: 1).maximumWidth = 20
    #expect(widths(of: grid, at: .fitting) == [45, 20])
    grid.column(at: 0).maximumWidth = 25
    #expect(grid.column(at: 0).minimumWidth == 45)
  }

  @Test func `rows follow the same rule`() {
    let grid = GridView(views: [[box("x", 10, 30)], [box("y", 10, 50)]])
    grid.row(at: 0).weight = 1
    let root = LayoutRoot(grid, height: .exact(126), scale: 0)
    #expect(root.computedLayout.grids[0].rows.map(\.extent) == [70, 50])
    #expect(root.isSound)
  }

  @Test func `a grid within a cell that is placed fill costs what its own columns cost`() {
    let inner = GridView(views: [[a, b]])
    let outer = GridView(views: [[c, inner]])
    outer.xPlacement = .fill
    // 40 + 6 + 86 = 132; 40 more. The box hugs at 250, the columns inside are pulled just below 249: 20 for
    // each of them.
    #expect(widths(of: outer, at: .exact(172)) == [40, 126])
    #expect(inner.frame.width == 126)
    #expect(b.frame.minX == 30 + 20 + 6)
  }

  @Test func `a row at its maximum hugs as the empty room after it`() {
    let (empty, full) = (GridView(), GridView(views: [[box("tall", 30, 25)]]))
    full.row(at: 0).maximumHeight = 10
    let outer = GridView(views: [[empty], [full]])
    outer.setContentHuggingPriority(760, for: .vertical)
    let root = LayoutRoot(outer, height: .exact(200), scale: 0)
    // 200 - 6 - 10 = 184. A point costs each grid the 249 at which it hugs.
    #expect(root.explain(full, .height) != nil)
    #expect(root.computedLayout.grids[0].rows.map(\.extent) == [92, 102])
    #expect(root.ambiguities.isEmpty)
  }

  // MARK: Constraints between cells

  @Test func `a view that a constraint makes longer pulls as before`() {
    // The columns need 100, 100 and 10. The shorter view is as long as the longer one, in whose column both
    // pull; the others have one view each that pulls, and share the rest.
    let (long, short) = (box("long", 100, 20), box("short", 10, 20))
    let grid = GridView(views: [
      [long, nil, nil], [short, box("middle", 100, 20), box("last", 10, 20)],
    ])
    grid.columnSpacing = 0
    let same = long.widthAnchor.constraint(equalTo: short.widthAnchor)
    same.priority = 750
    same.isActive = true
    #expect(widths(of: grid, at: .exact(300)) == [100, 145, 55])
  }

  @Test func `a column without content stays empty where all others are kept`() {
    let kept = box("kept", 20, 20)
    let grid = GridView(views: [[nil, kept]])
    grid.columnSpacing = 0
    grid.column(at: 1).xPlacement = .fill
    kept.widthAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(widths(of: grid, at: .exact(100)) == [0, 20])
  }

  @Test func `what content spans holds its tracks by its own hugging alone`() {
    // 24 and 24 beside the gap of 6; the other grid holds its column more firmly.
    let (weak, firm) = (box("weak", 54, 20), box("firm", 40, 20))
    weak.setContentHuggingPriority(100, for: .horizontal)
    firm.setContentHuggingPriority(150, for: .horizontal)
    let (first, second) = (
      GridView(views: [[weak.spanning(columns: 2), nil]]), GridView(views: [[firm]])
    )
    #expect(widths(of: GridView(views: [[first, second]]), at: .exact(200)) == [154, 40])
  }

  // MARK: Too little room

  @Test func `equals share a shortage when weaker content has given way`() {
    a.setContentCompressionResistancePriority(250, for: .horizontal)
    let grid = GridView(views: [[a, b, c]])
    grid.columnSpacing = 0
    // 30 and 50 and 40: of the last 20, both lose 10.
    #expect(widths(of: grid, at: .exact(70)) == [0, 40, 30])
    #expect(widths(of: grid, at: .exact(100)) == [10, 50, 40])
  }

  @Test func `tracks that resist equally at several priorities share at each`() {
    func weak(_ width: Double) -> LayoutView {
      let box = box("weak", width, 10)
      box.setContentCompressionResistancePriority(250, for: .horizontal)
      return box
    }
    let grid = GridView(views: [[weak(100), weak(100), weak(120)], [nil, b, box("d", 100, 10)]])
    grid.columnSpacing = 0
    // The first gives way entirely. What is firm in the others lacks 50, of which each loses 25.
    #expect(widths(of: grid, at: .exact(100)) == [0, 25, 75])
    // 20 are lacking, of which every column loses as much, and nothing firm loses any.
    let shares = widths(of: grid, at: .exact(290))
    #expect(shares == [90, 90, 110])
  }

  @Test func `a nested grid shares a shortage of firm content beside weaker content`() {
    a.setContentCompressionResistancePriority(250, for: .horizontal)
    let inner = GridView(views: [[c]])
    let grid = GridView(views: [[a, b, inner]])
    grid.columnSpacing = 0
    #expect(widths(of: grid, at: .exact(70)) == [0, 40, 30])
  }

  @Test func `grids that resist at several priorities share, however their own tracks do`() {
    // 56 and 6 and 80 with weak content in the first column that has room enough; 100 and 6 and 70, of which only
    // the first 100 may be less. Each loses 2.
    let weak = box("weak", 35, 10)
    weak.setContentCompressionResistancePriority(600, for: .horizontal)
    let first = GridView(views: [[box("1", 56, 10), box("2", 80, 10)], [weak, nil]])
    let second = GridView(views: [[box("3", 100, 10), nil]])
    second.column(at: 1).minimumWidth = 70
    let grid = GridView(views: [[first, second]])
    #expect(widths(of: grid, at: .exact(320), expectSound: false) == [140, 174])
  }

  @Test func `a grid shares with firm content what its own weak content does not bear`() {
    // 80, 10 and 20, and 20: of 30, the weak content loses its 10. That is also what the inner grid loses; of the
    // other 20, each of the others loses 10.
    let weak = box("weak", 10, 20)
    weak.setContentCompressionResistancePriority(600, for: .horizontal)
    let inner = GridView(views: [[weak, box("firm", 20, 40)]])
    inner.columnSpacing = 0
    let grid = GridView(views: [
      [box("1", 80, 15), inner], [nil, nil, GridView(views: [[box("2", 20, 20)]])],
    ])
    grid.columnSpacing = 0
    #expect(widths(of: grid, at: .exact(100), expectSound: false) == [70, 20, 10])
  }

  // With invariants, which look at everything after every step, deep trees take minutes.
  #if InternalChecks
    private static let depths = [20]
  #else
    private static let depths = [60, 80]
  #endif

  /// What lies between two columns has a third of their grid's shortage, until that is less than any number can
  /// say.
  @Test(arguments: depths) func `nested grids share a shortage by thirds`(depth: Int) {
    var inner: LayoutView = box("core", 60, 10)
    var grids: [GridView] = []
    for _ in 0..<depth {
      let grid = GridView(views: [
        [box("a", 60, 10), inner, box("b", 60, 10)],
        [box("c", 60, 10), box("d", 60, 10), box("e", 60, 10)],
      ])
      grid.columnSpacing = 0
      inner = grid
      grids.append(grid)
    }
    // A third of them loses both columns, as a third of the shortage is more than a column has.
    let width = Double(depth - depth / 3) * 120
    let root = LayoutRoot(inner, width: .exact(width), scale: 0)
    let layout = root.computedLayout
    #expect(!root.isUndecided && root.ambiguities.isEmpty && root.conflicts.isEmpty)
    var (room, need) = (width, Double(depth) * 120 + 60)
    for (grid, tracks) in zip(grids.reversed(), layout.grids) {
      #expect(abs(grid.frame.width - room) < 1e-6)
      let share = min(60, (need - room) / 3)
      #expect(
        tracks.columns.map { $0.extent }.elementsEqual([
          60 - share, room - 120 + 2 * share, 60 - share,
        ]) { abs($0 - $1) < 1e-6 })
      room -= 120 - 2 * share
      need -= 120
    }
  }

  @Test(arguments: [[750], [600, 500], [800, 700, 600, 500, 400]] as [[LayoutPriority]])
  func `a container that only a solve can measure shares with what resists as its content does`(
    firmer: [LayoutPriority]
  ) {
    // 60, 20, 60 and 20 for each of the others, of which 40 are lacking. The first and the third resist at 250.
    func measuredBySolve(_ width: Double, _ resistance: LayoutPriority) -> LayoutView {
      let content = box("content", width, 10)
      content.setContentCompressionResistancePriority(resistance, for: .horizontal)
      content.widthAnchor.constraint(greaterThanOrEqualTo: content.heightAnchor).isActive = true
      return GridView(views: [[content]])
    }
    let weak = box("weak", 60, 10)
    weak.setContentCompressionResistancePriority(250, for: .horizontal)
    let others = firmer.map { priority in
      let box = box("firm", 20, 10)
      box.setContentCompressionResistancePriority(priority, for: .horizontal)
      return box
    }
    let grid = GridView(views: [
      [measuredBySolve(60, 250), measuredBySolve(20, 900), weak] + others
    ])
    grid.columnSpacing = 0
    let room = 100 + 20 * Double(firmer.count)
    #expect(widths(of: grid, at: .exact(room)) == [40, 20, 40] + firmer.map { _ in 20 })
  }

  @Test(arguments: [7, 13])
  func `a container gives way as its content does, whatever firm content is beside it`(
    glyphsBefore: Int
  ) {
    // 70 and 5, 200, and 130 take 37 more than there are. Of them, both texts lose as much.
    func text(_ glyphs: Int) -> WrappingText {
      let text = WrappingText("text", glyphs)
      text.setContentCompressionResistancePriority(250, for: .horizontal)
      return text
    }
    let inner = text(glyphsBefore)
    let view = LayoutView()
    view.addSubview(inner, leading: 2, trailing: 3, top: 1, bottom: 2)
    let grid = GridView(views: [
      [view, box("firm", 200, 30), text(13)]
    ])
    let root = LayoutRoot(grid, width: .exact(380), scale: 0)
    root.layoutIfNeeded()
    inner.glyphs = 7
    let extents = root.computedLayout.grids[0].columns.map { $0.extent }
    #expect(extents == [75 - 18.5, 200, 130 - 18.5])
  }

  @Test
  func `a container that only a solve can measure does not pull its tracks together in a shortage`()
  {
    // 80 and 30, of which 20 are lacking in both directions. The grid inside needs 10, and a row and a column have
    // room for more.
    let content = box("content", 10, 10)
    content.widthAnchor.constraint(greaterThanOrEqualTo: content.heightAnchor).isActive = true
    let grid = GridView(views: [
      [GridView(views: [[content]]), box("tall", 20, 80)],
      [box("long", 80, 20), box("last", 30, 30)],
    ])
    (grid.columnSpacing, grid.rowSpacing) = (0, 0)
    let root = LayoutRoot(grid, width: .exact(90), height: .exact(90), scale: 0)
    let layout = root.computedLayout.grids[0]
    #expect(layout.columns.map { $0.extent } == [70, 20])
    #expect(layout.rows.map { $0.extent } == [70, 20])
  }

  /// The extents of views that do not depend on whether constraints mention them, along an axis.
  private func expectExtents(
    _ expected: [Double], of views: [LayoutView], along axis: LayoutAxis, _ root: LayoutRoot,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<2 {
      root.layoutIfNeeded()
      let extents = views.map { ($0.frame.size[axis] * 1000).rounded() / 1000 }
      #expect(extents == expected, sourceLocation: sourceLocation)
      // As good as no constraint.
      for view in root.view.subtree where view !== root.view {
        let far = view.leadingAnchor.constraint(
          greaterThanOrEqualTo: root.view.leadingAnchor, constant: -1000)
        let high = view.topAnchor.constraint(
          greaterThanOrEqualTo: root.view.topAnchor, constant: -1000)
        LayoutConstraint.activate([far, high])
      }
    }
  }

  @Test func `a proportional stack hugs as the view that it stretches`() {
    // The view with an intrinsic width hugs less firmly than the grid: 17 and 8 and the gap of 8.
    let view = box("view", 17, 10)
    view.setContentHuggingPriority(200, for: .horizontal)
    let stack = StackView(views: [view, StackView(views: [box("content", 8, 10)])])
    stack.distribution = .fillProportionally
    let root = LayoutRoot(GridView(views: [[stack]]), width: .exact(280), scale: 0)
    expectExtents([280, 264], of: [stack, view], along: .horizontal, root)

    // A view without an intrinsic width leaves growing to the other one, which hugs more firmly than the grid.
    let firm = StackView(views: [box("firm", 24, 10), LayoutView()])
    firm.distribution = .fillProportionally
    let grid = GridView(views: [[firm]])
    expectExtents(
      [32, 24], of: [firm, firm.subviews[0]], along: .horizontal,
      LayoutRoot(grid, width: .exact(280), scale: 0))
  }

  @Test func `views of equal length hug by the sum of what a point costs them`() {
    // Half a point costs three views half a pull each, which is more than the pull of the outer grid; one or two
    // views, no more than that.
    for (count, expected) in [(1, 300.0), (2, 28), (3, 28)] {
      let inner = GridView(views: [(0..<count).map { box("\($0)", 10, 10) }])
      let stack = StackView(views: [LayoutView(), inner])
      stack.orientation = .vertical
      stack.distribution = .fillEqually
      let root = LayoutRoot(GridView(views: [[stack]]), height: .exact(300), scale: 0)
      expectExtents([expected], of: [stack], along: .vertical, root)
    }
  }

  @Test func `a stack stretches a grid as far as that grows more easily than a gap`() {
    // 16 and a gap of 6 beside an empty view, which takes 52 at most.
    let content = box("content", 16, 25)
    let grid = GridView(views: [[LayoutView(), content]])
    grid.xPlacement = .fill
    grid.column(at: 0).maximumWidth = 52
    let root = LayoutRoot(StackView(views: [grid]), width: .exact(174), scale: 0)
    expectExtents([74, 16], of: [grid, content], along: .horizontal, root)
  }

  @Test func `a merged grid that follows its track does not hold it at what it needs`() {
    // The grid inside needs 59 and takes 65.
    let inner = GridView(views: [[box("content", 53, 21), LayoutView()]])
    let merged = GridView(views: [[inner.spanning(columns: 2), nil]])
    let outer = GridView(views: [[box("wide", 65, 10)], [merged]])
    expectExtents(
      [65, 65], of: [merged, inner], along: .horizontal, LayoutRoot(outer, scale: 0))
  }

  @Test func `content without an extent does not change how others share a shortage`() {
    // 80, and 37 for each of the other two. With the gaps, 106 are lacking in 60.
    let grid = GridView(views: [
      [nil, box("title", 80, 10).spanning(columns: 2), nil], [box("long", 80, 15), nil, nil],
      [LayoutView().spanning(columns: 3), nil, nil],
    ])
    let share = 106.0 / 3
    let expected = [80 - share, 37 - share, 37 - share].map { ($0 * 1000).rounded() / 1000 }
    #expect(widths(of: grid, at: .exact(60), expectSound: false) == expected)
    // An outer track gives way as much as the container beside it, although there is a second view.
    let label = box("label", 35, 10)
    let inner = GridView(views: [[box("short", 10, 10), box("wide", 100, 10)]])
    let outer = GridView(views: [[nil, LayoutView()], [inner, label]])
    // 116 and 35 and the gap: of 157, 7 are lacking.
    #expect(widths(of: outer, at: .exact(150), expectSound: false) == [112.5, 31.5])
  }

  @Test func `a grid that is stretched within its track has no say in a shortage`() {
    // The inner grid has room to grow in its column, which needs 100. 80 and 100 and the gap of 6: of 100, 86 are
    // lacking.
    let open = GridView(views: [[LayoutView()]])
    let inner = GridView(views: [[open.spanning(columns: 2), nil]])
    let long = box("long", 80, 20)
    let grid = GridView(views: [[long, inner], [nil, box("longer", 100, 15)]])
    #expect(widths(of: grid, at: .exact(100), expectSound: false) == [37, 57])
    let atLeast = long.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
    atLeast.isActive = true
    #expect(widths(of: grid, at: .exact(100), expectSound: false) == [37, 57])
  }

  @Test func `a constraint that changes nothing leaves merged content its share of a surplus`() {
    // Both titles cross the column in the middle, where a point costs both: it stays at 40.
    let first = box("first", 80, 10)
    let grid = GridView(views: [
      [first.spanning(columns: 2), nil, nil],
      [nil, box("second", 50, 10).spanning(columns: 2), nil],
    ])
    grid.columnSpacing = 0
    let atLeast = first.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
    atLeast.priority = 500
    #expect(widths(of: grid, at: .exact(210)) == [92.5, 40, 77.5])
    atLeast.isActive = true
    #expect(widths(of: grid, at: .exact(210)) == [92.5, 40, 77.5])
  }
}
