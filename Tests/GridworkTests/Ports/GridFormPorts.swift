// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Forms of the kind that programs make of NSGridView, with AppKit's calls.
struct GridFormPorts {
  /// A page of preferences: padding at the edges, rows of one height, text on its last baselines.
  @Test func `a page of preferences`() {
    let theme = Label("Theme:")
    let themes = PopUpButton(width: 100)
    let shortcut = Label("Shortcut:")
    let input = TextField()
    input.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let controls: [[LayoutView]] = [[theme, themes], [shortcut, input]]

    let gridView = GridView(views: controls)
    gridView.yPlacement = .fill
    gridView.columnSpacing = 10
    gridView.rowSpacing = 10
    gridView.column(at: 0).xPlacement = .trailing
    gridView.column(at: 0).leadingPadding = 20
    gridView.column(at: gridView.numberOfColumns - 1).trailingPadding = 20
    gridView.row(at: 0).topPadding = 20
    gridView.row(at: gridView.numberOfRows - 1).bottomPadding = 20
    gridView.rowAlignment = .lastBaseline
    for i in 0..<gridView.numberOfRows {
      gridView.row(at: i).height = 26
    }
    window(gridView)

    // Columns: "Shortcut:" 63 at 20, the menu 100 at 20 + 63 + 10. Rows: 26 at 20 and 20 + 26 + 10.
    // Above and below the line: label 12 and 4, menu 16 and 8, field 15 and 7; fill counts as top.
    #expect(theme.frame == rect(20 + 63 - 42, 20 + 4, 42, 16))
    #expect(themes.frame == rect(93, 20, 100, 24))
    #expect(shortcut.frame == rect(20, 56 + 3, 63, 16))
    #expect(input.frame == rect(93, 56, 80, 22))
    #expect(gridView.frame.size == LayoutSize(width: 20 + 63 + 10 + 100 + 20, height: 102))
  }

  /// A day of a calendar, whose cell says how large it is.
  final class DayView: LayoutView {
    override init(frame: LayoutRect) {
      super.init(frame: frame)
      setContentHuggingPriority(.defaultLow, for: .horizontal)
    }
  }

  /// A month: a grid made from counts, filled cell by cell.
  final class CalendarView: LayoutView {
    let gridView = GridView(numberOfColumns: 7, rows: 6)
    private let cellSize = 30.0

    init() {
      super.init(frame: .zero)
      gridView.xPlacement = .fill
      gridView.yPlacement = .fill
      gridView.rowSpacing = 0
      gridView.columnSpacing = 0
      for row in 0..<gridView.numberOfRows {
        gridView.row(at: row).height = cellSize
        for col in 0..<gridView.numberOfColumns {
          gridView.column(at: col).width = cellSize
        }
      }
      addSubview(gridView)
      gridView.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        gridView.topAnchor.constraint(equalTo: topAnchor),
        gridView.leadingAnchor.constraint(equalTo: leadingAnchor),
        gridView.bottomAnchor.constraint(equalTo: bottomAnchor),
        gridView.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
      for row in 0..<gridView.numberOfRows {
        for col in 0..<gridView.numberOfColumns {
          gridView.cell(atColumnIndex: col, rowIndex: row).contentView = DayView()
        }
      }
    }
  }

  @Test func `a month`() {
    let calendar = CalendarView()
    window(calendar)
    #expect(calendar.bounds == rect(0, 0, 7 * 30, 6 * 30))
    let day = calendar.gridView.cell(atColumnIndex: 3, rowIndex: 2).contentView
    #expect(day?.frame == rect(3 * 30, 2 * 30, 30, 30))
    let last = calendar.gridView.cell(for: calendar.gridView.subviews[41])
    #expect(last?.row.map { calendar.gridView.index(of: $0) } == 5)
    #expect(last?.column == calendar.gridView.column(at: 6))
  }

  /// The panel that finds and replaces: cells with placements and constraints of their own.
  @Test func `a panel that finds and replaces`() {
    let find = Label("Find:")
    let findField = TextField()
    let count = Button("Count")
    let replace = Label("Replace:")
    let replaceField = TextField()
    let options = Label("Options:")
    let ignoreCase = Checkbox("Ignore case")
    let wrap = Checkbox("Wrap")
    let place = Label("In:")
    let places = PopUpButton(width: 150)
    for field in [findField, replaceField] {
      field.widthAnchor.constraint(equalToConstant: 200).isActive = true
    }
    let empty = GridCell.emptyContentView
    let gridView = GridView(views: [
      [find, findField, count],
      [replace, replaceField, empty],
      [options, ignoreCase, wrap],
      [place, places, empty],
    ])
    gridView.rowSpacing = 8
    gridView.columnSpacing = 4
    gridView.yPlacement = .top

    gridView.row(at: 0).topPadding = 20
    gridView.column(at: 0).xPlacement = .trailing
    gridView.column(at: 0).leadingPadding = 20
    gridView.column(at: 1).leadingPadding = 4
    gridView.column(at: gridView.numberOfColumns - 1).trailingPadding = 20

    gridView.mergeCells(inHorizontalRange: 1..<3, verticalRange: 3..<4)
    gridView.cell(atColumnIndex: 1, rowIndex: 3).xPlacement = .fill

    for row in 0..<gridView.numberOfRows {
      gridView.cell(atColumnIndex: 0, rowIndex: row).yPlacement = .none
    }
    for row in 0..<2 {
      gridView.cell(atColumnIndex: 0, rowIndex: row).rowAlignment = .firstBaseline
      gridView.cell(atColumnIndex: 1, rowIndex: row).rowAlignment = .firstBaseline
    }
    gridView.cell(atColumnIndex: 0, rowIndex: 2).customPlacementConstraints = [
      options.firstBaselineAnchor.constraint(equalTo: ignoreCase.firstBaselineAnchor, constant: 0)
    ]
    gridView.cell(atColumnIndex: 0, rowIndex: 3).customPlacementConstraints = [
      place.firstBaselineAnchor.constraint(equalTo: places.firstBaselineAnchor, constant: 0)
    ]
    gridView.setContentHuggingPriority(
      LayoutConstraint.Priority(LayoutConstraint.Priority.windowSizeStayPut.rawValue),
      for: .vertical)
    window(gridView)

    // Columns: 56 at 20; the fields, 200, at 20 + 56 + 4 + 4; "Count", 59, at 284 + 4.
    // Rows: 22 at 20 and at 50, 18 at 80, 24 at 106. A label in line with a field begins 15 - 12 down. The
    // grid pulls at 500, and "Count" hugs at 250: it is as tall as its row.
    #expect(find.frame == rect(76 - 35, 20 + 3, 35, 16))
    #expect(findField.frame == rect(84, 20, 200, 22))
    #expect(count.frame == rect(288, 20, 59, 22))
    #expect(replace.frame == rect(20, 50 + 3, 56, 16))
    #expect(options.frame == rect(20, 80 + 13 - 12, 56, 16))
    #expect(wrap.frame == rect(288, 80, 48, 18))
    #expect(place.frame == rect(76 - 21, 106 + 16 - 12, 21, 16))
    #expect(places.frame == rect(84, 106, 200 + 4 + 59, 24))
    #expect(gridView.frame.size == LayoutSize(width: 347 + 20, height: 130))
  }

  /// A pane in a view that is larger than the form: columns are set up before there are any rows.
  @Test func `a pane of appearances`() {
    let view = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 423, height: 210))
    let gridView = GridView(numberOfColumns: 2, rows: 0)
    gridView.column(at: 0).xPlacement = .trailing
    gridView.rowAlignment = .firstBaseline
    gridView.columnSpacing = 8
    gridView.rowSpacing = 12

    let appearance = Label("Appearance:")
    let popup = PopUpButton(width: 130)
    gridView.addRow(with: [appearance, popup])
    let tint = Label("Tint:")
    let stack = StackView(views: (0..<3).map { _ in ImageView(20, 20) })
    stack.spacing = 4
    gridView.addRow(with: [tint, stack])

    gridView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(gridView)
    gridView.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    gridView.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
    window(view, width: .exact(view.frame.width), height: .exact(view.frame.height))

    // "Appearance:" 77, the menu 130; (423 - 77 - 8 - 130) / 2 on both sides. Icons have no baseline, so
    // the second row is placed at its top.
    #expect(gridView.frame == rect(104, 20, 215, 24 + 12 + 20))
    #expect(appearance.frame == rect(0, 4, 77, 16))
    #expect(popup.frame == rect(85, 0, 130, 24))
    #expect(tint.frame == rect(77 - 35, 36, 35, 16))
    #expect(stack.frame == rect(85, 36, 3 * 20 + 2 * 4, 20))
  }

  /// A form with the headings that `addRow` makes and merges.
  @Test func `a form with lines between its sections`() {
    let grid = GridView(numberOfColumns: 2, rows: 0)
    grid.columnSpacing = 12
    grid.rowSpacing = 10
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).xPlacement = .fill
    grid.rowAlignment = .firstBaseline
    func makeField() -> TextField {
      let field = TextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      field.widthAnchor.constraint(greaterThanOrEqualToConstant: 260).isActive = true
      return field
    }
    let fields = [makeField(), makeField()]
    let separator = Separator()
    grid.addRow(with: [Label("Name"), fields[0]])
    let row = grid.addRow(with: [separator, GridCell.emptyContentView])
    row.mergeCells(in: 0..<2)
    row.cell(at: 0).xPlacement = .fill
    row.topPadding = 4
    let server = Label("Server")
    grid.addRow(with: [server, fields[1]])
    window(grid)

    // "Server" is 42 wide; the fields follow 12 on. Rows: 22 at 0, 1 at 22 + 10 + 4, 22 at 37 + 10.
    #expect(fields[0].frame == rect(54, 0, 260, 22))
    #expect(separator.frame == rect(0, 36, 42 + 12 + 260, 1))
    #expect(server.frame == rect(0, 47 + 3, 42, 16))
    #expect(fields[1].frame == rect(54, 47, 260, 22))
    #expect(grid.fittingSize == LayoutSize(width: 314, height: 69))
  }

  /// The form that the porting guide begins with.
  @Test func `the form of the guide`() {
    let nameLabel = Label("Name")
    let nameField = TextField()
    let rememberCheckbox = Checkbox("Remember")

    let grid = GridView(views: [
      [nameLabel, nameField],
      [GridCell.emptyContentView, rememberCheckbox],
    ])
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).xPlacement = .trailing
    grid.cell(for: rememberCheckbox)?.row?.topPadding = 4
    LayoutConstraint.activate([
      nameField.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
    ])
    window(grid)

    // 28 + 6 + 120 by 22 + 6 + 4 + 18.
    #expect(nameLabel.frame == rect(0, 3, 28, 16))
    #expect(nameField.frame == rect(34, 0, 120, 22))
    #expect(rememberCheckbox.frame == rect(34, 32, 76, 18))
    #expect(grid.frame.size == LayoutSize(width: 154, height: 50))
  }
}
