// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Something that a program asks about a layout, by its name.
struct Question: Sendable, CustomTestStringConvertible {
  let name: String
  let ask: @Sendable (Stage) -> Void

  init(_ name: String, _ ask: @escaping @Sendable (Stage) -> Void) {
    (self.name, self.ask) = (name, ask)
  }

  var testDescription: String { name }
}

extension Question {
  /// All questions that solve or plan before they answer.
  static let all: [Question] = [
    Question("constraintsAffectingLayout of a cell's view") {
      _ = $0.a.constraintsAffectingLayout(for: .horizontal)
    },
    Question("constraintsAffectingLayout of a stack") {
      _ = $0.bar.constraintsAffectingLayout(for: .vertical)
    },
    Question("constraintsAffectingLayout of a guide") {
      _ = $0.guide.constraintsAffectingLayout(for: .horizontal)
    },
    Question("constraintsAffectingLayout of an anchor") {
      _ = $0.f.trailingAnchor.constraintsAffectingLayout
    },
    Question("explain") { _ = $0.root.explain($0.f, .width) },
    Question("explain the grid") { _ = $0.root.explain($0.grid, .height) },
    Question("hasAmbiguousLayout of a view") { _ = $0.b.hasAmbiguousLayout },
    Question("hasAmbiguousLayout of a guide") { _ = $0.guide.hasAmbiguousLayout },
    Question("hasAmbiguousLayout of an anchor") { _ = $0.note.rightAnchor.hasAmbiguousLayout },
    Question("ambiguities") { _ = $0.root.ambiguities },
    Question("conflicts") { _ = $0.root.conflicts },
    Question("isBroken") { _ = $0.noteLeading.isBroken },
    Question("isUndecided") { _ = $0.root.isUndecided },
    Question("layoutTrace") { _ = $0.root.layoutTrace() },
    Question("fittingSize of a cell's view") { _ = $0.inner.fittingSize },
    Question("fittingSize of everything") { _ = $0.top.fittingSize },
    Question("fittingSize proposing") {
      _ = $0.grid.fittingSize(
        proposing: LayoutSize(width: 100, height: 0), horizontalPriority: .required)
    },
    Question("minimumSize") { _ = $0.root.minimumSize },
    Question("height(forWidth:)") { _ = $0.root.height(forWidth: 120) },
    Question("width(forHeight:)") { _ = $0.root.width(forHeight: 50) },
    Question("baselines") { _ = $0.root.firstBaselineOffsetFromTop },
    Question("updateConstraintsForSubtreeIfNeeded") {
      $0.grid.updateConstraintsForSubtreeIfNeeded()
    },
    Question("keyViewLoop") { _ = $0.top.keyViewLoop },
    Question("debugDescription") { _ = $0.a.debugDescription },
  ]

  /// Those that lay out before they answer.
  static let ofWholeLayouts: [Question] = [
    Question("computedLayout") { _ = $0.root.computedLayout },
    Question("explainedLayout") { _ = $0.root.explainedLayout },
    Question("layoutTryingRemedies") { _ = $0.root.layoutTryingRemedies() },
    Question("capturingAnimation") { _ = $0.root.capturingAnimation {} },
  ]
}
