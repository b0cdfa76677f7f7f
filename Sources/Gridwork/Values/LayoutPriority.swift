// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The importance of a constraint.
///
/// A priority is above 0 and at most 1000. A constraint at 1000 is required. Every other value is
/// legal, and each distinct value is a level of its own: 249.5 is below 250. Levels are strict: no
/// number of constraints at 250 outweighs one at 251. AppKit's counterpart is
/// `NSLayoutConstraint.Priority`; ``LayoutConstraint/Priority`` is an alias in the same place.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The numeric value, above 0 and at most 1000.
  public let rawValue: Float

  /// Creates a priority. A value outside `0 < rawValue <= 1000` is a programmer error.
  public init(rawValue: Float) {
    guard rawValue > 0, rawValue <= 1000 else {
      programmerError(
        "A layout priority must be above 0 and at most 1000 (required), not \(rawValue).")
    }
    self.rawValue = rawValue
  }

  /// Creates a priority, as ``init(rawValue:)`` does.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// 1000: the constraint must hold. If it contradicts others, one of them is broken and reported.
  public static let required = LayoutPriority(1000)
  /// 750: the default compression resistance of a view.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: for dragging a divider that may resize the window.
  public static let dragThatCanResizeWindow = LayoutPriority(510)
  /// 500: how strongly a window keeps its current size.
  public static let windowSizeStayPut = LayoutPriority(500)
  /// 490: for dragging a divider that must not resize the window.
  public static let dragThatCannotResizeWindow = LayoutPriority(490)
  /// 250: the default content hugging of a view.
  public static let defaultLow = LayoutPriority(250)
  /// 50: how strongly a view shrinks when its fitting size is measured.
  public static let fittingSizeCompression = LayoutPriority(50)

  /// Whether the priority is 1000.
  public var isRequired: Bool { rawValue == 1000 }

  /// The next lower value that `Float` can represent, or this priority if it is the lowest.
  public var nextDown: LayoutPriority {
    rawValue.nextDown > 0 ? LayoutPriority(rawValue.nextDown) : self
  }

  /// The next higher value that `Float` can represent, or this priority if it is required.
  public var nextUp: LayoutPriority { isRequired ? self : LayoutPriority(rawValue.nextUp) }

  /// Returns whether the first priority is less important than the second.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }
}

extension LayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from an integer literal, such as `750`.
  public init(integerLiteral value: Int) { self.init(Float(value)) }

  /// Creates a priority from a decimal literal, rounded to `Float`.
  public init(floatLiteral value: Double) { self.init(Float(value)) }
}

extension LayoutPriority: CustomStringConvertible {
  /// The numeric value, without a decimal point if it is whole: `750`, `249.5`.
  public var description: String {
    rawValue == rawValue.rounded() ? "\(Int64(rawValue))" : "\(rawValue)"
  }
}

extension LayoutPriority {
  /// The priority in diagnostics. Containers pull a hair above or below the priorities that are set:
  /// these are `just above 249`, `just below 250`.
  var diagnosticText: String {
    let whole = rawValue.rounded()
    let isHair = (rawValue - whole).magnitude < Float(LengthTolerance.printed)
    guard rawValue != whole, isHair, whole > 0 else { return description }
    return "just \(rawValue < whole ? "below" : "above") \(Int(whole))"
  }

  /// `at 250`, `just below 249`.
  var placeText: String {
    let text = diagnosticText
    return text.hasPrefix("just ") ? text : "at \(text)"
  }
}

extension LayoutPriority {
  /// Whether content that resists at this priority does not give way to a fitting size. What does is measured
  /// smaller than it needs, which only a solve can tell.
  var resistsFitting: Bool { self > .fittingSizeCompression }

  /// Just below a required priority.
  static let firmest = LayoutPriority.required.nextDown

  /// Weaker than anything.
  static let lowest = LayoutPriority(.leastNonzeroMagnitude)
}
