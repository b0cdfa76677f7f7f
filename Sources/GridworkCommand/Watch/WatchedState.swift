// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector

/// A saved state of a document: its layouts, their faults, and the changes since the previous save.
struct WatchedState {
  /// The layouts of the document and its variants.
  let layouts: [DocumentComparison.State]
  /// The faults, a line for each cause with the states in which it shows.
  let findings: [String]
  /// The changes since the previous save, empty for the first one: a line for every changed view of
  /// the document itself, and one for every changed variant.
  let moved: [String]

  /// The layout of the document itself.
  var layout: ComputedLayout { layouts[0].layout }

  init(_ tree: DocumentTree, since earlier: WatchedState?) throws(DocumentError) {
    var layouts: [DocumentComparison.State] = []
    var states: [VerificationReport.State] = []
    for state in tree.document.states {
      try tree.show(state)
      layouts.append(
        DocumentComparison.State(variant: state?.name, layout: tree.root.computedLayout))
      states.append(VerificationReport.State(variant: state?.name, findings: tree.findings()))
    }
    try tree.show(nil)
    self.layouts = layouts
    findings = VerificationReport(states: states).lines
    moved = earlier.map { Self.lines(from: $0.layouts, to: layouts) } ?? []
  }

  private static func lines(
    from before: [DocumentComparison.State], to after: [DocumentComparison.State]
  ) -> [String] {
    DocumentComparison(from: before, to: after).states.flatMap { state, change in
      let variant = state.variant
      switch (variant, change) {
      case (_, .same): return [String]()
      case (nil, .changed(let difference)): return difference.text.lines
      case (let variant?, .changed(let difference)):
        return ["variant \(variant): \(counted(difference.changes.count, "view")) changed"]
      case (_, .added): return ["variant \(variant ?? ""): added"]
      case (_, .removed): return ["variant \(variant ?? ""): removed"]
      }
    }
  }
}

extension String {
  /// The lines of the text; an empty text has none.
  var lines: [String] {
    isEmpty ? [] : split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
