// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// What a leaf shows in character cells: one cell is a point.
///
/// The baseline of a line of text is the lower edge of its cells.
class Control: PlacedContent {
  /// The view that stands for the control in a layout, and owns it.
  private(set) weak var view: LayoutView?
  /// The cells that the layout gives the control, in the form; nil while it is not to be seen.
  private(set) var cells: CellRect?

  /// Makes the control's view.
  func makeView() -> LayoutView {
    let view = LayoutView(content: self)
    self.view = view
    return view
  }

  // MARK: What the layout asks and tells

  var intrinsicContentSize: LayoutSize {
    LayoutSize(width: LayoutView.noIntrinsicMetric, height: 1)
  }
  func height(forWidth width: Double) -> Double? { nil }
  var firstBaselineOffsetFromTop: Double? { 1 }
  var lastBaselineOffsetFromBottom: Double? { 0 }
  var acceptsFirstResponder: Bool { false }

  func place(in frame: LayoutRect?) {
    cells = frame.map {
      CellRect(columns: Int($0.minX)..<Int($0.maxX), rows: Int($0.minY)..<Int($0.maxY))
    }
  }

  // MARK: What the screen asks and tells

  /// Draws the control into its cells.
  func draw(in cells: CellRect, on canvas: inout Canvas, isFocused: Bool) {}

  /// Acts on a key or on typed text; returns false for what it has no use for.
  func handle(_ event: InputEvent) -> Bool { false }

  /// Acts on a click on one of its cells, counted from its upper left one.
  func click(column: Int, row: Int) {}

  /// Where the cursor stands in the control's cells when it has the focus; nil for nowhere.
  func cursor(in cells: CellRect) -> (column: Int, row: Int)? { nil }
}

/// A line across the form. It has no width of its own, and so fills what it is given.
final class Rule: Control {
  override func draw(in cells: CellRect, on canvas: inout Canvas, isFocused: Bool) {
    canvas.write(
      cells.columns.map { _ in "─" as Character }, column: cells.columns.lowerBound,
      row: cells.rows.lowerBound, style: .dim, in: cells)
  }
}

/// Text that cannot be changed by typing, on one line or wrapped.
final class Label: Control {
  var text: String {
    didSet { if text != oldValue { view?.invalidateIntrinsicContentSize() } }
  }
  let style: CellStyle
  let wraps: Bool

  init(_ text: String, style: CellStyle = [], wraps: Bool = false) {
    self.text = text
    self.style = style
    self.wraps = wraps
  }

  override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: Double(text.cellWidth), height: 1)
  }

  override func height(forWidth width: Double) -> Double? {
    wraps ? Double(WrappedText(Array(text), width: Int(width)).lines.count) : nil
  }

  override func draw(in cells: CellRect, on canvas: inout Canvas, isFocused: Bool) {
    let characters = Array(text)
    let width = wraps ? cells.columns.count : text.cellWidth
    for (index, line) in WrappedText(characters, width: width).lines.enumerated() {
      canvas.write(
        characters[line], column: cells.columns.lowerBound, row: cells.rows.lowerBound + index,
        style: style, in: cells)
    }
  }
}

/// A box that can be ticked.
final class Checkbox: Control {
  let title: String
  var isOn = false {
    didSet { onChange(isOn) }
  }
  /// Told after the box has been ticked or cleared.
  var onChange: (Bool) -> Void = { _ in }

  init(_ title: String) {
    self.title = title
  }

  override var acceptsFirstResponder: Bool { true }
  private var text: String { "[\(isOn ? "x" : " ")] \(title)" }

  override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: Double(text.cellWidth), height: 1)
  }

  override func draw(in cells: CellRect, on canvas: inout Canvas, isFocused: Bool) {
    canvas.write(
      text, column: cells.columns.lowerBound, row: cells.rows.lowerBound,
      style: isFocused ? .reversed : [], in: cells)
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard event == .text(" ") || event == .key(.enter) else { return false }
    click(column: 0, row: 0)
    return true
  }

  override func click(column: Int, row: Int) {
    isOn.toggle()
  }
}

/// One of several choices, which the arrow keys and clicks go through.
final class ChoiceField: Control {
  let choices: [String]
  var selection = 0

  init(_ choices: [String]) {
    self.choices = choices
  }

  override var acceptsFirstResponder: Bool { true }

  /// As wide as the longest choice.
  override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: Double(4 + (choices.map(\.cellWidth).max() ?? 0)), height: 1)
  }

  override func draw(in cells: CellRect, on canvas: inout Canvas, isFocused: Bool) {
    canvas.write(
      "‹ \(choices[selection]) ›", column: cells.columns.lowerBound, row: cells.rows.lowerBound,
      style: isFocused ? .reversed : [], in: cells)
  }

  override func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(.right), .text(" "): click(column: 0, row: 0)
    case .key(.left): selection = (selection + choices.count - 1) % choices.count
    default: return false
    }
    return true
  }

  override func click(column: Int, row: Int) { selection = (selection + 1) % choices.count }
}

/// A button.
final class Button: Control {
  let title: String
  /// Told after the button has been pressed.
  var onPress: () -> Void = {}

  init(_ title: String) {
    self.title = title
  }

  override var acceptsFirstResponder: Bool { true }
  private var text: String { "[ \(title) ]" }

  override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: Double(text.cellWidth), height: 1)
  }

  override func draw(in cells: CellRect, on canvas: inout Canvas, isFocused: Bool) {
    canvas.write(
      text, column: cells.columns.lowerBound, row: cells.rows.lowerBound,
      style: isFocused ? [.bold, .reversed] : .bold, in: cells)
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard event == .text(" ") || event == .key(.enter) else { return false }
    onPress()
    return true
  }

  override func click(column: Int, row: Int) { onPress() }
}
