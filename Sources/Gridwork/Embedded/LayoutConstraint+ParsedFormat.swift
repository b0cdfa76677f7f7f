// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  extension LayoutConstraint {
    /// The only method for visual formats of Embedded Swift, which has no values of any type.
    public static func constraints(
      parsingVisualFormat format: String, options: FormatOptions = [],
      metrics: [String: Double]? = nil, views: [String: LayoutItem], identifier: String? = nil,
      file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
      try VisualFormatLowering(
        format, options: options, metrics: metrics?.mapValues { .value($0) },
        names: views.mapValues { .value($0) }, identifier: identifier, file: file,
        line: line
      ).constraints
    }
  }
#endif
