// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork
import GridworkInspector

// Constraint bodies such as `A.width == 0.5*B.width + 10`.

extension LogConstraintReader {
  /// A linear expression: terms plus a number.
  private struct Sum {
    var terms: [ConstraintLog.Term] = []
    var constant = 0.0

    mutating func add(_ other: Sum, times factor: Double) {
      for var term in other.terms {
        term.factor *= factor
        // Terms with the same attribute are added up.
        let same = terms.firstIndex {
          $0.subject == term.subject && $0.attribute == term.attribute
            && $0.isMargin == term.isMargin
        }
        if let same { terms[same].factor += term.factor } else { terms.append(term) }
      }
      terms.removeAll { $0.factor == 0 }
      constant += factor * other.constant
    }
  }

  /// Reads an equation or inequality.
  mutating func equation() throws(LogFailure) -> ConstraintLog.Relation {
    // `left  relation  right` becomes `left terms - right terms  relation  right - left numbers`.
    var sum = try self.sum()
    let relation = try self.relation()
    sum.add(try self.sum(), times: -1)
    return ConstraintLog.Relation(
      terms: try placed(sum.terms), relation: relation, constant: -sum.constant)
  }

  /// Makes a single position, as autoresizing lines have it, the distance from the superview's
  /// edge. The relation may also contain an extent: `view.minX == 0.25*superview.width + 10`.
  private mutating func placed(
    _ terms: [ConstraintLog.Term]
  ) throws(LogFailure) -> [ConstraintLog.Term] {
    if terms.isEmpty { throw LogFailure("It relates no attribute.") }
    guard let place = terms.firstIndex(where: { !$0.attribute.isExtent }),
      case .item(let item) = terms[place].subject
    else { return terms }
    var (position, extents) = (terms[place], terms)
    extents.remove(at: place)
    guard extents.allSatisfy({ $0.attribute.isExtent && $0.isAlong(position) }) else {
      return terms
    }
    // AppKit has no name for the ends of a mask: `(null)` is the far end if the superview's extent
    // counts, and else the near one.
    if position.attribute == .notAnAttribute {
      guard let extent = extents.first else {
        position.attribute = .left
        doubt = .axis
        return fromSuperview(position, of: item)
      }
      position.attribute = extent.attribute == .width ? .right : .bottom
    }
    // The extent of the superview, less a position in it, is the distance from the far edge.
    if extents.count == 1, let extent = extents.first, extent.factor == -position.factor,
      case .item(let container) = extent.subject, container != item,
      superview == nil || superview == container
    {
      items.setSuperview(container, of: item)
      var edge = extent
      edge.attribute = position.attribute.edges.far
      return [position, edge]
    }
    return fromSuperview(position, of: item) + extents
  }

  /// The distance of a position from the near edge of the superview.
  private func fromSuperview(_ position: ConstraintLog.Term, of item: Int) -> [ConstraintLog.Term] {
    var edge = position
    edge.factor = -position.factor
    edge.subject = superview.map { .item($0) } ?? .superview(of: item)
    edge.attribute = position.attribute.edges.near
    return [position, edge]
  }

  /// Reads `==`, `<=` or `>=`.
  mutating func relation() throws(LogFailure) -> LayoutConstraint.Relation {
    cursor.skipBlanks()
    if cursor.take("==") { return .equal }
    if cursor.take("<=") || cursor.take("\u{2264}") { return .lessThanOrEqual }
    if cursor.take(">=") || cursor.take("\u{2265}") { return .greaterThanOrEqual }
    throw cursor.unexpected("==, <= or >=")
  }

  private mutating func sum() throws(LogFailure) -> Sum {
    var sum = Sum()
    cursor.skipBlanks()
    var sign = cursor.take("-") ? -1.0 : 1
    if sign == 1 { _ = cursor.take("+") }
    while true {
      sum.add(try product(), times: sign)
      cursor.skipBlanks()
      if cursor.take("+") {
        sign = 1
      } else if cursor.take("-") {
        sign = -1
      } else if let space = try standardSpace() {
        // AppKit and UIKit leave out the sign of a standard space.
        sum.constant += space
        return sum
      } else {
        return sum
      }
    }
  }

  /// Reads factors, of which at most one contains terms: `0.5*A.width`, `A.width * 0.5`.
  private mutating func product() throws(LogFailure) -> Sum {
    var product = try factor()
    cursor.skipBlanks()
    while cursor.take("*") {
      let other = try factor()
      guard product.terms.isEmpty || other.terms.isEmpty else {
        throw LogFailure("It multiplies two attributes.")
      }
      let (sum, number) = product.terms.isEmpty ? (other, product) : (product, other)
      product = Sum()
      product.add(sum, times: number.constant)
      cursor.skipBlanks()
    }
    return product
  }

  private mutating func factor() throws(LogFailure) -> Sum {
    cursor.skipBlanks()
    var sum = Sum()
    if let item = names.take(from: &cursor) {
      sum.terms = [try term(of: item, from: cursor.offset)]
    } else if cursor.isAt("(null)") {
      throw cursor.unexpected("a class and an address")
    } else if cursor.take("(") {
      depth += 1
      defer { depth -= 1 }
      guard depth <= 20 else { throw LogFailure("Its parentheses are nested more than 20 deep.") }
      sum = try self.sum()
      cursor.skipBlanks()
      guard cursor.take(")") else { throw cursor.unexpected("a closing parenthesis") }
    } else if let space = try standardSpace() {
      sum.constant = space
    } else if cursor.next?.isDigit == true || cursor.isAt("-") || cursor.isAt(".") {
      sum.constant = try cursor.takeNumber()
    } else {
      let start = cursor.offset
      sum.terms = [try term(of: try item(), from: start)]
    }
    return sum
  }

  /// Reads `NSSpace(8)`, if that comes next.
  mutating func standardSpace() throws(LogFailure) -> Double? {
    guard cursor.take("NSSpace(") || cursor.take("NSLayoutAnchorConstraintSpace(") else {
      return nil
    }
    let number = try cursor.takeNumber()
    guard cursor.take(")") else { throw cursor.unexpected("a closing parenthesis") }
    return number
  }

  /// Reads the attribute of an item whose text begins at an offset.
  private mutating func term(of item: Int, from start: Int) throws(LogFailure) -> ConstraintLog.Term
  {
    cursor.skipBlanks()
    guard let attribute = cursor.takeAttribute() else {
      guard cursor.take(".") else { throw cursor.unexpected("a full stop and an attribute") }
      let word = String(decoding: cursor.takeBytes(while: { $0.isLetter }), as: UTF8.self)
      guard !word.isEmpty else { throw cursor.unexpected("an attribute") }
      throw LogFailure("There is no attribute \(quotation(word)).")
    }
    let isGridPart = attribute.word.hasSuffix("boundary")
    if attribute.word == "minY", isAutoresizing { doubt = .minY }
    return ConstraintLog.Term(
      factor: 1, subject: .item(isGridPart ? boundary(of: item, from: start) : item),
      attribute: attribute.meaning, isMargin: attribute.isMargin)
  }
}

extension ConstraintLog.Term {
  /// Whether the extent lies along the axis of a position, or the axis of the position is unknown.
  fileprivate func isAlong(_ position: ConstraintLog.Term) -> Bool {
    position.attribute == .notAnAttribute || position.attribute.axis == attribute.axis
  }
}

/// An attribute as logs spell it.
struct LogAttribute {
  let word: String
  /// The attribute; not an attribute if the log has no name for it.
  let meaning: LayoutConstraint.Attribute
  /// Whether the attribute is that of the margins.
  var isMargin = false

  /// Every spelling.
  static let all: [LogAttribute] = {
    let own = LayoutConstraint.Attribute.allCases.filter { $0 != .notAnAttribute }
    let margins = own.filter { !$0.isExtent && !"\($0)".hasSuffix("aseline") }
    return own.map { LogAttribute(word: "\($0)", meaning: $0) }
      + margins.map { attribute in
        LogAttribute(
          word: "\(attribute)" + (attribute.isCenter ? "WithinMargins" : "Margin"),
          meaning: attribute, isMargin: true)
      } + [
        LogAttribute(word: "minX", meaning: .left), LogAttribute(word: "midX", meaning: .centerX),
        LogAttribute(word: "maxX", meaning: .right), LogAttribute(word: "minY", meaning: .top),
        LogAttribute(word: "midY", meaning: .centerY), LogAttribute(word: "maxY", meaning: .bottom),
        LogAttribute(word: "baseline", meaning: .lastBaseline),
        LogAttribute(word: "lowestBaseline", meaning: .lastBaseline),
        LogAttribute(word: "(null)", meaning: .notAnAttribute),
        LogAttribute(word: "row-boundary", meaning: .top),
        LogAttribute(word: "column-boundary", meaning: .leading),
      ]
  }()
}

extension LogCursor {
  /// Reads a full stop and an attribute; nil if none comes next.
  mutating func takeAttribute() -> LogAttribute? {
    var start = self
    guard start.take(".") else { return nil }
    // A line may be wrapped here.
    start.skipBlanks()
    var after = start
    let found = LogAttribute.all.first { attribute in
      after = start
      return after.take(attribute.word) && !after.isInsideWord
    }
    if found != nil { self = after }
    return found
  }

  /// Whether an attribute comes next.
  var isAtAttribute: Bool {
    var cursor = self
    return cursor.takeAttribute() != nil
  }

  /// Whether what comes next continues a word or a path.
  private var isInsideWord: Bool {
    guard let next else { return false }
    return next.belongsToClassName || next == UInt8(ascii: ":")
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute is a width or a height.
  package var isExtent: Bool { self == .width || self == .height }

  var isCenter: Bool { self == .centerX || self == .centerY }

  /// The edges of the superview along the same axis.
  fileprivate var edges: (near: Self, far: Self) {
    if axis == .vertical { return (.top, .bottom) }
    return followsDirection == true ? (.leading, .trailing) : (.left, .right)
  }
}
