// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of a resolved stack: what its views need, in order.
struct StackMeasurement {
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
    /// Whether gaps that may grow do so before the view does.
    var keepsLength = false
    /// Whether the distance of the last baseline from the bottom stays when the view grows.
    var lastBaselineIsFromBottom = false
  }

  /// Asks for every content once.
  init(of stack: ResolvedStack, measuring: any ContentMeasuring) {
    contents = stack.views.map { arranged in
      let view = arranged.view
      // Measuring every level of stacks in stacks by a solve of its own would take the square of the
      // depth: what is known is taken.
      if let stack = view as? StackView, let natural = measuring.natural(of: stack) {
        return Content(
          size: natural.size, firstBaseline: natural.firstBaseline,
          lastBaseline: natural.lastBaseline, isElastic: true)
      }
      return Self.measure(view, in: stack, measuring)
    }
  }

  private static func measure(
    _ view: LayoutView, in stack: ResolvedStack, _ measuring: any ContentMeasuring
  ) -> Content {
    let isLeaf = view.isPlainLeaf
    let length = measuring.contentSize(of: view)[stack.axis]
    let asks = isLeaf || stack.hasCommonLine
    return Content(
      size: measuring.fittingSize(of: view), intrinsicLength: length >= 0 ? length : nil,
      firstBaseline: asks ? measuring.firstBaselineOffsetFromTop(of: view) : nil,
      lastBaseline: asks ? measuring.lastBaselineOffsetFromBottom(of: view) : nil,
      isElastic: isLeaf
        && LayoutAxis.allCases.allSatisfy {
          view.huggingPriorities[$0] < .stackPlacement
            && view.resistancePriorities[$0] > .stackPlacement
        },
      keepsLength: isLeaf && length >= 0
        && view.huggingPriorities[stack.axis] > stack.hugging[stack.axis],
      lastBaselineIsFromBottom: isLeaf && !view.metrics.lastBaselineIsFromTop)
  }

  // MARK: Across the stack

  /// How far the views reach above and below their common line: a view without a baseline has its top
  /// or its bottom there. There is a view.
  func reach(of baseline: Baseline) -> (ascent: Double, descent: Double) {
    var ascent = -Double.infinity
    var descent = -Double.infinity
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
    if case .baseline(let baseline) = stack.alignment, stack.hasCommonLine {
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
}
