// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What the plan of a grid knows about a container in one of its cells.
struct ContentContainer {
  let measurement: Measurement
  /// What growing costs the container, if it is longer than its own extent where its cell is.
  private let growth: AxisPair<[CostBreakpoint]>?
  var isStretched: Bool { growth != nil }

  /// Nil if the grid cannot lay out the container like a leaf.
  init?(_ container: LayoutView, isStretched: Bool) {
    guard let measurement = container.plannedMeasurement, let growth = container.plannedGrowth
    else { return nil }
    self.measurement = measurement
    self.growth = isStretched ? growth : nil
  }

  /// Returns whether the container differs from what it was by nothing but its size.
  func differsBySizeOnly(from old: ContentContainer) -> Bool {
    var alike = measurement
    alike.size = old.measurement.size
    return alike == old.measurement && growth == old.growth
  }
}

extension GridCompilation {
  /// Notes the tracks that may need another extent for a container in one of their cells that changed.
  /// Returns false if the grid must plan again.
  func noteStale(
    _ stale: inout AxisPair<[Int]>, container: LayoutView, _ contents: FormulaContents,
    in grid: GridView
  ) -> Bool {
    guard container.formulaIndex >= 0, container.isUntouched(in: grid),
      let old = containers[ObjectIdentifier(container)],
      let new = ContentContainer(container, isStretched: old.isStretched),
      new.differsBySizeOnly(from: old)
    else { return false }
    let cell = contents.cells[Int(container.formulaIndex)]
    for axis in LayoutAxis.allCases {
      guard formulas[axis] != nil else { return false }
      let (before, after) = (old.measurement.size[axis], new.measurement.size[axis])
      if before == after { continue }
      let place = cell[axis]
      guard before > 0, after > 0, place.rest != .nowhere, place.first == place.last else {
        return false
      }
      // Heights move baselines: those of groups, and the grid's own.
      guard axis == .horizontal || resolved.groups.isEmpty && grid.plannedBaselines.isEmpty else {
        return false
      }
      let track = Int(place.first)
      guard after <= measurement[axis].largestRoom(of: TrackSpan(TrackIndex(track)), resolved[axis])
      else { return false }
      if !stale[axis].contains(track) { stale[axis].append(track) }
    }
    containers[ObjectIdentifier(container)] = new
    return true
  }
}
