// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of a resolved stack: what its views need.
struct StackMeasurement {
  /// The views that are there, in order, and after them those that only count across.
  var contents: [Content]

  /// What one view needs.
  struct Content: Equatable {
    var measurement: Measurement
    /// The intrinsic length along the stack; nil without one.
    var intrinsicLength: Double?

    /// The fitting size.
    var size: LayoutSize { measurement.size }
  }

  /// Asks for every content once.
  init(of stack: ResolvedStack, measuring: any ContentMeasuring) {
    contents = stack.viewsAcross.map { arranged in
      let view = arranged.view
      let length = measuring.contentSize(of: view)[stack.axis]
      return Content(
        measurement: measuring.measurement(of: view), intrinsicLength: length >= 0 ? length : nil)
    }
  }

  // MARK: Across the stack

  /// How far the views reach above and below their common line: a view without a baseline has its top
  /// or its bottom there. There is a view.
  func reach(of baseline: Baseline) -> (ascent: Double, descent: Double) {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    for content in contents {
      let height = content.size.height
      let edge = baseline == .first ? (ascent: 0, descent: height) : (ascent: height, descent: 0)
      let reach = content.measurement.reach(of: baseline) ?? edge
      ascent = max(ascent, reach.ascent)
      descent = max(descent, reach.descent)
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
  /// Weaker than anything.
  static let lowest = LayoutPriority(.leastNonzeroMagnitude)
}
