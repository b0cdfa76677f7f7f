// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector

/// The differences between the states of two documents. States are matched by name.
struct DocumentComparison {
  /// The layout of a document itself, or of one of its variants.
  struct State {
    /// The name of the tree in an Interface Builder file; nil for a document.
    var tree: String?
    /// The name of the variant; nil for the document itself.
    let variant: String?
    /// The size in words, where that tells the layout from others of the same state.
    let size: String?
    let layout: ComputedLayout
    /// The faults of the layout, as its canonical text states them.
    let problems: [String]

    init(tree: String? = nil, variant: String?, size: String? = nil, layout: ComputedLayout) {
      self.tree = tree
      self.variant = variant
      self.size = size
      self.layout = layout
      problems = layout.problemTexts
    }

    /// What the state is in words.
    var name: String {
      let state =
        tree.map { "tree \(visibleName($0))" } ?? variant.map { "variant \($0)" } ?? "document"
      return state + (size.map { " at \($0)" } ?? "")
    }

    /// Whether the other document has this state as well.
    func isCounterpart(of other: State) -> Bool {
      tree == other.tree && variant == other.variant && size == other.size
    }

    /// Creates the state of a layout in a text that may have others.
    init(_ printed: PrintedLayout, isAlone: Bool) {
      variant = printed.variant
      size = isAlone || printed.variant != nil ? nil : printed.layout.inputsText
      layout = printed.layout
      problems = printed.problems
    }
  }

  /// How a state differs between the two documents.
  enum Change {
    case same
    case changed(LayoutDifference)
    case added
    case removed
  }

  /// The states of the later document, followed by the states that only the earlier one has.
  let states: [(state: State, change: Change)]
  /// The states that both documents have and that have changed, before and after.
  let changes: [(before: State, after: State)]

  init(from before: [State], to after: [State]) {
    var changes: [(before: State, after: State)] = []
    states =
      after.map { state in
        guard let earlier = before.first(where: { $0.isCounterpart(of: state) }) else {
          return (state, .added)
        }
        let difference = LayoutDifference(
          from: earlier.layout, to: state.layout, problems: (earlier.problems, state.problems))
        if difference.isEmpty { return (state, .same) }
        changes.append((earlier, state))
        return (state, .changed(difference))
      }
      + before.filter { state in !after.contains { $0.isCounterpart(of: state) } }
      .map { ($0, .removed) }
    self.changes = changes
  }

  var isSame: Bool {
    states.allSatisfy { if case .same = $0.change { true } else { false } }
  }

  // MARK: Text

  /// The states that differ. Each is followed by its changes, one line per view.
  var text: String {
    states.compactMap { state, change in
      let name = state.name
      switch change {
      case .same: return nil
      case .added: return "\(name): added"
      case .removed: return "\(name): removed"
      case .changed(let difference):
        let lines = difference.text.split(separator: "\n").map { "\n  \($0)" }
        return "\(name):\(lines.joined())"
      }
    }.joined(separator: "\n")
  }

  // MARK: JSON

  /// A JSON object with the keys `before`, `after`, `same` and `states`.
  func json(before: String, after: String) -> String {
    JSONOutput.object([
      ("before", .string(before)), ("after", .string(after)), ("same", .bool(isSame)),
      (
        "states",
        .array(
          states.map { state, change in
            let tree = state.tree.map { [("tree", JSONOutput.string($0))] } ?? []
            return .object(
              tree + [("variant", .optional(state.variant))]
                + (state.size.map { [("size", .string($0))] } ?? [])
                + [("change", .string(change.word))] + change.members)
          })
      ),
    ]).text
  }
}

extension DocumentComparison.Change {
  fileprivate var word: String {
    switch self {
    case .same: "same"
    case .changed: "changed"
    case .added: "added"
    case .removed: "removed"
    }
  }

  fileprivate var members: [(key: String, value: JSONOutput)] {
    guard case .changed(let difference) = self else { return [] }
    return [
      ("inputs", .strings(difference.inputs)),
      ("views", .array(difference.changes.map(\.output))),
      ("newProblems", .strings(difference.newProblems)),
      ("solvedProblems", .strings(difference.solvedProblems)),
    ]
  }
}

extension LayoutDifference.Change {
  fileprivate var output: JSONOutput {
    let change =
      switch fate {
      case .stayed: "changed"
      case .added: "added"
      case .removed: "removed"
      }
    return .object([
      ("view", .string(name)), ("change", .string(change)),
      (
        "numbers",
        .array(
          numbers.map { number in
            .object([
              ("number", .string(number.what)), ("before", .optional(number.before)),
              ("after", .optional(number.after)),
            ])
          })
      ),
      ("words", .strings(words)),
    ])
  }
}
