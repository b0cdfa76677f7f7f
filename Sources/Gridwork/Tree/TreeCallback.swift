// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A method of the app that the library calls in the middle of an update of a tree, when half of the tree
/// is still as it was before. What such a method may do is limited; see the article on embedding.
enum TreeCallback {
  /// The size, the height for a width, the baselines or the alignment insets of a view are read.
  case measuring(LayoutView)
  /// `updateConstraints()` of a view is running.
  case updatingConstraints(LayoutView)
  /// The delegate of a stack hears which views are detached or back.
  case announcing(LayoutView)

  fileprivate var words: String {
    switch self {
    case .measuring(let view): "while \(view.label) is measured"
    case .updatingConstraints(let view): "while updateConstraints() of \(view.label) is running"
    case .announcing(let view):
      "while the delegate of \(view.label) is told which views are detached or back"
    }
  }
}

extension LayoutView {
  /// Calls a method of the app, and remembers meanwhile what the whole tree is doing.
  @inline(__always)
  final func calling<Result>(
    _ callback: (LayoutView) -> TreeCallback, _ method: () -> Result
  ) -> Result {
    let clock = ownClock
    let outer = clock.callback
    clock.callback = callback(self)
    defer { clock.callback = outer }
    return method()
  }

  /// The method of the app that is running in the middle of an update of the tree; nil at other times.
  final var treeCallback: TreeCallback? { clock.unretained?.use { $0.callback } ?? nil }

  /// Stops the program if the tree is being measured: what is calculated then would mix the tree before
  /// the change with the tree after it.
  @inline(__always)
  final func checkMayChange() {
    if case .measuring? = treeCallback { refuseChange() }
  }

  @inline(never)
  private final func refuseChange() {
    guard let treeCallback else { return }
    programmerError(
      "\(label) cannot be changed \(treeCallback.words): the layout in progress is calculated from the "
        + "tree as it is. Change it before the layout, in updateConstraints() or in layout().")
  }

  /// Stops the program if the tree is in the middle of an update, when no answer about the layout would be
  /// true.
  final func checkMayAsk() {
    guard let treeCallback else { return }
    programmerError(
      "The layout of \(label) cannot be asked for \(treeCallback.words): it is not known yet. Ask before "
        + "the layout, in layout() or after the layout.")
  }
}
