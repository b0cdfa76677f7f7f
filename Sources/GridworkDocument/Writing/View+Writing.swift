// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

extension LayoutDocument.View {
  /// The view as JSON, with additional members that its container needs.
  func output(_ added: [(key: String, value: JSONOutput)]) -> JSONOutput {
    var members: [(key: String, value: JSONOutput)] = []
    if let id { members.append(("id", .string(id))) }
    let kind = ViewKind(content)
    if kind != .view { members.append(("kind", .string(kind.rawValue))) }
    members += added
    switch content {
    case .view, .guide: break
    case .label(let label):
      if !label.text.isEmpty { members.append(("text", .string(label.text))) }
      if label.wraps { members.append(("wraps", .bool(true))) }
      if !label.translations.isEmpty {
        members.append(("translations", .map(label.translations) { .string($0) }))
      }
    case .grid(let grid): members += grid.members
    case .stack(let stack): members += stack.members
    }
    members += ownMembers
    if !subviews.isEmpty {
      members.append(("subviews", .array(subviews.map { $0.output([]) })))
    }
    return .object(members)
  }

  private var ownMembers: [(key: String, value: JSONOutput)] {
    var members: [(key: String, value: JSONOutput)] = []
    if let size = intrinsicSize {
      members.append(("intrinsicSize", .numbers([size.width, size.height])))
    }
    if let size = placeholderIntrinsicSize {
      members.append(("placeholderIntrinsicSize", .numbers([size.width, size.height])))
    }
    if let firstBaseline { members.append(("firstBaseline", .number(firstBaseline))) }
    if let lastBaseline { members.append(("lastBaseline", .number(lastBaseline))) }
    if let hugging { members.append(("hugging", hugging.output)) }
    if let resistance = compressionResistance {
      members.append(("compressionResistance", resistance.output))
    }
    if alignmentInsets != .zero {
      let insets = alignmentInsets
      members.append(
        ("alignmentInsets", .numbers([insets.top, insets.left, insets.bottom, insets.right])))
    }
    if margins != LayoutDocument.DirectionalInsets(all: 8) {
      members.append(("margins", margins.output))
    }
    if safeArea != LayoutDocument.DirectionalInsets(all: 0) {
      members.append(("safeArea", safeArea.output))
    }
    if isHidden { members.append(("hidden", .bool(true))) }
    if let direction {
      members.append(("direction", .string(direction == .leftToRight ? "ltr" : "rtl")))
    }
    if let autoresizing { members.append(("autoresizing", autoresizing.output)) }
    if ambiguity != .always { members.append(("ambiguity", .string(ambiguity.rawValue))) }
    if let role { members.append(("role", .string(role.rawValue))) }
    if let isInteractive { members.append(("interactive", .bool(isInteractive))) }
    if !exemptions.isEmpty {
      let reasons = exemptions.sorted { $0.key.rank < $1.key.rank }
      members.append(("exempt", .object(reasons.map { ($0.key.id, .string($0.value)) })))
    }
    return members
  }
}

extension LayoutDocument.Priorities {
  fileprivate var output: JSONOutput { .array([horizontal.output, vertical.output]) }
}

extension LayoutDocument.DirectionalInsets {
  fileprivate var output: JSONOutput { .numbers([top, leading, bottom, trailing]) }
}

extension LayoutDocument.Autoresizing {
  fileprivate var output: JSONOutput {
    let parts = Part.allCases.filter { flexible.contains($0) }.map {
      JSONOutput.string($0.rawValue)
    }
    return .object([
      ("frame", .numbers([frame.minX, frame.minY, frame.width, frame.height])),
      ("flexible", .array(parts)),
    ])
  }
}

extension LayoutDocument.Stack {
  fileprivate var members: [(key: String, value: JSONOutput)] {
    var members: [(key: String, value: JSONOutput)] = []
    if orientation == .vertical { members.append(("orientation", .string("vertical"))) }
    if distribution != .gravityAreas {
      members.append(("distribution", .string(distribution.rawValue)))
    }
    if let alignment { members.append(("alignment", .string(alignment.rawValue))) }
    if spacing != 8 { members.append(("spacing", .number(spacing))) }
    if edgeInsets != LayoutDocument.DirectionalInsets(all: 0) {
      members.append(("edgeInsets", edgeInsets.output))
    }
    if isLayoutMarginsRelative { members.append(("layoutMarginsRelative", .bool(true))) }
    if let priorities = huggingPriority { members.append(("huggingPriority", priorities.output)) }
    if let priorities = clippingResistancePriority {
      members.append(("clippingResistancePriority", priorities.output))
    }
    if !detachesHiddenViews { members.append(("detachesHiddenViews", .bool(false))) }
    members.append(
      (
        "arranged",
        .array(
          arranged.map { entry in
            var added: [(key: String, value: JSONOutput)] = []
            if entry.gravity != .leading {
              added.append(("gravity", .string(entry.gravity.rawValue)))
            }
            if let spacing = entry.customSpacingAfter {
              added.append(("customSpacingAfter", .number(spacing)))
            }
            if let priority = entry.visibilityPriority {
              added.append(("visibilityPriority", .number(priority)))
            }
            return entry.view.output(added)
          })
      ))
    return members
  }
}

extension LayoutDocument.Grid {
  fileprivate var members: [(key: String, value: JSONOutput)] {
    var members: [(key: String, value: JSONOutput)] = []
    if xPlacement != .leading { members.append(("xPlacement", xPlacement.output(.horizontal))) }
    if yPlacement != .leading { members.append(("yPlacement", yPlacement.output(.vertical))) }
    if rowAlignment != .none { members.append(("rowAlignment", rowAlignment.output)) }
    if rowSpacing != 6 { members.append(("rowSpacing", .number(rowSpacing))) }
    if columnSpacing != 6 { members.append(("columnSpacing", .number(columnSpacing))) }
    if rowSeparator != 0 { members.append(("rowSeparator", .number(rowSeparator))) }
    if columnSeparator != 0 { members.append(("columnSeparator", .number(columnSeparator))) }
    members.append(
      ("rows", .array(rows.map { row in .array(row.map { $0?.output ?? .null }) })))
    for axis in [LayoutAxis.vertical, .horizontal] where !self[options: axis].isEmpty {
      let options = self[options: axis].sorted { $0.key < $1.key }
      members.append(
        (
          Track.words(along: axis).options,
          .array(options.map { $0.value.output(index: $0.key, axis) })
        ))
    }
    if !cells.isEmpty { members.append(("cells", .array(cells.map { $0.output }))) }
    if !merges.isEmpty {
      members.append(
        (
          "merges",
          .array(
            merges.map { .object([("columns", .range($0.columns)), ("rows", .range($0.rows))]) })
        ))
    }
    return members
  }
}

extension LayoutDocument.Grid.Entry {
  fileprivate var output: JSONOutput {
    var added: [(key: String, value: JSONOutput)] = []
    if columnSpan != 1 { added.append(("columnSpan", .integer(columnSpan))) }
    if rowSpan != 1 { added.append(("rowSpan", .integer(rowSpan))) }
    return view.output(added)
  }
}

extension LayoutDocument.Grid.Track {
  fileprivate func output(index: Int, _ axis: LayoutAxis) -> JSONOutput {
    let words = Self.words(along: axis)
    var members: [(key: String, value: JSONOutput)] = [("index", .integer(index))]
    func number(_ key: String, _ value: Double?) {
      if let value { members.append((key, .number(value))) }
    }
    number(words.extent, extent)
    number("weight", weight)
    number("minimum", minimum)
    number("maximum", maximum)
    number("fraction", fraction)
    if let sizeGroup { members.append(("sizeGroup", .string(sizeGroup))) }
    number(words.paddingBefore, paddingBefore == 0 ? nil : paddingBefore)
    number(words.paddingAfter, paddingAfter == 0 ? nil : paddingAfter)
    if isHidden { members.append(("hidden", .bool(true))) }
    if placement != .inherited { members.append((words.placement, placement.output(axis))) }
    if let key = words.rowAlignment, rowAlignment != .inherited {
      members.append((key, rowAlignment.output))
    }
    return .object(members)
  }
}

extension LayoutDocument.Grid.Cell {
  fileprivate var output: JSONOutput {
    var members: [(key: String, value: JSONOutput)] = [
      ("column", .integer(column)), ("row", .integer(row)),
    ]
    if xPlacement != .inherited { members.append(("xPlacement", xPlacement.output(.horizontal))) }
    if yPlacement != .inherited { members.append(("yPlacement", yPlacement.output(.vertical))) }
    if rowAlignment != .inherited { members.append(("rowAlignment", rowAlignment.output)) }
    if !constraints.isEmpty {
      members.append(("constraints", .array(constraints.map { $0.output })))
    }
    return .object(members)
  }
}

extension GridCell.Placement {
  /// The word of the document format for the placement along an axis.
  func output(_ axis: LayoutAxis) -> JSONOutput {
    switch self {
    case .inherited: .string("inherited")
    case .none: .string("none")
    case .leading: .string(axis == .horizontal ? "leading" : "top")
    case .trailing: .string(axis == .horizontal ? "trailing" : "bottom")
    case .center: .string("center")
    case .fill: .string("fill")
    }
  }
}

extension GridRow.Alignment {
  fileprivate var output: JSONOutput { .string("\(self)") }
}

extension JSONOutput {
  fileprivate static func range(_ range: Range<Int>) -> JSONOutput {
    .integers([range.lowerBound, range.upperBound])
  }
}
