// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A constraint in the form that diagnostics print, whether the user or the library made it.
///
/// `Σ factor · part  relation  constant  @ priority`, as in the engine, but with items instead of
/// variables.
struct DescribedConstraint {
  /// The subject of a part: a view or guide, or something that a container places without one, such
  /// as a column.
  struct Item: Hashable {
    var identity: DiagnosticNames.Identity
    var identifier: String?
    var className: String
    /// The object that contains the item, which `|` stands for.
    var parent: DiagnosticNames.Identity?
    /// The index of the view's or guide's slot; nil for anything else.
    var slot: Int32?
    /// Whether the item is a number itself, such as `equal gap`, of which attributes say nothing.
    var isQuantity = false
  }

  /// One term of the sum.
  struct Part {
    var factor: Double
    var item: Item
    /// The attribute's name in logs.
    var attribute: String
    /// The attribute itself; nil for one that exists only in logs, such as `minX`.
    var meaning: LayoutConstraint.Attribute?
  }

  /// Identifies the constraint when logs number it.
  var identity: DiagnosticNames.Identity
  var className = "LayoutConstraint"
  /// The mask in Apple's notation, such as `h=--& v=--&`, if the constraint stands for an
  /// autoresizing mask; nil otherwise.
  var maskNotation: String?
  var identifier: String?
  var parts: [Part]
  var relation: LayoutConstraint.Relation
  var constant: Double
  var priority = LayoutPriority.required
  var isActive = true
  /// Whether a side of the constraint is a distance between two positions. Among the parts, the
  /// start of a distance follows its end.
  var isComposite = false

  /// A single part, or the end and the start of a distance.
  typealias Side = (end: Part, start: Part?)

  /// The parts, with the end and the start of each distance combined.
  var sides: [Side] {
    var sides: [Side] = []
    var parts = parts[...]
    while let end = parts.popFirst() {
      if isComposite, let start = parts.first, start.factor == -end.factor,
        end.meaning?.kind != .extent
      {
        parts.removeFirst()
        sides.append((end, start))
      } else {
        sides.append((end, nil))
      }
    }
    return sides
  }

  /// The constraint without distances, which log visualisers cannot read.
  ///
  /// A distance that is related to a constant becomes a constraint between its two positions. Any
  /// other distance becomes the width or height of an invented item named after its ends.
  var withoutDistances: DescribedConstraint {
    var plain = self
    plain.isComposite = false
    if parts.count > 2 {
      plain.parts = sides.map { side in side.start.map { Part(from: $0, to: side.end) } ?? side.end
      }
    }
    return plain
  }
}

extension DescribedConstraint.Item {
  init(_ item: LayoutItem) {
    self.init(
      identity: .object(ObjectIdentifier(item)), identifier: item.givenName,
      className: item.className, parent: item.parent.map { .object(ObjectIdentifier($0)) },
      slot: item.slot.index)
  }
}

extension DescribedConstraint.Part {
  init(_ factor: Double, _ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.init(
      factor: factor, item: DescribedConstraint.Item(item), attribute: attribute.description,
      meaning: attribute)
  }

  /// Whether the part is an edge, a centre or a baseline.
  var isPosition: Bool {
    meaning.map { $0.kind == .xPosition || $0.kind == .yPosition } ?? false
  }

  /// Creates the extent of an invented item that stands for the distance between two positions.
  fileprivate init(from start: Self, to end: Self) {
    func name(_ part: Self) -> String {
      "\(part.item.identifier ?? part.item.className) \(part.attribute)"
    }
    self.init(
      factor: end.factor,
      item: DescribedConstraint.Item(
        identity: .distance(
          start.item.identity, start.attribute, end.item.identity, end.attribute),
        identifier: "\(name(start)) to \(name(end))", className: "Distance", parent: nil, slot: nil),
      attribute: known(end.meaning?.axis).lengthWord, meaning: nil)
  }
}

extension DescribedConstraint {
  init(_ constraint: LayoutConstraint) {
    self.init(
      identity: .object(ObjectIdentifier(constraint)), identifier: constraint.identifier,
      parts: constraint.parts.map { Part($0.factor, $0.item, $0.attribute) },
      relation: constraint.relation, constant: constraint.constant,
      priority: constraint.priority, isActive: constraint.isActive,
      isComposite: constraint.isComposite)
  }
}

extension DescribedConstraint {
  /// Combines the parts of each item where possible: `far - near` is an extent, `near + far` is
  /// twice a centre, and equal attributes add up.
  static func combined(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    for part in parts {
      let index = result.firstIndex { $0.joined(with: part) != nil }
      if let index, let joined = result[index].joined(with: part) {
        result[index] = joined
      } else {
        result.append(part)
      }
    }
    return result.filter { $0.factor != 0 }
  }
}

extension DescribedConstraint.Part {
  /// Returns both parts as one, or nil if they cannot be combined.
  fileprivate func joined(with other: Self) -> Self? {
    guard item == other.item, let meaning, let otherMeaning = other.meaning else { return nil }
    if meaning == otherMeaning { return with(factor + other.factor, meaning) }
    let far: Self
    let near: Self
    switch (meaning, otherMeaning) {
    case (.leading, .trailing), (.top, .bottom): (near, far) = (self, other)
    case (.trailing, .leading), (.bottom, .top): (near, far) = (other, self)
    default: return nil
    }
    let axis = known(meaning.axis)
    if far.factor == -near.factor { return with(far.factor, axis.extent) }
    return far.factor == near.factor ? with(2 * far.factor, axis.center) : nil
  }

  private func with(_ factor: Double, _ meaning: LayoutConstraint.Attribute) -> Self {
    var part = self
    part.factor = factor
    part.meaning = meaning
    part.attribute = meaning.description
    return part
  }
}
