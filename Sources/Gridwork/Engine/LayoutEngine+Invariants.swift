// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// What holds after every update, checked when the package is built with the trait `InternalChecks`.
extension LayoutEngine {
  @inline(__always)
  func verifyInvariants() {
    #if InternalChecks
      verifySlots()
      verifyMarks()
      verifyMentions()
      verifyRows()
    #endif
  }

  #if InternalChecks
    /// Every item of the tree has a slot, its variables say whose they are, and nothing else has one.
    private func verifySlots() {
      var count = 0
      func verify(_ item: LayoutItem) {
        let slot = slot(of: item)
        precondition(!slot.isNone, "an item of the tree has no slot")
        precondition(items[Int(slot.index)].item === item, "a slot belongs to another item")
        for (variable, part) in [
          (slot.x, VariableRecord.Part.x), (slot.y, .y), (slot.width, .width),
          (slot.height, .height),
        ] where variable >= 0 {
          guard case .item(slot.index, part) = variables[Int(variable)] else {
            preconditionFailure("a variable belongs to another item")
          }
        }
        count += 1
      }
      for view in top.subtree {
        precondition(view.rootStorage === host, "a view of the tree has another root")
        verify(view)
        view.guideStorage.forEach(verify)
      }
      precondition(items.count { $0.item != nil } == count, "a slot is held by a lost item")
      precondition(graveyard.isEmpty, "a variable waits for its removal after the update")
    }

    /// Where something changed, every ancestor knows.
    private func verifyMarks() {
      for view in top.subtree {
        guard let parent = view.parent else { continue }
        precondition(
          parent.subviewStorage.contains { $0 === view }, "a parent does not know a view")
        let knows = !view.marks.contains(.changed) || parent.marks.contains(.changed)
        precondition(knows, "a view changed and its superview does not know")
        // While views are laid out, their superviews have done with those that wait for their turn.
        let passesOn =
          view.marks.isDisjoint(with: [.layout, .layoutBelow])
          || parent.marks.contains(.layoutBelow) || host?.isInLayoutPhase == true
        precondition(passesOn, "a view needs layout and its superview does not know")
      }
    }

    /// Constraints, holders and items know each other.
    private func verifyMentions() {
      for view in top.subtree {
        view.held.forEach { constraint in
          precondition(constraint.holder === view, "a held constraint has another holder")
          constraint.forEachPart { part in
            let mention = part.item.mentions[Int(constraint.mentionIndices[part.index])]
            precondition(
              mention.constraint === constraint && mention.part == part.index,
              "an item does not know a constraint that mentions it")
          }
        }
      }
    }

    /// Every row of a person's constraint says so.
    private func verifyRows() {
      for view in top.subtree {
        view.held.forEach { constraint in
          guard constraint.row >= 0 else { return }
          guard case .person(let owner) = rows[Int(constraint.row)].owner,
            owner.takeUnretainedValue() === constraint
          else { preconditionFailure("the row of a constraint belongs to something else") }
        }
      }
    }
  #endif
}
