// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What changed in a container since its last plan, as far as the plan may take it over. The container keeps the
/// views until it has planned.
class ContainerEdits {
  /// The content views of which only the content changed.
  @exclusivity(unchecked) fileprivate(set) final var contents: [ContentEdit] = []
  /// The containers directly inside that changed, or in which something did.
  @exclusivity(unchecked) fileprivate(set) final var containers: [ContainerEdit] = []
  /// The other subviews that changed, among them those that came if the container notes them.
  @exclusivity(unchecked) fileprivate(set) final var others: [Unretained<LayoutView>] = []
  /// The parts of the container that changed, came or left, such as the rows of a grid.
  @exclusivity(unchecked) fileprivate(set) final var parts: [ObjectIdentifier] = []
  /// The subviews marked as changed.
  @exclusivity(unchecked) fileprivate final var marked = Marked.none

  /// Whether the container notes by itself which content views come and leave, with the part of it
  /// that they belong to.
  fileprivate final let notesParts: Bool
  /// Whether this belongs to a plain view that is laid out like a container.
  fileprivate final let framesSubview: Bool

  /// The number of changed parts from which on the container makes a new plan.
  private static let mostParts = 8
  /// The number of changes for which memory is kept: most edits have at most as many.
  private static let usualCount = 8

  init(notesParts: Bool, framesSubview: Bool) {
    (self.notesParts, self.framesSubview) = (notesParts, framesSubview)
  }

  /// Some of the subviews. Most edits change one, which a search then finds here rather than among all.
  fileprivate enum Marked {
    case none
    case one(Unretained<LayoutView>)
    case several
  }

  /// Calls the body with every view that changed.
  @inline(__always)
  final func forEachView(_ body: (LayoutView) -> Void) {
    // Most edits have one view, of one kind.
    if !contents.isEmpty { for edit in contents { edit.view.use(body) } }
    if !containers.isEmpty { for edit in containers { edit.view.use(body) } }
    if !others.isEmpty { for view in others { view.use(body) } }
  }

  fileprivate final var isEmpty: Bool {
    contents.isEmpty && containers.isEmpty && others.isEmpty && parts.isEmpty
  }

  fileprivate final func note(_ view: LayoutView) {
    let isOnlyContent =
      view.isLeaf && view.dirtyFlags.contains(.content) && !view.dirtyFlags.contains(.compile)
    if isOnlyContent {
      contents.append(ContentEdit(view: Unretained(view), before: view.metrics))
    } else if view.isContainer {
      containers.append(ContainerEdit(view: Unretained(view), before: view.composition))
    } else {
      others.append(Unretained(view))
    }
  }

  /// Records a changed part. Returns whether the plan may still take all of them over.
  fileprivate final func note(_ part: ObjectIdentifier) -> Bool {
    if !parts.contains(part) { parts.append(part) }
    return parts.count <= Self.mostParts
  }

  /// Forgets that a subview is marked as changed.
  fileprivate final func unmark(_ view: LayoutView) {
    if case .one(let only) = marked, only.refers(to: view) { marked = .none }
  }

  /// Forgets the changes of a subview that leaves.
  fileprivate final func forget(_ view: LayoutView) {
    unmark(view)
    contents.removeAll { $0.view.refers(to: view) }
    containers.removeAll { $0.view.refers(to: view) }
    others.removeAll { $0.refers(to: view) }
  }

  fileprivate final func forgetAll() {
    Self.empty(&contents)
    Self.empty(&containers)
    Self.empty(&others)
    Self.empty(&parts)
  }

  private static func empty<Edit>(_ edits: inout [Edit]) {
    if !edits.isEmpty { edits.removeAll(keepingCapacity: edits.count <= usualCount) }
  }
}

extension LayoutView {
  /// Whether the view is a plain one that is laid out like a container, because it does nothing but frame
  /// its subview.
  final var framesSubview: Bool { containerState.unretained?.use { $0.framesSubview } ?? false }

  // MARK: Changed subviews

  /// Notes that a subview has been marked as changed.
  final func listChanged(_ subview: LayoutView) {
    containerState.unretained?.use { changes in
      if case .none = changes.marked {
        changes.marked = .one(Unretained(subview))
      } else {
        changes.marked = .several
      }
    }
  }

  /// Notes that the flags of a subview are being removed by a search that begins there.
  final func unlistChanged(_ subview: LayoutView) { containerState?.unmark(subview) }

  /// Forgets the changes of a subview that leaves.
  final func forgetChanges(of subview: LayoutView) {
    containerState?.forget(subview)
  }

  /// Calls the body with every subview marked as changed, in their order, and forgets which these are: the
  /// flags are removed next.
  @inline(__always)
  final func takeChangedSubviews(_ body: (LayoutView) -> Void) {
    var marked = ContainerEdits.Marked.several
    containerState.unretained?.use { (marked, $0.marked) = ($0.marked, .none) }
    switch marked {
    case .none: break
    case .one(let view): view.use(body)
    case .several:
      subviewStorage.forEachUnretained { if $0.dirtyFlags.contains(.changed) { body($0) } }
    }
  }

  // MARK: Edits of contents

  /// Records, for the container around the view, whether only the content of the view changed. A container
  /// that must plan again anyway takes no note.
  final func noteEdit() {
    unretainedParent?.use { parent in
      guard !parent.dirtyFlags.contains(.compile) else { return }
      parent.containerState.unretained?.use { $0.note(self) }
    }
  }

  /// Notes that a part of the container changed, came or left, and nothing else in the container.
  final func partChanged(_ part: ObjectIdentifier) {
    if !dirtyFlags.contains(.compile), containerState?.note(part) == false {
      dirtyFlags.insert(.compile)
    }
    markPartChanged()
  }

  /// Notes that a subview came or left.
  final func subviewsChanged() {
    let notesParts = containerState.unretained?.use { $0.notesParts } ?? false
    if notesParts { markPartChanged() } else { markChanged() }
  }

  /// Whether something changed in a container, but nothing that the container knows about what lies
  /// inside it: whether some of it wraps, and how deeply containers are nested.
  final var knowsInside: Bool {
    guard let edits = editsOfPlan else { return false }
    // What leaves may have been the only text that wraps, or the only container. A container that changed
    // where there was none has come.
    let isPlain = composition == SubtreeComposition(nestedContainers: 1)
    return (isPlain && edits.containers.isEmpty || edits.parts.isEmpty && edits.others.isEmpty)
      && edits.contents.allSatisfy { edit in
        edit.view.use { $0.metrics.wraps == edit.before.wraps }
      }
      && edits.containers.allSatisfy { edit in edit.view.use { $0.composition } == edit.before }
      && edits.others.allSatisfy { view in
        view.use { $0.subviewStorage.isEmpty && !$0.isContainer && !$0.metrics.wraps }
      }
  }

  /// The changes since the last plan that the container may take over into it; nil if anything else
  /// changed in the container, or nothing.
  final var editsOfPlan: ContainerEdits? {
    guard let containerState, !containerState.isEmpty, !dirtyFlags.contains(.compile)
    else { return nil }
    return containerState
  }

  /// Forgets the changes, which are in the plan or make another one.
  final func forgetEdits() { containerState.unretained?.use { $0.forgetAll() } }
}

/// A content view of a container, with the metrics that its content had before it changed.
struct ContentEdit {
  var view: Unretained<LayoutView>
  var before: ContentMetrics
}

/// A container inside another one, with what the other one knew about it before it changed.
struct ContainerEdit {
  var view: Unretained<LayoutView>
  var before: SubtreeComposition
}
