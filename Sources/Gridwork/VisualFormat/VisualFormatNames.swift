// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a program passes by name to a visual format. A value of another type than the one it should have is
/// a mistake only where its name is used.
enum VisualFormatValue<Value> {
  case value(Value)
  case other(type: String)
}

/// The source of the names in a visual format.
enum VisualFormatNames {
  case dictionary([String: VisualFormatValue<LayoutItem>])
  /// All items that have an identifier, by identifier.
  case identifiers([String: [LayoutItem]])

  /// Returns the item that a name stands for, or the reason why it stands for none or for several.
  func item(named name: String) -> Result<LayoutItem, Reason> {
    switch self {
    case .dictionary(let items):
      switch items[name] {
      case .value(let item): return .success(item)
      case .other(let type):
        return .failure(
          Reason(message: "\"\(name)\" is of type \(type); a name stands for a view or a guide."))
      case nil: return .failure(Reason(unknown: name, known: all))
      }
    case .identifiers(let items):
      guard let found = items[name], let item = found.first else {
        return .failure(Reason(unknown: name, known: all))
      }
      guard found.count == 1 else {
        return .failure(
          Reason(
            message: "\(found.count) items have the identifier \"\(name)\", but a name must stand "
              + "for one. Pass views by name instead."))
      }
      return .success(item)
    }
  }

  /// All known names.
  var all: [String] {
    switch self {
    case .dictionary(let items): Array(items.keys)
    case .identifiers(let items): Array(items.keys)
    }
  }

  struct Reason: Error {
    var message: String
    var isUnknown = false

    init(message: String) { self.message = message }

    init(unknown name: String, known: [String]) {
      message = "There is no view called \"\(name)\"" + suggestion(for: name, among: known)
      isUnknown = true
    }
  }
}

extension LayoutView {
  /// This view, all views inside it, and their guides, by identifier.
  var itemsByIdentifier: [String: [LayoutItem]] {
    var result: [String: [LayoutItem]] = [:]
    var waiting: [LayoutView] = [self]
    while let view = waiting.popLast() {
      if let identifier = view.identifier { result[identifier, default: []].append(view) }
      for guide in view.layoutGuides {
        if let identifier = guide.identifier { result[identifier, default: []].append(guide) }
      }
      waiting += view.subviews
    }
    return result
  }
}
