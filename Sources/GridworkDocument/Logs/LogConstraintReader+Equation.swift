// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
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
  private func placed(
    _ terms: [ConstraintLog.Term]
  ) throws(LogFailure) -> [ConstraintLog.Term] {
    if terms.isEmpty { throw LogFailure("It relates no attribute.") }
    let positions = terms.filter { !$0.attribute.isExtent }
    guard positions.count == 1, let first = positions.first, first == terms.first,
      case .item(let item) = first.subject
    else { return terms }
    var other = first
    other.factor = -first.factor
    other.subject = superview.map { .item($0) } ?? .superview(of: item)
    other.attribute = first.attribute.near
    return [first, other] + terms.filter(\.attribute.isExtent)
  }

  /// Reads `==`, `<=` or `>=`.
  mutating func relation() throws(LogFailure) -> LayoutConstraint.Relation {
    cursor.skipBlanks()
    if cursor.take("==") { return .equal }
    if cursor.take("<=") { return .lessThanOrEqual }
    if cursor.take(">=") { return .greaterThanOrEqual }
    throw cursor.unexpected("==, <= or >=")
  }

  private mutating func sum() throws(LogFailure) -> Sum {
    var sum = Sum()
    cursor.skipBlanks()
    var sign = cursor.take("-") ? -1.0 : 1
    while true {
      sum.add(try summand(), times: sign)
      cursor.skipBlanks()
      if cursor.take("+") {
        sign = 1
      } else if cursor.take("- ") {
        sign = -1
      } else {
        return sum
      }
    }
  }

  private mutating func summand() throws(LogFailure) -> Sum {
    cursor.skipBlanks()
    var sum = Sum()
    if cursor.take("(") {
      sum = try self.sum()
      cursor.skipBlanks()
      guard cursor.take(")") else { throw cursor.unexpected("a closing parenthesis") }
    } else if let space = try standardSpace() {
      sum.constant = space
    } else if cursor.next?.isDigit == true || cursor.next == "-" || cursor.next == "." {
      let number = try cursor.takeNumber()
      cursor.skipBlanks()
      guard cursor.take("*") else {
        sum.constant = number
        return sum
      }
      sum.add(try summand(), times: number)
      return sum
    } else {
      sum.terms = [try term()]
    }
    cursor.skipBlanks()
    guard cursor.take("*") else { return sum }
    // The older form writes the factor after the attribute.
    cursor.skipBlanks()
    var product = Sum()
    product.add(sum, times: try cursor.takeNumber())
    return product
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

  private mutating func term() throws(LogFailure) -> ConstraintLog.Term {
    let item = try self.item()
    cursor.skipBlanks()
    guard cursor.take(".") else { throw cursor.unexpected("a full stop and an attribute") }
    let word = cursor.takeText(while: \.isLetter)
    guard let (attribute, isMargin) = Self.attribute(word) else {
      throw LogFailure("There is no attribute \(quotation(word)).")
    }
    return ConstraintLog.Term(
      factor: 1, subject: .item(item), attribute: attribute, isMargin: isMargin)
  }

  /// The attribute that a word names, and whether the word names a margin.
  private static func attribute(
    _ word: String
  ) -> (LayoutConstraint.Attribute, isMargin: Bool)? {
    switch word {
    case "minX": return (.left, false)
    case "midX": return (.centerX, false)
    case "maxX": return (.right, false)
    case "minY": return (.top, false)
    case "midY": return (.centerY, false)
    case "maxY": return (.bottom, false)
    case "baseline": return (.lastBaseline, false)
    case "centerXWithinMargins": return (.centerX, true)
    case "centerYWithinMargins": return (.centerY, true)
    default:
      let isMargin = word.hasSuffix("Margin")
      let name = isMargin ? String(word.dropLast("Margin".count)) : word
      let attribute = LayoutConstraint.Attribute.allCases.first {
        $0 != .notAnAttribute && $0.description == name
      }
      return attribute.map { ($0, isMargin) }
    }
  }
}

extension LayoutConstraint.Attribute {
  var isExtent: Bool { self == .width || self == .height }

  /// The axis along which the attribute lies.
  var axis: LayoutAxis {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .left, .right, .leading, .trailing, .width, .centerX, .notAnAttribute: .horizontal
    }
  }

  /// The edge from which positions in the superview are measured.
  fileprivate var near: Self { axis == .horizontal ? .left : .top }
}
