// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What changed in a container since its last plan.
class ContainerChanges {
  /// The changes since the last plan, as far as the plan may take them over.
  fileprivate let edits = ContainerEdits()
  /// Whether the container notes by itself which content views come and leave, with the part of it
  /// that they belong to.
  fileprivate let notesParts: Bool
  /// The subviews marked as changed, which a search finds here rather than among all subviews.
  @exclusivity(unchecked) fileprivate var changed: [Borrowed<LayoutView>] = []

  /// Whether this belongs to a plain view that is laid out like a container.
  fileprivate let framesSubview: Bool

  init(notesParts: Bool, framesSubview: Bool) {
    (self.notesParts, self.framesSubview) = (notesParts, framesSubview)
  }

  /// Records a changed subview.
  fileprivate func note(_ view: LayoutView) {
    guard edits.areComplete else { return }
    let isOnlyContent =
      view.isLeaf && view.dirtyFlags.contains(.content)
      && !view.dirtyFlags.contains(.changedItself)
    if isOnlyContent {
      edits.contents.append(ContentEdit(view: Borrowed(view), before: view.metrics))
    } else if view.isContainer {
      edits.containers.append(ContainerEdit(view))
    } else {
      edits.others.append(Borrowed(view))
    }
  }
}

extension LayoutView {
  /// Whether the view is a plain one that is laid out like a container, because it does nothing but frame
  /// its subview.
  final var framesSubview: Bool { containerState?.framesSubview ?? false }

  // MARK: Changed subviews

  /// Notes that a subview has been marked as changed.
  final func listChanged(_ subview: LayoutView) {
    containerState?.changed.append(Borrowed(subview))
  }

  /// Notes that the flags of a subview are being removed by a search that begins there.
  final func unlistChanged(_ subview: LayoutView) {
    containerState?.changed.removeAll { $0.refers(to: subview) }
  }

  /// Forgets the changes of a subview that leaves.
  final func forgetChanges(of subview: LayoutView) {
    unlistChanged(subview)
    containerState?.edits.forget(subview)
  }

  /// Calls the body with every subview marked as changed, in their order, and forgets the list of
  /// them: the flags are removed next.
  final func takeChangedSubviews(_ body: (LayoutView) -> Void) {
    guard let changes = containerState.borrowed else {
      for view in subviewStorage where view.dirtyFlags.contains(.changed) { body(view) }
      return
    }
    guard let last = changes.use({ $0.changed.popLast() }) else { return }
    if changes.use({ $0.changed.isEmpty }) { return last.use(body) }
    changes.use { $0.changed.removeAll(keepingCapacity: true) }
    for view in subviewStorage where view.dirtyFlags.contains(.changed) { body(view) }
  }

  // MARK: Edits of contents

  /// Records, for the containers concerned, whether only the content of the view changed.
  final func noteEdit() {
    if dirtyFlags.contains(.changedItself) { containerState?.edits.giveUp() }
    borrowedParent?.use { $0.containerState.borrowed?.use { $0.note(self) } }
  }

  /// Notes that a part of the container changed, came or left, and nothing else in the container.
  final func partChanged(_ part: AnyObject) {
    if !dirtyFlags.contains(.compile) { containerState?.edits.notePart(part) }
    markPartChanged()
  }

  /// Notes that a subview came or left.
  final func subviewsChanged() {
    if containerState?.notesParts == true { markPartChanged() } else { markChanged() }
  }

  /// Whether something changed in a container, but nothing that the container knows about what lies
  /// inside it: whether some of it wraps, and how deeply containers are nested.
  final var knowsInside: Bool {
    guard let edits = containerState?.edits, edits.areComplete, !edits.isEmpty else {
      return false
    }
    // What leaves may have been the only text that wraps, or the only container. A container that changed
    // where there was none has come.
    let isPlain = !dirtyFlags.contains(.textInside) && nestedContainers == 1
    return (isPlain && edits.containers.isEmpty || edits.parts.isEmpty && edits.others.isEmpty)
      && edits.contents.allSatisfy { edit in
        edit.view.use { $0.metrics.wraps == edit.before.wraps }
      }
      && edits.containers.allSatisfy { edit in edit.view.use { ContainerEdit($0) == edit } }
      && edits.others.allSatisfy { view in
        view.use { $0.subviewStorage.isEmpty && !$0.isContainer && !$0.metrics.wraps }
      }
  }

  /// The changes since the last plan that the container may take over into it; nil if anything else
  /// changed in the container, or nothing.
  final var editsOfPlan: ContainerEdits? {
    guard let edits = containerState?.edits, edits.areComplete, !edits.isEmpty,
      !dirtyFlags.contains(.compile)
    else { return nil }
    return edits
  }

  /// Forgets the changes, which are in the plan or make another one.
  final func forgetEdits() { containerState?.edits.forgetAll() }
}

/// Changes in a container that leave most of its plan as it is. The container keeps the views until it
/// has planned.
final class ContainerEdits {
  /// The content views of which only the content changed.
  @exclusivity(unchecked) fileprivate(set) var contents: [ContentEdit] = []
  /// The containers directly inside that changed, or in which something did.
  @exclusivity(unchecked) fileprivate(set) var containers: [ContainerEdit] = []
  /// The other subviews that changed, among them those that came if the container notes them.
  @exclusivity(unchecked) fileprivate(set) var others: [Borrowed<LayoutView>] = []
  /// The parts of the container that changed, came or left, such as the rows of a grid.
  @exclusivity(unchecked) fileprivate(set) var parts: [ObjectIdentifier] = []
  /// Whether nothing else changed, so that the plan may take all of it over.
  @exclusivity(unchecked) fileprivate var areComplete = true

  /// The number of changed parts from which on the container makes a new plan.
  private static let mostParts = 8
  /// The number of changes for which memory is kept: the next edit usually has no more.
  private static let usualCount = 8

  /// Calls the body with every view that changed.
  @inline(__always)
  func forEachView(_ body: (LayoutView) -> Void) {
    // Most edits have one view, of one kind.
    if !contents.isEmpty { for edit in contents { edit.view.use(body) } }
    if !containers.isEmpty { for edit in containers { edit.view.use(body) } }
    if !others.isEmpty { for view in others { view.use(body) } }
  }

  fileprivate var isEmpty: Bool {
    contents.isEmpty && containers.isEmpty && others.isEmpty && parts.isEmpty
  }

  /// Records a changed part.
  fileprivate func notePart(_ part: AnyObject) {
    guard areComplete, !parts.contains(ObjectIdentifier(part)) else { return }
    parts.append(ObjectIdentifier(part))
    if parts.count > Self.mostParts { giveUp() }
  }

  /// Forgets the changes of a subview that leaves.
  fileprivate func forget(_ view: LayoutView) {
    contents.removeAll { $0.view.refers(to: view) }
    containers.removeAll { $0.view.refers(to: view) }
    others.removeAll { $0.refers(to: view) }
  }

  /// Notes that the container must plan again, so that no change matters until then.
  fileprivate func giveUp() {
    forgetAll()
    areComplete = false
  }

  fileprivate func forgetAll() {
    Self.empty(&contents)
    Self.empty(&containers)
    Self.empty(&others)
    Self.empty(&parts)
    areComplete = true
  }

  private static func empty<Edit>(_ edits: inout [Edit]) {
    if edits.count == 1 {
      edits.removeLast()
    } else if !edits.isEmpty {
      edits.removeAll(keepingCapacity: edits.count <= usualCount)
    }
  }
}

/// A content view of a container, with the metrics that its content had before it changed.
struct ContentEdit {
  var view: Borrowed<LayoutView>
  var before: ContentMetrics
}

/// A container inside another one, with what the other one knew about it before it changed.
struct ContainerEdit: Equatable {
  var view: Borrowed<LayoutView>
  private let nestedContainers: Int32
  private let hasTextInside: Bool

  /// Notes what is known now.
  init(_ view: LayoutView) {
    self.view = Borrowed(view)
    nestedContainers = view.nestedContainers
    hasTextInside = view.dirtyFlags.contains(.textInside)
  }

  static func == (first: ContainerEdit, second: ContainerEdit) -> Bool {
    first.view.refersToSame(as: second.view)
      && first.nestedContainers == second.nestedContainers
      && first.hasTextInside == second.hasTextInside
  }
}
