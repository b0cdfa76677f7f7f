// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Why a number of an item's alignment rectangle is what it is: the constraints that determine it,
/// nearest first.
///
///     The width of field is 242.
///       The trailing edge of field is the trailing edge of window minus 20 (Form.swift:12).
///       The leading edge of field is the trailing edge of label plus 8 (Form.swift:11).
///       The width of label is at least 30, at priority 750 (view label: compression resistance).
///
/// Each sentence starts with an item that an earlier sentence mentions. AppKit has no counterpart.
public struct LayoutExplanation: Sendable, Equatable {
  /// A constraint in the chain.
  public struct Step: Sendable, Equatable {
    /// The constraint as data, with its origin.
    public var constraint: ComputedLayout.Constraint
    /// The constraint in words, starting with the item that leads to it.
    public var sentence: String
  }

  /// The name of the view or guide in the sentences.
  public var item: String
  /// The number of the alignment rectangle that is explained.
  public var attribute: ComputedLayout.Ambiguity.Attribute
  /// The number's value in points, unrounded. A position is relative to the superview.
  public var value: Double
  /// The values that are equally good, if the number is ambiguous; nil otherwise.
  public var ambiguity: ComputedLayout.Ambiguity?
  /// The tight constraints that determine the number, nearest first.
  public var steps: [Step]
}

extension LayoutExplanation: CustomStringConvertible {
  /// The explanation as text: the value in a sentence, and the steps below it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps.
  public var description: String {
    let name = attribute.words + " of " + item
    var text = "The \(name) is \(formatted(value)).\n"
    for step in steps { text += "  \(step.sentence)\n" }
    if let ambiguity {
      text +=
        "  Nothing fixes it: it may be \(ambiguity.rangeWords). Among equally good frames, the layout "
        + "uses the one nearest zero.\n"
    } else if steps.isEmpty, attribute.isExtent {
      text += "  It cannot be smaller.\n"
    }
    return text
  }
}
