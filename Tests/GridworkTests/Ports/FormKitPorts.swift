// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Forms that programs build from descriptions of their own, row by row.
struct FormKitPorts {
  private enum Row {
    case row(String?, LayoutView)
    case full(LayoutView)
    case gap
  }

  private func build(_ rows: [Row], width: Double) -> (LayoutView, GridView) {
    let grid = GridView()
    grid.rowSpacing = 8
    grid.columnSpacing = 10
    for row in rows {
      switch row {
      case .row(let label, let view):
        let gridRow = grid.addRow(with: [Label(label ?? ""), view])
        gridRow.rowAlignment = .firstBaseline
      case .full(let view):
        let gridRow = grid.addRow(with: [view])
        grid.mergeCells(
          inHorizontalRange: 0..<2,
          verticalRange: grid.numberOfRows - 1..<grid.numberOfRows)
        gridRow.topPadding = 2
      case .gap:
        let gridRow = grid.addRow(with: [GridCell.emptyContentView])
        gridRow.height = 6
      }
    }
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).xPlacement = .leading
    grid.translatesAutoresizingMaskIntoConstraints = false
    let container = LayoutView()
    container.addSubview(grid)
    LayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: container.topAnchor, constant: 22),
      grid.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      grid.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -20),
      grid.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -22),
      container.widthAnchor.constraint(equalToConstant: width),
    ])
    return (container, grid)
  }

  @Test func `a pane from a description`() {
    let set = Button("Set")
    let hint = Label("It is saved now")
    let box = Checkbox("On")
    let (container, grid) = build(
      [.row("Name", set), .gap, .full(hint), .row(nil, box)], width: 660)
    window(container)
    // Columns of 28 and 45 with 10 between them are 22 short of the hint: both get 11 more.
    #expect(grid.frame == rect(20, 22, 105, 20 + 8 + 6 + 8 + 2 + 16 + 8 + 18))
    #expect(grid.subviews[0].frame == rect(11, 2, 28, 16))
    #expect(set.frame == rect(49, 0, 45, 20))
    #expect(hint.frame == rect(0, 44, 105, 16))
    #expect(box.frame == rect(49, 68, 34, 18))
    #expect(container.frame.size == LayoutSize(width: 660, height: 130))
  }

  private enum Field: Hashable {
    case host
    case port
  }

  /// Below each field lies a row for what is wrong with it, which is there when something is.
  @Test func `a form with its errors`() {
    let grid = GridView(numberOfColumns: 2, rows: 0)
    grid.rowAlignment = .firstBaseline
    var errorLabels: [Field: Label] = [:]
    var errorRows: [Field: GridRow] = [:]
    func addRow(title: String, field: Field) {
      let control = TextField()
      control.widthAnchor.constraint(equalToConstant: 120).isActive = true
      grid.addRow(with: [Label(title), control])
      let errorLabel = Label("Wrong")
      errorLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      let row = grid.addRow(with: [GridCell.emptyContentView, errorLabel])
      row.topPadding = -4
      row.isHidden = true
      errorLabels[field] = errorLabel
      errorRows[field] = row
    }
    addRow(title: "Host", field: .host)
    addRow(title: "Port", field: .port)
    let root = window(grid)
    #expect(grid.frame.size == LayoutSize(width: 28 + 6 + 120, height: 22 + 6 + 22))
    errorRows[.host]?.isHidden = false
    root.layoutIfNeeded()
    #expect(errorLabels[.host]?.frame == rect(34, 22 + 6 - 4, 35, 16))
    #expect(grid.frame.height == 40 + 6 + 22)
    for (_, row) in errorRows { row.isHidden = true }
    root.layoutIfNeeded()
    #expect(grid.frame.height == 50)
    #expect(errorLabels.values.allSatisfy { !$0.isHidden })
  }

  /// Boxes of one group stand closer together than rows do.
  @Test func `a group of boxes`() {
    let boxes = ["Start", "Done", "Fail"].map { Checkbox($0) }
    let notify = Label("Notify:")
    let field = TextField()
    let grid = GridView(views: [
      [Label("Name:"), field],
      [notify, boxes[0]],
      [GridCell.emptyContentView, boxes[1]],
      [GridCell.emptyContentView, boxes[2]],
    ])
    grid.rowSpacing = 12
    grid.columnSpacing = 10
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).xPlacement = .fill
    for control in boxes { grid.cell(for: control)?.xPlacement = .leading }
    grid.row(at: 2).topPadding = -6
    grid.row(at: 3).topPadding = -6
    grid.column(at: 0).width = boxes.isEmpty ? GridView.sizedForContent : 60
    window(grid, width: .exact(200))
    // The second column has 200 - 60 - 10. Rows: 22, 18, 18, 18 with 12, 6 and 6 between them.
    #expect(field.frame == rect(70, 0, 130, 22))
    #expect(notify.frame == rect(11, 35, 49, 16))
    #expect(boxes.map(\.frame.minY) == [34, 58, 82])
    #expect(boxes.map(\.frame.width) == [55, 48, 48])
    #expect(grid.frame.height == 100)
  }

  /// A view that is as tall as what its author counted up.
  @Test func `a view whose height is counted`() {
    let view = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 240, height: 0))
    let title = Label("Check")
    title.frame = LayoutRect(x: 0, y: 0, width: 120, height: 18)
    var updateSelector: PopUpButton?
    updateSelector = PopUpButton(width: 90)
    updateSelector?.setFrameSize(LayoutSize(width: 30, height: 20))
    let grid = GridView()
    grid.rowAlignment = .firstBaseline
    grid.translatesAutoresizingMaskIntoConstraints = false
    grid.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    grid.setContentHuggingPriority(.defaultHigh, for: .vertical)
    grid.addRow(with: [title, updateSelector!])
    view.addSubview(grid)
    var height = (Double(grid.numberOfRows) - 2) * grid.rowSpacing
    for i in 0..<grid.numberOfRows {
      let row = grid.row(at: i)
      for a in 0..<row.numberOfCells {
        if let contentView = row.cell(at: a).contentView {
          height += contentView.frame.height
        }
      }
    }
    // 18 and 20, less a gap of 6.
    #expect(height == 32)
    view.setFrameSize(LayoutSize(width: view.frame.width, height: height))
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    LayoutConstraint.activate([
      grid.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      grid.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    view.layoutSubtreeIfNeeded()
    // 35 + 6 + 90 by 24 in the middle of 240 by 32. The grid pulls at 750, and the label hugs at 250: it
    // reaches the bottom of its row.
    #expect(grid.frame == LayoutRect(x: 54.5, y: 4, width: 131, height: 24))
    #expect(title.frame == rect(0, 4, 35, 20))
  }

  /// Rows that belong to one choice are kept in lists, and hidden together.
  @Test func `rows of a choice`() {
    let grid = GridView(numberOfColumns: 2, rows: 0)
    var rows = [grid.addRow(with: [Label("Service"), PopUpButton(width: 80)])]
    let compatibleRows = [
      grid.addRow(with: [Label("Address"), Button("Find")]),
      grid.addRow(with: [GridCell.emptyContentView, Checkbox("Path")]),
    ]
    rows += [grid.addRow(with: [Label("Key"), Button("Paste")])]
    func select(compatible: Bool) { compatibleRows.forEach { $0.isHidden = !compatible } }
    select(compatible: false)
    let root = window(grid)
    #expect(grid.frame.height == 24 + 6 + 20)
    select(compatible: true)
    root.layoutIfNeeded()
    #expect(grid.frame.height == 24 + 6 + 20 + 6 + 18 + 6 + 20)
    #expect(rows.map { grid.index(of: $0) } == [0, 3])
    #expect(rows.contains(grid.row(at: 3)))
    #expect(!compatibleRows.contains(grid.row(at: 0)))
  }

  /// A picture beside a column of a name, a form and a message.
  @Test func `a header of a card`() {
    let portrait = ImageView(64, 64)
    let name = Label("Ada")
    let category = PopUpButton(width: 70)
    let group = StackView(views: [Label("Group"), category])
    let aliases = Button("Edit")
    let grid = GridView(views: [[Label("Alias"), aliases], [Label("In"), group]])
    grid.rowSpacing = 8
    grid.columnSpacing = 10
    grid.column(at: 0).xPlacement = .trailing
    grid.row(at: 1).yPlacement = .top
    grid.row(at: 1).topPadding = 4
    grid.cell(for: aliases)?.xPlacement = .fill
    let fieldsStack = StackView(views: [name, grid])
    fieldsStack.orientation = .vertical
    fieldsStack.alignment = .leading
    fieldsStack.spacing = 10
    let headerStack = StackView(views: [portrait, fieldsStack])
    headerStack.orientation = .horizontal
    headerStack.alignment = .top
    headerStack.spacing = 16
    window(headerStack)
    // The form: 35 + 10 + (35 + 8 + 70) by 20 + 8 + 4 + 24.
    #expect(grid.frame == rect(0, 26, 158, 56))
    #expect(fieldsStack.frame == rect(80, 0, 158, 82))
    #expect(aliases.frame == rect(45, 0, 113, 20))
    #expect(group.frame == rect(45, 32, 113, 24))
    #expect(portrait.frame == rect(0, 0, 64, 64))
  }
}
