// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// The faults of one or more layouts: conflicts, container problems, and the ambiguities that their
/// views forbid.
struct LayoutFaults {
  /// The number of layouts that have faults, such as `2 of 3 layouts have faults`.
  let count: String
  /// The full text of the faults, with a paragraph for each layout that has faults.
  let text: String

  /// Collects the faults. Returns nil if all layouts are sound.
  init?(of layouts: [ComputedLayout]) {
    let faulty = layouts.filter { !$0.isSound }
    if faulty.isEmpty { return nil }
    let verb = faulty.count == 1 ? "has" : "have"
    count =
      layouts.count == 1
      ? "the layout has faults" : "\(faulty.count) of \(layouts.count) layouts \(verb) faults"
    text = faulty.map { layout in
      ([layout.inputsText] + Self.messages(of: layout)).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The message of each conflict, then a line for each other fault.
  private static func messages(of layout: ComputedLayout) -> [String] {
    layout.texts(about: layout.forbiddenAmbiguities, conflictText: \.message)
  }
}

extension String {
  /// The text with an upper-case first letter, for the beginning of a sentence. Paths that begin with
  /// another character stay as they are.
  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
