// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport

/// What happens to a workload after it is built.
extension Workload {
  package enum Edits: String, CaseIterable {
    /// Nothing.
    case none
    /// The window is dragged to and fro, past the least width of its contents.
    case resize
    /// One content view after the other has another intrinsic size.
    case intrinsic
    /// A row is added at the end and taken away again.
    case rows
    /// A row is inserted in the middle and taken away again.
    case mid
  }

  /// Appends the script: so many edits, with dumps spread among them.
  mutating func append(_ edits: Edits, count: Int, dumps: Int) {
    script.appendDump("built")
    if edits == .none { return }
    let distance = max(1, count / max(1, dumps))
    for step in 0..<count {
      switch edits {
      case .none: break
      case .resize: resize(step)
      case .intrinsic: changeContent()
      case .rows, .mid: insertRow()
      }
      script.operations.append(.solve)
      let isDumped = (step + 1) % distance == 0
      if isDumped { script.appendDump("edit\(step + 1)") }
      if edits == .rows || edits == .mid {
        takeRowOut()
        script.operations.append(.solve)
        if isDumped { script.appendDump("back\(step + 1)") }
      }
    }
  }

  /// From a third of the width to twice as much and back, in 250 steps.
  private mutating func resize(_ step: Int) {
    let phase = Double(step % 250) / 250
    let wave = phase < 0.5 ? 2 * phase : 2 - 2 * phase
    for edit in script.editVariables.indices {
      let value = edit == 0 ? windowWidth * (0.35 + 1.65 * wave) : 400 + Double(step * 37 % 800)
      script.operations.append(.suggest(edit: edit, value: value.rounded()))
    }
  }

  private mutating func changeContent() {
    if contents.isEmpty { return }
    let content = random.pick(contents)
    let (width, height) = (Double(random.integer(20...150)), Double(random.integer(14...30)))
    for slot in content.widths { script.operations.append(.setConstant(slot: slot, width)) }
    for slot in content.heights { script.operations.append(.setConstant(slot: slot, height)) }
  }

  private mutating func insertRow() {
    guard let insertion = rowInsertion else { return }
    script.operations.append(.remove(slot: insertion.tie))
    for slot in insertion.row { script.operations.append(.add(records[slot])) }
  }

  private mutating func takeRowOut() {
    guard let insertion = rowInsertion else { return }
    for slot in insertion.row { script.operations.append(.remove(slot: slot)) }
    script.operations.append(.add(records[insertion.tie]))
  }
}
