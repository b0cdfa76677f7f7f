// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

@testable import Gridwork

/// What an open view costs: variables for itself, and for what its being open makes open.
@Suite struct OpenContentTests {
  /// Rows of a label and a field, in a view that does not say how tall the form is.
  private func form(_ rows: Int) -> (form: GridView, root: LayoutRoot) {
    let form = GridView(
      views: (0..<rows).map { [box("label\($0)", 40, 16), box("field\($0)", 60, 22)] })
    let top = LayoutView()
    form.identifier = "form"
    form.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(form)
    LayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      form.topAnchor.constraint(equalTo: top.topAnchor),
      form.trailingAnchor.constraint(equalTo: top.trailingAnchor),
    ])
    return (form, LayoutRoot(top, width: .exact(400), height: .exact(9000), scale: 0))
  }

  @Test(arguments: [2, 20, 200])
  func `one open view gives no other view of its form variables`(rows: Int) {
    let (form, root) = form(rows)
    let cell = form.cell(atColumnIndex: 1, rowIndex: rows / 2)
    cell.xPlacement = .none
    #expect(root.openPlaces == ["field\(rows / 2) minX"])
    // Width and height of the top-level view; the form, and the open view, with their positions; two
    // lines for each track; the shortage of both axes, and the growth that equal rows share.
    #expect(root.systemSize.variables == 2 + 4 + 4 + 2 * (rows + 2) + 3)
    #expect(root.engine.work.solves == 1)

    cell.xPlacement = .leading
    #expect(root.openPlaces.isEmpty)
    #expect(root.systemSize.variables == 2 + 4)
  }

  @Test func `what follows an open line is open as well`() {
    let (form, root) = form(2)
    form.removeColumn(at: 1)
    form.column(at: 0).xPlacement = .fill
    root.view.constraints.first { $0.firstAttribute == .trailing }?.isActive = false
    // A point of width costs the labels as much as it saves them, and the form, which keeps small where
    // nothing else decides, as well.
    let wishes = [form.subviews[0], form.subviews[1], form].map { view in
      let wish = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
      wish.priority = view === form ? .stackExtent : 250
      return wish
    }
    LayoutConstraint.activate(wishes)
    #expect(root.openPlaces == ["form width", "label0 width", "label1 width"])
    #expect(root.picture == "form 0 0 40 38\nlabel0 0 0 40 16\nlabel1 0 22 40 16")

    LayoutConstraint.deactivate(wishes)
    #expect(root.openPlaces.isEmpty)
    // With the first change after that, what is no longer open loses its variables.
    form.row(at: 0).topPadding = 1
    root.layoutIfNeeded()
    #expect(!form.subviews[1].slot.hasVariables)
  }
}

extension LayoutRoot {
  /// Which numbers of which views are open.
  fileprivate var openPlaces: [String] {
    let layout = computedLayout
    return layout.ambiguities.map { "\(layout.items[$0.item].name) \($0.attribute)" }
  }
}
