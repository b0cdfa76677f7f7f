// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Why a number of a frame is what it is: the constraints that hold it there, nearest first.
///
///     The width of field is 242.
///       The trailing edge of field is the trailing edge of window minus 20 (Form.swift:12).
///       The leading edge of field is the trailing edge of label plus 8 (Form.swift:11).
///       The width of label is at least 30, at priority 750 (view label: compression resistance).
///
/// Each sentence is about something that the one above it, or the number itself, mentions. AppKit has no
/// counterpart.
public struct LayoutExplanation: Sendable, Equatable {
  /// A constraint of the chain, in words.
  public struct Step: Sendable, Equatable {
    /// The constraint as data, with who wanted it and where it was made.
    public var constraint: ComputedLayout.Constraint
    /// What it says, beginning with what the chain has come to.
    public var sentence: String
  }

  /// The view or guide, as the sentences call it.
  public var item: String
  /// The number of its alignment rectangle.
  public var attribute: ComputedLayout.Ambiguity.Attribute
  /// The number, unrounded, in points; positions are relative to the superview.
  public var value: Double
  /// What the number could be just as well, when it is ambiguous; nil otherwise.
  public var alternative: Double?
  /// The constraints that are tight there, the ones nearest to the number first.
  public var steps: [Step]
}

extension LayoutExplanation: CustomStringConvertible {
  /// The explanation in text.
  public var description: String {
    let name = attribute.words + " of " + item
    var text = "The \(name) is \(formatted(value)).\n"
    for step in steps { text += "  \(step.sentence)\n" }
    if let alternative {
      text +=
        "  It could as well be \(formatted(alternative)): of the frames that are equally good, the one "
        + "nearest zero is used.\n"
    } else if steps.isEmpty, attribute == .width || attribute == .height {
      text += "  It cannot be less.\n"
    }
    return text
  }
}

extension ComputedLayout.Ambiguity.Attribute {
  fileprivate var words: String {
    switch self {
    case .minX: "left edge"
    case .width: "width"
    case .minY: "top edge"
    case .height: "height"
    }
  }
}
