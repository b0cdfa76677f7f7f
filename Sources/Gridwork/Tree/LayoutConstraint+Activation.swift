// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutConstraint {
  /// Whether the constraint takes part in layout; false for a new one.
  ///
  /// Activating a constraint whose items have no common ancestor, or have been released, is a
  /// programmer error. A root is not necessary: solving starts when the tree gets one. While the
  /// constraint is active, the nearest common ancestor of its items holds it; see
  /// ``LayoutView/constraints``. The constraint deactivates itself when its items are separated by
  /// removing a view.
  ///
  /// - Complexity: O(1) to read and amortised O(1) to deactivate; O(*d*) to activate, where *d* is the
  ///   depth of the items in the tree.
  public var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates several constraints as one batch, in order.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of constraints and *d* the greatest depth of an
  ///   item.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates several constraints as one batch.
  ///
  /// - Complexity: Amortised O(*n*), where *n* is the number of constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// Activates the constraint. One that is to keep its place among the required ones took it with
  /// ``renewStamp(in:)`` before.
  func activate(keepingPlace: Bool = false) {
    guard holder == nil else { return }
    guard let holder = commonAncestor() else {
      guard parts.count == partCount else {
        let sides = [firstSide, secondSide].compactMap { $0?.name }.joined(separator: " and ")
        programmerError(
          "The constraint on \(sides) cannot be activated: an item has been released. Constraints do not keep "
            + "their items alive: add the items to a tree, then activate.")
      }
      programmerError(
        "\(self) cannot be activated: its items have no common ancestor. "
          + "Add them to one tree first, then activate.")
    }
    self.holder = holder
    holder.held.append(self)
    if !keepingPlace { renewStamp(in: holder) }
    forEachPart { part in
      mentionIndices[part.index] = Int32(part.item.mentions.count)
      part.item.mentions.append(Mention(self, part: part.index))
      part.item.mentionsChanged()
    }
    holder.rootStorage?.enqueue(self)
    holder.markChanged(by: self)
  }

  private func deactivate() {
    guard let holder else { return }
    beListed(by: nil)
    holder.rootStorage?.detach(self)
    leaveHolder()
    holder.held.remove(self)
    holder.markChanged(by: self)
    forEachPart { $0.item.mentionsChanged() }
  }

  /// Gives the constraint a fixed place among the required constraints, whenever it was activated:
  /// in order of this number, before all user constraints without a fixed place.
  package func holdPlace(_ number: Int) {
    stamp = .min + number
  }

  /// Whether the constraint has the same place whenever it is activated.
  var hasFixedPlace: Bool { stamp < 0 }

  /// Makes the constraint the newest one, unless its place is fixed.
  func renewStamp(in view: LayoutView) {
    if !hasFixedPlace { stamp = view.nextStamp() }
  }

  /// Makes a view above the holder list the constraint among its own; nil for no view.
  func beListed(by view: LayoutView?) {
    guard view !== lister else { return }
    lister?.rareProperties?.listed.removeAll { $0 === self }
    lister = view
    view?.ownRareProperties.listed.append(self)
  }

  /// Forgets the holder. The holder removes the constraint itself.
  func leaveHolder() {
    forEachPart { part in
      let place = Int(mentionIndices[part.index])
      let last = part.item.mentions.count - 1
      if place != last {
        let moved = part.item.mentions[last]
        part.item.mentions[place] = moved
        moved.constraint.mentionIndices[moved.part] = Int32(place)
      }
      part.item.mentions.removeLast()
    }
    holder = nil
    row = -1
  }

  /// Tells the engine that the constant or priority of an active constraint has changed.
  func valueChanged() {
    guard let holder else { return }
    holder.rootStorage?.enqueue(self)
    holder.markChanged(by: self)
  }

  /// Returns the nearest view that contains every item; nil if there is none or an item has been
  /// released.
  func commonAncestor() -> LayoutView? {
    var result: LayoutView?
    var remaining = partCount
    var isShared = true
    forEachPart { part in
      remaining -= 1
      guard isShared, let view = part.item.nearestView else {
        isShared = false
        return
      }
      guard let soFar = result else {
        result = view
        return
      }
      result = soFar.ancestorShared(with: view)
      isShared = result != nil
    }
    return isShared && remaining == 0 ? result : nil
  }
}

extension LayoutItem {
  /// Tells the container around an item that the constraints that mention the item have changed, if that
  /// decides whether the item may be laid out by formula. A view around its only subview may do nothing but
  /// frame it. A guide with insets has required constraints only where others mention it.
  fileprivate final func mentionsChanged() {
    guard let view = asView else {
      if let guide = self as? LayoutGuide, guide.insets != nil { guide.insetsChanged() }
      return
    }
    guard let parent else { return }
    if parent.isContainer {
      guard mentions.count <= 1 + view.held.count || view.formulaIndex >= 0 || parent.framesSubview
      else { return }
      parent.spreadChange()
    } else if parent.subviewStorage.count == 1, mentions.count > 1 {
      parent.spreadChange()
    }
  }
}
