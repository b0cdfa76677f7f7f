// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// A living grid equals a fresh one: whatever is done to it, in whatever order, between whatever passes.
///
/// Every script runs on two grids: one has a root and is laid out after every step, the other gets its
/// root at the end.
@Suite struct GridEditScriptTests {
  @Test(arguments: 0..<60)
  func `a living grid equals a fresh one`(seed: Int) {
    var living = Script(seed: UInt64(seed))
    var fresh = Script(seed: UInt64(seed))
    let root = LayoutRoot(living.grid, width: .exact(400), height: .exact(300), scale: 0)
    for step in 0..<30 {
      living.step()
      fresh.step()
      root.layoutIfNeeded()
      guard step % 10 == 9 else { continue }
      var replay = Script(seed: UInt64(seed))
      for _ in 0...step { replay.step() }
      let other = LayoutRoot(replay.grid, width: .exact(400), height: .exact(300), scale: 0)
      #expect(root.rounded == other.rounded, "after step \(step): \(living.log)")
    }
  }

  @Test(arguments: 0..<60)
  func `nothing is ambiguous in what a grid does by itself`(seed: Int) {
    var script = Script(seed: UInt64(1000 + seed))
    let root = LayoutRoot(script.grid, width: .exact(400), height: .exact(300), scale: 0)
    for _ in 0..<25 {
      script.step()
      let layout = root.computedLayout
      guard layout.conflicts.isEmpty else { continue }
      #expect(layout.ambiguities.isEmpty, "\(script.log)")
    }
  }

  /// A deterministic sequence of edits on a grid of its own.
  struct Script {
    let grid = GridView()
    private var random: SplitMix
    private var made = 0
    private(set) var log: [String] = []

    init(seed: UInt64) {
      random = SplitMix(state: seed)
      for _ in 0..<3 { grid.addRow(with: [content(), content()]) }
    }

    private mutating func content() -> LayoutView? {
      made += 1
      let width = Double(random.below(8) * 10)
      let height = Double(10 + random.below(4) * 5)
      switch random.below(4) {
      case 0: return nil
      case 1: return box("v\(made)", width, height)
      default: return text("v\(made)", width, height, ascent: Double(5 + random.below(6)))
      }
    }

    private mutating func placement() -> GridView.Cell.Placement {
      // Not none: such content is where nobody said.
      [.inherited, .leading, .trailing, .center, .fill][random.below(5)]
    }

    private mutating func alignment() -> GridView.Row.Alignment {
      GridView.Row.Alignment.allCases[random.below(4)]
    }

    private mutating func row() -> GridView.Row? {
      grid.numberOfRows == 0 ? nil : grid.row(at: random.below(grid.numberOfRows))
    }

    private mutating func column() -> GridView.Column? {
      grid.numberOfColumns == 0 ? nil : grid.column(at: random.below(grid.numberOfColumns))
    }

    private mutating func cell() -> GridView.Cell? {
      guard grid.numberOfRows > 0, grid.numberOfColumns > 0 else { return nil }
      return grid.cell(
        atColumn: random.below(grid.numberOfColumns), row: random.below(grid.numberOfRows))
    }

    private mutating func range(_ count: Int) -> Range<Int> {
      let start = random.below(count)
      return start..<min(count, start + 1 + random.below(2))
    }

    mutating func step() {
      let kind = random.below(21)
      log.append("\(kind)")
      switch kind {
      case 0: grid.insertRow(at: random.below(grid.numberOfRows + 1))
      case 1: grid.addRow(with: [content(), content()])
      case 2: if grid.numberOfRows > 1 { grid.removeRow(at: random.below(grid.numberOfRows)) }
      case 3: grid.insertColumn(at: random.below(grid.numberOfColumns + 1))
      case 4:
        if grid.numberOfColumns > 1 { grid.removeColumn(at: random.below(grid.numberOfColumns)) }
      case 5:
        if grid.merges.isEmpty, grid.numberOfRows > 1 {
          grid.moveRow(at: random.below(grid.numberOfRows), to: random.below(grid.numberOfRows))
        }
      case 6:
        if grid.numberOfRows > 0, grid.numberOfColumns > 0 {
          grid.mergeCells(
            inColumns: range(grid.numberOfColumns), rows: range(grid.numberOfRows))
        }
      case 7: cell()?.unmerge()
      case 8:
        let cell = cell()
        cell?.contentView = content()
      case 9:
        let row = row()
        row?.isHidden.toggle()
      case 10:
        let column = column()
        column?.isHidden.toggle()
      case 11:
        let row = row()
        row?.topPadding = Double(random.below(9))
      case 12:
        let column = column()
        column?.trailingPadding = Double(random.below(9))
      case 13:
        let row = row()
        row?.height = random.below(2) == 0 ? nil : Double(random.below(5) * 5)
      case 14:
        let column = column()
        column?.xPlacement = placement()
      case 15:
        let cell = cell()
        cell?.xPlacement = placement()
        cell?.yPlacement = placement()
      case 16: grid.rowAlignment = alignment()
      case 17:
        let row = row()
        row?.rowAlignment = alignment()
      case 18:
        grid.rowSpacing = Double(random.below(10))
        grid.columnSeparator = Double(random.below(3))
      case 19:
        let column = column()
        column?.weight = [nil, 0, 1, 2][random.below(4)]
        column?.maximumWidth = random.below(2) == 0 ? nil : Double(20 + random.below(60))
      default:
        let row = row()
        row?.weight = [nil, 0, 1, 2][random.below(4)]
        row?.minimumHeight = random.below(2) == 0 ? nil : Double(random.below(40))
      }
    }
  }
}

/// A small deterministic generator.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below a bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

extension LayoutRoot {
  /// The frames of everything seen, by name, to a thousandth.
  fileprivate var rounded: [String] {
    picture.split(separator: "\n").map(String.init).sorted()
  }
}
