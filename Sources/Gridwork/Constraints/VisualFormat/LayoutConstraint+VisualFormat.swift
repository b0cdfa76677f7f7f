// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutConstraint {
  /// Makes the constraints that a visual format describes; inactive until activated.
  ///
  /// ```swift
  /// let constraints = LayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[label]-gap-[field(>=60,==button@750)]-|",
  ///   options: .alignAllFirstBaseline, metrics: ["gap": 12],
  ///   views: ["label": label, "field": field, "button": button])
  /// ```
  ///
  /// `H:` or `V:` first, H without it; `|` is the one superview of all named views; `[name]` a view or
  /// a guide, with demands on its extent in parentheses; nothing between two views means that they
  /// touch, `-` the system spacing (see ``LayoutRoot/systemSpacing``), `-8-` a distance, and
  /// `-(>=8@750,<=20)-` several demands on it. A demand names a number of points, a metric or, for an
  /// extent, another view; a name that is both is the metric.
  ///
  /// The order is: for every view what leads to it, then its own extent; what leads to the superview
  /// at the end; then the alignments, from view to view.
  ///
  /// A format that is written in the program is right or wrong when the program is written: a mistake is
  /// a programmer error, whose text points a caret at the place. For formats from elsewhere there is
  /// ``constraints(parsingVisualFormat:options:metrics:views:identifier:file:line:)``, which throws it.
  /// AppKit's counterpart has the same name.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: How the views line up across the axis, and which way the format reads.
  ///   - metrics: Numbers by name, whole or not: points, or priorities behind `@`. Anything else, here
  ///     and among the views, is a mistake where its name is used.
  ///   - views: Views and guides by name.
  ///   - identifier: A name for all of the constraints.
  ///   - file: The source file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Returns: The constraints, in that order.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any], identifier: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutConstraint] {
    VisualFormatLowering.orStop(file, line) { () throws(VisualFormatError) in
      try VisualFormatLowering(
        VisualFormat(format), options: options, metrics: metrics, names: .dictionary(views),
        identifier: identifier, file: file, line: line)
    }
  }

  /// Makes the constraints that a visual format from a file or from a person describes; inactive until
  /// activated.
  ///
  /// See ``constraints(withVisualFormat:options:metrics:views:identifier:file:line:)``. AppKit has no
  /// counterpart that says what is wrong.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: How the views line up across the axis, and which way the format reads.
  ///   - metrics: Numbers by name, whole or not: points, or priorities behind `@`.
  ///   - views: Views and guides by name.
  ///   - identifier: A name for all of the constraints.
  ///   - file: The source file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Returns: The constraints, in the order of the format.
  /// - Throws: What is wrong with the format, with a caret under the place.
  public static func constraints(
    parsingVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: any Numeric]? = nil, views: [String: LayoutItem], identifier: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try VisualFormatLowering(
      VisualFormat(format), options: options, metrics: metrics, names: .dictionary(views),
      identifier: identifier, file: file, line: line
    ).constraints
  }
}

extension LayoutView {
  /// Makes the constraints that a visual format describes, where the names are the identifiers of
  /// this view, of what is inside it, and of their guides; inactive until activated.
  ///
  /// See ``LayoutConstraint/constraints(withVisualFormat:options:metrics:views:identifier:file:line:)``. An
  /// identifier that several items have is a mistake where it is used. Takes time in proportion to what
  /// is inside the view. AppKit has no counterpart.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: How the views line up across the axis, and which way the format reads.
  ///   - metrics: Numbers by name, whole or not: points, or priorities behind `@`.
  ///   - identifier: A name for all of the constraints.
  ///   - file: The source file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Returns: The constraints, in the order of the format.
  public final func constraints(
    withVisualFormat format: String, options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, identifier: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutConstraint] {
    VisualFormatLowering.orStop(file, line) { () throws(VisualFormatError) in
      try VisualFormatLowering(
        VisualFormat(format), options: options, metrics: metrics,
        names: .identifiers(itemsByIdentifier), identifier: identifier, file: file, line: line)
    }
  }

  /// Makes the constraints that a visual format from a file or from a person describes, where the names
  /// are identifiers; inactive until activated.
  ///
  /// See ``constraints(withVisualFormat:options:metrics:identifier:file:line:)``.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: How the views line up across the axis, and which way the format reads.
  ///   - metrics: Numbers by name, whole or not: points, or priorities behind `@`.
  ///   - identifier: A name for all of the constraints.
  ///   - file: The source file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Returns: The constraints, in the order of the format.
  /// - Throws: What is wrong with the format, with a caret under the place.
  public final func constraints(
    parsingVisualFormat format: String, options: LayoutConstraint.FormatOptions = [],
    metrics: [String: any Numeric]? = nil, identifier: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try VisualFormatLowering(
      VisualFormat(format), options: options, metrics: metrics,
      names: .identifiers(itemsByIdentifier), identifier: identifier, file: file, line: line
    ).constraints
  }
}
