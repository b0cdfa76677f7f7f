// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What changed in a container since its last plan.
class ContainerChanges {
  /// The changes since the last plan, as far as the plan may take them over; nil if there are
  /// others.
  @exclusivity(unchecked) fileprivate var edits: ContainerEdits? = ContainerEdits()
  /// Whether the container notes by itself which content views come and leave, with the part of it
  /// that they belong to.
  fileprivate let notesParts: Bool
  /// The subviews marked as changed, which a search finds here rather than among all subviews.
  @exclusivity(unchecked) fileprivate var changed: [Borrowed<LayoutView>] = []

  init(notesParts: Bool) { self.notesParts = notesParts }

  /// Records a changed subview.
  fileprivate func note(_ view: LayoutView) {
    let isOnlyContent =
      view.isPlainLeaf && view.dirtyFlags.contains(.content)
      && !view.dirtyFlags.contains(.changedItself)
    if isOnlyContent {
      edits?.contents.append(ContentEdit(view: Borrowed(view), before: view.metrics))
    } else if view.isContainer {
      edits?.containers.append(ContainerEdit(view))
    } else {
      edits?.others.append(Borrowed(view))
    }
  }

  /// Records a changed part.
  fileprivate func notePart(_ part: AnyObject) {
    guard var parts = edits?.parts, !parts.contains(ObjectIdentifier(part)) else { return }
    parts.append(ObjectIdentifier(part))
    edits?.parts = parts
    if parts.count > ContainerEdits.mostParts { edits = nil }
  }
}

extension LayoutView {
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
    containerState?.edits?.contents.removeAll { $0.view.refers(to: subview) }
    containerState?.edits?.containers.removeAll { $0.view.refers(to: subview) }
    containerState?.edits?.others.removeAll { $0.refers(to: subview) }
  }

  /// Calls the body with every subview marked as changed, in their order, and forgets the list of
  /// them: the flags are removed next.
  final func takeChangedSubviews(_ body: (LayoutView) -> Void) {
    guard let containerState else {
      for view in subviewStorage where view.dirtyFlags.contains(.changed) { body(view) }
      return
    }
    let changed = containerState.changed
    containerState.changed.removeAll(keepingCapacity: true)
    switch changed.count {
    case 0: break
    case 1: changed[0].use(body)
    default: for view in subviewStorage where view.dirtyFlags.contains(.changed) { body(view) }
    }
  }

  // MARK: Edits of contents

  /// Records, for the containers concerned, whether only the content of the view changed.
  final func noteEdit() {
    if dirtyFlags.contains(.changedItself) { containerState?.edits = nil }
    parent?.containerState?.note(self)
  }

  /// Notes that a part of the container changed, came or left, and nothing else in the container.
  final func partChanged(_ part: AnyObject) {
    if !dirtyFlags.contains(.compile) { containerState?.notePart(part) }
    markPartChanged()
  }

  /// Notes that a subview came or left.
  final func subviewsChanged() {
    if containerState?.notesParts == true { markPartChanged() } else { markChanged() }
  }

  /// Whether something changed in a container, but nothing that the container knows about what lies
  /// inside it: whether some of it wraps, and how deeply containers are nested.
  final var knowsInside: Bool {
    guard let edits = containerState?.edits, !edits.isEmpty else { return false }
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

  /// Returns the changes since the last call, as far as the plan may take them over; nil if anything
  /// else changed in the container.
  final func takeEdits() -> ContainerEdits? {
    defer { containerState?.edits = ContainerEdits() }
    return dirtyFlags.contains(.compile) ? nil : containerState?.edits
  }
}

/// Changes in a container that leave most of its plan as it is. The container keeps the views until it
/// has planned.
struct ContainerEdits {
  /// The content views of which only the content changed.
  var contents: [ContentEdit] = []
  /// The containers directly inside that changed, or in which something did.
  var containers: [ContainerEdit] = []
  /// The other subviews that changed, among them those that came if the container notes them.
  var others: [Borrowed<LayoutView>] = []
  /// The parts of the container that changed, came or left, such as the rows of a grid.
  var parts: [ObjectIdentifier] = []

  /// The number of changed parts from which on the container makes a new plan.
  fileprivate static let mostParts = 8

  var isEmpty: Bool {
    contents.isEmpty && containers.isEmpty && others.isEmpty && parts.isEmpty
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
