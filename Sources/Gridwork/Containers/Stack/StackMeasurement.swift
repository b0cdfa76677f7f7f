// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of a resolved stack: what its views need.
struct StackMeasurement {
  /// The attached views in order, followed by those that count only across the stack.
  var contents: [Content]

  /// The measurements of one view.
  struct Content: Equatable {
    var measurement: Measurement
    /// The intrinsic length along the stack; nil without one.
    var intrinsicLength: Double?
    /// Whether nothing determines the view's extent across the stack, so that it fills the stack.
    var isOpenAcross: Bool
    /// The strongest priority that the first point of growth violates.
    var firmness: AxisPair<LayoutPriority>

    /// The fitting size.
    var size: LayoutSize { measurement.size }
  }

  /// Measures every content view once.
  init(of stack: ResolvedStack, measuring: any ContentMeasuring) {
    contents = stack.viewsAcross.map { Content(of: $0.view, in: stack, measuring) }
  }

  // MARK: Across the stack

  /// Returns the distances that the views extend above and below their common line; a view without
  /// a baseline has its top or its bottom on the line. Nil if no view is aligned on the line.
  func reach(of baseline: Baseline) -> (ascent: Double, descent: Double)? {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    for content in contents where content.stands(on: baseline) {
      let height = content.size.height
      let edge = baseline == .first ? (ascent: 0, descent: height) : (ascent: height, descent: 0)
      let reach = content.measurement.reach(of: baseline) ?? edge
      ascent = max(ascent, reach.ascent)
      descent = max(descent, reach.descent)
    }
    return ascent == -.infinity ? nil : (ascent, descent)
  }

  /// Returns the extent that the views need across the stack.
  func needAcross(_ stack: ResolvedStack) -> Double {
    if case .baseline(let baseline) = stack.alignment, stack.hasCommonLine {
      return reach(of: baseline).map { $0.ascent + $0.descent } ?? 0
    }
    return contents.lazy.map { $0.size[stack.axis.other] }.max() ?? 0
  }
}

extension StackMeasurement.Content {
  init(
    of view: borrowing LayoutView, in stack: borrowing ResolvedStack,
    _ measuring: any ContentMeasuring
  ) {
    let length = measuring.contentSize(of: view)[stack.axis]
    measurement = measuring.measurement(of: view)
    intrinsicLength = length >= 0 ? length : nil
    isOpenAcross = measuring.isOpen(view, along: stack.axis.other, measurement)
    firmness = measurement.hugging
    guard view.isContainer else { return }
    // A container hugs its views, but some of these may grow with it.
    firmness = AxisPair(.lowest)
    guard let growth = view.plannedGrowth else { return }
    for axis in LayoutAxis.allCases {
      for breakpoint in growth[axis] where breakpoint.extent <= size[axis] {
        firmness[axis] = max(firmness[axis], breakpoint.priority)
      }
    }
  }

  /// Returns whether the view is aligned on the common line, by its baseline or else by its top or
  /// bottom. A view with neither a baseline nor an extent fills the stack instead.
  func stands(on baseline: Baseline) -> Bool {
    !isOpenAcross || measurement.reach(of: baseline) != nil || size.height > 0
  }
}

extension LayoutPriority {
  /// 260: the priority at which a stack aligns its views, keeps their sizes or gaps equal, and
  /// keeps the middle area centred. It is just above the default content hugging.
  static let stackPlacement = LayoutPriority(260)
}
