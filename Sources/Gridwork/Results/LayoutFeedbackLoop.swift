// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What the feedback-loop debugger found: a layout that kept asking for itself.
///
/// A view was laid out more often than ``LayoutRoot/feedbackLoopThreshold`` in one pass. The pass went
/// on a little to collect this, and was then stopped. AppKit's counterpart is the log behind
/// `NSViewLayoutFeedbackLoopDebuggingThreshold`.
public struct LayoutFeedbackLoop: Sendable, Equatable {
  /// A frame that changed.
  public struct GeometryChange: Sendable, Equatable {
    /// The view whose frame changed.
    public var view: String
    /// The frame before.
    public var old: LayoutRect
    /// The frame after.
    public var new: LayoutRect
    /// The view that was being laid out; nil when none was.
    public var duringLayoutOf: String?
    /// Whether the frame was set by hand, and not by what constraints say.
    public var isSetByHand: Bool
  }

  /// A solved number that did not come to rest, and what it hangs from.
  public struct Oscillation: Sendable, Equatable {
    /// The view.
    public var view: String
    /// The number of its frame.
    public var attribute: ComputedLayout.Ambiguity.Attribute
    /// The values it took, in order.
    public var values: [Double]
    /// Whether another value would be as good.
    public var isAmbiguous: Bool
    /// The constraints that determine it, as logs print them; of one that is ambiguous those of all that
    /// is ambiguous on its axis, where something is missing.
    public var constraints: [String]
  }

  /// A view of the tree below the top-level view.
  public struct Node: Sendable, Equatable {
    /// The view.
    public var view: String
    /// How many views of the tree contain it.
    public var depth: Int
    /// Its places in ``order``, counted from 1; empty for a view that was not laid out.
    public var numbers: [Int]
    /// Whether it translates its autoresizing mask into constraints.
    public var translatesAutoresizingMask: Bool
    /// Whether its frame is ambiguous.
    public var isAmbiguous: Bool
  }

  /// How often a view may be laid out in one pass.
  public var threshold: Int
  /// The view nearest to the root that was laid out again and again.
  public var topLevelView: String
  /// The tree below the top-level view.
  public var tree: [Node]
  /// The views that were laid out in one turn of the loop, in order; the last is the top-level view.
  public var order: [String]
  /// The frames that changed in that turn.
  public var geometryChanges: [GeometryChange]
  /// Where `setNeedsLayout` of the top-level view came from, without repetition.
  public var causes: [String]
  /// The solved numbers that did not come to rest.
  public var oscillations: [Oscillation]
  /// Whether an ambiguous layout is suspected to be behind it.
  public var suspectsAmbiguity: Bool { oscillations.contains(where: \.isAmbiguous) }
}

extension LayoutFeedbackLoop: CustomStringConvertible {
  /// The report in text.
  public var description: String {
    var lines = [
      "Layout feedback loop: a view was laid out more than \(threshold) times in one pass."
    ]
    if suspectsAmbiguity { lines.append("Ambiguous layout is suspected.") }
    lines += ["", "Top-level view: \(topLevelView)", "", "Tree, with the order of layout:"]
    for node in tree { lines.append(line(of: node)) }
    lines += ["", "Views receiving layout, in order:"]
    for (index, view) in order.enumerated() { lines.append("  \(index + 1) \(view)") }
    if !geometryChanges.isEmpty { lines += ["", "Geometry changes:"] }
    for change in geometryChanges {
      let who = change.duringLayoutOf.map { " during layout of \($0)" } ?? ""
      let how = change.isSetByHand ? "set by hand" : "placed"
      lines.append(
        "  \(change.view): \(text(change.old)) to \(text(change.new)), \(how)\(who)")
    }
    if !causes.isEmpty { lines += ["", "setNeedsLayout of the top-level view came from:"] }
    lines += causes.map { "  " + $0 }
    if !oscillations.isEmpty { lines += ["", "Solved values that do not come to rest:"] }
    for oscillation in oscillations {
      let values = oscillation.values.map(formatted).joined(separator: ", ")
      let ambiguous = oscillation.isAmbiguous ? " - AMBIGUOUS LAYOUT" : ""
      lines.append("  \(oscillation.view).\(oscillation.attribute.rawValue): \(values)\(ambiguous)")
      lines += oscillation.constraints.map { "    " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(of node: Node) -> String {
    var line = "  " + String(repeating: "|   ", count: node.depth) + node.view
    if !node.numbers.isEmpty {
      line += " " + node.numbers.map(String.init).joined(separator: ", ")
    }
    if node.translatesAutoresizingMask { line += " tAMIC:Y" }
    if node.isAmbiguous { line += " - AMBIGUOUS LAYOUT" }
    return line
  }

  private func text(_ rect: LayoutRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(formatted).joined(separator: " ")
  }
}
