// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutRoot {
  /// Returns the tree as text, with a mark for how each view is laid out, and its ambiguous
  /// numbers. Brings the engine up to date first.
  ///
  ///     • window:LayoutView
  ///     |   * label:Label
  ///     |   + LayoutView:0x1 - AMBIGUOUS LAYOUT for minX, width
  ///
  /// AppKit's counterpart is the private `_autolayoutTrace`.
  ///
  /// - Complexity: That of ``ambiguities``, and O(*n* · *a*), where *n* is the number of items and *a*
  ///   that of ambiguities.
  public func layoutTrace() -> String {
    engine.updateForQuestion()
    let ambiguities = engine.ambiguities()
    var names = DiagnosticNames()
    var lines: [String] = []
    var stack: [(item: LayoutItem, depth: Int)] = [(view, 0)]
    while let (item, depth) = stack.popLast() {
      let order = Int(engine.order(of: item))
      let open = ambiguities.filter { $0.item == order }.map { $0.attribute.rawValue }
      var line = String(repeating: "|   ", count: depth) + mark(of: item) + " "
      line += name(of: item, &names)
      if !open.isEmpty { line += " - AMBIGUOUS LAYOUT for " + open.joined(separator: ", ") }
      lines.append(line)
      guard let view = item.asView else { continue }
      for inner in view.subviewStorage.reversed() { stack.append((inner, depth + 1)) }
      for guide in view.guideStorage.reversed() { stack.append((guide, depth + 1)) }
    }
    lines.append("")
    lines.append("Legend:")
    lines.append("  • - holds the layout engine")
    lines.append("  * - is laid out by constraints")
    lines.append("  + - is laid out by its frame and autoresizing mask")
    return lines.joined(separator: "\n") + "\n"
  }

  private func mark(of item: LayoutItem) -> String {
    if item === view { return "•" }
    return item.asView?.translatesStorage == true ? "+" : "*"
  }

  private func name(of item: LayoutItem, _ names: inout DiagnosticNames) -> String {
    if let identifier = item.identifier { return "\(identifier):\(item.className)" }
    return "\(item.className):\(names.number(of: .object(ObjectIdentifier(item))))"
  }
}
