// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// What measuring takes grows with the depth of a tree, and not faster.
@Suite struct NestedMeasuringTests {
  enum Shape: CaseIterable {
    case grids
    case baselines
    case merged
    case groups
    case wrapping
    case held
    case heldWrapping
    case stacks
    case proportionalStacks
    case mixed
    case mixedBaselines
    case mixedWrapping
    case plain
    case plainWrapping
    case unfixed

    /// Whether arithmetic is enough.
    var isArithmetic: Bool {
      switch self {
      case .held, .heldWrapping: false
      default: true
      }
    }

    func level(around inner: LayoutView) -> LayoutView {
      let label: LayoutView
      switch self {
      case .wrapping, .heldWrapping, .plainWrapping, .mixedWrapping:
        label = WrappingText("text", 11)
        label.setContentCompressionResistancePriority(240, for: .horizontal)
      default:
        label = Box("label", 40, 20, baseline: 12)
      }
      switch self {
      case .grids, .wrapping: return GridView(views: [[label, inner]])
      case .baselines:
        let grid = GridView(views: [[label, inner]])
        grid.rowAlignment = .firstBaseline
        return grid
      case .merged:
        return GridView(views: [[inner.spanning(columns: 2)], [label]])
      case .groups:
        let grid = GridView(views: [[label], [inner]])
        for row in [0, 1] { grid.row(at: row).sizeGroup = "rows" }
        return grid
      case .held, .heldWrapping:
        let field = Box("field", 60, 20)
        let grid = GridView(views: [[label, field, inner]])
        label.widthAnchor.constraint(equalTo: field.widthAnchor).isActive = true
        return grid
      case .stacks: return StackView(views: [label, inner])
      case .proportionalStacks:
        let stack = StackView(views: [label, inner])
        stack.distribution = .fillProportionally
        return stack
      case .mixed, .mixedWrapping:
        return StackView(views: [Box("a", 9, 9), GridView(views: [[label, inner]])])
      case .mixedBaselines:
        let grid = GridView(views: [[label, inner]])
        grid.rowAlignment = .firstBaseline
        let stack = StackView(views: [Box("a", 9, 9, baseline: 5), grid])
        stack.alignment = .firstBaseline
        return stack
      case .plain, .plainWrapping:
        let view = LayoutView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        inner.fill(view, by: 1)
        return GridView(views: [[label, view]])
      case .unfixed:
        let view = LayoutView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        LayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          inner.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        return GridView(views: [[label, view]])
      }
    }

    /// So many levels around a core 10 points wide.
    func tree(depth: Int) -> LayoutView {
      var inner: LayoutView = Box("core", 10, 10, baseline: 8)
      for _ in 0..<depth { inner = level(around: inner) }
      return inner
    }

    /// What the first layout takes, and its pivots.
    func work(depth: Int, width: Double = 400) -> (LayoutWork, pivots: Int) {
      let inner = tree(depth: depth)
      let root = LayoutRoot(inner, width: .preferred(width), scale: 0)
      root.layoutIfNeeded()
      return (root.work, root.systemSize.pivots)
    }
  }

  @Test(arguments: Shape.allCases)
  func `twice as deep takes twice as much`(shape: Shape) {
    let work = [6, 12].map { shape.work(depth: $0).0 }
    let constraints = work.map(\.measuringConstraints)
    #expect(work[1].plans <= 2 * work[0].plans + 12)
    #expect(work[1].solves <= work[0].solves + 2)
    #expect(work[1].measuringSolves <= 2 * work[0].measuringSolves + 12)
    #expect(constraints[1] <= 3 * constraints[0])
    #expect(!shape.isArithmetic || work[1].measuringSolves == 0)
  }

  // With invariants, which look at everything after every step, the deeper tree takes half a minute for each
  // shape; 2⁻²⁴ there.
  #if InternalChecks
    private static let deepPair = [12, 24]
  #else
    private static let deepPair = [24, 48]
  #endif

  @Test(arguments: [Shape.wrapping, .heldWrapping, .plainWrapping])
  func `text that gives way at every level takes no more pivots where its shares become tiny`(
    shape: Shape
  ) {
    // A level is at least 116 wide. What is missing halves from each to the next, 2⁻⁴⁸ at the end.
    let work = Self.deepPair.map { shape.work(depth: $0, width: 100 * Double($0)) }
    let measuringPivots = work.map(\.0.measuringPivots)
    #expect(work[1].pivots <= 4 * work[0].pivots)
    // Each level is measured, and asked what a point more costs it, which all levels inside share: the square of
    // the depth, and a little more on the way there.
    #expect(measuringPivots[1] <= 6 * measuringPivots[0])
  }

  /// The widths of the labels, one of every level, from the outermost one on.
  private func labelWidths(in outermost: LayoutView) -> [Double] {
    var widths: [Double] = []
    var here = outermost
    while here.subviews.count == 2 {
      widths.append(here.subviews[0].frame.width)
      here = here.subviews[1]
    }
    return widths
  }

  @Test func `what is missing is shared level by level, down to invisible shares`() {
    let outermost = Shape.wrapping.tree(depth: 48)
    let root = LayoutRoot(outermost, width: .exact(4800), scale: 0)
    root.layoutIfNeeded()
    let widths = labelWidths(in: outermost)
    // 48 · (110 + 6) + 10 = 5,578, so that 778 are missing. Six labels are gone before half of what
    // is missing inside is less than a label: 118 then, of which 59, 29.5, 14.75 ….
    let expected: [Double] = [0, 0, 0, 0, 0, 0, 51, 80.5, 95.25, 102.625]
    #expect(zip(widths, expected).allSatisfy { ($0 - $1).magnitude < 1e-6 }, "\(widths)")
    // All labels together have what the gaps and the core leave.
    let sum: Double = widths.reduce(0, +)
    #expect((sum - 4502).magnitude < 1e-6)
  }

  @Test func `of stacks inside each other, the innermost labels give way first`() {
    let outermost = Shape.proportionalStacks.tree(depth: 160)
    let root = LayoutRoot(outermost, width: .exact(6415), scale: 0)
    root.layoutIfNeeded()
    let widths = labelWidths(in: outermost)
    // 160 · (40 + 8) + 10 = 7,690, so that 1,275 are missing: the core, 31 labels, and 25 of one.
    let expected = [Double](repeating: 40, count: 128) + [15] + [Double](repeating: 0, count: 31)
    #expect(zip(widths, expected).allSatisfy { ($0 - $1).magnitude < 1e-6 }, "\(widths)")
    #expect(widths.count == expected.count)
  }

  @Test(arguments: [Shape.wrapping, .proportionalStacks, .mixedWrapping])
  func `a squeezed tree gets its variables at once`(shape: Shape) {
    let solves = [10, 20].map { depth in
      let width = (shape == .proportionalStacks ? 40.0 : 100) * Double(depth)
      return shape.work(depth: depth, width: width).0.solves
    }
    #expect(solves[1] <= solves[0] + 2)
  }
}
