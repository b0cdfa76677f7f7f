// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// After a solve, the views laid out by formula have rectangles that are not visible outside yet. When no
// phase of the update changes anything further, they are committed: frames are read from them.

extension LayoutEngine {
  /// Commits the rectangles of the views laid out by formula, and marks their containers, which
  /// place them. If the host is watching, it is told of each rectangle that changes.
  func commitFormulas(isWatched: Bool) {
    if isWatched {
      // In the order of the tree.
      following.containers.forEachUnretained { if $0.isUncommitted { commitWatched($0) } }
    }
    following.uncommitted.forEachUnretained { record in
      guard record.isUncommitted else { return }
      record.isUncommitted = false
      guard let contents = record.contents else { return }
      let change = contents.commit()
      record.unretainedView.use { container in
        switch change {
        case .nothing: break
        case .noted: container.needLayoutOfNoted(because: nil)
        case .everything: container.needLayout(because: nil)
        }
      }
    }
    following.uncommitted.removeAll(keepingCapacity: true)
  }

  /// Commits the rectangles of the views in a container, and tells the host of each that changes.
  private func commitWatched(_ record: ContainerRecord) {
    record.isUncommitted = false
    let contents = known(record.contents)
    let views = record.view.subviewStorage.filter { $0.formulaIndex >= 0 }
    let before = views.map { rect(of: $0) }
    guard contents.commit() != .nothing else { return }
    if views.isEmpty { record.view.needLayout(because: nil) }
    for (view, old) in zip(views, before) {
      guard let rect = rect(of: view), rect != old else { continue }
      host?.noteValues(of: view, old, rect)
      record.view.needLayout(because: "other solved values of \(view.label)")
    }
  }

  /// Notes that the contents of a container may have other rectangles than those that are committed. (A
  /// measuring engine commits nothing.)
  func noteUncommitted(_ record: ContainerRecord) {
    guard !memory.isMeasuring, !record.isUncommitted else { return }
    record.isUncommitted = true
    following.uncommitted.append(record)
  }
}
