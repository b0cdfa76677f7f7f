// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A layout document made from a log: its views as named items in the tree that the log implies,
/// and its constraints.
struct LogDocument {
  let log: ConstraintLog
  /// The name of each item of the log.
  let names: [String]
  private(set) var document: LayoutDocument
  /// The positions in the log of the constraints that come from it, in the order of the document.
  private var positions: [Int] = []

  private let top: String
  private var guides: [LayoutDocument.View] = []
  /// The constraints that define the extents of guides.
  private var definitions: [LayoutDocument.Constraint] = []

  init(_ log: ConstraintLog) {
    self.log = log
    var names = LogNames(log.items)
    self.names = log.items.map { names.name(for: $0) }
    // 1. The tree. If the log has no single outermost view, a view is added around all items.
    let outermost = log.items.indices.filter { log.items[$0].superview == nil }
    let isAlone = outermost.count == 1 && !log.mentionsSuperview(of: outermost)
    top = isAlone ? self.names[outermost[0]] : names.unused("screen")
    document = LayoutDocument(root: LayoutDocument.View(id: top))
    // 2. The constraints: those of the framework first, and the one that it breaks last.
    var constraints: [LayoutDocument.Constraint] = []
    let order = log.constraints.indices.sorted { (log.rank($0), $0) < (log.rank($1), $1) }
    for position in order {
      for comparison in log.constraints[position].comparisons {
        constraints.append(
          LayoutDocument.Constraint(
            .relation(relation(comparison)), priority: comparison.priority,
            identifier: log.constraints[position].identifier))
        positions.append(position)
      }
    }
    document.constraints = definitions + constraints + placeholders()
    document.root = view(
      top, isAlone ? outermost[0] : nil,
      subviews: (isAlone ? [] : outermost.map { tree($0) }) + guides)
  }

  /// The position in the log of a constraint of the document; nil for one that does not come from
  /// the log.
  func position(ofConstraint index: Int) -> Int? {
    let index = index - definitions.count
    return positions.indices.contains(index) ? positions[index] : nil
  }

  // MARK: Views

  private func tree(_ item: Int) -> LayoutDocument.View { view(names[item], item, subviews: []) }

  private func view(
    _ name: String, _ item: Int?, subviews: [LayoutDocument.View]
  ) -> LayoutDocument.View {
    let inside = log.items.indices.filter { item != nil && log.items[$0].superview == item }
    var view = LayoutDocument.View(id: name, subviews: subviews + inside.map { tree($0) })
    view.ambiguity = .never
    return view
  }

  /// The length added to the extent of a guide, so that the distance that it stands for may be
  /// negative.
  private static let excess = 100_000.0

  private mutating func relation(
    _ comparison: ConstraintLog.Comparison
  ) -> LayoutDocument.Relation {
    var constant = comparison.constant
    if case .distance = comparison.first { constant += Self.excess }
    if case .distance = comparison.second { constant -= comparison.multiplier * Self.excess }
    let first = attribute(comparison.first)
    guard let second = comparison.second else {
      return LayoutDocument.Relation(first, comparison.relation, constant: constant)
    }
    return LayoutDocument.Relation(
      first, comparison.relation, multiplier: comparison.multiplier, attribute(second),
      constant: constant)
  }

  /// The document's attribute for a quantity. A distance becomes the extent of a guide.
  private mutating func attribute(
    _ quantity: ConstraintLog.Quantity
  ) -> LayoutDocument.Attribute {
    switch quantity {
    case .attribute(let term): return attribute(term)
    case .distance(let from, let to):
      let name = "distance\(guides.count + 1)"
      var guide = LayoutDocument.View(.guide, id: name)
      guide.ambiguity = .never
      guides.append(guide)
      let isHorizontal = from.attribute.axis == .horizontal
      let isAbsolute = [from, to].contains { $0.attribute == .left || $0.attribute == .right }
      let edges: [LayoutConstraint.Attribute] =
        isHorizontal ? (isAbsolute ? [.left, .right] : [.leading, .trailing]) : [.top, .bottom]
      for (edge, term, excess) in [(edges[0], from, 0), (edges[1], to, Self.excess)] {
        definitions.append(
          LayoutDocument.Constraint(
            .relation(
              LayoutDocument.Relation(
                LayoutDocument.Attribute(name, edge), .equal, attribute(term), constant: excess))))
      }
      return LayoutDocument.Attribute(name, isHorizontal ? .width : .height)
    }
  }

  func attribute(_ term: ConstraintLog.Term) -> LayoutDocument.Attribute {
    let name =
      switch term.subject {
      case .item(let item): names[item]
      case .superview(let item): log.items[item].superview.map { names[$0] } ?? top
      }
    return LayoutDocument.Attribute(name, term.isMargin ? .margins : .whole, term.attribute)
  }

  // MARK: Placeholders

  /// Weak constraints that decide what the log leaves open: views lie inside their superviews and
  /// have an extent. They override only the pull to the smallest size, at priority 50.
  private func placeholders() -> [LayoutDocument.Constraint] {
    var constraints: [LayoutDocument.Constraint] = []
    func add(
      _ item: String, _ attribute: LayoutConstraint.Attribute,
      _ relation: LayoutConstraint.Relation, _ other: String?, _ constant: Double,
      at priority: LayoutPriority
    ) {
      constraints.append(
        LayoutDocument.Constraint(
          .relation(
            LayoutDocument.Relation(
              LayoutDocument.Attribute(item, attribute), relation,
              other.map { LayoutDocument.Attribute($0, attribute) }, constant: constant)),
          priority: priority, isPlaceholder: true))
    }
    for item in log.items.indices {
      let (name, parent) = (names[item], log.items[item].superview.map { names[$0] } ?? top)
      // A container yields to its content.
      let isContainer = log.items.contains { $0.superview == item }
      add(name, .width, .equal, nil, 60, at: isContainer ? 53 : 55)
      add(name, .height, .equal, nil, 24, at: isContainer ? 53 : 55)
      guard name != top else { continue }
      for (near, far) in [
        (LayoutConstraint.Attribute.left, LayoutConstraint.Attribute.right), (.top, .bottom),
      ] {
        add(name, near, .greaterThanOrEqual, parent, 8, at: 60)
        add(name, far, .lessThanOrEqual, parent, -8, at: 60)
        add(name, near, .equal, parent, 8, at: 52)
      }
    }
    return constraints
  }
}

extension LayoutDocument.Attribute {
  /// Makes an attribute of the item itself.
  fileprivate init(_ id: String, _ attribute: LayoutConstraint.Attribute) {
    self.init(id, .whole, attribute)
  }
}

extension ConstraintLog {
  /// Whether a constraint mentions the superview of any of these items.
  fileprivate func mentionsSuperview(of items: [Int]) -> Bool {
    constraints.contains { constraint in
      constraint.comparisons.flatMap(\.terms).contains { term in
        if case .superview(let item) = term.subject { items.contains(item) } else { false }
      }
    }
  }

  /// The rank of a constraint in the order of activation. The broken constraint ranks last.
  fileprivate func rank(_ position: Int) -> Int {
    if position == broken { return 2 }
    return constraints[position].isMadeByFramework ? 0 : 1
  }
}

extension ConstraintLog.Constraint {
  /// Whether the framework made the constraint of its own accord.
  var isMadeByFramework: Bool { isAutoresizing || isEncapsulatedSize }

  /// Whether the constraint fixes the size that a view receives from outside, such as a cell from
  /// its table.
  var isEncapsulatedSize: Bool {
    identifier?.filter { $0 != " " }.contains("Encapsulated-Layout-") ?? false
  }

  /// Whether a stack view made the constraint.
  var isMadeByStack: Bool { identifier?.hasPrefix("UISV-") ?? false }
}

/// Gives each item of a log a unique name that is valid in documents.
private struct LogNames {
  /// The number of items for each name.
  private let counts: [String: Int]
  private var taken: Set<String> = ["root"]

  init(_ items: [ConstraintLog.Item]) {
    counts = Dictionary(items.map { (Self.name(of: $0), 1) }, uniquingKeysWith: +)
  }

  /// The name of an item. Items with equal names are numbered.
  mutating func name(for item: ConstraintLog.Item) -> String {
    let name = Self.name(of: item)
    return counts[name, default: 1] > 1 ? numbered(name) : unused(name)
  }

  /// The name, with a number appended if it is taken.
  mutating func unused(_ name: String) -> String {
    taken.insert(name).inserted ? name : numbered(name)
  }

  private mutating func numbered(_ name: String) -> String {
    var number = 1
    while !taken.insert("\(name)\(number)").inserted { number += 1 }
    return "\(name)\(number)"
  }

  private static func name(of item: ConstraintLog.Item) -> String {
    for text in [item.label ?? "", shortClassName(item.className)] {
      let name = self.name(from: text)
      if !name.isEmpty { return name }
    }
    return "view"
  }

  /// The letters, digits and hyphens of a text, at most 30 characters. An underscore replaces each
  /// run of other characters.
  private static func name(from text: String) -> String {
    let words = text.prefix(30).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "-" }
    let name = words.joined(separator: "_")
    guard let first = name.first, !first.isLetter else { return name }
    return "_" + name
  }

  /// The class name without its module and its generic arguments.
  private static func shortClassName(_ name: String) -> String {
    let plain = name.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? plain)
  }
}
