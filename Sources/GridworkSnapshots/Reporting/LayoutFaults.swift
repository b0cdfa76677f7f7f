// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// The faults of one or more layouts.
struct LayoutFaults {
  /// A layout, with what there is to say about it.
  struct Layout {
    /// The size, direction and scale in words.
    let inputs: String
    let isFaulty: Bool
    let messages: [String]
  }

  /// The number of layouts that have faults, such as `2 of 3 layouts have faults`.
  let count: String
  /// The full text of the faults, with a paragraph for each layout that has faults.
  let text: String

  /// Collects the faults. Returns nil if no layout is faulty.
  init?(of layouts: [Layout]) {
    let faulty = layouts.filter(\.isFaulty)
    if faulty.isEmpty { return nil }
    let verb = faulty.count == 1 ? "has" : "have"
    count =
      layouts.count == 1
      ? "the layout has faults" : "\(faulty.count) of \(layouts.count) layouts \(verb) faults"
    text = faulty.map { layout in
      ([layout.inputs] + layout.messages).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// Collects the faults that no snapshot may record: conflicts, container problems, and the ambiguities
  /// that their views forbid, in the words of the snapshot. Returns nil if all layouts are sound.
  init?(of layouts: [ComputedLayout]) {
    self.init(
      of: layouts.map { layout in
        Layout(
          inputs: layout.inputsText, isFaulty: !layout.isSound,
          messages: layout.texts(about: layout.forbiddenAmbiguities, conflictText: \.message))
      })
  }
}

extension String {
  /// The text with an upper-case first letter, for the beginning of a sentence. Paths that begin with
  /// another character stay as they are.
  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
