// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

extension LayoutEngine {
  /// Returns the constraint that a row stands for, in the form that diagnostics print; nil if there
  /// is no such row.
  func described(_ row: Int32) -> DescribedConstraint? {
    switch rows[Int(row)].owner {
    case .none:
      return nil
    case .user(let constraint):
      return DescribedConstraint(constraint.takeUnretainedValue())
    case .root(let axis):
      return describedSize(row, axis)
    case .content(let item, let itemRow):
      return describedContent(row, item, itemRow)
    case .frame(let item, let itemRow):
      return describedFrame(row, item, itemRow)
    case .container(let container, let key):
      let record = container.takeUnretainedValue()
      return described(record.constraint(of: key), of: record, row)
    }
  }

  private func describedSize(_ row: Int32, _ axis: LayoutAxis) -> DescribedConstraint {
    let (relation, constant): (LayoutConstraint.Relation, Double) =
      switch host?.extents[axis] ?? .fitting {
      case .exact(let value), .preferred(let value, _): (.equal, value)
      case .atMost(let value): (.lessThanOrEqual, value)
      case .fitting: (.equal, 0)
      }
    return DescribedConstraint(
      identity: .row(row),
      identifier: axis == .horizontal ? "LayoutRoot-Width" : "LayoutRoot-Height",
      parts: [.init(1, top, axis.extent)], relation: relation,
      constant: constant, priority: priority(of: row))
  }

  private func describedContent(
    _ row: Int32, _ item: Int32, _ itemRow: ItemRow<ContentRole>
  ) -> DescribedConstraint {
    DescribedConstraint(
      identity: .row(row), className: "ContentSizeLayoutConstraint",
      parts: [.init(1, known(items[Int(item)].item), itemRow.axis.extent)],
      relation: itemRow.role.relation,
      constant: rows[Int(row)].constant, priority: priority(of: row))
  }

  private func describedFrame(
    _ row: Int32, _ item: Int32, _ itemRow: ItemRow<FrameRole>
  ) -> DescribedConstraint {
    let record = items[Int(item)]
    let item = known(record.item)
    let parent = known(item.parent)
    let demand = known(record.frameRows).basis[itemRow.axis].demand(itemRow.role)
    if let view = item.asView {
      return describedMask(row, demand, of: view, in: parent, itemRow.axis)
    }
    return describedInset(row, demand, of: item, in: parent, itemRow)
  }

  /// `guide.left == owner.left + inset`, or `owner.right == guide.right + inset`.
  private func describedInset(
    _ row: Int32, _ demand: AutoresizingDemand, of guide: LayoutItem, in owner: LayoutView,
    _ itemRow: ItemRow<FrameRole>
  ) -> DescribedConstraint {
    let (axis, isNear) = (itemRow.axis, itemRow.role == .first)
    let edge = isNear ? axis.absoluteNear : axis.absoluteFar
    let (start, end): (LayoutItem, LayoutItem) = isNear ? (owner, guide) : (guide, owner)
    return DescribedConstraint(
      identity: .row(row), identifier: "\(guide.identifier ?? "guide")-constraint",
      parts: [.init(1, end, edge), .init(-1, start, edge)], relation: .equal,
      constant: demand.constant)
  }

  /// `view.minX == share*superview.width + x`, `view.width == share*superview.width + w`, or the
  /// gap `superview.right - view.right == a`.
  private func describedMask(
    _ row: Int32, _ demand: AutoresizingDemand, of view: LayoutView, in superview: LayoutView,
    _ axis: LayoutAxis
  ) -> DescribedConstraint {
    var parts: [DescribedConstraint.Part]
    switch demand.part {
    case .minMargin:
      let position = ComputedLayout.Ambiguity.Attribute.position(along: axis)
      parts = [.init(factor: 1, item: .init(view), attribute: position.rawValue, meaning: nil)]
    case .size:
      parts = [.init(1, view, axis.extent)]
    case .maxMargin:
      parts = [.init(1, superview, axis.absoluteFar), .init(-1, view, axis.absoluteFar)]
    }
    if demand.share != 0 { parts.append(.init(-demand.share, superview, axis.extent)) }
    return DescribedConstraint(
      identity: .row(row), className: "AutoresizingMaskLayoutConstraint",
      maskNotation:
        "h=\(view.autoresizingMask.notation(.horizontal)) v=\(view.autoresizingMask.notation(.vertical))",
      parts: parts, relation: .equal, constant: demand.constant)
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

  /// Adds the container's edge to the parts of a wanted constraint whose positions do not cancel:
  /// they are distances from that edge.
  private func measured(
    _ parts: [DescribedConstraint.Part], from container: LayoutView
  ) -> [DescribedConstraint.Part] {
    let positions = parts.filter { $0.isPosition }
    let sum = positions.reduce(0) { $0 + $1.factor }
    guard sum.magnitude > LengthTolerance.rounding, let axis = positions.last?.meaning?.axis
    else { return parts }
    return parts + [.init(-sum, container, axis.near)]
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
            identity: .object(name.subject), identifier: "part of \(record.view.label)",
            className: record.view.className, parent: nil, slot: nil),
          attribute: "extent", meaning: nil)
      }
      return DescribedConstraint.Part(
        factor: term.coefficient,
        item: .init(
          identity: .part(name.subject, known.name), identifier: known.name,
          className: record.view.className,
          parent: .object(ObjectIdentifier(record.view)), slot: nil, isQuantity: known.isQuantity),
        attribute: known.attribute.description, meaning: known.attribute)
    }
  }
}

extension ContentRole {
  var reason: ConstraintReason.Kind {
    switch self {
    case .hugging: .contentHugging
    case .resistance: .compressionResistance
    }
  }
}

extension LayoutAxis {
  fileprivate var absoluteNear: LayoutConstraint.Attribute { self == .horizontal ? .left : .top }
  fileprivate var absoluteFar: LayoutConstraint.Attribute { self == .horizontal ? .right : .bottom }
}

extension ConstraintReason {
  /// The reason as diagnostics name it, such as `column width`.
  var words: String {
    switch kind {
    case .trackSize: columns != nil ? "column width" : "row height"
    case .gridEdge, .stackEdge: "edge"
    default: kind.rawValue
    }
  }

  /// The part of the container that the constraint is for, such as `row 2, column 1`; empty for the
  /// whole container.
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
