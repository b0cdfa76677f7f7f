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

extension LayoutRoot {
  /// Why a number of an item's alignment rectangle is what it is; nil for an item outside the tree.
  ///
  /// Brings the engine up to date first. Where more constraints are tight than it takes to hold the
  /// number, some that would do as well may be missing.
  public func explain(
    _ item: LayoutItem, _ attribute: ComputedLayout.Ambiguity.Attribute
  ) -> LayoutExplanation? {
    guard item.nearestView?.rootStorage === self else { return nil }
    engine.materializeForQuestion()
    return engine.explanation(of: item, attribute)
  }
}

extension LayoutEngine {
  func explanation(
    of item: LayoutItem, _ attribute: ComputedLayout.Ambiguity.Attribute
  ) -> LayoutExplanation {
    let constraints = rowsAffecting([item], [attribute]).compactMap { row in
      described(row).map { (described: $0, row: row) }
    }
    var chain = ExplanationChain(
      from: DescribedConstraint.Item(item), isExtent: attribute == .width || attribute == .height,
      constraints)
    let steps = chain.steps().map { described, row, sentence in
      let constraint = computedConstraint(row, text: chain.text(of: described), described)
      return LayoutExplanation.Step(
        constraint: constraint, sentence: sentence + constraint.provenance + ".")
    }
    let rect = rect(of: item) ?? .zero
    let value =
      switch attribute {
      case .minX: rect.minX
      case .width: rect.width
      case .minY: rect.minY
      case .height: rect.height
      }
    let open = ambiguities(of: item).first { $0.attribute == attribute }
    return LayoutExplanation(
      item: chain.startName, attribute: attribute, value: value,
      alternative: open.map { $0.value == value ? $0.alternative : $0.value }, steps: steps)
  }
}

extension ComputedLayout.Constraint {
  /// Where the constraint comes from and how firm it is, for the end of a sentence.
  fileprivate var provenance: String {
    let firmness = priority.isRequired ? "" : ", at priority \(priority)"
    if !owner.isEmpty { return firmness + " (\(owner): \(reason))" }
    return firmness + (source.map { " (\($0))" } ?? "")
  }
}

/// Brings constraints into an order in which each is about something mentioned before.
private struct ExplanationChain {
  private let start: DescribedConstraint.Item
  private let constraints: [(described: DescribedConstraint, row: Int32)]
  private var description = ConstraintDescription()

  /// Begins with what speaks of the number itself: an extent, or a position.
  init(
    from item: DescribedConstraint.Item, isExtent: Bool,
    _ constraints: [(described: DescribedConstraint, row: Int32)]
  ) {
    start = item
    func isDirect(_ constraint: DescribedConstraint) -> Bool {
      let part = constraint.parts.first { $0.item.identity == item.identity }
      return part.map { ($0.meaning?.kind == .extent) == isExtent } ?? false
    }
    self.constraints =
      constraints.filter { isDirect($0.described) } + constraints.filter { !isDirect($0.described) }
  }

  mutating func text(of described: DescribedConstraint) -> String {
    description.text(of: described)
  }

  var startName: String {
    mutating get { description.plainName(of: start) }
  }

  /// The constraints in order, each as a sentence about the item that led to it.
  mutating func steps() -> [(described: DescribedConstraint, row: Int32, sentence: String)] {
    var result: [(DescribedConstraint, Int32, String)] = []
    var reached = [start.identity]
    var rest = constraints
    var next = 0
    while !rest.isEmpty {
      // 1. What mentions the item reached first; when nothing does any more, what is left.
      let subject = next < reached.count ? reached[next] : nil
      next += 1
      var later: [(described: DescribedConstraint, row: Int32)] = []
      for (described, row) in rest {
        let place =
          subject == nil ? 0 : described.parts.firstIndex { $0.item.identity == subject }
        guard let place, !described.parts.isEmpty else {
          later.append((described, row))
          continue
        }
        result.append((described, row, description.sentence(of: described, about: place)))
        // 2. It leads to the other items.
        for part in described.parts where !reached.contains(part.item.identity) {
          reached.append(part.item.identity)
        }
      }
      if subject == nil { break }
      rest = later
    }
    return result
  }
}
