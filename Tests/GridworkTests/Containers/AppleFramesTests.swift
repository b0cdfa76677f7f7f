// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Grids and stacks cut out of public Interface Builder files: frames stored by Interface Builder, as Apple's
/// engine computed them, relative to the superview. Files store most of them in whole points.
@Suite struct AppleFramesTests {
  /// The stored frames, by view.
  private final class Stored {
    private var frames: [(view: Box, frame: LayoutRect)] = []

    /// A view of a kind whose content is so large, and its stored frame.
    func view(_ kind: Kind, _ width: Double, _ height: Double, _ frame: LayoutRect) -> Box {
      let view = Box("view \(frames.count + 1)", width, height, baseline: kind.baseline)
      view.insets = kind.insets
      if let last = kind.lastBaseline { view.lastBaseline = .fromTop(last) }
      for axis in LayoutAxis.allCases {
        view.setContentHuggingPriority(kind.hugging[axis], for: axis)
        view.setContentCompressionResistancePriority(kind.resistance[axis], for: axis)
      }
      frames.append((view, frame))
      return view
    }

    /// Expects every edge within a point of the stored one, by arithmetic as by a solver.
    func expect(
      in container: LayoutView, _ width: Double, _ height: Double,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let root = LayoutRoot(container, width: .exact(width), height: .exact(height), scale: 0)
      for materialized in [Materialization(), .contents] {
        container.materialized = materialized
        root.layoutIfNeeded()
        for (view, stored) in frames {
          let frame = view.frame
          let errors = [
            frame.minX - stored.minX, frame.minY - stored.minY, frame.maxX - stored.maxX,
            frame.maxY - stored.maxY,
          ]
          #expect(
            errors.allSatisfy { abs($0) <= 1 }, "\(view.identifier ?? ""): \(frame), not \(stored)",
            sourceLocation: sourceLocation)
        }
        #expect(root.isSound, sourceLocation: sourceLocation)
      }
    }
  }

  /// What views have in common.
  private struct Kind {
    var insets = LayoutEdgeInsets.zero
    var hugging = AxisPair<LayoutPriority>(horizontal: 250, vertical: 750)
    var resistance = AxisPair<LayoutPriority>(horizontal: 750, vertical: 750)
    var baseline: Double?
    var lastBaseline: Double?
  }

  private let stored = Stored()

  /// A label, whose alignment rectangle is 2 narrower on both sides than its frame.
  private func label(hugging: LayoutPriority = 250, baseline: Double? = nil) -> Kind {
    Kind(
      insets: LayoutEdgeInsets(left: 2, right: 2),
      hugging: AxisPair(horizontal: hugging, vertical: 750), baseline: baseline)
  }

  @Test func `the whole surplus goes to the column with fewer views`() {
    let label = label(baseline: 11)
    func view(_ width: Double, _ x: Double, _ y: Double, _ frame: Double) -> Box {
      stored.view(label, width, 14, rect(x, y, frame, 14))
    }
    let grid = GridView(views: [
      [view(44, 19, 0, 48), view(200, 69, 0, 204)],
      [view(58, 5, 16, 62), view(303, 69, 16, 307)],
      [nil, view(311, 69, 30, 315)],
      [nil, view(300, 69, 44, 304)],
      [nil, view(261, 69, 58, 265)],
    ])
    grid.yPlacement = .fill
    grid.rowAlignment = .firstBaseline
    grid.rowSpacing = 0
    grid.row(at: 0).bottomPadding = 2
    grid.column(at: 0).xPlacement = .trailing
    // 382 - (58 + 6 + 311) = 7: two views against five.
    stored.expect(in: grid, 382, 72)
  }

  @Test func `a grid that hugs more firmly than its views stretches them`() {
    let label = label(hugging: 251, baseline: 10)
    let field = Kind(baseline: 16)
    let grid = GridView(views: [
      [
        stored.view(label, 70, 21, rect(-2, 0, 74, 21)),
        stored.view(field, 100, 21, rect(76, 0, 232, 21)),
      ],
      [
        stored.view(label, 70, 21, rect(-2, 25, 74, 21)),
        stored.view(field, 100, 21, rect(76, 25, 232, 21)),
      ],
    ])
    grid.setContentHuggingPriority(750, for: .horizontal)
    grid.setContentHuggingPriority(250, for: .vertical)
    grid.yPlacement = .fill
    grid.rowSpacing = 4
    // 308 - (70 + 6 + 100) = 132: the fields hug at 250, the labels at 251.
    stored.expect(in: grid, 308, 46)
  }

  @Test func `views that hug less firmly than the grid are as wide as their column`() {
    let tick = Kind(
      insets: LayoutEdgeInsets(top: 1, left: 2, bottom: 1),
      hugging: AxisPair(horizontal: 247, vertical: 750), baseline: 13)
    var firm = tick
    firm.hugging.horizontal = 251
    let grid = GridView(views: [
      [stored.view(tick, 91, 16, rect(-2, -1, 226, 18))],
      [stored.view(tick, 106, 16, rect(-2, 24, 226, 18))],
      [stored.view(tick, 115, 16, rect(-2, 49, 226, 18))],
      [stored.view(tick, 149, 16, rect(-2, 74, 226, 18))],
      [stored.view(firm, 146, 16, rect(-2, 99, 148, 18))],
      [stored.view(tick, 90, 16, rect(-2, 124, 226, 18))],
    ])
    grid.setContentHuggingPriority(250, for: .horizontal)
    grid.setContentHuggingPriority(251, for: .vertical)
    grid.rowAlignment = .firstBaseline
    grid.rowSpacing = 9
    for row in 0..<3 { grid.row(at: row).height = 16 }
    stored.expect(in: grid, 224, 141)
  }

  @Test func `filling views hold their column at their own hugging, above the pull of others`() {
    let (head, text) = (label(hugging: 251, baseline: 12), label(baseline: 12))
    let grid = GridView(
      views: [65.0, 65, 55, 68, 64, 78].enumerated().map { row, width in
        let y = 18 * Double(row)
        return [
          stored.view(head, width, 15, rect(-2, y, 82, 15)),
          stored.view(text, 242, 15, rect(80, y, 246, 15)),
        ]
      })
    grid.xPlacement = .fill
    grid.yPlacement = .fill
    grid.rowAlignment = .firstBaseline
    grid.rowSpacing = 3
    grid.columnSpacing = 4
    grid.column(at: 1).xPlacement = .leading
    // 328 - (78 + 4 + 242) = 4: six at 251 against six at the grid's 249.
    stored.expect(in: grid, 328, 105)
  }

  @Test func `one filling view at 750 outweighs two at 250`() {
    let field = Kind(resistance: AxisPair(horizontal: 250, vertical: 750), baseline: 15)
    func view(_ y: Double) -> Box {
      let view = stored.view(field, 100, 22, rect(104, y, 226, 22))
      view.heightAnchor.constraint(equalToConstant: 22).isActive = true
      return view
    }
    let grid = GridView(views: [
      [stored.view(label(baseline: 13), 96, 16, rect(-2, 2, 100, 16)), view(0)],
      [stored.view(label(hugging: 750, baseline: 13), 96, 16, rect(-2, 32, 100, 16)), view(30)],
    ])
    grid.xPlacement = .fill
    grid.yPlacement = .fill
    grid.rowAlignment = .firstBaseline
    grid.rowSpacing = 8
    grid.columnSpacing = 8
    // 330 - (96 + 8 + 100) = 126.
    stored.expect(in: grid, 330, 52)
  }

  @Test func `rows share a surplus as columns do`() {
    let label = label(hugging: 251, baseline: 14)
    let field = Kind(baseline: 16)
    func view(_ y: Double) -> Box {
      let view = stored.view(field, 100, 22, rect(76, y, 200, 22))
      view.widthAnchor.constraint(equalToConstant: 200).isActive = true
      return view
    }
    let grid = GridView(views: [
      [stored.view(label, 37, 17, rect(23, 2, 41, 17)), view(0)],
      [stored.view(label, 62, 17, rect(-2, 36, 66, 17)), view(34)],
      [stored.view(label, 100, 17, rect(-2, 74, 104, 17)), nil],
    ])
    grid.xPlacement = .trailing
    grid.yPlacement = .center
    grid.rowSpacing = 12
    grid.columnSpacing = 14
    grid.column(at: 1).xPlacement = .leading
    grid.mergeCells(inHorizontalRange: 0..<2, verticalRange: 2..<3)
    grid.cell(atColumnIndex: 0, rowIndex: 2).xPlacement = .leading
    // 97 - (22 + 12 + 22 + 12 + 17) = 12 for the row of one view, which is in the middle of it.
    stored.expect(in: grid, 276, 97)
  }

  @Test func `a view alone on its line is placed by its own placement`() {
    let text = Kind(
      insets: LayoutEdgeInsets(left: 2, right: 2),
      resistance: AxisPair(horizontal: 250, vertical: 750), baseline: 11, lastBaseline: 39)
    let table = Kind(hugging: AxisPair(horizontal: 250, vertical: 250))
    let below = stored.view(table, 100, LayoutView.noIntrinsicMetric, rect(0, 53, 460, 330))
    let grid = GridView(views: [[stored.view(text, 460, 42, rect(-2, 0, 464, 42))], [below]])
    grid.xPlacement = .fill
    grid.rowAlignment = .lastBaseline
    grid.rowSpacing = 8
    grid.row(at: 1).height = 330
    // At the outer edge it counts as 0.
    grid.row(at: 1).bottomPadding = -8
    grid.column(at: 0).width = 460
    grid.cell(for: below)?.yPlacement = .fill
    grid.cell(for: below)?.rowAlignment = GridRow.Alignment.none
    // The first row has 383 - (8 + 330) = 45, and the text is at its top.
    stored.expect(in: grid, 460, 383)
  }

  @Test func `a stack pulls its views to both sides across`() {
    var tick = Kind(
      insets: LayoutEdgeInsets(top: 0.5, left: 1, bottom: 0.5),
      hugging: AxisPair(horizontal: 250, vertical: 250))
    func view(_ width: Double, _ y: Double, _ frame: Double) -> Box {
      let view = stored.view(tick, width, 16, rect(-1, y, frame, 17))
      view.heightAnchor.constraint(equalToConstant: 16).isActive = true
      return view
    }
    var views = [view(146, -0.5, 147), view(139, 20.5, 140), view(186, 41.5, 187)]
    // Those that hug at 250 keep their width; the stack pulls just below that.
    tick.hugging.horizontal = 249
    views.append(view(128, 62.5, 187))
    tick.hugging.horizontal = 250
    views.append(view(115, 83.5, 116))
    let stack = StackView(views: views)
    stack.orientation = .vertical
    stack.distribution = .fill
    stack.alignment = .leading
    stack.spacing = 5
    stored.expect(in: stack, 186, 100)
  }

  @Test func `a required constraint keeps the last of equally spaced views from the end`() {
    let (open, none) = (Kind(), LayoutView.noIntrinsicMetric)
    let top = stored.view(open, none, none, rect(0, 0, 1000, 378))
    let bar = stored.view(open, 257, 14, rect(371.5, 382, 257, 14))
    let stack = StackView(views: [top, bar])
    stack.orientation = .vertical
    stack.alignment = .centerX
    stack.distribution = .equalSpacing
    stack.spacing = 0
    stack.bottomAnchor.constraint(equalTo: top.bottomAnchor, constant: 22).isActive = true
    stack.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 4).isActive = true
    stored.expect(in: stack, 1000, 400)
  }
}
