// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a name stands for in a visual format.
enum VisualFormatValue<Value> {
  case value(Value)
  /// Why the name stands for nothing, in a sentence: a mistake only where the name is used.
  case mistake(String)
}

extension LayoutView {
  /// This view, all views inside it, and their guides, by identifier.
  var visualFormatItems: [String: VisualFormatValue<LayoutItem>] {
    var found: [String: [LayoutItem]] = [:]
    func add(_ item: LayoutItem) {
      if let identifier = item.identifier { found[identifier, default: []].append(item) }
    }
    for view in subtree {
      add(view)
      for guide in view.guideStorage { add(guide) }
    }
    return Dictionary(
      first: found.map { name, items in
        guard items.count > 1 else { return (name, .value(items[0])) }
        return (
          name,
          .mistake(
            "\(items.count) items have the identifier \"\(name)\", but a name must stand for one. "
              + "Pass views by name instead.")
        )
      })
  }
}
