// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension LayoutConstraint {
    /// Returns the constraints that a visual format describes, inactive until you activate them.
    ///
    /// ```swift
    /// let constraints = LayoutConstraint.constraints(
    ///   withVisualFormat: "H:|-[label]-gap-[field(>=60,==button@750)]-|",
    ///   options: .alignAllFirstBaseline, metrics: ["gap": 12],
    ///   views: ["label": nameLabel, "field": nameField, "button": button])
    /// ```
    ///
    /// A format consists of:
    ///
    /// - `H:` or `V:`, the axis; horizontal if it is left out.
    /// - `|` at either end: the superview of all named views.
    /// - `[name]`: a view or a guide. Predicates on its extent follow in parentheses: `[name(>=60)]`.
    /// - The distance between two views: none if nothing stands between them, the system spacing (see
    ///   ``LayoutRoot/systemSpacing``) for `-`, 8 points for `-8-`, and any distance that satisfies a
    ///   list of predicates for `-(>=8@750,<=20)-`.
    ///
    /// A predicate compares with a number of points, a metric or, for an extent, that of another
    /// view. A name that is both a metric and a view is the metric. A priority follows after `@`;
    /// without one, the constraint is required.
    ///
    /// The constraints come in this order: for every view, those of the connection before it and
    /// those on its extent; those of the connection to the superview at the end; the alignments, from
    /// view to view.
    ///
    /// A mistake in the format is a programmer error whose text points a caret at it. To read a
    /// format that comes from a file or a user, call
    /// ``constraints(parsingVisualFormat:options:metrics:views:identifier:file:line:)``, which
    /// throws. AppKit's counterpart has the same name.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the format plus the number of constraints.
    /// - Parameters:
    ///   - format: The visual format string.
    ///   - options: The alignments across the axis, and the direction in which the format reads.
    ///   - metrics: Numbers by name, for use as points or as priorities. Anything else, here and among
    ///     the views, is a mistake only where its name is used.
    ///   - views: Views and guides by name.
    ///   - identifier: The identifier of all the constraints.
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
          format, options: options, metrics: metrics?.visualFormatMetrics,
          names: views.visualFormatItems, identifier: identifier, file: file,
          line: line)
      }
    }

    /// Returns the constraints that a visual format from a file or a user describes, inactive until
    /// you activate them.
    ///
    /// ``constraints(withVisualFormat:options:metrics:views:identifier:file:line:)`` explains the
    /// syntax. AppKit raises an exception where this method throws an error.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the format plus the number of constraints.
    /// - Parameters:
    ///   - format: The visual format string.
    ///   - options: The alignments across the axis, and the direction in which the format reads.
    ///   - metrics: Numbers by name, whole or not, for use as points or as priorities.
    ///   - views: Views and guides by name.
    ///   - identifier: The identifier of all the constraints.
    ///   - file: The source file that diagnostics name.
    ///   - line: The line that diagnostics name.
    /// - Returns: The constraints, in the order of the format.
    /// - Throws: A ``VisualFormatError`` that says what is wrong with the format, and where.
    public static func constraints(
      parsingVisualFormat format: String, options: FormatOptions = [],
      metrics: [String: any Numeric]? = nil, views: [String: LayoutItem], identifier: String? = nil,
      file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
      try VisualFormatLowering(
        format, options: options, metrics: metrics?.visualFormatMetrics,
        names: views.mapValues { .value($0) }, identifier: identifier, file: file,
        line: line
      ).constraints
    }
  }

  extension LayoutView {
    /// Returns the constraints that a visual format describes, using identifiers as names. They are
    /// inactive until you activate them.
    ///
    /// A name stands for this view, a view inside it, or a guide of one of them, by its identifier.
    /// ``LayoutConstraint/constraints(withVisualFormat:options:metrics:views:identifier:file:line:)``
    /// explains the syntax. A mistake in the format is a programmer error, and so is a name that is
    /// the identifier of several items. AppKit has no counterpart.
    ///
    /// - Parameters:
    ///   - format: The visual format string.
    ///   - options: The alignments across the axis, and the direction in which the format reads.
    ///   - metrics: Numbers by name, whole or not, for use as points or as priorities.
    ///   - identifier: The identifier of all the constraints.
    ///   - file: The source file that diagnostics name.
    ///   - line: The line that diagnostics name.
    /// - Returns: The constraints, in the order of the format.
    /// - Complexity: O(*n*), where *n* is the length of the format plus the number of constraints and
    ///   of items inside the view.
    public final func constraints(
      withVisualFormat format: String, options: LayoutConstraint.FormatOptions = [],
      metrics: [String: Any]? = nil, identifier: String? = nil,
      file: StaticString = #fileID, line: UInt = #line
    ) -> [LayoutConstraint] {
      VisualFormatLowering.orStop(file, line) { () throws(VisualFormatError) in
        try VisualFormatLowering(
          format, options: options, metrics: metrics?.visualFormatMetrics,
          names: visualFormatItems, identifier: identifier, file: file, line: line)
      }
    }

    /// Returns the constraints that a visual format from a file or a user describes, using
    /// identifiers as names. They are inactive until you activate them.
    ///
    /// See ``constraints(withVisualFormat:options:metrics:identifier:file:line:)``.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the format plus the number of constraints and of
    ///   items inside the view.
    /// - Parameters:
    ///   - format: The visual format string.
    ///   - options: The alignments across the axis, and the direction in which the format reads.
    ///   - metrics: Numbers by name, whole or not, for use as points or as priorities.
    ///   - identifier: The identifier of all the constraints.
    ///   - file: The source file that diagnostics name.
    ///   - line: The line that diagnostics name.
    /// - Returns: The constraints, in the order of the format.
    /// - Throws: A ``VisualFormatError`` that says what is wrong with the format, and where.
    public final func constraints(
      parsingVisualFormat format: String, options: LayoutConstraint.FormatOptions = [],
      metrics: [String: any Numeric]? = nil, identifier: String? = nil,
      file: StaticString = #fileID, line: UInt = #line
    ) throws(VisualFormatError) -> [LayoutConstraint] {
      try VisualFormatLowering(
        format, options: options, metrics: metrics?.visualFormatMetrics,
        names: visualFormatItems, identifier: identifier, file: file, line: line
      ).constraints
    }
  }

  extension Dictionary where Key == String {
    /// The numbers of points that the values stand for.
    fileprivate var visualFormatMetrics: [String: VisualFormatValue<Double>] {
      visualFormatValues("The metric ", "a metric is a whole or a floating-point number.") {
        value in
        switch value {
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        // Numbers of other types that convert to `Double`, such as those of Foundation.
        default: value as? Double
        }
      }
    }

    /// The views and guides among the values.
    fileprivate var visualFormatItems: [String: VisualFormatValue<LayoutItem>] {
      visualFormatValues("", "a name stands for a view or a guide.") { $0 as? LayoutItem }
    }

    private func visualFormatValues<Found>(
      _ subject: String, _ rule: String, _ convert: (Any) -> Found?
    ) -> [String: VisualFormatValue<Found>] {
      Dictionary<String, VisualFormatValue<Found>>(
        first: map { name, value in
          let found = convert(value).map { VisualFormatValue.value($0) }
          let type = type(of: value as Any)
          return (name, found ?? .mistake("\(subject)\"\(name)\" is of type \(type); \(rule)"))
        })
    }
  }
#endif
