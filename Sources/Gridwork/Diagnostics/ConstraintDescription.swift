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
    guard constraint.parts.count == 2, !constraint.isComposite else { return nil }
    let (a, b) = (constraint.parts[0], constraint.parts[1])
    guard let axis = a.meaning?.axis, axis == b.meaning?.axis,
      let isAbsolute = a.meaning?.isAbsolute, isAbsolute == b.meaning?.isAbsolute,
      a.factor == -b.factor, a.factor.magnitude == 1
    else { return nil }
    // positive - negative  relation  constant, in which the gap runs forwards or backwards.
    let (positive, negative) = a.factor > 0 ? (a, b) : (b, a)
    let (constant, relation) = (constraint.constant, constraint.relation)
    for (near, far, constant, relation) in [
      (negative, positive, constant, relation), (positive, negative, -constant, relation.flipped),
    ] {
      let ends: (near: String, far: String)
      switch (near.meaning?.isFarEdge, far.meaning?.isFarEdge) {
      case (true, false): ends = ("[\(name(of: near.item))]", "[\(name(of: far.item))]")
      case (false, false) where far.item.parent == near.item.identity:
        mentionContainer(near.item)
        ends = ("|", "[\(name(of: far.item))]")
      case (true, true) where near.item.parent == far.item.identity:
        ends = ("[\(name(of: near.item))]", "|")
        mentionContainer(far.item)
      default: continue
      }
      let distance = (relation == .equal ? "" : relation.sign) + formatted(constant)
      return "\(axis == .horizontal ? "H" : "V"):\(ends.near)-(\(distance))-\(ends.far)"
        + (isAbsolute ? "(LTR)" : "")
    }
    return nil
  }

  // MARK: Equation form

  /// `A.width == 0.5*B.width + 10`, `A.centerX == B.centerX - 4`, `A.height >= 32`; a side that is a
  /// distance in parentheses: `(B.leading - A.trailing) == 8`.
  private mutating func equationBody(of constraint: DescribedConstraint) -> String {
    let sides = constraint.sides.map { end, start in
      let text = "\(name(of: end.item)).\(end.attribute)"
      guard let start else { return (factor: end.factor, text: text) }
      return (factor: end.factor, text: "(\(text) - \(name(of: start.item)).\(start.attribute))")
    }
    guard let first = sides.first else { return "0 \(constraint.relation.sign) 0" }
    // Divide by the first factor, so that the first side stands alone.
    let relation = first.factor < 0 ? constraint.relation.flipped : constraint.relation
    let others = sides.dropFirst().map { (factor: -$0.factor / first.factor, text: $0.text) }
    return "\(first.text) \(relation.sign) "
      + SumNotation.log.text(others, constraint.constant / first.factor)
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute is the right, trailing or bottom edge; nil if it is no edge.
  var isFarEdge: Bool? {
    switch self {
    case .left, .leading, .top: false
    case .right, .trailing, .bottom: true
    default: nil
    }
  }
}

extension LayoutConstraint.Relation {
  /// The relation with both sides negated.
  package var flipped: LayoutConstraint.Relation { known(Self(rawValue: -rawValue)) }
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
