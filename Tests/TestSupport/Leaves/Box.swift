// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

/// A leaf whose size, baselines and insets are numbers that can be set.
package final class Box: LayoutView {
  package var size: LayoutSize {
    didSet { if size != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The distance from the top to the baseline; nil without one.
  package var baseline: Double? {
    didSet { if baseline != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The last baseline of text of several lines, which has a baseline, too; nil where that is the only
  /// one.
  package var lastBaseline: LastBaseline? {
    didSet { if lastBaseline != oldValue { invalidateIntrinsicContentSize() } }
  }
  package var insets = LayoutEdgeInsets.zero {
    didSet { if insets != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The edge that a last baseline is measured from.
  package enum LastBaseline: Equatable {
    case fromTop(Double)
    case fromBottom(Double)
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
  package override var lastBaselineOffsetFromTop: Double? {
    guard baseline != nil, case .fromTop(let distance)? = lastBaseline else { return nil }
    return distance
  }
  package override var lastBaselineOffsetFromBottom: Double? {
    guard let baseline else { return nil }
    return switch lastBaseline {
    case nil: size.height - baseline
    case .fromBottom(let distance): distance
    case .fromTop: nil
    }
  }
  package override var alignmentRectInsets: LayoutEdgeInsets { insets }
}
