// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

extension LayoutEngine {
  /// A row as diagnostics speak of it; nil for a number that no row has.
  func described(_ row: Int32) -> DescribedConstraint? {
    switch rows[Int(row)].owner {
    case .none:
      return nil
    case .person(let constraint):
      return DescribedConstraint(constraint.takeUnretainedValue())
    case .root(let axis), .fitting(let axis):
      return describedSize(row, axis)
    case .content(let item, let place):
      return describedContent(row, item, place)
    case .frame(let item, let place):
      return describedFrame(row, item, place)
    case .container(let container, let key):
      let record = container.takeUnretainedValue()
      let position = record.position(of: key)
      guard record.wanted.indices.contains(position) else { return nil }
      return described(record.wanted[position], of: record, row)
    }
  }

  private func describedSize(_ row: Int32, _ axis: LayoutAxis) -> DescribedConstraint? {
    let extents = root.map { AxisPair(horizontal: $0.width, vertical: $0.height) }
    let constant: Double
    let relation: LayoutConstraint.Relation
    switch extents?[axis] ?? .unbounded {
    case .exact(let value), .preferred(let value, _):
      (relation, constant) = (.equal, value)
    case .atMost(let value):
      (relation, constant) = (.lessThanOrEqual, value)
    case .unbounded:
      (relation, constant) = (.equal, 0)
    }
    return DescribedConstraint(
      identity: .row(row),
      identifier: axis == .horizontal ? "LayoutRoot-Width" : "LayoutRoot-Height",
      parts: [.init(1, top, axis == .horizontal ? .width : .height)], relation: relation,
      constant: constant, priority: priority(of: row))
  }

  private func describedContent(_ row: Int32, _ item: Int32, _ place: Int) -> DescribedConstraint? {
    guard let item = items[Int(item)].item else { return nil }
    return DescribedConstraint(
      identity: .row(row), className: "ContentSizeLayoutConstraint",
      parts: [.init(1, item, place < 2 ? .width : .height)],
      relation: place % 2 == 0 ? .lessThanOrEqual : .greaterThanOrEqual,
      constant: rows[Int(row)].constant, priority: priority(of: row))
  }

  /// What stands for frame and mask speaks of `minX` and sizes, or of a gap to the superview.
  private func describedFrame(_ row: Int32, _ index: Int32, _ place: Int) -> DescribedConstraint? {
    guard let item = items[Int(index)].item, let parent = item.parent else { return nil }
    let axis: LayoutAxis = place < 2 ? .horizontal : .vertical
    let near: LayoutConstraint.Attribute = axis == .horizontal ? .left : .top
    let far: LayoutConstraint.Attribute = axis == .horizontal ? .right : .bottom
    let size: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    guard let view = item.asView else {
      let guide = item as? LayoutGuide
      let insets = guide?.insets ?? .zero
      let distances = [insets.left, insets.right, insets.top, insets.bottom]
      let isNear = place % 2 == 0
      return DescribedConstraint(
        identity: .row(row), identifier: "\(item.identifier ?? "guide")-constraint",
        parts: isNear
          ? [.init(1, item, near), .init(-1, parent, near)]
          : [.init(1, parent, far), .init(-1, item, far)],
        relation: .equal, constant: distances[place])
    }
    let basis = view.autoresizingBasis
    let demands = AutoresizingDemand.demands(
      of: view.maskStorage, along: axis,
      position: axis == .horizontal ? basis.frame.minX : basis.frame.minY,
      extent: basis.frame.size[axis], superview: basis.superview[axis])
    let demand = place % 2 == 0 ? demands.0 : demands.1
    var parts: [DescribedConstraint.Part] = []
    var constant = demand.constant
    switch (demand.min, demand.size) {
    case (-1, -1):
      // S - max == a
      parts = [.init(1, parent, far), .init(-1, view, far)]
    case (1, _):
      var part = DescribedConstraint.Part(1, view, near)
      part.attribute = axis == .horizontal ? "minX" : "minY"
      part.meaning = nil
      parts = [part]
    default:
      parts = [.init(1, view, size)]
    }
    if demand.superview != 0, demand.min != -1 {
      parts.append(.init(demand.superview, parent, size))
    }
    if demand.min == -1 { constant = demand.constant }
    return DescribedConstraint(
      identity: .row(row), className: "AutoresizingMaskLayoutConstraint",
      maskNotation:
        "h=\(view.maskStorage.notation(.horizontal)) v=\(view.maskStorage.notation(.vertical))",
      parts: parts, relation: .equal, constant: constant)
  }

  private func priority(of row: Int32) -> LayoutPriority {
    LayoutPriority(rows[Int(row)].strength.value)
  }

  // MARK: Containers

  private func described(
    _ wanted: WantedConstraint, of record: ContainerRecord, _ row: Int32
  ) -> DescribedConstraint {
    let parts = DescribedConstraint.combined(
      wanted.terms.map { describedPart($0, of: record) })
    return DescribedConstraint(
      identity: .row(row), identifier: wanted.reason.words,
      parts: measured(parts, from: record.view), relation: wanted.relation,
      constant: wanted.constant, priority: wanted.priority)
  }

  /// Positions of what a container wants are distances from its own edge: where they do not cancel,
  /// the edge is part of the constraint.
  private func measured(
    _ parts: [DescribedConstraint.Part], from container: LayoutView
  ) -> [DescribedConstraint.Part] {
    var positions = 0.0
    var isHorizontal = true
    for part in parts {
      if let kind = part.meaning?.kind, kind == .xPosition || kind == .yPosition {
        positions += part.factor
        isHorizontal = kind == .xPosition
      }
    }
    guard positions.magnitude > 1e-9 else { return parts }
    return parts + [.init(-positions, container, isHorizontal ? .leading : .top)]
  }

  private func describedPart(
    _ term: WantedTerm, of record: ContainerRecord
  ) -> DescribedConstraint.Part {
    switch term.quantity {
    case .item(let reference, let attribute):
      return .init(term.coefficient, reference.item, attribute)
    case .own(let name):
      guard let known = record.view.compiler?.describedVariable(name) else {
        return DescribedConstraint.Part(
          factor: term.coefficient,
          item: .init(
            identity: .object(name.subject), identifier: nil, className: record.view.className,
            parent: nil,
            slot: nil),
          attribute: "variable\(name.role)", meaning: nil)
      }
      return DescribedConstraint.Part(
        factor: term.coefficient,
        item: .init(
          identity: .object(name.subject), identifier: known.name, className: record.view.className,
          parent: .object(ObjectIdentifier(record.view)), slot: nil),
        attribute: known.attribute.description, meaning: known.attribute)
    }
  }
}

extension ConstraintReason {
  /// The reason in words.
  var words: String {
    switch kind {
    case .rootSize: "size of the root"
    case .contentHugging: "content hugging"
    case .compressionResistance: "compression resistance"
    case .autoresizing: "autoresizing mask"
    case .guideInset: "inset of a guide"
    case .trackOrder: "spacing"
    case .trackSize: columns != nil ? "column width" : "row height"
    case .trackNeed: "need"
    case .trackEmpty: "no content"
    case .gridEdge: "edge of the grid"
    case .containment: "containment"
    case .placement: "placement"
    case .baseline: "baseline"
    case .rowGroup: "baseline group"
    case .surplus: "surplus"
    case .shortage: "shortage"
    case .stackEdge: "edge of the stack"
    case .spacing: "spacing"
    case .gravity: "gravity area"
    case .alignment: "alignment"
    case .distribution: "distribution"
    }
  }

  /// Where it applies: `row 2, column 1`; empty where it applies to the whole container.
  var place: String {
    func tracks(_ name: String, _ range: Range<Int>) -> String {
      range.count == 1
        ? "\(name) \(range.lowerBound)" : "\(name)s \(range.lowerBound) to \(range.upperBound - 1)"
    }
    var places: [String] = []
    if let rows { places.append(tracks("row", rows)) }
    if let columns { places.append(tracks("column", columns)) }
    if let position { places.append("view \(position)") }
    return places.joined(separator: ", ")
  }
}
