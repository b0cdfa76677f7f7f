// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How important a constraint is: a level of its own for every distinct value.
///
/// A priority lies above 0 and goes up to 1000, which is required. Any value in between is legal and
/// distinct: 249.5 is below 250. Levels never trade against each other: no number of constraints at
/// 250 outweighs one at 251. AppKit's counterpart is `NSLayoutConstraint.Priority`; it is also called
/// ``LayoutConstraint/Priority``.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, above 0 and up to 1000.
  public let rawValue: Float

  /// Makes a priority from a number; one outside `0 < p <= 1000` is a programmer error.
  public init(rawValue: Float) {
    guard rawValue > 0, rawValue <= 1000 else {
      programmerError(
        "A layout priority lies above 0 and goes up to 1000 (required); \(rawValue) does not.")
    }
    self.rawValue = rawValue
  }

  /// Makes a priority from a number, as ``init(rawValue:)`` does.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// 1000: the constraint holds, or it is broken and reported.
  public static let required = LayoutPriority(1000)
  /// 750: how firmly a content resists being compressed.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: a drag of a divider that may resize the window.
  public static let dragThatCanResizeWindow = LayoutPriority(510)
  /// 500: how firmly a window keeps the size that it has.
  public static let windowSizeStayPut = LayoutPriority(500)
  /// 490: a drag of a divider that must not resize the window.
  public static let dragThatCannotResizeWindow = LayoutPriority(490)
  /// 250: how firmly a content hugs its size.
  public static let defaultLow = LayoutPriority(250)
  /// 50: how firmly a fitting size shrinks.
  public static let fittingSizeCompression = LayoutPriority(50)

  /// Whether the priority is 1000.
  public var isRequired: Bool { rawValue == 1000 }

  /// The next lower priority that exists; the lowest one stays.
  public var nextDown: LayoutPriority {
    rawValue.nextDown > 0 ? LayoutPriority(rawValue.nextDown) : self
  }

  /// The next higher priority that exists; required stays.
  public var nextUp: LayoutPriority { isRequired ? self : LayoutPriority(rawValue.nextUp) }

  /// Orders by importance.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }
}

extension LayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a priority from an integer literal, such as `750`.
  public init(integerLiteral value: Int) { self.init(Float(value)) }

  /// Makes a priority from a decimal literal, which is rounded to `Float`.
  public init(floatLiteral value: Double) { self.init(Float(value)) }
}

extension LayoutPriority: CustomStringConvertible {
  /// The number, without a fraction where it has none.
  public var description: String {
    rawValue == rawValue.rounded() ? "\(Int(rawValue))" : "\(rawValue)"
  }
}

extension LayoutConstraint {
  /// How important a constraint is, under AppKit's name.
  public typealias Priority = LayoutPriority
  /// An axis, under AppKit's name.
  public typealias Orientation = LayoutAxis
}
