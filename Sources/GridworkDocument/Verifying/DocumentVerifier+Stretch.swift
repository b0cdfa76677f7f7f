// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkInspector

extension DocumentVerifier {
  /// A finding and the widths of the root at which it is present.
  public struct Stretch: Sendable, Hashable {
    /// What is wrong, with the detail of the width at which it is worst.
    public private(set) var finding: Finding
    /// The widths at which the finding is present, in points, rounded to 1/100,000.
    public private(set) var widths: ClosedRange<Double>
    /// The width at which the finding is worst, in points: of the ends of the range and the whole
    /// widths the first at which ``Finding/amount`` is greatest.
    public private(set) var worstWidth: Double

    init(_ finding: Finding, at width: Double) {
      self.finding = finding
      widths = width...width
      worstWidth = width
    }

    /// Adds a greater width at which the finding is present.
    mutating func extend(to width: Double, _ finding: Finding) {
      end(at: width)
      guard finding.amount > self.finding.amount + 1e-6 else { return }
      self.finding = finding
      worstWidth = width
    }

    /// Sets the last width.
    mutating func end(at width: Double) {
      widths = widths.lowerBound...max(widths.lowerBound, width)
    }

    /// The stretch on one line:
    /// `60 to 70.5: squeezed: title width is 10.5 less than its content's, worst at 60`.
    public var text: String {
      guard widths.lowerBound < widths.upperBound else {
        return "\(numberText(widths.lowerBound)): \(finding.text)"
      }
      let range = "\(numberText(widths.lowerBound)) to \(numberText(widths.upperBound))"
      let worst = finding.amount > 0 ? ", worst at \(numberText(worstWidth))" : ""
      return "\(range): \(finding.text)\(worst)"
    }
  }
}
