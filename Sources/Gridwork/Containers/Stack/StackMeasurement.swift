// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of a resolved stack: what its views need.
struct StackMeasurement {
  /// The views that are there, in order, and after them those that only count across.
  var contents: [Content]

  /// What one view needs.
  struct Content: Equatable {
    /// The fitting size.
    var size: LayoutSize
    /// The intrinsic length along the stack; nil without one.
    var intrinsicLength: Double?
    /// The distance from the top to the first baseline; nil without one, or where nobody asks.
    var firstBaseline: Double?
    /// The distance from the last baseline to the bottom; nil without one, or where nobody asks.
    var lastBaseline: Double?
    /// Whether the view takes any size at or above this one at priority 260, and none below it.
    var isElastic: Bool
  }

  /// Asks for every content once.
  init(of stack: ResolvedStack, measuring: any ContentMeasuring) {
    var needsBaselines = false
    if case .baseline = stack.alignment { needsBaselines = stack.viewsAcross.count > 1 }
    contents = stack.viewsAcross.map { arranged in
      let view = arranged.view
      // Measuring every level of stacks in stacks by a solve of its own would take the square of the
      // depth, so: what is known is taken,
      if let stack = view as? StackView, let natural = measuring.natural(of: stack) {
        return Content(
          size: natural.size, firstBaseline: natural.firstBaseline,
          lastBaseline: natural.lastBaseline, isElastic: true)
      }
      // and what holds its size against every pull of this stack is pulled without a limit.
      if let inner = view as? StackView, Self.isFirm(inner, in: stack) {
        return Content(size: .zero, isElastic: false)
      }
      return Self.measure(view, along: stack.axis, needsBaselines: needsBaselines, measuring)
    }
  }

  private static func measure(
    _ view: LayoutView, along axis: LayoutAxis, needsBaselines: Bool,
    _ measuring: any ContentMeasuring
  ) -> Content {
    let isLeaf = view.isPlainLeaf
    let size = measuring.fittingSize(of: view)
    let hasLength = view.metrics.size[axis] >= 0
    let asks = isLeaf || needsBaselines
    return Content(
      size: size,
      // The height of content that wraps is the one measured.
      intrinsicLength: hasLength ? (isLeaf ? size[axis] : view.metrics.size[axis]) : nil,
      firstBaseline: asks ? measuring.firstBaselineOffsetFromTop(of: view) : nil,
      lastBaseline: asks ? measuring.lastBaselineOffsetFromBottom(of: view) : nil,
      isElastic: isLeaf
        && LayoutAxis.allCases.allSatisfy {
          view.huggingPriorities[$0] < .stackPlacement
            && view.resistancePriorities[$0] > .stackPlacement
        })
  }

  /// Whether nothing inside a stack gives way to the pulls of the one around it: across at its hugging,
  /// and in a proportional one along it just below 260.
  private static func isFirm(_ inner: StackView, in stack: ResolvedStack) -> Bool {
    let isFirmAcross = inner.firmness[stack.axis.other] > stack.hugging[stack.axis.other]
    return isFirmAcross
      && (stack.distribution != .fillProportionally
        || inner.firmness[stack.axis] >= .stackPlacement)
  }

  // MARK: Across the stack

  /// How far the views reach above and below their common line: a view without a baseline has its top
  /// or its bottom there.
  func reach(of baseline: Baseline) -> (ascent: Double, descent: Double) {
    var ascent = 0.0
    var descent = 0.0
    for content in contents {
      let above: Double
      switch baseline {
      case .first: above = content.firstBaseline ?? 0
      case .last: above = content.size.height - (content.lastBaseline ?? 0)
      }
      ascent = max(ascent, above)
      descent = max(descent, content.size.height - above)
    }
    return (ascent, descent)
  }

  /// The extent that the views need across the stack.
  func needAcross(_ stack: ResolvedStack) -> Double {
    if case .baseline(let baseline) = stack.alignment {
      let reach = reach(of: baseline)
      return reach.ascent + reach.descent
    }
    return contents.lazy.map { $0.size[stack.axis.other] }.max() ?? 0
  }
}

extension LayoutPriority {
  /// 260: how firmly a stack aligns its views, keeps their sizes or gaps equal, and keeps the middle
  /// area in the middle. Just above what contents hug with.
  static let stackPlacement = LayoutPriority(260)
  /// Weaker than anything.
  static let lowest = LayoutPriority(.leastNonzeroMagnitude)
}
