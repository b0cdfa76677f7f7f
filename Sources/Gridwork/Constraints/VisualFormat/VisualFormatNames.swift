// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Where the names of a visual format come from.
enum VisualFormatNames {
  /// Names for views and guides; for anything else only as long as nobody uses them.
  case dictionary([String: Any])
  /// Identifiers, with everything that has one.
  case identifiers([String: [LayoutItem]])

  /// What a name stands for; a reason when it stands for nothing or for several.
  func item(named name: String) -> Result<LayoutItem, Reason> {
    switch self {
    case .dictionary(let items):
      guard let found = items[name] else {
        return .failure(Reason(unknown: name, known: all))
      }
      if let item = found as? LayoutItem { return .success(item) }
      return .failure(
        Reason(
          message:
            "\"\(name)\" is of type \(type(of: found)); a name stands for a view or a guide."
        ))
    case .identifiers(let items):
      guard let found = items[name], let item = found.first else {
        return .failure(Reason(unknown: name, known: all))
      }
      guard found.count == 1 else {
        return .failure(
          Reason(
            message: "\(found.count) items have the identifier \"\(name)\"; "
              + "a name stands for one. Pass views instead."))
      }
      return .success(item)
    }
  }

  /// Every name there is.
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
  /// This view, what is inside it, and their guides, by identifier.
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
