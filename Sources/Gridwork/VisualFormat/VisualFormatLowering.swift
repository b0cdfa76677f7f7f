// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Turns a visual format into constraints.
///
/// They come in this order: for every view, those of the connection before it and those on its
/// size; those of the connection to the superview at the end; the alignments, each from view to
/// view.
struct VisualFormatLowering {
  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let metrics: [String: VisualFormatValue<Double>]
  let names: [String: VisualFormatValue<LayoutItem>]
  let identifier: String?
  let file: StaticString
  let line: UInt

  private(set) var constraints: [LayoutConstraint] = []

  init(
    _ format: String, options: LayoutConstraint.FormatOptions,
    metrics: [String: VisualFormatValue<Double>]?, names: [String: VisualFormatValue<LayoutItem>],
    identifier: String?, file: StaticString, line: UInt
  ) throws(VisualFormatError) {
    self.format = try VisualFormat(format)
    self.options = options
    self.metrics = metrics ?? [:]
    self.names = names
    self.identifier = identifier
    self.file = file
    self.line = line
    try checkOptions()
    // 1. The items, and the superview that the bars stand for.
    var items: [LayoutItem] = []
    for view in self.format.views { items.append(try item(named: view.name, at: view.offset)) }
    let superview = try superview(of: items)
    // 2. The connections between the views, and their sizes.
    var before: (LayoutItem, LayoutConstraint.Attribute)? = superview.map { ($0, edges.first) }
    for (view, item) in zip(self.format.views, items) {
      if let leading = view.leading, let before {
        try relate((item, edges.first), to: before, by: leading)
      }
      try size(item, by: view.predicates)
      before = (item, edges.last)
    }
    // 3. The connection to the superview.
    if let closing = self.format.closing, let superview, let before {
      try relate((superview, edges.last), to: before, by: closing)
    }
    // 4. The alignments across the axis.
    try align(items)
  }

  /// The constraints of a format that is written in the program; a mistake in it ends the program.
  static func orStop(
    _ file: StaticString, _ line: UInt, _ make: () throws(VisualFormatError) -> Self
  ) -> [LayoutConstraint] {
    do throws(VisualFormatError) {
      return try make().constraints
    } catch {
      programmerError(error.description, file: file, line: line)
    }
  }

  // MARK: Parts

  /// The edges that face the previous and the next view.
  private var edges: (first: LayoutConstraint.Attribute, last: LayoutConstraint.Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  /// The superview of all named views, which the bars stand for.
  private func superview(of items: [LayoutItem]) throws(VisualFormatError) -> LayoutView? {
    guard let bar = format.bar else { return nil }
    guard let superview = items.first?.parent else {
      throw failure(
        "\"|\" stands for the superview, but \"\(format.views[0].name)\" has none.", bar)
    }
    for (view, item) in zip(format.views, items) where item.parent !== superview {
      throw failure(
        "\"|\" stands for the superview of all views, but \"\(view.name)\" and "
          + "\"\(format.views[0].name)\" have different superviews.", view.offset)
    }
    return superview
  }

  /// Adds the constraints for the distance from one edge to the next.
  ///
  /// In a format that reads from right to left, the next edge has the smaller coordinate. The sides
  /// of the constraint are swapped there, so that the distance stays positive.
  private mutating func relate(
    _ next: (item: LayoutItem, attribute: LayoutConstraint.Attribute),
    to last: (item: LayoutItem, attribute: LayoutConstraint.Attribute),
    by connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    let isReversed = edges.first == .right
    let first = isReversed ? last : next
    let second = isReversed ? next : last
    func add(
      _ relation: LayoutConstraint.Relation, _ constant: Double, _ priority: LayoutPriority,
      systemSpacing: Double? = nil
    ) {
      let constraint = LayoutConstraint(
        ConstraintSide(AnchorPart(first.item, first.attribute)), relation, multiplier: 1,
        ConstraintSide(AnchorPart(second.item, second.attribute)), constant: constant,
        systemSpacing: systemSpacing, file: file, line: line)
      self.add(constraint, priority)
    }
    switch connection {
    case .flush:
      add(.equal, 0, .required)
    case .standard:
      add(.equal, 0, .required, systemSpacing: 1)
    case .predicates(let predicates):
      for predicate in predicates {
        add(
          predicate.relation, try number(predicate.object, "distance"),
          try priority(of: predicate))
      }
    }
  }

  private mutating func size(
    _ item: LayoutItem, by predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) {
    let attribute: LayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    for predicate in predicates {
      // A metric takes precedence over a view of the same name.
      var other: LayoutItem?
      var constant = 0.0
      if case .name(let name) = predicate.object.kind, metrics[name] == nil {
        other = try self.item(named: name, at: predicate.object.offset, orMetric: true)
      } else {
        constant = try number(predicate.object, "size")
      }
      let constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, constant: constant,
        file: file, line: line)
      add(constraint, try priority(of: predicate))
    }
  }

  private mutating func align(_ items: [LayoutItem]) throws(VisualFormatError) {
    for attribute in options.alignments {
      for (view, item) in zip(format.views, items) where attribute.isBaseline {
        guard item.asView == nil else { continue }
        throw failure(
          "\"\(view.name)\" is a guide; a guide has no baseline. Align its top or bottom.",
          view.offset)
      }
      for (item, next) in zip(items, items.dropFirst()) {
        let constraint = LayoutConstraint(
          item: item, attribute: attribute, relatedBy: .equal, toItem: next, attribute: attribute,
          file: file, line: line)
        add(constraint, .required)
      }
    }
  }

  private mutating func add(_ constraint: LayoutConstraint, _ priority: LayoutPriority) {
    constraint.priority = priority
    constraint.identifier = identifier
    constraints.append(constraint)
  }

  // MARK: Words

  private func item(
    named name: String, at offset: Int, orMetric: Bool = false
  ) throws(VisualFormatError) -> LayoutItem {
    switch names[name] {
    case .value(let item):
      return item
    case .mistake(let mistake):
      throw failure(mistake, offset)
    case nil:
      let known = names.keys + (orMetric ? Array(metrics.keys) : [])
      throw failure(
        "There is no \(orMetric ? "metric and no view" : "view") called \"\(name)\""
          + suggestion(for: name, among: known), offset)
    }
  }

  private func number(
    _ word: VisualFormat.Word, _ purpose: String
  ) throws(VisualFormatError) -> Double {
    switch word.kind {
    case .number(let number):
      return number
    case .name(let name):
      switch metrics[name] {
      case .value(let number) where number.isFinite: return number
      case .value(let number):
        throw failure(
          "The metric \"\(name)\" is \(number), but a \(purpose) must be finite.", word.offset)
      case .mistake(let mistake):
        throw failure(mistake, word.offset)
      case nil:
        throw failure(
          "There is no metric called \"\(name)\""
            + suggestion(for: name, among: metrics.keys), word.offset)
      }
    }
  }

  private func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let word = predicate.priority else { return .required }
    let number = try number(word, "priority")
    let value = Float(number)
    guard value > 0, value <= 1000 else {
      throw failure(
        "A priority must be above 0 and at most 1000, not \(exactNumberText(number)).", word.offset)
    }
    return LayoutPriority(value)
  }

  private func checkOptions() throws(VisualFormatError) {
    // A single view has nothing to line up with.
    let isMistake = format.views.count > 1
    for attribute in options.alignments where isMistake && attribute.axis == format.axis {
      throw failure(
        "A \(format.axis) format cannot align views by \(attribute), which lies along its own "
          + "axis.", 0)
    }
    if options.contains(.directionLeftToRight), options.contains(.directionRightToLeft) {
      throw failure("A format cannot read both from left to right and from right to left.", 0)
    }
  }

  private func failure(_ message: String, _ offset: Int) -> VisualFormatError {
    VisualFormatError(message, format: format.text, offset: offset)
  }
}
