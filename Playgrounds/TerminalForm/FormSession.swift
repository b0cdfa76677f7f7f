// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A form on a screen of some size: where it is scrolled to, which control has the focus, and what
/// the screen shows.
///
/// The screen's size is preferred, not required: a form that needs more room than that stays whole,
/// and the screen shows a part of it.
final class FormSession {
  /// How the session came to its end.
  enum Ending {
    case sent, cancelled
  }

  let form: RegistrationForm
  private(set) var ending: Ending?
  private(set) var focus: Control?
  private let root: LayoutRoot
  private var columns: Int
  private var rows: Int
  /// The cell of the form in the screen's upper left corner.
  private var corner = (column: 0, row: 0)

  init(
    form: RegistrationForm = RegistrationForm(), columns: Int, rows: Int,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    self.form = form
    self.columns = columns
    self.rows = rows
    root = LayoutRoot(
      form.grid, width: .preferred(Double(columns)), height: .preferred(Double(rows)),
      direction: direction)
    form.onSend = { [unowned self] in ending = .sent }
    root.layoutIfNeeded()
    focus = form.grid.keyViewLoop.first.flatMap(Self.control)
  }

  /// Follows a new size of the screen.
  func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    root.width = .preferred(Double(columns))
    root.height = .preferred(Double(rows))
    root.layoutIfNeeded()
    reveal(focus)
  }

  // MARK: Events

  func handle(_ event: InputEvent) {
    switch event {
    case .key(.control("c")), .key(.control("q")):
      ending = .cancelled
    case .click(let column, let row):
      click(column: column + corner.column, row: row + corner.row)
    case .wheel(let lines):
      scroll(by: 3 * lines)
    case .key(.pageUp):
      scroll(by: 1 - rows)
    case .key(.pageDown):
      scroll(by: rows - 1)
    default:
      let isHandled = focus?.handle(event) ?? false
      root.layoutIfNeeded()
      if !isHandled { moveFocus(by: Self.step(of: event)) }
      reveal(focus)
    }
  }

  /// How many controls a key that the focused one has no use for goes on.
  private static func step(of event: InputEvent) -> Int {
    switch event {
    case .key(.tab), .key(.down), .key(.enter): 1
    case .key(.backTab), .key(.up): -1
    default: 0
    }
  }

  private func click(column: Int, row: Int) {
    let hit = controls.first { $0.cells?.contains(column: column, row: row) ?? false }
    guard let control = hit, control.acceptsFirstResponder, let cells = control.cells else {
      return
    }
    focus = control
    control.click(column: column - cells.columns.lowerBound, row: row - cells.rows.lowerBound)
    root.layoutIfNeeded()
    reveal(control)
  }

  /// Tab goes through the cells of the grid in reading order; after the last control comes the first.
  private func moveFocus(by step: Int) {
    guard step != 0, let view = focus?.view else { return }
    let next = step > 0 ? view.nextValidKeyView : view.previousValidKeyView
    focus = next.flatMap(Self.control)
  }

  /// The visible controls.
  private var controls: [Control] { form.grid.readingOrder.compactMap(Self.control) }

  private static func control(of view: LayoutView) -> Control? { view.layoutContent as? Control }

  // MARK: Scrolling

  private var formColumns: Int { Int(form.grid.frame.width) }
  private var formRows: Int { Int(form.grid.frame.height) }
  /// The screen's columns without the one of the scroll bar.
  private var visibleColumns: Int { formRows > rows ? max(1, columns - 1) : columns }

  /// Scrolls as little as brings a control into sight.
  private func reveal(_ control: Control?) {
    if let cells = control?.cells {
      corner.column = Self.revealed(cells.columns, in: visibleColumns, from: corner.column)
      corner.row = Self.revealed(cells.rows, in: rows, from: corner.row)
    }
    scroll(by: 0)
  }

  private static func revealed(_ range: Range<Int>, in count: Int, from start: Int) -> Int {
    min(max(start, range.upperBound - count), range.lowerBound)
  }

  /// Scrolls up or down, not past the form's edges.
  private func scroll(by lines: Int) {
    corner.column = min(max(corner.column, 0), max(0, formColumns - visibleColumns))
    corner.row = min(max(corner.row + lines, 0), max(0, formRows - rows))
  }

  // MARK: The screen

  /// What the screen shows.
  var screen: Canvas {
    var whole = Canvas(
      columns: max(formColumns, corner.column + columns), rows: max(formRows, rows))
    for control in controls {
      guard let cells = control.cells else { continue }
      control.draw(in: cells, on: &whole, isFocused: control === focus)
    }
    var screen = Canvas(columns: columns, rows: rows)
    screen.copy(whole, fromColumn: corner.column, row: corner.row)
    drawScrollBar(on: &screen)
    return screen
  }

  /// Where the cursor stands on the screen; nil when it is out of sight.
  var cursor: (column: Int, row: Int)? {
    guard let focus, let cells = focus.cells, let place = focus.cursor(in: cells) else {
      return nil
    }
    let column = place.column - corner.column
    let row = place.row - corner.row
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    return (column, row)
  }

  /// A bar at the right edge that shows which part of a form that is too tall is in sight.
  private func drawScrollBar(on screen: inout Canvas) {
    guard formRows > rows, columns > 0 else { return }
    let everywhere = CellRect(columns: 0..<columns, rows: 0..<rows)
    let first = corner.row * rows / formRows
    let last = max(first + 1, (corner.row + rows) * rows / formRows)
    for row in 0..<rows {
      let isThumb = (first..<last).contains(row)
      screen.write(
        isThumb ? "┃" : "│", column: columns - 1, row: row, style: isThumb ? [] : .dim,
        in: everywhere)
    }
  }
}
