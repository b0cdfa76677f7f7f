// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Who takes the surplus, against an oracle that tries every way to distribute whole points among the columns,
/// and counts what each costs: no variables, no constraints, no shortcuts.
@Suite struct GridSurplusOracleTests {
  /// A view in one column or two, its own width, and what it hugs with.
  struct Subject {
    var columns: Range<Int>
    var width: Double?
    var hugging: LayoutPriority
    var placement: GridCell.Placement

    /// What a point costs by which the view's columns are longer than it: its own hugging if it is stretched,
    /// or the pull, whichever is weaker. A view placed fill has no choice.
    func price(_ pull: LayoutPriority) -> LayoutPriority? {
      if placement == .fill { return width.map { _ in hugging } }
      return width == nil ? nil : min(hugging, pull)
    }
  }

  struct Grid {
    var subjects: [[Subject]]
    var maxima: [Double]
    var hugging: LayoutPriority
    var surplus: Int

    var columns: Int { maxima.count }

    var needs: [Double] {
      var needs = [Double](repeating: 0, count: columns)
      for subject in subjects.joined() where subject.columns.count == 1 {
        let column = subject.columns.lowerBound
        needs[column] = max(needs[column], subject.width ?? 0)
      }
      return zip(needs, maxima).map { min($0, $1) }
    }
  }

  /// The sums of violations, from the strongest priority down, then the greatest growth.
  static func cost(_ growth: [Int], in grid: Grid) -> [(Float, Double)] {
    let widths = zip(grid.needs, growth).map { $0 + Double($1) }
    var sums: [Float: Double] = [:]
    // At equal priorities, content wins: the pull is just below the grid's hugging.
    for subject in grid.subjects.joined() {
      guard let width = subject.width,
        let price = subject.price(LayoutPriority(grid.hugging.rawValue.nextDown))
      else { continue }
      let room = subject.columns.reduce(0) { $0 + widths[$1] }
      if room > width { sums[price.rawValue, default: 0] += room - width }
    }
    return sums.sorted { $0.key > $1.key } + [(0, Double(growth.max() ?? 0))]
  }

  static func isLess(_ a: [(Float, Double)], than b: [(Float, Double)]) -> Bool {
    let levels = Set(a.map(\.0) + b.map(\.0)).sorted(by: >)
    for level in levels {
      let (x, y) = (a.first { $0.0 == level }?.1 ?? 0, b.first { $0.0 == level }?.1 ?? 0)
      if x != y { return x < y }
    }
    return false
  }

  /// The cheapest ways to distribute the surplus.
  static func cheapest(_ grid: Grid) -> [[Int]] {
    var best: [[Int]] = []
    var least: [(Float, Double)] = []
    func distribute(_ rest: Int, _ growth: [Int]) {
      guard growth.count < grid.columns else {
        guard rest == 0 else { return }
        let cost = cost(growth, in: grid)
        if best.isEmpty || isLess(cost, than: least) {
          (best, least) = ([growth], cost)
        } else if !isLess(least, than: cost) {
          best.append(growth)
        }
        return
      }
      let column = growth.count
      let room = grid.maxima[column] - grid.needs[column]
      let holdsSomething = grid.subjects.joined().contains { $0.columns.contains(column) }
      for points in 0...rest where points == 0 || holdsSomething && Double(points) <= room {
        distribute(rest - points, growth + [points])
      }
    }
    distribute(grid.surplus, [])
    return best
  }

  static func random(_ seed: Int) -> Grid {
    var random = RandomSource(seed: seed)
    let columns = 2 + random.below(2)
    var subjects: [[Subject]] = []
    for _ in 0..<1 + random.below(4) {
      var row: [Subject] = []
      var column = 0
      while column < columns {
        let end = column + (random.chance(12) && column + 2 <= columns ? 2 : 1)
        if random.chance(80) {
          row.append(
            Subject(
              columns: column..<end,
              // What spans two columns needs no more than they do.
              width: end - column == 2 ? 0 : random.pick([nil, 10, 20, 20, 30]),
              hugging: random.pick([100, 248, 249, 250, 250, 251, 750]),
              placement: random.pick([.leading, .trailing, .center, .fill])))
        }
        column = end
      }
      subjects.append(row)
    }
    return Grid(
      subjects: subjects,
      maxima: (0..<columns).map { _ in random.pick([.infinity, .infinity, 36]) },
      hugging: random.pick([249, 249, 250, 600, 100]), surplus: random.pick([6, 12, 24]))
  }

  @Test(arguments: 0..<20 * Soak.factor)
  func `the surplus goes where it costs least`(block: Int) {
    for seed in block * 20..<block * 20 + 20 {
      let subject = Self.random(seed)
      let best = Self.cheapest(subject)
      // Nothing can grow, or several ways are equally good, which the rule for equal costs decides in
      // fractions of a point.
      guard best.count == 1, let growth = best.first else { continue }
      let grid = GridView(numberOfColumns: subject.columns, rows: subject.subjects.count)
      grid.columnSpacing = 0
      grid.setContentHuggingPriority(subject.hugging, for: .horizontal)
      for (row, subjects) in subject.subjects.enumerated() {
        for content in subjects {
          let view =
            content.width.map { box("v\(row)\(content.columns.lowerBound)", $0, 10) }
            ?? LayoutView()
          view.setContentHuggingPriority(content.hugging, for: .horizontal)
          if content.columns.count > 1 {
            grid.mergeCells(inHorizontalRange: content.columns, verticalRange: row..<row + 1)
          }
          let cell = grid.cell(atColumnIndex: content.columns.lowerBound, rowIndex: row)
          cell.contentView = view
          cell.xPlacement = content.placement
        }
      }
      for (column, maximum) in subject.maxima.enumerated() where maximum < .infinity {
        grid.column(at: column).maximumWidth = maximum
      }
      let needs = subject.needs
      let width = needs.reduce(0, +) + Double(subject.surplus)
      let layout = LayoutRoot(grid, width: .exact(width), scale: 0).computedLayout
      let found = layout.grids[0].columns.map { ($0.extent * 1000).rounded() / 1000 }
      #expect(found == zip(needs, growth).map { $0 + Double($1) }, "seed \(seed): \(subject)")
      #expect(layout.ambiguities.isEmpty, "seed \(seed)")
    }
  }
}
