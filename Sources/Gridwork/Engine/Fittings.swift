// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The measurements by solves during one walk through a tree, from the inside out.
///
/// Each view is measured once under each condition. The solver that measured a view is then used
/// for the views around it: of the subtrees already solved, the largest keeps all its rows, and
/// only the rows of the others are added. A row is therefore added again only when its subtree at
/// least doubles.
///
/// - Complexity: O(*n* log *n*) added rows for a tree of *n* views, however deep it is.
final class Fittings {
  /// The engine of the living tree, which counts the work; nil if the tree has no root.
  private unowned(unsafe) let engine: LayoutEngine?
  private var open: [Key: Fitting] = [:]
  private var known: [Key: KnownMeasurements] = [:]

  /// A view, and whether its text follows its width.
  private struct Key: Hashable {
    var view: ObjectIdentifier
    var followsText: Bool

    init(_ view: LayoutView, _ followsText: Bool) {
      self.view = ObjectIdentifier(view)
      self.followsText = followsText
    }
  }

  init(for engine: LayoutEngine?) { self.engine = engine }

  /// Returns the measurement of a view whose subtree is up to date.
  func measurement(of view: LayoutView, _ condition: MeasuringCondition) -> Measurement {
    let key = Key(view, condition != .natural)
    if let measurement = view.knownMeasurements?[condition] ?? known[key]?[condition] {
      return measurement
    }
    let (fitting, before) = fitting(for: view, followsText: key.followsText)
    let measurement = fitting.measurement(under: condition)
    engine?.work.measuringSolves += 1
    engine?.work.measuringConstraints += fitting.work.constraints - before.constraints
    engine?.work.measuringPivots += fitting.work.pivots - before.pivots
    open[key] = fitting
    // A view that must be brought up to date again keeps its measurements for this walk only.
    let memory: KnownMeasurements
    if view.dirtyFlags.contains(.altered) {
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
    fitting(for: view, followsText: true).fitting.measurement(under: extents).size
  }

  /// Extends the largest subtree inside that is already solved by everything else. Also returns the
  /// work that this subtree had taken before.
  private func fitting(
    for view: LayoutView, followsText: Bool
  ) -> (fitting: Fitting, before: Fitting.Work) {
    if let fitting = open.removeValue(forKey: Key(view, followsText)) {
      return (fitting, fitting.work)
    }
    var inner: [Fitting] = []
    var views = view.subtree { here in
      guard let fitting = open.removeValue(forKey: Key(here, followsText)) else { return true }
      inner.append(fitting)
      return false
    }
    let largest = inner.indices.max { inner[$0].count < inner[$1].count }
    let fitting =
      largest.map { inner.remove(at: $0) } ?? Fitting(view, self, followsText: followsText)
    for other in inner { views += other.view.subtree }
    let before = fitting.work
    fitting.grow(to: view, by: views)
    return (fitting, before)
  }
}
