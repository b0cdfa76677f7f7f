// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

/// A leaf whose size, baseline and insets are numbers that can be set.
package final class Box: LayoutView {
  package var size: LayoutSize {
    didSet { if size != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The distance from the top to the baseline; nil without one.
  package var baseline: Double? {
    didSet { if baseline != oldValue { invalidateIntrinsicContentSize() } }
  }
  package var insets = LayoutEdgeInsets.zero {
    didSet { if insets != oldValue { invalidateIntrinsicContentSize() } }
  }

  package init(
    _ name: String? = nil, _ width: Double = LayoutView.noIntrinsicMetric,
    _ height: Double = LayoutView.noIntrinsicMetric, baseline: Double? = nil
  ) {
    size = LayoutSize(width: width, height: height)
    self.baseline = baseline
    super.init()
    identifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  package override var className: String { "Box" }
  package override var intrinsicContentSize: LayoutSize { size }
  package override var firstBaselineOffsetFromTop: Double? { baseline }
  package override var lastBaselineOffsetFromBottom: Double? { baseline.map { size.height - $0 } }
  package override var alignmentRectInsets: LayoutEdgeInsets { insets }
}
