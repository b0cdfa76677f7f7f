// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension VisualFormat {
  /// Parses a visual format, or throws an error that points at the first mistake.
  init(_ text: String) throws(VisualFormatError) {
    self.text = text
    var cursor = TextCursor(text)
    // 1. The axis, which is horizontal without a letter.
    if !cursor.take("H:"), cursor.take("V:") { axis = .vertical }
    if cursor.offset == 0, cursor.isAtName {
      throw cursor.failure("A visual format begins with H: or V:, | or a view like [name].")
    }
    // 2. The superview's first edge.
    var leading: Connection?
    let start = cursor.offset
    if cursor.take("|") {
      bar = start
      leading = try cursor.connection()
    }
    // 3. The views and the connections between them.
    while true {
      views.append(try cursor.view(after: leading))
      if cursor.isAtEnd { return }
      let connection = try cursor.connection()
      // 4. The superview's last edge.
      let end = cursor.offset
      if cursor.take("|") {
        closing = connection
        bar = bar ?? end
        break
      }
      leading = connection
    }
    guard cursor.isAtEnd else {
      throw cursor.failure("Nothing may follow the superview's last edge.")
    }
  }
}

extension TextCursor {
  /// `"[" name ( "(" predicates ")" )? "]"`
  fileprivate mutating func view(
    after leading: VisualFormat.Connection?
  ) throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw unexpected("a view like [name]") }
    let start = offset
    guard let name = takeName(allowingHyphens: true) else {
      throw unexpected("the name of a view")
    }
    var predicates: [VisualFormat.Predicate] = []
    if take("(") { predicates = try predicateList(ofView: true) }
    guard take("]") else {
      throw unexpected(predicates.isEmpty ? "\"]\" or a size in parentheses" : "\"]\"")
    }
    return VisualFormat.View(name: name, offset: start, leading: leading, predicates: predicates)
  }

  /// The connection before a view or a bar.
  fileprivate mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if isAt("[") || isAt("|") { return .standard }
    let predicates: [VisualFormat.Predicate]
    var lastWord: VisualFormat.Word?
    if take("(") {
      predicates = try predicateList(ofView: false)
    } else {
      if isAt("-") {
        throw failure("A negative distance must be in parentheses: -(-8)-.")
      }
      if isAt("=") || isAt("<") || isAt(">") {
        throw failure("A distance with a relation must be in parentheses: -(>=8)-.")
      }
      let object = try object("a view, the superview \"|\", or a distance", allowingHyphens: false)
      let priority = try priority(allowingHyphens: false)
      predicates = [VisualFormat.Predicate(relation: .equal, object: object, priority: priority)]
      lastWord = priority ?? object
    }
    guard take("-") else { throw unexpected("\"-\" after the distance") }
    if case .name? = lastWord?.kind, isAtName {
      throw failure("A name with hyphens must be in parentheses here: -(my-gap)-.")
    }
    return .predicates(predicates)
  }

  /// `predicate ("," predicate)* ")"`, after the opening parenthesis.
  private mutating func predicateList(
    ofView: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      let relation = try relation()
      let object = try object(
        ofView ? "a number, a metric or the name of a view" : "a number or a metric",
        allowingHyphens: true)
      let priority = try priority(allowingHyphens: true)
      predicates.append(
        VisualFormat.Predicate(relation: relation, object: object, priority: priority))
    } while take(",")
    if let next, "*/+-".contains(next) {
      throw failure("A visual format does not calculate; write this as a constraint of its own.")
    }
    guard take(")") else { throw unexpected("\",\" or \")\"") }
    return predicates
  }

  private mutating func relation() throws(VisualFormatError) -> LayoutConstraint.Relation {
    if take("==") { return .equal }
    if take("<=") { return .lessThanOrEqual }
    if take(">=") { return .greaterThanOrEqual }
    if isAt("=") || isAt("<") || isAt(">") {
      throw failure("A relation must be ==, <= or >=.")
    }
    return .equal
  }

  private mutating func priority(
    allowingHyphens: Bool
  ) throws(VisualFormatError) -> VisualFormat.Word? {
    guard take("@") else { return nil }
    return try object("a priority: a number or a metric", allowingHyphens: allowingHyphens)
  }

  /// A number or a name.
  private mutating func object(
    _ expected: String, allowingHyphens: Bool
  ) throws(VisualFormatError) -> VisualFormat.Word {
    let start = offset
    if let name = takeName(allowingHyphens: allowingHyphens) {
      return VisualFormat.Word(kind: .name(name), offset: start)
    }
    if let number = try takeNumber() {
      return VisualFormat.Word(kind: .number(number), offset: start)
    }
    throw unexpected(expected)
  }
}
