// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

@Suite struct GridCustomPlacementTests {
  let label = box("label", 40, 10)
  let field = box("field", 60, 10)
  let alert = box("alert", 20, 10)

  func grid() -> GridView {
    let grid = GridView(views: [[label, field], [alert]])
    let cell = grid.row(at: 1).cell(at: 0)
    grid.row(at: 1).mergeCells(in: 0..<2)
    cell.xPlacement = .none
    cell.customPlacementConstraints = [
      alert.centerXAnchor.constraint(equalTo: field.leadingAnchor)
    ]
    return grid
  }

  @Test func `custom placement constraints place what the grid leaves alone`() {
    let root = LayoutRoot(grid(), scale: 0)
    #expect(
      root.picture == """
        label 0 0 40 10
        field 46 0 60 10
        alert 36 16 20 10
        """)
    #expect(root.isSound)
  }

  @Test func `a cell whose row has left keeps constraints without holding them`() {
    let grid = GridView(views: [[label], [field]])
    let cell = grid.cell(atColumnIndex: 0, rowIndex: 0)
    grid.removeRow(at: 0)
    let wide = field.widthAnchor.constraint(equalToConstant: 90)
    cell.customPlacementConstraints = [wide]
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(cell.customPlacementConstraints.count == 1)
    #expect(!wide.isActive)
    #expect(field.frame.width == 60)
  }

  @Test func `a constraint whose view is gone is left out`() {
    let grid = GridView(views: [[label]])
    var gone: LayoutView? = LayoutView()
    let constraints = [
      gone?.widthAnchor.constraint(equalToConstant: 50),
      label.widthAnchor.constraint(equalToConstant: 45),
    ].compactMap { $0 }
    grid.cell(atColumnIndex: 0, rowIndex: 0).customPlacementConstraints = constraints
    gone = nil
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(label.frame.width == 45)
    #expect(constraints.map(\.isActive) == [false, true])
  }

  @Test func `they may hold a view of another cell, whose number changes in the same update`() {
    let grid = GridView(views: [[label]])
    let cell = grid.cell(atColumnIndex: 0, rowIndex: 0)
    cell.customPlacementConstraints = [label.widthAnchor.constraint(equalToConstant: 50)]
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    // While the cell is empty, the label is as wide as its text, in a row of its own.
    cell.contentView = nil
    grid.addRow(with: [label])
    root.layoutIfNeeded()
    #expect(label.frame.width == 40)
    // The field is the first view now; the label is the second one, and held.
    cell.contentView = field
    root.layoutIfNeeded()
    #expect(field.frame.width == 60)
    #expect(label.frame.width == 50)
  }

  @Test func `they are active while the cell is visible`() {
    let grid = grid()
    let constraint = grid.row(at: 1).cell(at: 0).customPlacementConstraints[0]
    let root = LayoutRoot(grid, scale: 0)
    #expect(!constraint.isActive)
    root.layoutIfNeeded()
    #expect(constraint.isActive)
    grid.row(at: 1).isHidden = true
    root.layoutIfNeeded()
    #expect(!constraint.isActive)
    grid.row(at: 1).isHidden = false
    root.layoutIfNeeded()
    #expect(constraint.isActive)
  }

  @Test(arguments: [false, true])
  func `they count as activated when they were set`(_ isLaidOutBefore: Bool) {
    let grid = grid()
    let root = LayoutRoot(grid, scale: 0)
    if isLaidOutBefore { root.layoutIfNeeded() }
    let later = alert.centerXAnchor.constraint(equalTo: field.leadingAnchor, constant: 10)
    later.isActive = true
    root.layoutIfNeeded()
    // Of the two, the later one gives way, whenever the grid activates its own.
    #expect(later.isBroken)
    #expect(alert.frame.minX == 36)
    grid.row(at: 1).isHidden = true
    root.layoutIfNeeded()
    #expect(!later.isBroken)
    grid.row(at: 1).isHidden = false
    root.layoutIfNeeded()
    #expect(later.isBroken)
  }

  @Test func `one that becomes required while its cell is hidden counts as the newest`() {
    let grid = grid()
    let own = grid.row(at: 1).cell(at: 0).customPlacementConstraints[0]
    own.priority = 900
    let root = LayoutRoot(grid, scale: 0)
    alert.centerXAnchor.constraint(equalTo: field.leadingAnchor, constant: 10).isActive = true
    grid.row(at: 1).isHidden = true
    root.layoutIfNeeded()
    own.priority = .required
    grid.row(at: 1).isHidden = false
    root.layoutIfNeeded()
    #expect(own.isBroken)
    #expect(alert.frame.minX == 46)
  }

  @Test func `replacing the array deactivates the old ones`() {
    let grid = grid()
    let cell = grid.row(at: 1).cell(at: 0)
    let old = cell.customPlacementConstraints[0]
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    cell.customPlacementConstraints = [
      alert.leadingAnchor.constraint(equalTo: field.leadingAnchor)
    ]
    #expect(!old.isActive)
    root.layoutIfNeeded()
    #expect(alert.frame.minX == 46)
  }

  @Test func `they go with their cell, and rest while their items are apart`() {
    let grid = grid()
    let cell = grid.row(at: 1).cell(at: 0)
    let constraint = cell.customPlacementConstraints[0]
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    grid.cell(for: field)?.contentView = nil
    root.layoutIfNeeded()
    #expect(!constraint.isActive)
    grid.cell(atColumnIndex: 1, rowIndex: 0).contentView = field
    root.layoutIfNeeded()
    #expect(constraint.isActive)
    grid.removeRow(at: 1)
    root.layoutIfNeeded()
    #expect(!constraint.isActive)
    #expect(root.isSound)
  }

  @Test func `what placement none leaves open is reported`() {
    let grid = GridView(views: [[label, field]])
    grid.cell(for: field)?.xPlacement = .none
    let layout = LayoutRoot(grid, scale: 0).computedLayout
    #expect(layout.ambiguities.map(\.attribute) == [.minX])
    #expect(layout.ambiguities.map { layout.items[$0.item].name } == ["field"])
  }

  @Test func `they are active again when an item outside the grid comes back`() {
    let other = box("other", 10, 10)
    let grid = GridView(views: [[label, field]])
    let cell = grid.cell(atColumnIndex: 1, rowIndex: 0)
    cell.xPlacement = .none
    let stack = StackView(views: [grid, other])
    cell.customPlacementConstraints = [
      field.trailingAnchor.constraint(equalTo: other.leadingAnchor, constant: -5)
    ]
    let root = LayoutRoot(stack, width: .exact(200), scale: 0)
    root.layoutIfNeeded()
    let constraint = cell.customPlacementConstraints[0]
    #expect(constraint.isActive)
    other.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(!constraint.isActive)
    stack.addArrangedSubview(other)
    root.layoutIfNeeded()
    #expect(constraint.isActive)
    #expect(field.frame.maxX + grid.frame.minX == other.frame.minX - 5)
    // Without the constraint, nothing outside the grid makes it plan again.
    cell.customPlacementConstraints = []
    root.layoutIfNeeded()
    #expect(root.engine.queue.awaitingItems.isEmpty)
  }

  @Test func `a distance from an item outside the tree waits until the item comes`() {
    let other = box("other", 10, 10)
    let grid = GridView(views: [[label, field]])
    let cell = grid.cell(atColumnIndex: 1, rowIndex: 0)
    cell.xPlacement = .none
    let distance = other.trailingAnchor.anchorWithOffset(to: field.leadingAnchor)
      .constraint(equalToConstant: 5)
    cell.customPlacementConstraints = [distance]
    let stack = StackView(views: [grid])
    let root = LayoutRoot(stack, width: .exact(200), scale: 0)
    root.layoutIfNeeded()
    #expect(!distance.isActive)
    stack.addArrangedSubview(other)
    root.layoutIfNeeded()
    #expect(distance.isActive)
    #expect(field.frame.minX + grid.frame.minX == other.frame.maxX + 5)
  }
}
