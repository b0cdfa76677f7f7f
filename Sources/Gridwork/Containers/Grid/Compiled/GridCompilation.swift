// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The result of compiling a grid: the values between its description and its constraints.
final class GridCompilation {
  /// The visible tracks and areas. The cells are left out, because their content views may be
  /// removed.
  var resolved: ResolvedGrid
  var measurement: GridMeasurement
  /// The formulas of the axes whose tracks need no variables.
  var formulas: AxisPair<AxisFormula?>
  /// The containers in the visible cells that can be laid out like leaves, by their identity.
  var containers: [ObjectIdentifier: ContentContainer] = [:]
  /// The depth of nested containers, this grid included.
  let nestedContainers: Int32

  init(
    resolved: ResolvedGrid, measurement: GridMeasurement, formulas: AxisPair<AxisFormula?>,
    nestedContainers: Int32
  ) {
    self.nestedContainers = nestedContainers
    self.resolved = resolved
    self.resolved.cells = []
    self.measurement = measurement
    self.formulas = formulas
    for cell in resolved.cells where cell.isByFormula {
      cell.content.use {
        guard $0.isContainer else { return }
        containers[ObjectIdentifier($0)] = ContentContainer(
          $0, isStretched: cell.holds.horizontal.isStretched || cell.holds.vertical.isStretched)
      }
    }
  }
}

extension GridCompilation {
  /// Whether the formulas stand for what growing costs.
  var areConvex: Bool {
    formulas.horizontal?.isConvex != false && formulas.vertical?.isConvex != false
  }
}

extension GridView {
  /// The last compilation of the grid, which reading back describes.
  final var compiled: GridCompilation? {
    // A grid stores only a `GridCompilation` there.
    compilation.map { downcast($0, to: GridCompilation.self) }
  }
}
