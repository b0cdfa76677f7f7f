// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A layout document made from a log: its views as named items in the tree that the log implies,
/// and its constraints.
struct LogDocument {
  /// What the document takes margins and baselines for, whose places a log does not show.
  enum HiddenPlaces: Sendable, Hashable {
    /// Places that the layout chooses.
    case unknown
    /// Margins are 8 points, UIKit's size where a program sets no other, and baselines are those of
    /// views without text: the top and the bottom.
    case usual
  }

  let log: ConstraintLog
  private let hiddenPlaces: HiddenPlaces
  private var tree: LogTree
  private(set) var document: LayoutDocument
  /// The positions in the log of the constraints that come from it, in the order of the document.
  private var positions: [Int] = []

  private var guides: [LayoutDocument.View] = []
  /// The guide for each margin and each baseline whose place is unknown.
  private var placeGuides: [LayoutDocument.Attribute: String] = [:]
  /// The constraints that define the extents of guides.
  private var definitions: [LayoutDocument.Constraint] = []
  private var placeholders: [LayoutDocument.Constraint] = []

  /// Creates the document.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - hiddenPlaces: What margins and baselines are taken for.
  ///   - change: A constraint of the log, by its position, and a number of points to add to its
  ///     constants; nil, the default, to change none.
  init(
    _ log: ConstraintLog, _ hiddenPlaces: HiddenPlaces,
    change: (position: Int, points: Double)? = nil
  ) {
    self.log = log
    self.hiddenPlaces = hiddenPlaces
    tree = LogTree(log)
    document = LayoutDocument(root: LayoutDocument.View())
    // The constraint that the framework breaks comes last.
    var constraints: [LayoutDocument.Constraint] = []
    let ranks = ranks
    let order = log.constraints.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    for position in order {
      for var comparison in log.constraints[position].comparisons {
        if position == change?.position { comparison.constant += change?.points ?? 0 }
        constraints.append(
          LayoutDocument.Constraint(
            .relation(relation(comparison)), priority: comparison.priority,
            identifier: log.constraints[position].identifier))
        positions.append(position)
      }
    }
    addPlaceholders()
    document.constraints = definitions + constraints + placeholders
    document.root = tree.root(guides: guides)
  }

  /// The name of each item of the log.
  var names: [String] { tree.names }

  /// The position in the log of a constraint of the document; nil for one that does not come from
  /// the log.
  func position(ofConstraint index: Int) -> Int? {
    let index = index - definitions.count
    return positions.indices.contains(index) ? positions[index] : nil
  }

  // MARK: Constraints

  /// The rank of each constraint in the order of activation. If the log does not tell which one the
  /// framework breaks, it is the last one.
  private var ranks: [Int] {
    let terms = log.constraints.flatMap { $0.comparisons }.flatMap { $0.terms }
    let hasCenter = terms.contains { $0.attribute.isCenter }
    return log.constraints.indices.map { position in
      let constraint = log.constraints[position]
      if position == log.broken { return 5 }
      // What comes from outside is given: the framework's sizes, and those of views around others.
      if constraint.isMadeByFramework { return 0 }
      guard let item = constraint.itemOfSize else {
        // A number is a likelier mistake than an edge that meets another one.
        return constraint.comparisons.allSatisfy { $0.constant == 0 } ? 2 : 4
      }
      if !tree.children[item].isEmpty { return 1 }
      // Half of a size counts where a centre takes part, and a distance is easier to follow.
      return hasCenter ? 3 : 4
    }
  }

  /// The length added to the extent of a guide, so that the distance that it stands for may be
  /// negative.
  private static let excess = 100_000.0

  private mutating func relation(
    _ comparison: ConstraintLog.Comparison
  ) -> LayoutDocument.Relation {
    let first = place(of: comparison.first)
    let second = comparison.second.map { place(of: $0) }
    let multiplier = comparison.multiplier.clamped
    let constant =
      comparison.constant.clamped - first.offset + multiplier * (second?.offset ?? 0)
    return LayoutDocument.Relation(
      first.attribute, comparison.relation, multiplier: second == nil ? 1 : multiplier,
      second?.attribute, constant: constant)
  }

  /// An attribute of the document, and what is added to it.
  private typealias Place = (attribute: LayoutDocument.Attribute, offset: Double)

  /// The place of a quantity. A distance is the extent of a guide.
  private mutating func place(of quantity: ConstraintLog.Quantity) -> Place {
    switch quantity {
    case .attribute(let term): return place(of: term)
    case .distance(let from, let to):
      let name = addGuide("distance")
      let isHorizontal = from.attribute.axis == .horizontal
      let isAbsolute = [from, to].contains { $0.attribute.followsDirection == false }
      let edges: [LayoutConstraint.Attribute] =
        isHorizontal ? (isAbsolute ? [.left, .right] : [.leading, .trailing]) : [.top, .bottom]
      for (edge, term, excess) in [(edges[0], from, 0), (edges[1], to, Self.excess)] {
        let place = place(of: term)
        definitions.append(
          LayoutDocument.Constraint(
            .relation(
              LayoutDocument.Relation(
                LayoutDocument.Attribute(name, edge), .equal, place.attribute,
                constant: place.offset + excess))))
      }
      return (LayoutDocument.Attribute(name, isHorizontal ? .width : .height), -Self.excess)
    }
  }

  private mutating func place(of term: ConstraintLog.Term) -> Place {
    let owner = owner(of: term)
    let attribute = LayoutDocument.Attribute(owner, term.attribute)
    guard term.isHidden else { return (attribute, 0) }
    // Newer versions of UIKit list the constraints of the guide for the margins as well.
    if term.isMargin, let guide = tree.marginsGuides[owner] {
      return (LayoutDocument.Attribute(guide, term.attribute), 0)
    }
    let inset = term.isMargin ? term.attribute.inset * 8 : 0
    if hiddenPlaces == .usual { return (attribute, inset) }
    // A guide has no baselines.
    let edge = term.isBaseline ? .top : term.attribute
    let place = LayoutDocument.Attribute(owner, term.attribute.absolute)
    if let guide = placeGuides[place] { return (LayoutDocument.Attribute(guide, edge), 0) }
    let guide = LayoutDocument.Attribute(addGuide("place"), edge)
    placeGuides[place] = guide.id
    addPlaceholder(guide, .equal, attribute, inset, at: 57)
    return (guide, 0)
  }

  private mutating func addGuide(_ name: String) -> String {
    let name = tree.unusedName("\(name)\(guides.count + 1)")
    var guide = LayoutDocument.View(.guide, id: name)
    guide.ambiguity = .never
    guides.append(guide)
    return name
  }

  /// The name of the view that a term belongs to.
  func owner(of term: ConstraintLog.Term) -> String {
    switch term.subject {
    case .item(let item): tree.names[item]
    case .superview(let item): log.items[item].superview.map { tree.names[$0] } ?? tree.top
    }
  }

  // MARK: Placeholders

  /// Adds weak constraints that decide what the log leaves open: views lie inside their superviews
  /// and have an extent. They override only the pull to the smallest size, at priority 50. A report
  /// with very many views is not made for a picture, and gets none.
  private mutating func addPlaceholders() {
    guard log.items.count <= 200 else { return }
    for item in log.items.indices {
      let (name, parent) = (tree.names[item], tree.parent(of: item))
      // A container yields to its content.
      let priority: LayoutPriority = tree.children[item].isEmpty ? 55 : 53
      let own = { LayoutDocument.Attribute(name, $0) }
      addPlaceholder(own(.width), .equal, nil, 60, at: priority)
      addPlaceholder(own(.height), .equal, nil, 24, at: priority)
      guard name != tree.top else { continue }
      for (near, far) in [
        (LayoutConstraint.Attribute.left, LayoutConstraint.Attribute.right), (.top, .bottom),
      ] {
        let (start, end) = (
          LayoutDocument.Attribute(parent, near), LayoutDocument.Attribute(parent, far)
        )
        addPlaceholder(own(near), .greaterThanOrEqual, start, 8, at: 60)
        addPlaceholder(own(far), .lessThanOrEqual, end, -8, at: 60)
        addPlaceholder(own(near), .equal, start, 8, at: 52)
      }
    }
  }

  private mutating func addPlaceholder(
    _ first: LayoutDocument.Attribute, _ relation: LayoutConstraint.Relation,
    _ second: LayoutDocument.Attribute?, _ constant: Double, at priority: LayoutPriority
  ) {
    placeholders.append(
      LayoutDocument.Constraint(
        .relation(LayoutDocument.Relation(first, relation, second, constant: constant)),
        priority: priority, isPlaceholder: true))
  }
}

extension ConstraintLog.Constraint {
  /// Whether the framework made the constraint of its own accord.
  fileprivate var isMadeByFramework: Bool {
    isAutoresizing || isEncapsulatedSize || isMadeByStack
      || identifier?.hasSuffix("-guide-constraint") ?? false
      || identifier?.hasPrefix("UIViewSafeAreaLayoutGuide-") ?? false
  }

  /// Whether the constraint fixes the size that a view receives from outside, such as a cell from
  /// its table.
  var isEncapsulatedSize: Bool {
    identifier.map { Array($0.utf8).filter { $0 != 0x20 }.holds("Encapsulated-Layout-") } ?? false
  }

  /// The item whose size the constraint compares with a number; nil for another constraint.
  fileprivate var itemOfSize: Int? {
    guard comparisons.count == 1, comparisons[0].second == nil,
      case .attribute(let term) = comparisons[0].first, case .item(let item) = term.subject
    else { return nil }
    return item
  }

  /// Whether a stack view made the constraint.
  var isMadeByStack: Bool { identifier?.hasPrefix("UISV-") ?? false }
}

extension Double {
  /// The number, no larger than documents allow. Programs write the largest number of all for “no
  /// limit”.
  fileprivate var clamped: Double {
    Swift.min(Swift.max(self, -DocumentLimits.magnitude), DocumentLimits.magnitude)
  }
}

extension LayoutConstraint.Attribute {
  /// Which way a margin at the edge leads inside, as the sign of a distance; 0 for a centre.
  fileprivate var inset: Double {
    switch self {
    case .left, .leading, .top: 1
    case .right, .trailing, .bottom: -1
    default: 0
    }
  }

  /// The edge in a layout from left to right.
  fileprivate var absolute: Self {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }
}
