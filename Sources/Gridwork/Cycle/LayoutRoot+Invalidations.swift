// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutRoot {
  /// Notes what a view did during its layout that does not belong there.
  ///
  /// The view may touch what lies inside it. It may mark itself, and change constraints that it holds;
  /// its own frame belongs to its superview.
  func noteInvalidation(
    _ kind: MisplacedInvalidation.Kind, of touched: LayoutView, by constraint: LayoutConstraint?
  ) {
    guard let viewInLayout, !isUpdating else { return }
    switch kind {
    case .needsUpdateConstraints, .repeatedUpdate:
      break
    case .constraints:
      changer = viewInLayout
      if touched.isDescendant(of: viewInLayout) { return }
    case .needsLayout:
      if touched.isDescendant(of: viewInLayout) { return }
    case .frame, .movement:
      if touched !== viewInLayout, touched.isDescendant(of: viewInLayout) { return }
    }
    report(kind, viewInLayout, touched, constraint)
  }

  /// Notes that a view asked for `updateConstraints()` while it was running.
  func noteRepeatedUpdate(of view: LayoutView) { report(.repeatedUpdate, view, view, nil) }

  /// Solves what the view laid out last has changed, so that what moves is known to be its doing.
  func settleChanges() {
    guard let changer else { return }
    engine.updateDuringLayout()
    self.changer = nil
    guard let moved = movedOutside else { return }
    movedOutside = nil
    // A change outside that is reported moves things, of course; and one movement is enough.
    let explanations: [MisplacedInvalidation.Kind] = [.constraints, .frame, .movement]
    let isExplained = misplaced.contains {
      $0.view === changer && explanations.contains($0.report.kind)
    }
    if !isExplained { report(.movement, changer, moved, nil) }
  }

  /// Notes that a solve gave an item other values. Of those outside the view that changed something, the
  /// first in tree order is the one to be named.
  func noteMovement(of item: LayoutItem) {
    guard let changer else { return }
    if item !== changer, item.nearestView?.isDescendant(of: changer) == true { return }
    if let moved = movedOutside, engine.order(of: moved) < engine.order(of: item) { return }
    movedOutside = item
  }

  /// Tells the host what was noted in the pass.
  func reportInvalidations() {
    let reports = misplaced.map(\.report)
    misplaced.removeAll()
    guard let onMisplacedInvalidation else { return }
    for report in reports { onMisplacedInvalidation(report) }
  }

  private func report(
    _ kind: MisplacedInvalidation.Kind, _ view: LayoutView, _ touched: LayoutItem,
    _ constraint: LayoutConstraint?
  ) {
    let thing: AnyObject = constraint ?? touched
    guard !misplaced.contains(where: { $0.view === view && $0.thing === thing }) else { return }
    let report = MisplacedInvalidation(
      kind: kind, view: view.reportName, touched: touched.reportName,
      constraint: constraint?.description)
    misplaced.append((view, thing, report))
  }
}
