// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// A number by which ``viewWithTag(_:)`` finds the view; -1 by default.
  ///
  /// It has no effect on the layout. In AppKit, only controls can set it, whose default is 0; other views
  /// override it.
  public final var tag: Int {
    get { rareProperties?.tag ?? RareProperties.defaultTag }
    set { setRare(to: newValue, from: tag) { $0.tag = $1 } }
  }

  /// Returns the view with a tag: this view itself, or else the nearest one inside it. Among equally near
  /// ones, it is the first. Nil if there is none.
  ///
  /// AppKit's counterpart has the same name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views in the subtree.
  public final func viewWithTag(_ tag: Int) -> LayoutView? {
    var level = [self]
    while !level.isEmpty {
      if let found = level.first(where: { $0.tag == tag }) { return found }
      level = level.flatMap { $0.subviewStorage }
    }
    return nil
  }
}
