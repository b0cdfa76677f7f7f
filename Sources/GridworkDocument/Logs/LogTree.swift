// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The views of a log as a tree of named views.
struct LogTree {
  private let log: ConstraintLog
  /// The name of each item.
  let names: [String]
  /// The name of the outermost view.
  let top: String
  /// The items inside each item.
  private(set) var children: [[Int]]
  /// The names of the guides for the margins of views, by the name of the view.
  private(set) var marginsGuides: [String: String] = [:]
  private var unused: LogNames
  /// The superview of each item, unless the item would lie too deep.
  private let superviews: [Int?]
  /// The items from the outermost inwards.
  private let order: [Int]

  /// Creates the tree.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items, however deep they are nested.
  init(_ log: ConstraintLog) {
    self.log = log
    unused = LogNames(log.items)
    var names: [String] = []
    for item in log.items { names.append(unused.name(for: item)) }
    self.names = names
    // 1. The depth of each item. A view in a very deep one is placed in the outermost view.
    var depths = [Int?](repeating: nil, count: log.items.count)
    for item in log.items.indices {
      var path: [Int] = []
      var here: Int? = item
      while let next = here, depths[next] == nil {
        path.append(next)
        here = log.items[next].superview
      }
      var depth = here.flatMap { depths[$0] } ?? -1
      for next in path.reversed() {
        depth += 1
        depths[next] = depth
      }
    }
    let limit = DocumentLimits.nesting - 2
    let superviews = log.items.indices.map { item in
      (depths[item] ?? 0).isMultiple(of: limit) ? nil : log.items[item].superview
    }
    self.superviews = superviews
    order = log.items.indices.sorted { (depths[$0] ?? 0, $0) < (depths[$1] ?? 0, $1) }
    // 2. If the log has no single outermost view, a view is added around all items.
    var children = [[Int]](repeating: [], count: log.items.count)
    for item in log.items.indices {
      if let superview = superviews[item] { children[superview].append(item) }
    }
    self.children = children
    let outermost = log.items.indices.filter { superviews[$0] == nil }
    let isAlone = outermost.count == 1 && !log.mentionsSuperview(of: outermost[0])
    top = isAlone ? names[outermost[0]] : unused.unused("screen")
    // 3. The guides for margins.
    for (number, item) in log.items.enumerated() where item.label == "UIViewLayoutMarginsGuide" {
      if let superview = item.superview { marginsGuides[names[superview]] = names[number] }
    }
  }

  /// The name of the view around an item.
  func parent(of item: Int) -> String { superviews[item].map { names[$0] } ?? top }

  /// A name that no item has; the given one, if it is free.
  mutating func unusedName(_ name: String) -> String { unused.unused(name) }

  /// The outermost view with everything inside it.
  func root(guides: [LayoutDocument.View]) -> LayoutDocument.View {
    var views = names.map { name in
      var view = LayoutDocument.View(id: name)
      view.ambiguity = .never
      return view
    }
    var inside: [LayoutDocument.View] = []
    for item in order.reversed() {
      views[item].subviews = children[item].map { views[$0] }
      if superviews[item] == nil { inside.append(views[item]) }
    }
    if inside.count == 1, names[order[0]] == top {
      inside[0].subviews = guides + inside[0].subviews
      return inside[0]
    }
    var root = LayoutDocument.View(id: top, subviews: inside.reversed() + guides)
    root.ambiguity = .never
    return root
  }
}

extension ConstraintLog {
  /// Whether a constraint mentions the superview of an item.
  fileprivate func mentionsSuperview(of outermost: Int) -> Bool {
    constraints.contains { constraint in
      constraint.comparisons.flatMap { $0.terms }.contains { term in
        term.subject == .superview(of: outermost)
      }
    }
  }
}
