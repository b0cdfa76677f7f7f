// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a view waits for.
struct Marks: OptionSet {
  var rawValue: UInt16

  /// Something in the view's subtree changed since the subtree was last brought up to date. A view
  /// with this mark has it on all its ancestors.
  static let changed = Marks(rawValue: 1)
  /// The container's wanted constraints are to be made again.
  static let compile = Marks(rawValue: 2)
  /// `updateConstraints()` is due.
  static let update = Marks(rawValue: 4)
  /// `layout()` is due.
  static let layout = Marks(rawValue: 8)
  /// `layout()` is due somewhere below.
  static let layoutBelow = Marks(rawValue: 16)
  /// The content's size is to be read again.
  static let content = Marks(rawValue: 32)
}

extension LayoutView {
  /// Asks for the container's wanted constraints to be made again in the next pass.
  final func setNeedsCompile() {
    marks.insert(.compile)
    markChanged()
  }

  /// Notes that something in the subtree changed, here and in every ancestor.
  final func markChanged() {
    fatalError()
  }
}
