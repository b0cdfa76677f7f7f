// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The report of the feedback-loop debugger about a layout that kept requesting itself.
///
/// A view was laid out more than ``LayoutRoot/feedbackLoopThreshold`` times in one pass. The
/// debugger let the pass run for a few more layouts to collect this report, and then stopped it if
/// it had not ended by itself. AppKit's counterpart is the log that
/// `NSViewLayoutFeedbackLoopDebuggingThreshold` turns on.
public struct LayoutFeedbackLoop: Sendable, Equatable {
  /// A change of a view's frame.
  public struct GeometryChange: Sendable, Equatable {
    /// The name of the view whose frame changed.
    public var view: String
    /// The frame before the change, relative to the superview, in points.
    public var old: LayoutRect
    /// The frame after the change, relative to the superview, in points.
    public var new: LayoutRect
    /// The name of the view whose `layout()` was running; nil if none was.
    public var duringLayoutOf: String?
    /// Whether the program set the frame, rather than the layout.
    public var isSetByHand: Bool
  }

  /// A solved number that changed again and again.
  public struct Oscillation: Sendable, Equatable {
    /// The name of the view or guide.
    public var view: String
    /// The number of its alignment rectangle that changed.
    public var attribute: ComputedLayout.Ambiguity.Attribute
    /// The values that the number took, in points, in order.
    public var values: [Double]
    /// Whether another value is equally good.
    public var isAmbiguous: Bool
    /// The constraints that determine the number, as logs print them. If it is ambiguous, the
    /// constraints that determine any ambiguous number on its axis, because the missing constraint
    /// may belong to any of them.
    public var constraints: [String]
  }

  /// A view in the tree of the top-level view.
  public struct Node: Sendable, Equatable {
    /// The name of the view.
    public var view: String
    /// The number of views in ``LayoutFeedbackLoop/tree`` that contain the view.
    public var depth: Int
    /// The view's positions in ``LayoutFeedbackLoop/order``, counted from 1; empty if the view was
    /// not laid out.
    public var numbers: [Int]
    /// Whether the view translates its autoresizing mask into constraints.
    public var translatesAutoresizingMask: Bool
    /// Whether a number of the view's rectangle is ambiguous.
    public var isAmbiguous: Bool
  }

  /// The number of times that a view may be laid out in one pass.
  public var threshold: Int
  /// The name of the view nearest the root that was laid out during the loop.
  public var topLevelView: String
  /// The top-level view and the views inside it, in tree order.
  public var tree: [Node]
  /// The names of the views laid out in the last turn of the loop, in order. The last one is the
  /// top-level view.
  public var order: [String]
  /// The frames that changed during that turn.
  public var geometryChanges: [GeometryChange]
  /// What called `setNeedsLayout()` of the top-level view, each cause once.
  public var causes: [String]
  /// The solved numbers that kept changing.
  public var oscillations: [Oscillation]
  /// Whether ambiguity may have caused the loop: an oscillating number is ambiguous.
  ///
  /// - Complexity: O(*n*), where *n* is the number of oscillations.
  public var suspectsAmbiguity: Bool { oscillations.contains { $0.isAmbiguous } }
}

extension LayoutFeedbackLoop: CustomStringConvertible {
  /// The report as text, one section per property.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the report.
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
    if !oscillations.isEmpty { lines += ["", "Solved values that keep changing:"] }
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
