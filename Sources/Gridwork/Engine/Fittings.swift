// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The solves aside of one walk through a tree, from the inside out.
///
/// Each view is measured once under one condition. What measured a view goes on to measure what lies
/// around it: of the subtrees already solved inside, the largest is taken over with all its rows, and
/// only the rest is added. So a walk adds a row at most as often as the subtree that it is in doubles:
/// its cost is in proportion to the size of the tree times the logarithm, however deep the tree is.
final class Fittings {
  /// The engine of the living tree, where the work is counted.
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

  /// What a view measures; the subtree is up to date.
  func measurement(of view: LayoutView, _ condition: MeasuringCondition) -> Measurement {
    let key = Key(view, condition != .natural)
    if let measurement = view.knownMeasurements?[condition] ?? known[key]?[condition] {
      return measurement
    }
    let (fitting, before) = fitting(for: view, followsText: key.followsText)
    let measurement = fitting.measurement(under: condition)
    engine?.work.solvesAside += 1
    engine?.work.constraintsAside += fitting.work.constraints - before.constraints
    engine?.work.pivotsAside += fitting.work.pivots - before.pivots
    open[key] = fitting
    // What is to be brought up to date once more is remembered in this walk only.
    let memory: KnownMeasurements
    if view.marks.contains(.altered) {
      memory = known[key] ?? KnownMeasurements()
      known[key] = memory
    } else {
      memory = view.knownMeasurements ?? KnownMeasurements()
      view.measurements = memory
    }
    memory[condition] = measurement
    return measurement
  }

  /// The size of the alignment rectangle under any conditions for the frame.
  func size(of view: LayoutView, _ extents: AxisPair<LayoutExtent>) -> LayoutSize {
    fitting(for: view, followsText: true).fitting.measurement(under: extents).size
  }

  /// Takes over the largest of the subtrees inside that are solved already, and adds everything else.
  /// Also what it had taken before.
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
