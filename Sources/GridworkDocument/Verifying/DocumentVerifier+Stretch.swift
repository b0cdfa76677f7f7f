// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

extension DocumentVerifier {
  /// A finding and the range of root widths at which it is present.
  public struct Stretch: Sendable, Hashable {
    /// The finding, as it is at the width where it is worst.
    public internal(set) var finding: DocumentFinding
    /// The widths at which the finding is present, in points, rounded to 1/100,000 of a point.
    public private(set) var widths: ClosedRange<Double>
    /// Whether the finding is present at the greater widths only, and not at the lower end of
    /// ``widths`` itself.
    public private(set) var isOpenBelow = false
    /// Whether the finding is present at the smaller widths only, and not at the upper end of
    /// ``widths`` itself, where it is gone.
    public private(set) var isOpenAbove = false
    /// The width at which the finding is worst, in points: among the ends of the range and the
    /// whole widths, the first with the greatest ``DocumentFinding/amount``.
    public private(set) var worstWidth: Double

    init(_ finding: DocumentFinding, at width: Double, isOpen: Bool) {
      self.finding = finding
      widths = width...width
      worstWidth = width
      isOpenBelow = isOpen
    }

    /// Extends the range to a greater width at which the finding is present.
    mutating func extend(to width: Double, _ finding: DocumentFinding) {
      end(at: width, isOpen: false)
      let isUnseen = isOpenBelow && worstWidth == widths.lowerBound
      guard isUnseen || finding.amount > self.finding.amount + LayoutInspection.tolerance else {
        return
      }
      self.finding = finding
      worstWidth = width
    }

    /// Sets the upper end of the range.
    mutating func end(at width: Double, isOpen: Bool) {
      widths = widths.lowerBound...max(widths.lowerBound, width)
      isOpenAbove = isOpen
    }

    /// The finding with its widths, on one line:
    /// `width 60 to below 70.5: squeezed: title is 10.5 narrower than its content (at 60)`.
    public var text: String {
      let isRange = widths.lowerBound < widths.upperBound && finding.amount > 0
      return "\(widthText): \(finding.text)" + (isRange ? " (at \(numberText(worstWidth)))" : "")
    }

    /// The range in words, such as `width 60 to below 70.5`.
    var widthText: String {
      let first = numberText(widths.lowerBound)
      guard widths.lowerBound < widths.upperBound else { return "width \(first)" }
      return "width \(isOpenBelow ? "above " : "")\(first) to \(isOpenAbove ? "below " : "")"
        + numberText(widths.upperBound)
    }
  }
}
