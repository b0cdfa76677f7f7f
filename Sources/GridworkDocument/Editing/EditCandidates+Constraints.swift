// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

// Edits of constraints, and constraints to add.

extension EditCandidates {
  // MARK: Constraints of the document

  mutating func addConstraintEdits() {
    for live in nearConstraints {
      if let relation = live.model.relation { addEdits(of: relation, live) }
      let words = quotation(live.model.text)
      add(.removal, of: words, "remove \(words)", text.patch(removing: live.path))
    }
  }

  /// The constraints of the views and guides near the finding, those in its conflict first, and then nearest
  /// first.
  private var nearConstraints: [LiveConstraint] {
    let ranks = Dictionary(
      first: near.enumerated().map { (ObjectIdentifier(tree.items[$1.number]), $0) })
    let inConflict = Set(finding.conflictPlaces)
    func rank(_ live: LiveConstraint) -> Int? {
      if inConflict.contains(live.path) { return -1 }
      let items = live.parts.flatMap { [$0.constraint.firstItem, $0.constraint.secondItem] }
      return items.compactMap { item in
        item.flatMap { ranks[ObjectIdentifier($0)] }
      }.min()
    }
    return (tree.constraints + tree.cellConstraints.flatMap { $0.constraints }).enumerated()
      .compactMap { place, live in rank(live).map { (rank: $0, place: place, live: live) } }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map { $0.live }
  }

  private mutating func addEdits(of relation: LayoutDocument.Relation, _ live: LiveConstraint) {
    let model = live.model
    func edit(_ kind: DocumentEdit.Kind, _ change: (inout LayoutDocument.Constraint) -> Void) {
      var edited = model
      change(&edited)
      guard edited != model else { return }
      let words = "write \(quotation(edited.text)) instead of \(quotation(model.text))"
      let value = JSONValue(text: text, node: text.resolved(live.path).node)
      if value.member(named: "priority") != nil {
        guard kind != .priority else {
          let patch = text.patch(setting: live.path + "priority", to: edited.priority.output)
          return add(kind, of: model.text, words, patch)
        }
        edited.priority = .required
      }
      let path = value.kind == .object ? live.path + "relation" : live.path
      add(kind, of: model.text, words, text.patch(setting: path, to: .string(edited.text)))
    }
    // 1. The constant. A size is not negative.
    let least = relation.second == nil ? 0 : -Double.infinity
    for number in numbers(insteadOf: relation.constant, from: least) {
      edit(.constant) { $0.relation?.constant = number }
    }
    // 2. The priority.
    let priorities: [LayoutPriority] = [.required, 999, .defaultHigh, .defaultLow]
    for priority in priorities { edit(.priority) { $0.priority = priority } }
    // 3. The relation.
    if relation.relation == .equal {
      edit(.relation) { $0.relation?.relation = .greaterThanOrEqual }
      edit(.relation) { $0.relation?.relation = .lessThanOrEqual }
    }
  }

  // MARK: New constraints

  mutating func addConstraints() {
    for (number, distance) in near {
      guard let parent = tree.index.items[number].parent else { continue }
      let isFree = tree.isFree(number)
      for axis in LayoutAxis.allCases where finding.axis ?? axis == axis {
        let words = AxisWords(axis)
        addSizes(of: number, in: parent, words)
        guard isFree else { continue }
        addPins(of: number, in: parent, words)
        guard distance == 0 else { continue }
        for sibling in tree.children[parent] where sibling != number {
          addNeighbour(sibling, of: number, words)
        }
      }
    }
  }

  private mutating func addSizes(of number: Int, in parent: Int, _ words: AxisWords) {
    let (name, size) = (name(number), words.size)
    let now =
      layout.index(of: tree.index.items[number].id).map {
        layout.items[$0].alignmentRect.size[words.axis]
      } ?? 0
    if let other = numbers(insteadOf: now, from: now).first {
      addConstraint("\(name).\(size) >= \(exactNumberText(other))")
    }
    if now > 0 { addConstraint("\(name).\(size) == \(exactNumberText(now))") }
    guard tree.isFree(number) else { return }
    addConstraint("\(name).\(size) == \(self.name(parent)).\(size)")
    addConstraint("\(name).\(size) == \(name).\(words.otherSize)")
  }

  private mutating func addPins(of number: Int, in parent: Int, _ words: AxisWords) {
    let (name, outer) = (name(number), name(parent))
    for edge in [words.start, words.end, words.center] {
      addConstraint("\(name).\(edge) == \(outer).\(edge)")
    }
    addConstraint("\(name).\(words.start) >= \(outer).\(words.start)")
    addConstraint("\(name).\(words.end) <= \(outer).\(words.end)")
    if tree.view(parent) != nil {
      for edge in [words.start, words.end] {
        addConstraint("\(name).\(edge) == \(outer).margins.\(edge)")
      }
    }
    for format in ["|[\(name)]|", "|-[\(name)]-|"] { addFormat(words.prefix + format) }
  }

  /// Adds constraints between two views with the same superview.
  private mutating func addNeighbour(_ sibling: Int, of number: Int, _ words: AxisWords) {
    let (name, other) = (name(number), name(sibling))
    for (before, after) in [(other, name), (name, other)] {
      addConstraint("\(after).\(words.start) == \(before).\(words.end) + 8")
      addConstraint("\(after).\(words.start) >= \(before).\(words.end)")
      addConstraint("\(after).\(words.start) == \(before).\(words.end)")
    }
    for edge in words.alignments + [words.size] {
      addConstraint("\(name).\(edge) == \(other).\(edge)")
    }
  }

  private mutating func addConstraint(_ relation: String) { add(relation, .string(relation)) }

  private mutating func addFormat(_ format: String) {
    add(format, .object([("visualFormat", .string(format))]))
  }

  private mutating func add(_ words: String, _ constraint: JSONOutput) {
    let path = JSONPath() + "constraints" + tree.document.constraints.count
    add(
      .addition, of: words, "add \(quotation(words))",
      text.patch(setting: path, to: constraint))
  }
}

/// The attributes along an axis, by their names in relations.
private struct AxisWords {
  let axis: LayoutAxis
  let (start, end, center, size, otherSize): (String, String, String, String, String)
  /// What a visual format along the axis begins with.
  let prefix: String

  init(_ axis: LayoutAxis) {
    self.axis = axis
    (start, end, center, size, otherSize, prefix) =
      axis == .horizontal
      ? ("leading", "trailing", "centerX", "width", "height", "")
      : ("top", "bottom", "centerY", "height", "width", "V:")
  }

  var alignments: [String] {
    [start, end, center] + (axis == .vertical ? ["firstBaseline"] : [])
  }
}

extension DocumentTree {
  /// Whether constraints alone place an item: no container arranges it, and no frame does.
  fileprivate func isFree(_ number: Int) -> Bool {
    guard let parent = index.items[number].parent, models[number].autoresizing == nil else {
      return false
    }
    let path = index.items[number].path.components.dropFirst(
      index.items[parent].path.components.count)
    return path.first == .key("subviews")
  }
}

extension LayoutDocument.Constraint {
  /// The relation; nil for a visual format.
  fileprivate var relation: LayoutDocument.Relation? {
    get {
      guard case .relation(let relation) = form else { return nil }
      return relation
    }
    set { if let newValue { form = .relation(newValue) } }
  }
}
