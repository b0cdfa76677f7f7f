// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The extent of a view along one axis that frames its only subview, as a function of which the subview's
/// extent follows.
///
/// The subview has the view's extent W less the margins, so the view costs what the subview costs at that
/// extent:
///
///     f(W) = g(W - near - far)
final class FrameFormula: LineFormula {
  /// What lies inside, behind other frames perhaps.
  private enum Content {
    /// A leaf, which may have no extent of its own to keep. It begins to lose at once.
    case leaf(Leaf)
    case container(FormulaVersion)
  }

  private struct Leaf: Equatable {
    var extent: Double
    var hugging: LayoutPriority?
    var resistance: LayoutPriority
  }

  private let content: Content
  let margins: FrameMargins
  /// The margins, and those of the frames inside, down to the content.
  private let depth: Double
  let needed: Double

  /// Creates the formula around a leaf of this extent, which may have none of its own.
  init(around leaf: LeafRule, _ extent: Double, _ margins: FrameMargins) {
    content = .leaf(
      Leaf(
        extent: extent, hugging: leaf.extent >= 0 ? leaf.hugging : nil,
        // What has no extent cannot have less.
        resistance: extent > 0 ? leaf.resistance : .required))
    self.margins = margins
    depth = margins.sum
    needed = extent + depth
  }

  /// Creates the formula around a container with this formula.
  init(around formula: any LineFormula, _ margins: FrameMargins) {
    self.margins = margins
    // Frames may be nested as deep as there is memory.
    let frame = formula as? FrameFormula
    content = frame?.content ?? .container(FormulaVersion(formula))
    depth = (frame?.depth ?? 0) + margins.sum
    needed = formula.needed + margins.sum
  }

  var growth: [CostBreakpoint] {
    switch content {
    case .leaf(let leaf): leaf.hugging.map { [.growth(1, past: needed, at: $0)] } ?? []
    case .container(let version): version.formula.growth.map { $0.shifted(by: depth) }
    }
  }

  var breakpoints: [CostBreakpoint] {
    switch content {
    case .leaf(let leaf):
      growth
        + [
          CostBreakpoint(
            weight: 1, extent: needed, relation: .greaterThanOrEqual, priority: leaf.resistance)
        ]
    case .container(let version): version.formula.breakpoints.map { $0.shifted(by: depth) }
    }
  }

  /// Whether the view can have an extent: neither what it frames nor a frame inside gets less than nothing. A
  /// leaf has it that need not have its own, a container that has the room that it needs.
  func holds(at extent: Double) -> Bool {
    let radius = LengthTolerance.radius(at: needed)
    var least = needed
    if case .leaf(let leaf) = content, !leaf.resistance.isRequired { least = depth }
    return extent - max(least, margins.sum) >= -radius
  }

  func makeLines(at extent: Double, from start: Double) -> TrackLines? {
    guard holds(at: extent) else { return nil }
    let near = start + margins.near
    return TrackLines(count: 2) { lines in
      lines.initializeElement(at: 0, to: near)
      lines.initializeElement(at: 1, to: near + max(extent - margins.sum, 0))
    }
  }
}

extension FrameFormula: Equatable {
  /// Whether both have the same lines at the same cost.
  static func == (first: FrameFormula, second: FrameFormula) -> Bool {
    guard first.margins == second.margins, first.depth == second.depth else { return false }
    switch (first.content, second.content) {
    case (.leaf(let first), .leaf(let second)): return first == second
    case (.container(let first), .container(let second)): return first == second
    case (.leaf, .container), (.container, .leaf): return false
    }
  }
}

extension CostBreakpoint {
  /// The same cost of an extent that is larger by some margins.
  fileprivate func shifted(by margins: Double) -> CostBreakpoint {
    var breakpoint = self
    breakpoint.extent += margins
    return breakpoint
  }
}
