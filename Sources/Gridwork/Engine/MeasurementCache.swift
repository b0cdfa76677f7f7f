// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// The measurements by solves during one walk through a tree, from the inside out.
///
/// Each view is measured once under each condition. The solver that measured a view is then used
/// for the views around it: of the subtrees already solved, the largest keeps all its rows, and
/// only the rows of the others are added. A row is therefore added again only when its subtree at
/// least doubles.
///
/// - Complexity: O(*n* log *n*) added rows for a tree of *n* views, however deep it is.
final class MeasurementCache {
  /// The engine of the living tree, which counts the work; nil if the tree has no root.
  @Unowned private var engine: LayoutEngine?
  private var open: [Key: MeasuringEngine] = [:]
  private var known: [Key: KnownMeasurements] = [:]

  /// A view, and where the heights of its text come from.
  private struct Key: Hashable {
    var view: ObjectIdentifier
    var text: TextHeights
  }

  init(for engine: LayoutEngine?) { self.engine = engine }

  /// Which answers the measurements verify: those that the layout verifies, too.
  var verification: Verification { engine?.verification ?? .usual }

  /// Returns the measurement of a view whose subtree is up to date.
  func measurement(of view: LayoutView, _ condition: MeasuringCondition) -> Measurement {
    measurement(of: view, condition, condition == .natural ? .unwrapped : .measured)
  }

  /// Returns the measurement of a view whose text is as tall as in the layout of an engine.
  func measurement(of view: LayoutView, withTextOf engine: LayoutEngine) -> Measurement {
    measurement(of: view, .laidOut, .laidOut(engine))
  }

  /// Forgets the measurements with the text of an engine, where it got other heights.
  func forgetMeasurements(withTextOf engine: LayoutEngine) {
    open = open.filter { $0.key.text != .laidOut(engine) }
    known = known.filter { $0.key.text != .laidOut(engine) }
  }

  private func measurement(
    of view: LayoutView, _ condition: MeasuringCondition, _ text: TextHeights
  ) -> Measurement {
    let key = Key(view: ObjectIdentifier(view), text: text)
    // What another measurement asks is true in that measurement only.
    let isOfTree = text.engine == nil || text.engine === engine
    if let measurement = (isOfTree ? view.knownMeasurements : nil)?[condition]
      ?? known[key]?[condition]
    {
      return measurement
    }
    let fitting = fitting(for: view, text)
    let measurement = fitting.measurement(under: condition, for: engine)
    engine?.work.measuringSolves += 1
    open[key] = fitting
    // A view that must be brought up to date again keeps its measurements for this walk only.
    let memory: KnownMeasurements
    if !isOfTree || view.dirtyFlags.contains(.changed) {
      memory = known[key] ?? KnownMeasurements()
      known[key] = memory
    } else {
      memory = view.knownMeasurements ?? KnownMeasurements()
      view.measurements = memory
    }
    memory[condition] = measurement
    return measurement
  }

  /// Returns the size of the alignment rectangle with the given extents for the frame.
  func size(of view: LayoutView, _ extents: AxisPair<LayoutExtent>) -> LayoutSize {
    fitting(for: view, .measured).measurement(under: extents).size
  }

  /// Extends the largest subtree inside that is already solved by everything else.
  private func fitting(for view: LayoutView, _ text: TextHeights) -> MeasuringEngine {
    func takeOpen(_ view: LayoutView) -> MeasuringEngine? {
      open.removeValue(forKey: Key(view: ObjectIdentifier(view), text: text))
    }
    if let fitting = takeOpen(view) { return fitting }
    var inner: [MeasuringEngine] = []
    var views = view.subtree { here in
      guard let fitting = takeOpen(here) else { return true }
      inner.append(fitting)
      return false
    }
    let largest = inner.indices.max { inner[$0].count < inner[$1].count }
    let fitting =
      largest.map { inner.remove(at: $0) } ?? MeasuringEngine(view, self, text)
    for other in inner { views += other.view.subtree }
    fitting.grow(to: view, by: views)
    return fitting
  }
}

/// Where a measurement by a solve takes the heights of wrapping text from.
enum TextHeights: Hashable {
  /// From its unwrapped lines.
  case unwrapped
  /// From its width in the measurement.
  case measured
  /// From its width in the layout of an engine.
  case laidOut(LayoutEngine)

  /// The engine that knows the heights already.
  var engine: LayoutEngine? {
    guard case .laidOut(let engine) = self else { return nil }
    return engine
  }
}
