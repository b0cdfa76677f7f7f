// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Formats constraints the way Apple's logs print them.
///
///     <LayoutConstraint:0x1 'name' H:[label]-(8)-[field]   (active, names: label:0x2, field:0x3 )>
struct ConstraintDescription {
  private(set) var names = DiagnosticNames()
  /// What a computed layout calls the items; empty where items go by identifier, class and number,
  /// as in Apple's logs.
  private let itemNames: [DiagnosticNames.Identity: String]

  // The items that the current constraint has mentioned so far, in order.
  private var mentioned: [String] = []
  private var nameOwners: [String: DiagnosticNames.Identity] = [:]

  init(naming itemNames: [DiagnosticNames.Identity: String] = [:]) { self.itemNames = itemNames }

  /// Returns the constraint in angle brackets. Its priority is left out if it is required or if
  /// `saysPriority` is false.
  mutating func text(of constraint: DescribedConstraint, saysPriority: Bool = true) -> String {
    mentioned = []
    nameOwners = [:]
    var text = "<\(constraint.className):\(names.number(of: constraint.identity)) "
    if let notation = constraint.maskNotation { text += notation + " " }
    if let identifier = constraint.identifier {
      text += "'\(DiagnosticNames.cleaned(identifier))' "
    }
    text += spacingBody(of: constraint) ?? equationBody(of: constraint)
    if saysPriority, !constraint.priority.isRequired {
      text += " priority:\(constraint.priority.diagnosticText)"
    }
    text += "   (" + (constraint.isActive ? "active" : "inactive")
    if !mentioned.isEmpty { text += ", names: " + mentioned.joined(separator: ", ") + " " }
    return text + ")>"
  }

  // MARK: Items

  private mutating func name(of item: DescribedConstraint.Item) -> String {
    let number = names.number(of: item.identity)
    let object = "\(DiagnosticNames.cleanedClass(item.className)):\(number)"
    let given = itemNames[item.identity] ?? item.identifier
    guard let identifier = given.map(DiagnosticNames.cleaned), !identifier.isEmpty else {
      return object
    }
    let owner = nameOwners[identifier] ?? item.identity
    // Only the first item with an identifier goes by the identifier alone.
    guard owner == item.identity, DiagnosticNames.standsAlone(identifier) else {
      return "\(object) '\(identifier)'"
    }
    guard nameOwners.updateValue(owner, forKey: identifier) == nil else { return identifier }
    mentioned.append("\(identifier):\(number)")
    return identifier
  }

  /// Returns the name of an item in a sentence: that of the computed layout, its identifier, or
  /// else its class and number.
  mutating func plainName(of item: DescribedConstraint.Item) -> String {
    if let name = itemNames[item.identity] { return name }
    if let identifier = item.identifier, !identifier.isEmpty { return identifier }
    return "\(item.className):\(names.number(of: item.identity))"
  }

  private mutating func mentionContainer(_ item: DescribedConstraint.Item) {
    let identifier = DiagnosticNames.cleaned(itemNames[item.identity] ?? item.identifier ?? "")
    let name =
      DiagnosticNames.standsAlone(identifier)
      ? identifier : DiagnosticNames.cleanedClass(item.className)
    mentioned.append("'|':\(name):\(names.number(of: item.identity))")
  }

  // MARK: Spacing form

  /// Returns the spacing form of a constraint, `H:[A]-(8)-[B]`, `H:|-(8)-[A]` or `V:[A]-(>=8)-|`.
  /// Nil unless it relates facing edges of two items, or an edge of an item and the same edge of
  /// its container.
  private mutating func spacingBody(of constraint: DescribedConstraint) -> String? {
    guard constraint.parts.count == 2, !constraint.isComposite,
      let (near, far, constant, relation) = Self.gap(of: constraint),
      let nearEdge = near.meaning.flatMap(Edge.init), let farEdge = far.meaning.flatMap(Edge.init)
    else { return nil }
    let axis = nearEdge.isHorizontal ? "H:" : "V:"
    let sign = relation == .equal ? "" : relation.sign
    let distance = "-(\(sign)\(formatted(constant)))-"
    let suffix = nearEdge.isAbsolute ? "(LTR)" : ""
    switch (nearEdge.isFar, farEdge.isFar) {
    case (true, false):
      // A.trailing to B.leading
      let left = name(of: near.item)
      return "\(axis)[\(left)]\(distance)[\(name(of: far.item))]\(suffix)"
    case (false, false) where far.item.parent == near.item.identity:
      // |.leading to A.leading
      mentionContainer(near.item)
      return "\(axis)|\(distance)[\(name(of: far.item))]\(suffix)"
    case (true, true) where near.item.parent == far.item.identity:
      // A.trailing to |.trailing
      let left = name(of: near.item)
      mentionContainer(far.item)
      return "\(axis)[\(left)]\(distance)|\(suffix)"
    default:
      return nil
    }
  }

  private struct Edge {
    var isHorizontal: Bool
    var isFar: Bool
    var isAbsolute: Bool

    init?(_ attribute: LayoutConstraint.Attribute) {
      switch attribute {
      case .leading: (isHorizontal, isFar, isAbsolute) = (true, false, false)
      case .trailing: (isHorizontal, isFar, isAbsolute) = (true, true, false)
      case .left: (isHorizontal, isFar, isAbsolute) = (true, false, true)
      case .right: (isHorizontal, isFar, isAbsolute) = (true, true, true)
      case .top: (isHorizontal, isFar, isAbsolute) = (false, false, false)
      case .bottom: (isHorizontal, isFar, isAbsolute) = (false, true, false)
      default: return nil
      }
    }
  }

  /// Reads the two parts as a gap between edges: `far - near  relation  constant`.
  ///
  /// Of the two directions to read it in, the gap runs from a trailing to a leading edge, from the
  /// container's leading edge to that of the item, or from the item's trailing edge to that of the
  /// container.
  private static func gap(
    of constraint: DescribedConstraint
  ) -> (
    near: DescribedConstraint.Part, far: DescribedConstraint.Part, constant: Double,
    relation: LayoutConstraint.Relation
  )? {
    let (a, b) = (constraint.parts[0], constraint.parts[1])
    guard let edgeA = a.meaning.flatMap(Edge.init), let edgeB = b.meaning.flatMap(Edge.init),
      edgeA.isHorizontal == edgeB.isHorizontal, edgeA.isAbsolute == edgeB.isAbsolute,
      a.factor == -b.factor, a.factor.magnitude == 1
    else { return nil }
    // positive - negative  relation  constant
    let (positive, negative) = a.factor > 0 ? (a, b) : (b, a)
    let (constant, relation) = (constraint.constant, constraint.relation)
    guard let positiveEdge = positive.meaning.flatMap(Edge.init),
      let negativeEdge = negative.meaning.flatMap(Edge.init)
    else { return nil }
    let readsForward: Bool
    switch (negativeEdge.isFar, positiveEdge.isFar) {
    case (true, false): readsForward = true
    case (false, true): readsForward = false
    case (false, false): readsForward = positive.item.parent == negative.item.identity
    case (true, true): readsForward = negative.item.parent == positive.item.identity
    }
    return readsForward
      ? (negative, positive, constant, relation) : (positive, negative, -constant, relation.flipped)
  }

  // MARK: Equation form

  /// `A.width == 0.5*B.width + 10`, `A.centerX == B.centerX - 4`, `A.height >= 32`.
  private mutating func equationBody(of constraint: DescribedConstraint) -> String {
    guard let first = constraint.parts.first else { return "0 \(constraint.relation.sign) 0" }
    if constraint.isComposite { return compositeBody(of: constraint) }
    // Divide by the first factor, so that the first part stands alone on its side.
    let divisor = first.factor
    var relation = constraint.relation
    if divisor < 0 { relation = relation.flipped }
    var text = "\(name(of: first.item)).\(first.attribute) \(relation.sign) "
    var isFirst = true
    for part in constraint.parts.dropFirst() {
      text += term(-part.factor / divisor, part, isFirst: isFirst)
      isFirst = false
    }
    return text + constantText(constraint.constant / divisor, isAlone: isFirst)
  }

  private mutating func term(
    _ factor: Double, _ part: DescribedConstraint.Part, isFirst: Bool
  ) -> String {
    let body = "\(name(of: part.item)).\(part.attribute)"
    let sign = isFirst ? (factor < 0 ? "-" : "") : (factor < 0 ? " - " : " + ")
    let magnitude = factor.magnitude
    return sign + (magnitude == 1 ? "" : formatted(magnitude) + "*") + body
  }

  private func constantText(_ constant: Double, isAlone: Bool) -> String {
    if isAlone { return formatted(constant) }
    let text = formatted(constant.magnitude)
    if text == "0" { return "" }
    return (constant < 0 ? " - " : " + ") + text
  }

  /// Prints a side that is a distance in parentheses: `(B.leading - A.trailing) == 8`.
  private mutating func compositeBody(of constraint: DescribedConstraint) -> String {
    var sides: [(factor: Double, text: String)] = []
    for (end, start) in constraint.sides {
      var text = "\(name(of: end.item)).\(end.attribute)"
      if let start { text = "(\(text) - \(name(of: start.item)).\(start.attribute))" }
      sides.append((end.factor, text))
    }
    var text = "\(sides.first?.text ?? "0") \(constraint.relation.sign) "
    guard sides.count > 1 else { return text + constantText(constraint.constant, isAlone: true) }
    let factor = -sides[1].factor
    if factor < 0 { text += "-" }
    if factor.magnitude != 1 { text += formatted(factor.magnitude) + "*" }
    return text + sides[1].text + constantText(constraint.constant, isAlone: false)
  }
}

extension LayoutConstraint.Relation {
  /// The relation with both sides negated.
  package var flipped: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as Apple's logs print it, with numbers instead of addresses.
  public var description: String {
    var description = ConstraintDescription()
    return description.text(of: DescribedConstraint(self))
  }

  /// What the constraint says, as code states it: `field.leading == label.trailing + 8`.
  package var statement: String {
    var description = ConstraintDescription()
    return description.statement(of: DescribedConstraint(self))
  }
}
