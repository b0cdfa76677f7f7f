// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutRoot {
  /// Records a change that a view makes during its layout, if the change does not belong there.
  ///
  /// The view may change what is inside it. It may also mark itself and change constraints that it
  /// holds, but its own frame belongs to its superview.
  func noteInvalidation(
    _ kind: MisplacedInvalidation.Kind, of touched: LayoutView, by constraint: LayoutConstraint?
  ) {
    guard let viewInLayout, !engine.isUpdating else { return }
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

  /// Records that a view requested `updateConstraints()` while its own was running.
  func noteRepeatedUpdate(of view: LayoutView) { report(.repeatedUpdate, view, view, nil) }

  /// Solves the changes that the view laid out last has made, so that whatever moves is attributed
  /// to it.
  func solveChanges() {
    guard let changer else { return }
    engine.updateDuringLayout()
    self.changer = nil
    guard let moved = movedOutside else { return }
    movedOutside = nil
    // A misplaced change that is reported already explains the movement, and one movement per view
    // is enough.
    let explanations: [MisplacedInvalidation.Kind] = [.constraints, .frame, .movement]
    let isExplained = misplaced.contains {
      $0.view === changer && explanations.contains($0.report.kind)
    }
    if !isExplained { report(.movement, changer, moved, nil) }
  }

  /// Records that a solve moved or resized an item. Of the items outside the view that made the
  /// changes, the report names the first in tree order.
  func noteMovement(of item: LayoutItem) {
    guard let changer else { return }
    if item !== changer, item.nearestView?.isDescendant(of: changer) == true { return }
    if let moved = movedOutside, engine.order(of: moved) < engine.order(of: item) { return }
    movedOutside = item
  }

  /// Tells the host about the misplaced changes of the pass.
  func reportInvalidations() {
    guard !misplaced.isEmpty else { return }
    let reports = misplaced.map { $0.report }
    misplaced.removeAll()
    for report in reports {
      if let onMisplacedInvalidation {
        onMisplacedInvalidation(report)
      } else {
        write("\(report)")
      }
    }
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
