// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension SwiftWriter {
  // MARK: Stacks

  func stackInitializer(
    _ stack: LayoutDocument.Stack, in view: LayoutDocument.View, _ views: [String]
  ) -> String {
    guard toolkit == .uiKit else {
      let views = isMade(stack, in: view) ? views.joined(separator: ", ") : ""
      return "\(toolkit.stack)(views: [\(views)])"
    }
    let entries = zip(stack.arranged, views)
    let ordered = LayoutDocument.Stack.Gravity.allCases.flatMap { gravity in
      entries.filter { $0.0.gravity == gravity }.map { $0.1 }
    }
    return "UIStackView(arrangedSubviews: [\(ordered.joined(separator: ", "))])"
  }

  mutating func add(
    _ stack: LayoutDocument.Stack, in view: LayoutDocument.View, _ name: String, _ views: [String]
  ) {
    let isUIKit = toolkit == .uiKit
    if !isUIKit, !isMade(stack, in: view) {
      for (entry, view) in zip(stack.arranged, views) {
        add("\(name).addView(\(view), in: .\(entry.gravity.rawValue))")
      }
    }
    add("\(name).\(isUIKit ? "axis" : "orientation") = .\(stack.orientation)")
    if isUIKit, stack.distribution == .gravityAreas {
      omit("the gravity areas of \(name)")
    } else {
      add("\(name).distribution = .\(stack.distribution.rawValue)")
    }
    if let alignment = stack.alignment {
      add("\(name).alignment = .\(word(alignment, stack.orientation))")
    } else if isUIKit {
      add("\(name).alignment = .center")
    }
    add("\(name).spacing = \(stack.spacing.code)")
    addInsets(of: stack, view.margins, name)
    if !stack.detachesHiddenViews {
      if isUIKit {
        omit("the room that \(name) keeps for hidden views")
      } else {
        add("\(name).detachesHiddenViews = false")
      }
    }
    for (method, priorities, noun) in [
      ("setHuggingPriority", stack.huggingPriority, "hugging"),
      ("setClippingResistancePriority", stack.clippingResistancePriority, "clipping resistance"),
    ] {
      guard let priorities else { continue }
      guard !isUIKit else {
        omit("the \(noun) priorities of \(name)")
        continue
      }
      for axis in LayoutAxis.allCases {
        add("\(name).\(method)(\(code(priorities[axis])), for: .\(axis))")
      }
    }
    for (entry, view) in zip(stack.arranged, views) {
      if let spacing = entry.customSpacingAfter {
        add("\(name).setCustomSpacing(\(spacing.code), after: \(view))")
      }
      guard let priority = entry.visibilityPriority else { continue }
      switch toolkit {
      case .gridwork: add("\(name).setVisibilityPriority(\(priority.code), for: \(view))")
      case .appKit:
        add(
          "\(name).setVisibilityPriority(NSStackView.VisibilityPriority(\(priority.code)), "
            + "for: \(view))")
      case .uiKit: omit("the visibility priority of \(view)")
      }
    }
  }

  /// Whether a stack is made with its views: all of them are in the leading area, and there are no other subviews,
  /// which a document has before them.
  private func isMade(_ stack: LayoutDocument.Stack, in view: LayoutDocument.View) -> Bool {
    view.subviews.isEmpty && stack.arranged.allSatisfy { $0.gravity == .leading }
  }

  /// Writes the distances that the views keep from the edges. With Apple's names these are either insets or
  /// margins, but in a document they add up.
  private mutating func addInsets(
    of stack: LayoutDocument.Stack, _ margins: LayoutDocument.DirectionalInsets, _ name: String
  ) {
    let isRelative = stack.isLayoutMarginsRelative
    var sum = stack.edgeInsets
    if isRelative, toolkit == .appKit || toolkit == .uiKit && stack.hasInsets {
      sum = LayoutDocument.DirectionalInsets(
        top: sum.top + margins.top, leading: sum.leading + margins.leading,
        bottom: sum.bottom + margins.bottom, trailing: sum.trailing + margins.trailing)
    }
    if sum != LayoutDocument.DirectionalInsets(all: 0) {
      let member = toolkit == .uiKit ? "layoutMargins" : "edgeInsets"
      add("\(name).\(member) = \(insets(sum.insets(direction)))")
    }
    if toolkit == .uiKit ? isRelative || stack.hasInsets : toolkit.isOwn && isRelative {
      add("\(name).isLayoutMarginsRelativeArrangement = true")
    }
  }

  private func word(_ alignment: LayoutDocument.Stack.Alignment, _ axis: LayoutAxis) -> String {
    switch (alignment, toolkit) {
    case (.fill, .appKit): axis == .vertical ? "width" : "height"
    case (.centerX, .uiKit), (.centerY, .uiKit): "center"
    default: alignment.rawValue
    }
  }

  // MARK: Grids

  /// A grid that is made of content views, whose names come row by row; nil stands for one that is not shown.
  func gridInitializer(_ grid: LayoutDocument.Grid, _ views: [String?]) -> String {
    let empty = toolkit == .appKit ? "NSGridCell.emptyContentView" : "nil"
    var rest = views[...]
    let rows = grid.rows.map { row in
      "[" + row.map { $0.flatMap { _ in rest.removeFirst() } ?? empty }.joined(separator: ", ")
        + "]"
    }
    let name = toolkit.name("GridView", "NSGridView", "UIView")
    if toolkit == .uiKit { return "UIView()" }
    if views.allSatisfy({ $0 == nil }) {
      let columns = grid.rows.map { $0.count }.max() ?? 0
      return "\(name)(numberOfColumns: \(columns), rows: \(grid.rows.count))"
    }
    return "\(name)(views: [\(rows.joined(separator: ", "))])"
  }

  mutating func add(_ grid: LayoutDocument.Grid, _ name: String, _ views: [String]) {
    guard toolkit != .uiKit else {
      omit("the grid \(name). Its content views are subviews without a placement")
      for view in views { add("\(name).addSubview(\(view))") }
      return
    }
    if grid.xPlacement != .leading {
      add("\(name).xPlacement = \(grid.xPlacement.code(.horizontal))")
    }
    if grid.yPlacement != .leading {
      add("\(name).yPlacement = \(grid.yPlacement.code(.vertical))")
    }
    if grid.rowAlignment != .none { add("\(name).rowAlignment = .\(grid.rowAlignment)") }
    add("\(name).rowSpacing = \(grid.rowSpacing.code)")
    add("\(name).columnSpacing = \(grid.columnSpacing.code)")
    for (separator, extent) in [
      ("rowSeparator", grid.rowSeparator), ("columnSeparator", grid.columnSeparator),
    ] where extent != 0 {
      if toolkit.isOwn {
        add("\(name).\(separator) = \(extent.code)")
      } else {
        omit("the \(separator) of \(name)")
      }
    }
    for axis in [LayoutAxis.vertical, .horizontal] {
      for (index, track) in grid[options: axis].sorted(by: { $0.key < $1.key }) {
        add(track, "\(name).\(axis.trackWord)(at: \(index))", axis)
      }
    }
    for (row, entries) in grid.rows.enumerated() {
      for (column, entry) in entries.enumerated() {
        guard let entry, entry.columnSpan > 1 || entry.rowSpan > 1 else { continue }
        merge(name, column..<column + entry.columnSpan, row..<row + entry.rowSpan)
      }
    }
    for area in grid.merges { merge(name, area.columns, area.rows) }
    for cell in grid.cells { add(cell, name) }
  }

  private mutating func add(
    _ track: LayoutDocument.Grid.Track, _ name: String, _ axis: LayoutAxis
  ) {
    let words = LayoutDocument.Grid.Track.words(along: axis)
    func set(_ member: String, _ value: Double?) {
      if let value { add("\(name).\(member) = \(value.code)") }
    }
    let noun = axis == .vertical ? "Height" : "Width"
    set(words.extent, track.extent)
    set(words.paddingBefore, track.paddingBefore == 0 ? nil : track.paddingBefore)
    set(words.paddingAfter, track.paddingAfter == 0 ? nil : track.paddingAfter)
    if track.isHidden { add("\(name).isHidden = true") }
    if track.placement != .inherited {
      add("\(name).\(words.placement) = \(track.placement.code(axis))")
    }
    if let key = words.rowAlignment, track.rowAlignment != .inherited {
      add("\(name).\(key) = .\(track.rowAlignment)")
    }
    let beyond = [
      ("weight", track.weight), ("minimum\(noun)", track.minimum),
      ("maximum\(noun)", track.maximum),
      ("\(words.extent)Fraction", track.fraction),
    ]
    for (member, value) in beyond where value != nil {
      if toolkit.isOwn { set(member, value) } else { omit("\(name).\(member)") }
    }
    if let group = track.sizeGroup {
      if toolkit.isOwn {
        add("\(name).sizeGroup = GridView.SizeGroup(\(group.code))")
      } else {
        omit("the size group \(group.code)")
      }
    }
  }

  private mutating func merge(_ name: String, _ columns: Range<Int>, _ rows: Range<Int>) {
    func code(_ range: Range<Int>) -> String {
      toolkit.isOwn
        ? "\(range.lowerBound)..<\(range.upperBound)"
        : "NSRange(location: \(range.lowerBound), length: \(range.count))"
    }
    add(
      "\(name).mergeCells(inHorizontalRange: \(code(columns)), verticalRange: \(code(rows)))")
  }

  private func target(_ cell: LayoutDocument.Grid.Cell, _ name: String) -> String {
    "\(name).cell(atColumnIndex: \(cell.column), rowIndex: \(cell.row))"
  }

  private mutating func add(_ cell: LayoutDocument.Grid.Cell, _ name: String) {
    let target = target(cell, name)
    if cell.xPlacement != .inherited {
      add("\(target).xPlacement = \(cell.xPlacement.code(.horizontal))")
    }
    if cell.yPlacement != .inherited {
      add("\(target).yPlacement = \(cell.yPlacement.code(.vertical))")
    }
    if cell.rowAlignment != .inherited { add("\(target).rowAlignment = .\(cell.rowAlignment)") }
  }

  /// Writes the constraints of the cells of all grids, which may mention any view of the document.
  mutating func addCellConstraints(_ views: [LayoutDocument.View]) {
    for (item, view) in zip(index.items, views) {
      guard case .grid(let grid) = view.content, let name = names[item.id] else { continue }
      for cell in grid.cells { addConstraints(of: cell, name) }
    }
  }

  private mutating func addConstraints(of cell: LayoutDocument.Grid.Cell, _ name: String) {
    guard toolkit != .uiKit else { return add(cell.constraints) }
    let constraints = lists(of: cell.constraints).map { list in
      switch list {
      case .relations(let texts): "[\(texts.joined(separator: ", "))]"
      case .format(let text): text
      }
    }
    guard !constraints.isEmpty else { return }
    add(
      "\(target(cell, name)).customPlacementConstraints = \(constraints.joined(separator: " + "))")
  }

  // MARK: Helpers of the code

  /// The class of the views that stand in for controls.
  var leafClass: [String] {
    let number = toolkit.number
    let isOwn = toolkit.isOwn
    var lines = [
      "/// A view with the content size, the baselines and the insets of a control"
        + (isOwn ? " or a label." : "."),
      "private final class Control: \(toolkit.view) {",
      "  private let size: \(toolkit.size)",
      "  private let baselines: (first: \(number)?, last: \(number)?)",
      "  private let insets: \(toolkit.insets)",
      "",
      "  init(\(isOwn ? "\n    _ text: FixedText? = nil," : "")",
      "    width: \(number) = \(toolkit.noMetric), height: \(number) = \(toolkit.noMetric),",
      "    firstBaseline: \(number)? = nil, lastBaseline: \(number)? = nil,",
      "    insets: \(toolkit.insets) = \(toolkit.insets)(top: 0, left: 0, bottom: 0, right: 0)",
      "  ) {",
      "    size = \(toolkit.size)(width: width, height: height)",
      "    baselines = (firstBaseline, lastBaseline)",
      "    self.insets = insets",
      "    super.init(frame: .zero)",
    ]
    if isOwn {
      lines += ["    layoutContent = text", "  }", ""]
    } else {
      lines += ["  }", "", "  required init?(coder: NSCoder) { nil }", ""]
      lines += ["  override var intrinsicContentSize: \(toolkit.size) { size }"]
    }
    lines += ["  override var alignmentRectInsets: \(toolkit.insets) { insets }"]
    switch toolkit {
    case .gridwork:
      lines += [
        "  override var intrinsicContentSize: LayoutSize {",
        "    let text = super.intrinsicContentSize",
        "    return LayoutSize(",
        "      width: size.width < 0 ? text.width : size.width,",
        "      height: size.height < 0 ? text.height : size.height)",
        "  }",
        "  override func height(forWidth width: Double) -> Double? {",
        "    size.height < 0 ? super.height(forWidth: width) : nil",
        "  }",
        "  override var firstBaselineOffsetFromTop: Double? {",
        "    baselines.first ?? super.firstBaselineOffsetFromTop",
        "  }",
        "  override var lastBaselineOffsetFromTop: Double? {",
        "    if let last = baselines.last { return last }",
        "    // The last baseline of wrapping text keeps its distance from the bottom.",
        "    guard super.height(forWidth: 0) == nil else { return nil }",
        "    return super.lastBaselineOffsetFromBottom.map { super.intrinsicContentSize.height - $0 }",
        "  }",
        "  override var lastBaselineOffsetFromBottom: Double? {",
        "    baselines.last == nil ? super.lastBaselineOffsetFromBottom : 0",
        "  }",
      ]
    case .appKit:
      lines += [
        "  override var firstBaselineOffsetFromTop: CGFloat { baselines.first ?? 0 }",
        "  override var lastBaselineOffsetFromBottom: CGFloat {",
        "    baselines.last.map { max(0, size.height - $0) } ?? 0",
        "  }",
      ]
    case .uiKit: break
    }
    return lines + ["}"]
  }

  /// The method that gives a constraint its priority and its identifier.
  var attributesExtension: [String] {
    [
      "extension \(toolkit.constraint) {",
      "  /// The constraint with a priority and an identifier.",
      "  fileprivate func with(",
      "    priority: \(toolkit.priority) = .required, identifier: String? = nil",
      "  ) -> \(toolkit.constraint) {",
      "    self.priority = priority",
      "    self.identifier = identifier",
      "    return self",
      "  }",
      "}",
    ]
  }
}

extension LayoutDocument.Stack {
  var hasInsets: Bool { edgeInsets != LayoutDocument.DirectionalInsets(all: 0) }
}

extension GridCell.Placement {
  fileprivate func code(_ axis: LayoutAxis) -> String {
    switch self {
    case .leading: axis == .horizontal ? ".leading" : ".top"
    case .trailing: axis == .horizontal ? ".trailing" : ".bottom"
    default: ".\(self)"
    }
  }
}
