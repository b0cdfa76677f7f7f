// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// The invariants that hold after every update, checked in builds with the trait `InternalChecks`.
extension LayoutEngine {
  @inline(__always)
  func verifyInvariants() {
    #if InternalChecks
      verifySlots()
      verifyMarks()
      verifyMentions()
      verifyRows()
      verifySettled()
      verifyDirectAnswer()
      verifyFollowedAnswer()
    #endif
  }

  #if InternalChecks
    /// Stops the program if an invariant is violated, also in optimised builds.
    private func require(_ isTrue: Bool, _ violation: String) {
      if !isTrue { fatalError(violation) }
    }

    /// Every item of the tree has a slot, every variable refers to its owner, and no other object
    /// has a slot.
    private func verifySlots() {
      var count = 0
      func verify(_ item: LayoutItem) {
        let slot = slot(of: item)
        require(!slot.isNone, "an item of the tree has no slot")
        require(items[Int(slot.index)].item === item, "a slot belongs to another item")
        for number in ComputedLayout.Ambiguity.Attribute.allCases where slot[number] >= 0 {
          guard case .item(slot.index, number) = variables[Int(slot[number])] else {
            fatalError("a variable belongs to another item")
          }
        }
        count += 1
      }
      for view in top.subtree {
        require(view.rootStorage === host, "a view of the tree has another root")
        verify(view)
        view.guideStorage.forEach(verify)
      }
      require(items.count { $0.item != nil } == count, "a slot belongs to an item that is gone")
      require(queue.retiredVariables.isEmpty, "a variable is not reclaimed after the update")
    }

    /// The ancestors of a changed view are marked, too.
    private func verifyMarks() {
      for view in top.subtree {
        guard let parent = view.parent else { continue }
        require(
          parent.subviewStorage.contains { $0 === view },
          "a view is not among the subviews of its superview")
        let knows = !view.dirtyFlags.contains(.changed) || parent.dirtyFlags.contains(.changed)
        require(knows, "a view is marked as changed, but its superview is not")
        // While views are laid out, the flags of their superviews are already removed.
        let passesOn =
          view.dirtyFlags.isDisjoint(with: [.layout, .layoutBelow])
          || parent.dirtyFlags.contains(.layoutBelow) || host?.isInLayoutPhase == true
        require(passesOn, "a view needs layout, but its superview is not marked")
      }
    }

    /// Constraints, holders and items refer to each other.
    private func verifyMentions() {
      for view in top.subtree {
        view.held.forEach { constraint in
          require(constraint.holder === view, "a held constraint has another holder")
          constraint.forEachPart { part in
            let mention = part.item.mentions[Int(constraint.mentionIndices[part.index])]
            require(
              mention.constraint === constraint && mention.part == part.index,
              "an item does not list a constraint that mentions it")
          }
        }
      }
    }

    /// The containers that need not follow the next solve have followed this one.
    private func verifySettled() {
      for record in following.containers where record.isUpToDate {
        guard let contents = record.contents, let size = followedSize(of: record.view) else {
          fatalError("a container without contents, or without a size, counts as settled")
        }
        require(
          !contents.followsOwnSize || contents.follows(size),
          "a container does not have the size that its contents follow")
      }
    }

    /// An answer that was found without a solver is the one that a solver finds.
    private func verifyDirectAnswer() {
      guard system.made == nil, !system.needsSolve else { return }
      var solver = Solver()
      system.direct.move(to: &solver, rows)
      withPrecedence { solver.solve(precedes: $0) }
      require(!solver.hasConflicts, "a conflict was overlooked")
      require(solver.ambiguities().isEmpty, "an ambiguity was overlooked")
      for variable in [top.slot.width, top.slot.height] where host != nil {
        require(
          solver.value(of: Variable(index: variable)) == value(variable),
          "a size was found that is not the solver's")
      }
    }

    /// The row of a user's constraint refers to the constraint.
    private func verifyRows() {
      for view in top.subtree {
        view.held.forEach { constraint in
          guard constraint.row >= 0 else { return }
          guard case .user(let owner) = rows[Int(constraint.row)].owner,
            owner.takeUnretainedValue() === constraint
          else { fatalError("the row of a constraint belongs to something else") }
        }
      }
    }
  #endif
}
